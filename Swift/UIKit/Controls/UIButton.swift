import Foundation

open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    public static var roundedRect: ButtonType { .system }

    /// What VoiceOver reads of a button that the system draws.
    var spokenLabel: String? {
      switch self {
      case .close: "Close"
      case .contactAdd: "Add"
      case .detailDisclosure, .infoLight, .infoDark: "More Info"
      case .custom, .system, .plain: nil
      }
    }
  }
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type == .system { ownTitleLabel?.font = .systemFont(ofSize: 15) }
    accessibilityLabel = type.spokenLabel
  }
  public convenience init(type: ButtonType = .system, primaryAction action: UIAction?) {
    self.init(type: type)
    if let action {
      addAction(action, for: .touchUpInside)
      titles[0] = action.title
    }
  }
  public convenience init(configuration: Configuration, primaryAction action: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let action {
      addAction(action, for: .touchUpInside)
      if self.configuration?.title == nil { self.configuration?.title = action.title }
    }
  }
  public convenience init(frame: CGRect, primaryAction action: UIAction?) {
    self.init(frame: frame)
    if let action { addAction(action, for: .touchUpInside) }
  }
  open private(set) var buttonType = ButtonType.custom
  open var role = Role.normal
  var titles: [UInt: String] = [:], attributedTitles: [UInt: NSAttributedString] = [:],
    images: [UInt: UIImage] = [:], titleColors: [UInt: UIColor] = [:]
  lazy var ownTitleLabel: UILabel? = {
    let l = UILabel()
    l.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    l.lineBreakMode = .byTruncatingMiddle
    return l
  }()
  lazy var ownImageView: UIImageView = {
    let l = UIImageView()
    return l
  }()
  open var titleLabel: UILabel? { ownTitleLabel }
  open var imageView: UIImageView? { ownImageView }
  open var subtitleLabel: UILabel? { nil }
  open func setTitle(_ text: String?, for state: State) { titles[state.rawValue] = text }
  open func setAttributedTitle(_ text: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = text
    if state == .normal, let font = text?.onlyFont { ownTitleLabel?.font = font }
    if text?.hasSeveralFonts == true { Recorder.noteHere("attributed title: fonts of runs not taken") }
  }
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state.rawValue] = color }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    if state == .normal { hasBackgroundImage = image != nil }
  }
  /// True where the code gives the button an image under its title.
  private(set) var hasBackgroundImage = false
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn: State)
  {}
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state.rawValue] }
  open func backgroundImage(for state: State) -> UIImage? { nil }
  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { nil }
  open var currentTitleShadowColor: UIColor? { nil }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { nil }
  open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?
  open var preferredMenuElementOrder = 0
  open var preferredBehavioralStyle = 0
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let target, let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  open var currentTitleColor: UIColor { titleColors[0] ?? .systemBlue }
  open var currentAttributedTitle: NSAttributedString? { attributedTitles[0] }
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var menu: UIMenu?
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var automaticallyUpdatesConfiguration = true
  open var isPointerInteractionEnabled = false
  open var isHovered = false
  open var reversesTitleShadowWhenHighlighted = false
  open var changesSelectionAsPrimaryAction = false
  open var tintConfiguration = 0
  open var configuration: Configuration?
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration() {}
  open func imageRect(forContentRect rect: CGRect) -> CGRect { rect }
  open func titleRect(forContentRect rect: CGRect) -> CGRect { rect }
  open func contentRect(forBounds rect: CGRect) -> CGRect { rect }
  open func backgroundRect(forBounds rect: CGRect) -> CGRect { rect }
  public struct Configuration: Sendable {
    public enum Size: Sendable { case mini, small, medium, large }
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
    public enum MacIdiomStyle: Sendable { case automatic, bordered, borderless, borderlessTinted }
    public enum Indicator: Sendable { case automatic, none, popup }
    var style: String
    public var title: String?
    public var subtitle: String? { didSet { places.subtitle = Recorder.place } }
    nonisolated(unsafe) public var image: UIImage?
    nonisolated(unsafe) public var attributedTitle: AttributedString?
    nonisolated(unsafe) public var attributedSubtitle: AttributedString? {
      didSet { places.subtitle = Recorder.place }
    }
    /// Where the code sets what nobody knows the room of.
    nonisolated(unsafe) var places = Places()
    struct Places { var subtitle, buttonSize, indicator, activity: SourcePlace? }
    nonisolated(unsafe) public var baseBackgroundColor: UIColor?, baseForegroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    var hasOwnInsets: Bool {
      contentInsets != NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { places.buttonSize = Recorder.place } }
    public var imagePadding: CGFloat = 0, titlePadding: CGFloat = 1, imageReservation: CGFloat = 0
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var titleAlignment = TitleAlignment.automatic
    public var showsActivityIndicator = false { didSet { places.activity = Recorder.place } }
    public var background = UIBackgroundConfiguration()
    nonisolated(unsafe) public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    nonisolated(unsafe) public var subtitleTextAttributesTransformer:
      UIConfigurationTextAttributesTransformer?
    nonisolated(unsafe) public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var indicator = Indicator.automatic { didSet { places.indicator = Recorder.place } }
    nonisolated(unsafe) public var imageColorTransformer: UIConfigurationColorTransformer?
    nonisolated(unsafe) public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var automaticallyUpdateForSelection = true
    public static func plain() -> Self { .init(style: "plain") }
    public static func filled() -> Self { .init(style: "filled") }
    public static func gray() -> Self { .init(style: "gray") }
    public static func tinted() -> Self { .init(style: "tinted") }
    public static func borderless() -> Self { .init(style: "plain") }
    public static func bordered() -> Self { .init(style: "gray") }
    public static func borderedProminent() -> Self { .init(style: "filled") }
    public static func borderedTinted() -> Self { .init(style: "tinted") }
    init(style: String) { self.style = style }
    public func updated(for button: UIButton) -> Self { self }
    public mutating func setDefaultContentInsets() {}
  }
  override var recordedSize: CGSize? { sizeByImage }
}

