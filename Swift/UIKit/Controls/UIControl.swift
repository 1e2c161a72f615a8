import Foundation

open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = Self([]), highlighted = Self(rawValue: 1), disabled = Self(rawValue: 2),
      selected = Self(rawValue: 4), focused = Self(rawValue: 8), application = Self(rawValue: 0xff_0000),
      reserved = Self(rawValue: 0xff00_0000)
  }
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Self(rawValue: 1), touchDownRepeat = Self(rawValue: 2),
      touchDragInside = Self(rawValue: 4), touchDragOutside = Self(rawValue: 8),
      touchDragEnter = Self(rawValue: 16), touchDragExit = Self(rawValue: 32),
      touchUpInside = Self(rawValue: 64), touchUpOutside = Self(rawValue: 128),
      touchCancel = Self(rawValue: 256), valueChanged = Self(rawValue: 4096),
      primaryActionTriggered = Self(rawValue: 8192), editingDidBegin = Self(rawValue: 65536),
      editingChanged = Self(rawValue: 131072), editingDidEnd = Self(rawValue: 262144),
      editingDidEndOnExit = Self(rawValue: 524288), allTouchEvents = Self(rawValue: 4095),
      allEditingEvents = Self(rawValue: 0xf0000), applicationReserved = Self(rawValue: 0x0f00_0000),
      systemReserved = Self(rawValue: 0xf000_0000), allEvents = Self(rawValue: 0xffffffff),
      menuActionTriggered = Self(rawValue: 1 << 14)
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var state: State {
    State(rawValue: (isSelected ? 4 : 0) | (isEnabled ? 0 : 2) | (isHighlighted ? 1 : 0))
  }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var isSymbolAnimationEnabled = false
  open var toolTip: String?
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { contentHorizontalAlignment }
  open var allControlEvents: Event { [] }
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  open func enumerateEventHandlers(_ body: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {}
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
  open func sendAction(_ action: UIAction) { action.handler(action) }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {}
  var targets: [(AnyObject?, String, Event)] = [], actions: [(UIAction, Event)] = []
  open func addTarget(_ target: Any?, action: Selector, for event: Event) {
    targets.append((target.map { $0 as AnyObject }, action.name, event))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for event: Event) {
    targets.removeAll { known in
      (target == nil || known.0 === target as AnyObject) && (action == nil || known.1 == action?.name)
    }
  }
  open func addAction(_ action: UIAction, for event: Event) { actions.append((action, event)) }
  open func removeAction(_ action: UIAction, for event: Event) {}
  open func removeAction(identifiedBy: UIAction.Identifier, for event: Event) {}
  open func sendActions(for event: Event) {
    for (t, s, ev) in targets where !ev.isDisjoint(with: event) {
      if !runMethod(s, on: t, with: self) { Recorder.note("action \(s) not run") }
    }
    for (a, ev) in actions where !ev.isDisjoint(with: event) { a.handler(a) }
  }
  open func sendAction(_ selector: Selector, to: Any?, for event: UIEvent?) {}
  open func actions(forTarget: Any?, forControlEvent: Event) -> [String]? { nil }
  open var allTargets: Set<AnyHashable> { [] }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }
}
