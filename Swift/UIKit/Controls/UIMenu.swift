import Foundation

open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ s: String) { rawValue = s }
  }
  let handler: (UIAction) -> Void
  open var sender: Any? { nil }
  open var title: String
  open var image: UIImage?
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.title = title
    self.image = image
  }
}

open class UIMenuElement: NSObject {
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
      singleSelection = Self(rawValue: 32)
  }
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {}
}
