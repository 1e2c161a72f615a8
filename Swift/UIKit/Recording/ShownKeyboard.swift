import Foundation

/// The keyboard as it comes up, and what the code's answer to it is: numbers that are the keyboard's height are as high as
/// it on each device, and recorded so.
struct ShownKeyboard {
  private let root: UIView
  private let constants: [ObjectIdentifier: CGFloat]
  private let insets: [ObjectIdentifier: UIEdgeInsets]
  private let height = Recorder.traits.keyboard
  /// How much of the keyboard the bottom safe area has anyway.
  private let safe = Recorder.traits.insets.bottom
  /// The most points that are taken for a distance between a view and the keyboard.
  private static let farthest: CGFloat = 60

  /// Remembers what is so before it comes up.
  init(over root: UIView) {
    self.root = root
    constants = Dictionary(
      Recorder.constraints.all.map { (ObjectIdentifier($0), $0.constant) },
      uniquingKeysWith: { one, _ in one })
    insets = Dictionary(
      Self.scrolls(in: root).map { (ObjectIdentifier($0), $0.contentInset) },
      uniquingKeysWith: { one, _ in one })
  }

  private static func scrolls(in root: UIView) -> [UIScrollView] {
    RecordedTree.views(in: root).compactMap { $0 as? UIScrollView }
  }

  /// Lets those who asked know that it has come up.
  func show() {
    let size = Recorder.traits.size
    let frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification,
    ] {
      let notification = Notification(name: name, object: nil, userInfo: information)
      for observer in Recorder.keyboardObservers where observer.name == name {
        _ = runMethod(observer.action, on: observer.target, with: notification)
      }
      NotificationCenter.default.post(notification)
    }
    if root.record.frame.origin != .zero {
      Recorder.note("the keyboard moves the root, which isn't recorded")
    }
    let constraints = Recorder.constraints.all.filter { isChanged($0) && !tie($0) }
    let scrolls = Self.scrolls(in: root).filter { isChanged($0) && !tie($0) }
    // What is left may be as high as the keyboard in a way of its own: other windows say.
    if !constraints.isEmpty || !scrolls.isEmpty { Recorder.touch(.window) }
  }

  // MARK: Constraints

  private func isChanged(_ constraint: NSLayoutConstraint) -> Bool {
    constants[ObjectIdentifier(constraint)].map { $0 != constraint.constant } ?? false
  }

  /// Ties to the keyboard's top edge what the code has put that far from the bottom; false for all else.
  private func tie(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.multiplier == 1 else { return false }
    let (guide, place) = (root.keyboardLayoutGuide, constraint.changedAt)
    defer { constraint.changedAt = place }
    if let bottom = distance(to: constraint.s, constraint.secondAttribute) {
      let rest = constraint.constant + height - bottom
      guard isDistance(-rest) else { return false }
      (constraint.s, constraint.secondAttribute, constraint.constant) = (guide, .top, rest)
      return true
    }
    if let bottom = distance(to: constraint.f, constraint.firstAttribute) {
      let rest = constraint.constant - height + bottom
      guard isDistance(rest) else { return false }
      (constraint.f, constraint.firstAttribute, constraint.constant) = (guide, .top, rest)
      return true
    }
    return false
  }

  /// How far above the window's bottom edge an anchor lies; nil for what isn't at the bottom.
  private func distance(to item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    if item === root { return attribute == .bottom ? 0 : nil }
    guard let guide = item as? UILayoutGuide, guide.owningView === root else { return nil }
    switch (guide.role, attribute) {
    case ("safeArea", .bottom), ("bottom", .top): return safe
    default: return nil
    }
  }

  /// True for a distance above the keyboard by itself, rather than the safe area's height, which other devices have of
  /// another size.
  private func isDistance(_ above: CGFloat) -> Bool {
    (0...Self.farthest).contains(above) && above == above.rounded() && (above == 0 || above != safe)
  }

  // MARK: Insets

  private func isChanged(_ scroll: UIScrollView) -> Bool {
    insets[ObjectIdentifier(scroll)].map { $0 != scroll.contentInset } ?? false
  }

  /// Lets a scroll view to whose insets the code adds the keyboard do so by itself, as the design says it.
  private func tie(_ scroll: UIScrollView) -> Bool {
    let before = insets[ObjectIdentifier(scroll)] ?? .zero
    let bottom = scroll.contentInset.bottom
    guard [bottom, bottom - before.bottom].contains(where: { $0 == height || $0 == height - safe }) else {
      return false
    }
    scroll.contentInset.bottom = before.bottom
    if scroll.verticalScrollIndicatorInsets.bottom >= height - safe {
      scroll.verticalScrollIndicatorInsets.bottom = 0
    }
    Recorder.keyboardScrolls.insert(ObjectIdentifier(scroll))
    return true
  }
}
