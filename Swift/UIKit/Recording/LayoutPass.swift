import Foundation

/// One pass of Auto Layout over a tree: constraints are updated, the workbench finds the frames, and the code that waits
/// for them runs, until nothing changes any more.
enum LayoutPass {
  /// The most rounds before the code counts as depending on its own frames.
  private static let mostRounds = 12
  nonisolated(unsafe) private static var depth = 0

  /// Lays out the window, or the tree that the view is in where that is none of it.
  static func run(from view: UIView) {
    var top = view
    while let outer = top.superview { top = outer }
    guard depth < 3 else { return }
    depth += 1
    defer { depth -= 1 }
    if depth > 1 {
      // Code that asks for a layout while it is laid out gets the frames, and the rounds around it go on.
      let tree = RecordedTree(top)
      _ = tree.apply(frames(of: tree, tree.members()))
      return
    }
    settle(top)
  }

  /// True where the view that lays out its subviews has changed what decides their frames, which it has not asked for since.
  nonisolated(unsafe) static var isOutdated = false
  /// The view that lays out its subviews.
  nonisolated(unsafe) private static weak var current: UIView?

  /// Finds the frames anew where a view that lays out its subviews goes on to `super.layoutSubviews()` after changes, as a view
  /// does that removes what has no room.
  static func catchUp(with view: UIView) {
    guard depth == 1, view === current, isOutdated else { return }
    var top = view
    while let outer = top.superview { top = outer }
    isOutdated = false
    let tree = RecordedTree(top)
    for changed in tree.apply(frames(of: tree, tree.members())) where changed !== view {
      changed.record.needsLayout = true
    }
  }

  private static func layOut(_ view: UIView) {
    view.record.needsLayout = false
    (current, isOutdated) = (view, false)
    view.layoutSubviews()
    current = nil
  }

  /// What the last pass left as it is, and the view at its top: describing a tree takes the most time of a run.
  nonisolated(unsafe) private static var settled: (top: ObjectIdentifier, size: CGSize, text: String)?

  /// The safe area of the root with the bars around it, in points; nil before the first layout.
  nonisolated(unsafe) static var safeArea: UIEdgeInsets?

  /// Forgets what is settled, for the next run.
  static func forget() { (settled, safeArea) = (nil, nil) }

  private static func settle(_ top: UIView) {
    let isSettled = settled?.top == ObjectIdentifier(top) && settled?.size == top.record.frame.size
    var last = isSettled ? settled?.text ?? "" : ""
    settled = nil
    for _ in 1...mostRounds {
      for view in RecordedTree.views(in: top) { view.loadContents() }
      RecordedTree.announceInsets(in: top)
      updateConstraints(in: top)
      for controller in controllers(in: top) { controller.viewWillLayoutSubviews() }
      let tree = RecordedTree(top)
      let members = tree.members()
      let text = Line.object(members)
      let isPending = tree.views.contains { $0.record.needsLayout }
      if text == last, !isPending {
        settled = (ObjectIdentifier(top), top.record.frame.size, text)
        return
      }
      last = text
      let changed = tree.apply(frames(of: tree, members))
      for view in changed {
        view.record.needsLayout = true
        for observer in view.record.observers { observer() }
      }
      for view in tree.views where view.record.needsLayout {
        layOut(view)
      }
      for controller in controllers(in: top) { controller.viewDidLayoutSubviews() }
    }
    let place = RecordedTree(top).lastChange(since: last) ?? Recorder.place
    Recorder.notes.append(("the layout depends on its own frames and does not come to rest", place))
  }

  /// The frames of a tree as the workbench finds them.
  private static func frames(of tree: RecordedTree, _ members: [(String, String)]) -> [String: Any] {
    let top = tree.views[0]
    let size = top.record.frame.size
    let ask = [
      ("ask", Line.quoted("layout")), ("isWindow", top === Recorder.root ? "true" : "false"),
      ("width", Line.number(size.width)), ("height", Line.number(size.height)),
      ("readable", Line.array(tree.readablePlaces.map { "\($0)" })),
    ]
    return Pipe.ask(Line.object(ask + members))
  }

  private static func updateConstraints(in top: UIView) {
    for controller in controllers(in: top) where controller.view.record.needsConstraints {
      controller.updateViewConstraints()
    }
    for view in RecordedTree.views(in: top) where view.record.needsConstraints {
      view.record.needsConstraints = false
      view.updateConstraints()
    }
  }

  private static func controllers(in top: UIView) -> [UIViewController] {
    RecordedTree.views(in: top).compactMap { $0.ownController }
  }
}

extension RecordedTree {
  /// Where the code last set a constant that is no longer what an earlier text of the tree says.
  fileprivate func lastChange(since earlier: String) -> SourcePlace? {
    Recorder.constraints.all.last { $0.changedAt != nil }?.changedAt
  }
}
