import Foundation

open class NSParagraphStyle: NSObject {
  public static let `default` = NSParagraphStyle()
  open override func mutableCopy() -> Any { NSMutableParagraphStyle() }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
  open var paragraphSpacingBefore: CGFloat = 0
  open var hyphenationFactor: Float = 0
  open var baseWritingDirection = 0
  open var lineBreakStrategy = 0
  open var tabStops: [Any] = []
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(rawValue: 1), thick = Self(rawValue: 2), double = Self(rawValue: 9)
}

open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowColor: Any?
  open var shadowBlurRadius: CGFloat = 0
}

open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  public convenience init(image: UIImage) { self.init() }
}

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont"), foregroundColor = Self(rawValue: "NSColor"),
    backgroundColor = Self(rawValue: "NSBackgroundColor"),
    paragraphStyle = Self(rawValue: "NSParagraphStyle"), kern = Self(rawValue: "NSKern"),
    underlineStyle = Self(rawValue: "NSUnderline"), underlineColor = Self(rawValue: "NSUC"),
    strikethroughStyle = Self(rawValue: "NSStrike"), strikethroughColor = Self(rawValue: "NSSC"),
    link = Self(rawValue: "NSLink"), baselineOffset = Self(rawValue: "NSBO"),
    attachment = Self(rawValue: "NSAttachment"), shadow = Self(rawValue: "NSShadow"),
    strokeColor = Self(rawValue: "NSStrokeColor"), strokeWidth = Self(rawValue: "NSStrokeWidth"),
    ligature = Self(rawValue: "NSLigature"), tracking = Self(rawValue: "tracking")
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) { self.init(string: " ") }
  public func size() -> CGSize { CGSize(width: Double(length) * 8, height: 20) }
  public func boundingRect(with s: CGSize, options: NSStringDrawingOptions = [], context: Any?) -> CGRect {
    CGRect(origin: .zero, size: size())
  }
}

extension NSString {
  public func size(withAttributes: [NSAttributedString.Key: Any]?) -> CGSize {
    Recorder.note("text measured in code")
    return CGSize(width: Double(length) * 8, height: 20)
  }
  public func boundingRect(
    with s: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]?,
    context: Any?
  ) -> CGRect {
    Recorder.note("text measured in code")
    return CGRect(x: 0, y: 0, width: s.width, height: 20)
  }
  public func draw(in r: CGRect, withAttributes: [NSAttributedString.Key: Any]?) {}
  public func draw(at r: CGPoint, withAttributes: [NSAttributedString.Key: Any]?) {}
}

extension String {
  public func size(withAttributes a: [NSAttributedString.Key: Any]?) -> CGSize {
    NSString(string: self).size(withAttributes: a)
  }
  public func boundingRect(
    with s: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]?,
    context: Any?
  ) -> CGRect {
    NSString(string: self).boundingRect(with: s, options: options, attributes: attributes, context: context)
  }
}
