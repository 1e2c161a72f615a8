import Foundation

public protocol NSItemProviderReading: AnyObject {}

public protocol NSItemProviderWriting: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {}

open class NSItemProvider: NSObject {
  public override init() { super.init() }
  public init(object: NSItemProviderWriting) { super.init() }
  public init(item: Any?, typeIdentifier: String?) { super.init() }
  public init?(contentsOf url: URL!) { super.init() }
  open var suggestedName: String?
  open var registeredTypeIdentifiers: [String] { [] }
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
  open func canLoadObject(ofClass type: NSItemProviderReading.Type) -> Bool { false }
  @discardableResult open func loadObject(
    ofClass type: NSItemProviderReading.Type,
    completionHandler: @escaping (NSItemProviderReading?, Error?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?
}

open class UIDragPreview: NSObject {
  public init(view: UIView) {}
  public init(view: UIView, parameters: UIPreviewParameters) {}
}

open class UIDragPreviewParameters: UIPreviewParameters {}

open class UITargetedDragPreview: UITargetedPreview {}

open class UIDragPreviewTarget: UIPreviewTarget {}

public protocol UIDragDropSession: AnyObject {}

extension UIDragDropSession {
  public var items: [UIDragItem] { [] }
  public var allowsMoveOperation: Bool { true }
  public func location(in view: UIView) -> CGPoint { .zero }
  public func hasItemsConforming(toTypeIdentifiers: [String]) -> Bool { false }
  public func canLoadObjects(ofClass type: NSItemProviderReading.Type) -> Bool { false }
}

public protocol UIDragSession: UIDragDropSession { var localContext: Any? { get set } }

public protocol UIDropSession: UIDragDropSession {}

extension UIDropSession {
  public var localDragSession: UIDragSession? { nil }
  @discardableResult public func loadObjects(
    ofClass type: NSItemProviderReading.Type, completion: @escaping ([NSItemProviderReading]) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  public init(operation: UIDropOperation) { self.operation = operation }
  open var isPrecise = false
}

open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public convenience init(operation: UIDropOperation, intent: Intent) { self.init(operation: operation) }
}

open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  public convenience init(operation: UIDropOperation, intent: Intent) { self.init(operation: operation) }
}

public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: UIDropSession { get }
}

extension UICollectionViewDropCoordinator {
  @discardableResult public func drop(_ item: UIDragItem, toItemAt path: IndexPath) -> UIDragAnimating {
    UIDragAnimating()
  }
}

public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

public protocol UITableViewDropCoordinator: AnyObject {
  var items: [UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var session: UIDropSession { get }
}

extension UITableViewDropCoordinator {
  @discardableResult public func drop(_ item: UIDragItem, toRowAt path: IndexPath) -> UIDragAnimating {
    UIDragAnimating()
  }
}

open class UIDragAnimating: NSObject {
  open func addAnimations(_ body: @escaping () -> Void) {}
  open func addCompletion(_ body: @escaping (UIViewAnimatingPosition) -> Void) {}
}

open class UIDragInteraction: NSObject, UIInteraction {
  public init(delegate: UIDragInteractionDelegate) {}
  open weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false
}

open class UIDropInteraction: NSObject, UIInteraction {
  public init(delegate: UIDropInteractionDelegate) {}
  open weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}
