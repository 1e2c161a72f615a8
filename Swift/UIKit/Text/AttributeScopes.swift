import Foundation

extension AttributeScopes {
  /// The attributes that UIKit gives to texts.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let shadow: ShadowAttribute
    public let foundation: FoundationAttributes
  }
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
  }
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
  }
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "tracking"
  }
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSBO"
  }
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSUnderline"
  }
  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSUC"
  }
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSStrike"
  }
  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSSC"
  }
  public enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrokeColor"
  }
  public enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSStrokeWidth"
  }
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = "NSParagraphStyle"
  }
  public enum ShadowAttribute: AttributedStringKey {
    public typealias Value = NSShadow
    public static let name = "NSShadow"
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension UIFont: @unchecked Sendable {}

extension UIColor: @unchecked Sendable {}

extension NSParagraphStyle: @unchecked Sendable {}

extension NSShadow: @unchecked Sendable {}

extension NSUnderlineStyle: Hashable {}

extension AttributeContainer {
  /// The attributes of a dictionary that say how a text looks.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = attributes[.font] as? UIFont
    self.foregroundColor = attributes[.foregroundColor] as? UIColor
    self.backgroundColor = attributes[.backgroundColor] as? UIColor
    self.kern = attributes[.kern] as? CGFloat
    self.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
  }
}
