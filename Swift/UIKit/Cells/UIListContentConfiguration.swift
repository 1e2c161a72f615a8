import Foundation

public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?, secondaryText: String?, image: UIImage?
  public var textProperties = TextProperties(), secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UILabel.usualColor
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
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The sides are those of the cell unless the code says otherwise.
  public var directionalLayoutMargins = usualMargins
  static let usualMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  public var alpha: CGFloat = 1
  public init() { secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1) }
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: UIConfigurationState) -> Self { self }

  private init(
    _ style: UIFont.TextStyle, secondary: UIFont.TextStyle = .caption1, margin: CGFloat = 11,
    transform: TextProperties.TextTransform = .none
  ) {
    textProperties.font = .preferredFont(forTextStyle: style)
    textProperties.transform = transform
    secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    (directionalLayoutMargins.top, directionalLayoutMargins.bottom) = (margin, margin)
  }
  private static let valued: Self = {
    var value = Self(.body, secondary: .body)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }()
  public static func cell() -> Self { .init(.body) }
  public static func subtitleCell() -> Self { .init(.body, margin: 9.5) }
  public static func valueCell() -> Self { valued }
  public static func plainHeader() -> Self { .init(.headline, margin: 4) }
  public static func plainFooter() -> Self { .init(.footnote, margin: 4) }
  public static func groupedHeader() -> Self { .init(.footnote, transform: .uppercase) }
  public static func groupedFooter() -> Self { .init(.footnote, margin: 8) }
  public static func prominentInsetGroupedHeader() -> Self { .init(.title3) }
  public static func extraProminentInsetGroupedHeader() -> Self { .init(.title2) }
  public static func sidebarCell() -> Self { .init(.body) }
  public static func sidebarSubtitleCell() -> Self { .init(.body, margin: 9.5) }
  public static func accompaniedSidebarCell() -> Self { .init(.body) }
  public static func accompaniedSidebarSubtitleCell() -> Self { .init(.body, margin: 9.5) }
  public static func sidebarHeader() -> Self { .init(.headline) }
}
