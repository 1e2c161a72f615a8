import Foundation

public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ second: String) { rawValue = second }
}

public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false,
    isPinned = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public struct UICellConfigurationState: UIConfigurationState {
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }
  public var traitCollection: UITraitCollection
  public var isSelected = false, isHighlighted = false, isEditing = false, isDisabled = false,
    isFocused = false,
    isExpanded = false, isSwiped = false, isReordering = false, isPinned = false
  public var cellDragState = DragState.none, cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

public protocol UIContentView: AnyObject {
  var configuration: UIContentConfiguration { get set }
}

extension UIContentView {
  public func supports(_ configuration: UIContentConfiguration) -> Bool { true }
}

public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: UIConfigurationState) -> Self
}

open class UIListContentView: UIView, UIContentView {
  open var configuration: UIContentConfiguration
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }
  open var textLayoutGuide: UILayoutGuide? { layoutMarginsGuide }
  open var secondaryTextLayoutGuide: UILayoutGuide? { nil }
  open var imageLayoutGuide: UILayoutGuide? { nil }
}

public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?, secondaryText: String?, image: UIImage?
  public var textProperties = TextProperties(), secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var transform = TextTransform.none
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false
    public var allowsDefaultTighteningForTruncation = false
    public var minimumScaleFactor: CGFloat = 0
    public var showsExpansionTextWhenTruncated = false
  }
  public struct ImageProperties {
    public static let standardDimension: CGFloat = 40
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var maximumSize = CGSize.zero, reservedLayoutSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
  }
  public var attributedText: NSAttributedString?, secondaryAttributedText: NSAttributedString?
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  public var alpha: CGFloat = 1
  public init() {}
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: UIConfigurationState) -> Self { self }
  public static func cell() -> Self { .init() }
  public static func subtitleCell() -> Self { .init() }
  public static func valueCell() -> Self { .init() }
  public static func plainHeader() -> Self { .init() }
  public static func plainFooter() -> Self { .init() }
  public static func groupedHeader() -> Self { .init() }
  public static func groupedFooter() -> Self { .init() }
  public static func prominentInsetGroupedHeader() -> Self { .init() }
  public static func extraProminentInsetGroupedHeader() -> Self { .init() }
  public static func sidebarCell() -> Self { .init() }
  public static func sidebarSubtitleCell() -> Self { .init() }
  public static func accompaniedSidebarCell() -> Self { .init() }
  public static func accompaniedSidebarSubtitleCell() -> Self { .init() }
  public static func sidebarHeader() -> Self { .init() }
}

public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2), both = Self(rawValue: 3)
}
