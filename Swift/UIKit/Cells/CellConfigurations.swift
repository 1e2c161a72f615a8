import Foundation

public struct UICellConfigurationState {
  public var isSelected = false, isHighlighted = false, isEditing = false
}

public struct UIListContentConfiguration {
  public var text: String?, secondaryText: String?, image: UIImage?
  public var textProperties = TP(), secondaryTextProperties = TP()
  public var imageProperties = IP()
  public struct TP {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var alignment = NSTextAlignment.natural
    public var adjustsFontForContentSizeCategory = true
  }
  public struct IP {
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero, reservedLayoutSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  public var attributedText: NSAttributedString?
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 0
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public init() {}
  public static func cell() -> Self { .init() }
  public static func subtitleCell() -> Self { .init() }
  public static func valueCell() -> Self { .init() }
  public static func plainHeader() -> Self { .init() }
  public static func groupedHeader() -> Self { .init() }
}
