import Foundation

open class UINib: NSObject {
  public init(nibName: String, bundle: Bundle?) { Recorder.note("xib '\(nibName)' named") }
  open func instantiate(withOwner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}

open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { Recorder.note("storyboard '\(name)' named") }
  open func instantiateViewController(withIdentifier: String) -> UIViewController { UIViewController() }
  open func instantiateInitialViewController() -> UIViewController? { UIViewController() }
}

open class UIStoryboardSegue: NSObject {
  open var destination: UIViewController { UIViewController() }
  open var source: UIViewController { UIViewController() }
  open var identifier: String? { nil }
}