public struct UIBackgroundConfiguration: Sendable {
  nonisolated(unsafe) public var backgroundColor: UIColor?, strokeColor: UIColor?
  public var cornerRadius: CGFloat = 0, strokeWidth: CGFloat = 0
  nonisolated(unsafe) public var image: UIImage?
  nonisolated(unsafe) public var visualEffect: UIVisualEffect?
  nonisolated(unsafe) public var customView: UIView?
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public static func clear() -> Self { .init() }
  public static func listPlainCell() -> Self { .init() }
  public static func listGroupedCell() -> Self { .init() }
  public static func listCell() -> Self { .init() }
  public static func listHeader() -> Self { .init() }
  public static func listFooter() -> Self { .init() }
  public static func listPlainHeaderFooter() -> Self { .init() }
  public static func listGroupedHeaderFooter() -> Self { .init() }
  public static func listSidebarCell() -> Self { .init() }
  public static func listSidebarHeader() -> Self { .init() }
  public static func listAccompaniedSidebarCell() -> Self { .init() }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  nonisolated(unsafe) public var backgroundColorTransformer: UIConfigurationColorTransformer?
  nonisolated(unsafe) public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeOutset: CGFloat = 0
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public init() {}
}

public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIButton.Configuration {
  /// The font that the title is set in, where the code names one.
  var titleFont: UIFont? {
    titleTextAttributesTransformer.flatMap { $0.transform(AttributeContainer()).font }
      ?? attributedTitle?.font
  }
}

public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ first: @escaping (UIColor) -> UIColor) { transform = first }
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
  nonisolated(unsafe) public static let grayscale = Self { $0 }, monochromeTint = Self { $0 },
    preferredTint = Self { $0 }
}
