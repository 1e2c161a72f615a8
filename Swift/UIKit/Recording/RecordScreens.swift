import Foundation

/// Records a screen for each line that the workbench sends, until there are no more; the makers make them anew each
/// time.
///
/// `contracts` make what keeps protocols that are declared elsewhere.
public func recordScreens(
  of module: String, _ makers: [String: () -> Any?], contracts: [String: () -> Any?] = [:]
) {
  Pipe.open()
  LastPlace.sayWhenStopped()
  Recorder.makers = makers.merging(contracts) { first, _ in first }
  SourcePlace.ownModule = module
  while true {
    let wish = Pipe.read()
    FixedClock.beginRun()
    Recorder.begin(RecordedTraits(wish))
    guard let make = makers[wish["class"] as? String ?? ""] else {
      Pipe.write(Line.object([("failure", Line.quoted("no such class"))]))
      continue
    }
    Pipe.write(Recording(taps: wish["taps"] as? [String] ?? []).line(make))
  }
}

/// One run: makes the screen, shows it, taps what is to be tapped.
struct Recording {
  let taps: [String]

  func line(_ make: () -> Any?) -> String {
    if let part = Recorder.traits.part {
      Recorder.frameOfNext.size = part.size(in: Recorder.traits.size)
    }
    let object = make()
    Recorder.frameOfNext = .zero
    if let controller = object as? UIViewController { return line(controller) }
    if let view = object as? UIView { return line(view) }
    return Line.object([
      ("failure", Line.quoted(object == nil ? "made nothing" : "made neither a view nor a controller"))
    ])
  }

  private func line(_ controller: UIViewController) -> String {
    show(controller)
    return finish(Recorder.root ?? controller.view, controller)
  }

  /// Runs what UIKit calls until a controller's view is on the screen.
  private func show(_ controller: UIViewController) {
    let root = (controller.view as UIView).fillingWindow
    (controller as? any ContainerController)?.showContained()
    let view = root
    Recorder.root = view
    view.record.frame = CGRect(origin: .zero, size: Recorder.traits.size)
    controller.willTransition(to: UITraitCollection(), with: RecordedTransition())
    controller.viewWillTransition(to: Recorder.traits.size, with: RecordedTransition())
    Recorder.shownWindow.rootViewController = controller
    putIntoWindow(view)
    LayoutPass.run(from: view)
    UIViewController.finishAppearing(in: view)
  }

  /// Lets the root know that the window takes it in, as UIKit does, all that is in it that it comes into the window, and
  /// what the surroundings are.
  private func putIntoWindow(_ root: UIView) {
    let move = WindowMove(of: root, to: Recorder.shownWindow)
    root.willMove(toSuperview: Recorder.shownWindow)
    move.begin()
    move.end()
    root.didMoveToSuperview()
    announceTraits(root)
    for controller in RecordedTree.views(in: root).compactMap(\.ownController)
    where controller.appearance == .appearing {
      controller.viewIsAppearing(false)
    }
  }

  private func line(_ view: UIView) -> String {
    let root = view.fillingWindow
    if view is UICollectionReusableView, view.holdsFrames { Recorder.touch(.window) }
    Recorder.root = root
    root.record.frame = CGRect(origin: .zero, size: Recorder.traits.size)
    putIntoWindow(root)
    return finish(root, nil, object: view)
  }

  private func announceTraits(_ root: UIView) {
    let views = RecordedTree.views(in: root)
    for controller in views.compactMap(\.ownController) { controller.traitCollectionDidChange(nil) }
    for view in views { view.traitCollectionDidChange(nil) }
    for observer in Recorder.traitObservers { observer() }
  }

  /// Lets what the code put off until the next turn of the run loop happen, and what that puts off; in tests they do it
  /// themselves.
  private func drain() {
    if SourcePlace.ownModule == nil { return }
    for _ in 1...3 { _ = RunLoop.main.run(mode: .default, before: Date()) }
  }

