import Foundation

open class UIDynamicAnimator: NSObject {}

open class UIPointerInteraction: NSObject {}

open class UIContextMenuInteraction: NSObject { public init(delegate: Any) {} }

open class UIContextMenuConfiguration: NSObject {
  public convenience init(
    identifier: NSCopying?, previewProvider: (() -> UIViewController?)?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)?
  ) { self.init() }
}

open class UIDragInteraction: NSObject {}

open class UITextInteraction: NSObject {}
