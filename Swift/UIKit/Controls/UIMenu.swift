import Foundation

open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ second: String) { rawValue = second }
  }
  let handler: (UIAction) -> Void
  open var sender: Any? { nil }
  open var image: UIImage?
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier("")
    (self.image, self.attributes, self.state) = (image, attributes, state)
    super.init()
    (self.title, self.subtitle) = (title, subtitle)
  }
}

open class UIMenuElement: NSObject {
  open var title = ""
  open var subtitle: String?
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Self(rawValue: 1), destructive = Self(rawValue: 2),
      hidden = Self(rawValue: 4), keepsMenuPresented = Self(rawValue: 8)
  }
  public enum State: Int, Sendable { case off, on, mixed }
}

open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Self(rawValue: 1), destructive = Self(rawValue: 2),
      singleSelection = Self(rawValue: 32), displayAsPalette = Self(rawValue: 128)
  }
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ second: String) { rawValue = second }
    public static let edit = Self("edit"), view = Self("view"), file = Self("file"), root = Self("root"),
      format = Self("format"), help = Self("help"), application = Self("application"),
      window = Self("window"),
      standardEdit = Self("standardEdit"), share = Self("share"), lookup = Self("lookup"),
      replace = Self("replace"), learn = Self("learn")
  }
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  public let children: [UIMenuElement]
  public let options: Options
  public let identifier: Identifier
  open var image: UIImage?
  open var preferredElementSize = ElementSize.large
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    (self.children, self.options, self.identifier) = (children, options, identifier ?? Identifier(""))
    self.image = image
    super.init()
    (self.title, self.subtitle) = (title, subtitle)
  }
  open var selectedElements: [UIMenuElement] { [] }
  open func replacingChildren(_ list: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: list)
  }
}

open class UIDeferredMenuElement: UIMenuElement {
  public init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {}
  open class func uncached(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    -> UIDeferredMenuElement
  { UIDeferredMenuElement(provider) }
}
