import Foundation

open class UINib: NSObject {
  public init(nibName: String, bundle: Bundle?) { Recorder.note("xib '\(nibName)' named") }
  public init(data: Data, bundle: Bundle?) {}
  open func instantiate(withOwner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}

open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { Recorder.note("storyboard '\(name)' named") }
  open func instantiateViewController(withIdentifier: String) -> UIViewController { UIViewController() }
  open func instantiateInitialViewController() -> UIViewController? { UIViewController() }
  open func instantiateViewController<V: UIViewController>(
    identifier: String, creator: ((NSCoder) -> V?)? = nil
  ) -> V { fatalError("storyboards are not read") }
  open func instantiateInitialViewController<V: UIViewController>(creator: ((NSCoder) -> V?)?) -> V? { nil }
}

open class UIStoryboardUnwindSegueSource: NSObject {}

open class UIStoryboardSegue: NSObject {
  private let ends: (source: UIViewController, destination: UIViewController)?
  private let name: String?
  override init() { (ends, name) = (nil, nil) }
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (name, ends) = (identifier, (source, destination))
  }
  open func perform() {}
  open var destination: UIViewController { ends?.destination ?? UIViewController() }
  open var source: UIViewController { ends?.source ?? UIViewController() }
  open var identifier: String? { name }
}