  private func finish(_ root: UIView, _ controller: UIViewController?, object: UIView? = nil) -> String {
    drain()
    let owner: AnyObject = controller ?? object ?? root
    PropertyNames.give(to: owner)
    for shown in (controller as? any ContainerController)?.shownPath ?? [] { PropertyNames.give(to: shown) }
    LayoutPass.run(from: root)
    UIViewController.finishAppearing(in: root)
    for view in RecordedTree.views(in: root) { PropertyNames.give(to: view) }
    if Recorder.traits.keyboard > 0 {
      ShownKeyboard(over: root).show()
      drain()
    }
    for name in taps { tap(name, root) }
    LayoutPass.run(from: root)
    UIViewController.finishAppearing(in: root)
    PropertyNames.give(to: owner)
    let tree = RecordedTree(root)
    for view in tree.views { PropertyNames.give(to: view) }
    return Line.object(
      [("screen", Line.quoted("\(type(of: owner))"))] + Samples.shown { tree.members() } + [
        ("touched", Line.array(Recorder.touched.map(\.rawValue).sorted().map(Line.quoted))),
        ("unshown", Line.array(tree.views.flatMap(\.unshownCells).map(\.line))),
        ("actions", Line.array(tree.actions)), ("notes", Line.array(Recorder.notes.map(Self.line))),
      ])
  }

  private static func line(_ note: (text: String, place: SourcePlace)) -> String {
    Line.object([
      ("text", Line.quoted(note.text)), ("file", Line.quoted(note.place.file)),
      ("line", "\(note.place.line)"),
    ])
  }

  /// Lets a control do what a tap on it does, if it takes any.
  private func tap(_ name: String, _ root: UIView) {
    for view in RecordedTree.views(in: root) where view.recordedName == name && view.takesTouches {
      (view as? UIControl)?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      for gesture in view.tapGestures { gesture.fire() }
      return
    }
  }
}

/// Runs a method of the user's by its name.
func runMethod(_ action: String, on target: AnyObject?, with argument: Any?) -> Bool {
  if let responder = target as? UIResponder { return responder.performRecorded(action, argument) }
  return (target as? RecordedTarget)?.performRecorded(action, argument) ?? false
}

/// What the rewriter lets classes do that are no responders: run their methods by name.
public protocol RecordedTarget: AnyObject {
  func performRecorded(_ action: String, _ argument: Any?) -> Bool
}

extension UIView {
  /// True for what touches can reach: shown, enabled, and in nothing that keeps them from it.
  fileprivate var takesTouches: Bool {
    if (self as? UIControl)?.isEnabled == false { return false }
    var next: UIView? = self
    while let view = next {
      if view.isHidden || !view.isUserInteractionEnabled { return false }
      next = view.superview
    }
    return true
  }

  /// What waits for taps on the view.
  fileprivate var tapGestures: [UITapGestureRecognizer] {
    (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }.filter(\.isEnabled)
  }

  /// The name that the code has for the view.
  var recordedName: String? { record.propertyName ?? record.localName ?? accessibilityIdentifier }

  /// The view that fills the window with this one: itself if it is a plain view or one that scrolls, as a table that is its
  /// controller's view is in an Interface Builder file, else one around it.
  var fillingWindow: UIView {
    let isPart = Recorder.traits.part != nil
    let isCell =
      !isPart
      && (self is UITableViewCell || self is UICollectionReusableView || self is UITableViewHeaderFooterView)
    guard isCell || !["view", "scroll"].contains(recordedKind()) else { return self }
    let root = RootView(frame: CGRect(origin: .zero, size: Recorder.traits.size))
    translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(self)
    Recorder.withoutPlace {
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: root.topAnchor), leadingAnchor.constraint(equalTo: root.leadingAnchor),
        trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      if !isCell { bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true }
    }
    return root
  }
}

extension RecordedTree {
  /// What can be tapped, with the names of its methods.
  fileprivate var actions: [String] {
    views.enumerated().flatMap { place, view -> [String] in
      guard view.takesTouches else { return [] }
      var names: [String] = []
      if let control = view as? UIControl {
        let tapped: UIControl.Event = [.touchUpInside, .primaryActionTriggered, .touchDown]
        names += control.targets.filter { !$0.2.isDisjoint(with: tapped) }.map(\.1)
        names += control.actions.filter { !$0.1.isDisjoint(with: tapped) }.map { _ in "" }
      }
      for gesture in view.tapGestures { names += gesture.actionNames }
      return names.prefix(1).map { Line.object([("view", "\(place)"), ("method", Line.quoted($0))]) }
    }
  }
}

/// What a method is given that is run by its name, as the type that it wants.
public func recordedArgument<Value>(_ value: Any?, as type: Value.Type) -> Value? {
  if let value = value as? Value { return value }
  // A button's action may ask for a tap, and one that a tap runs for a button: neither asks it anything.
  if let notification = value as? Notification { return notification as NSNotification as? Value }
  return nil
}
