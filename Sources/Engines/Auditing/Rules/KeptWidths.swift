import DesignModel
import Notation

/// Views that fill the width of their file's canvas, or all of it but a margin at either side, and keep that width in a wider
/// window, whatever gives it to them: they then stand at one side.
struct KeptWidths {
  private let layout: AuditedLayout
  private let home: HomeLayouts.Home

  /// Those of a layout; nil where its window isn't wider than the canvas, where that is of no device, as that of a part of a
  /// window, where constraints contradict one another, and for a screen of no file.
  init?(_ layout: AuditedLayout) {
    guard layout.screen.isOfInterfaceBuilder, layout.environment.keyboardHeight == nil,
      layout.layout.conflicts.isEmpty,
      let home = layout.solving.home.layout(in: layout.environment.state),
      CanvasSized.sides.contains(home.window.width),
      layout.window.width > home.window.width + Self.slack
    else { return nil }
    (self.layout, self.home) = (layout, home)
  }

  /// Points by which windows have to differ in width, and the gaps beside a view.
  private static let slack = 8.0
  /// The share of the canvas's width that a view has at least: less may well be meant to be narrow.
  private static let leastShare = 0.7

  /// The gaps between the sides of a view and those of its superview, in points.
  private struct Gaps {
    let left, right: Double

    init(_ frame: Rect, in outer: Rect) {
      (left, right) = (frame.x - outer.x, outer.maxX - frame.maxX)
    }

    var difference: Double { abs(left - right) }
  }

  /// A finding for each superview of such views, in the screen's order.
  func findings(besides known: Set<ObjectID>) -> [Finding] {
    let kept = layout.layout.views.indices.dropFirst().filter {
      !known.contains(layout.id($0)) && standsAside($0)
    }
    let groups = Dictionary(grouping: kept) { layout.tree.parents[$0] }
    return groups.sorted { $0.key < $1.key }.map { finding(of: $0.value, in: $0.key) }
  }

  private func finding(of views: [Int], in parent: Int) -> Finding {
    let frame = layout.frame(views[0])
    let gaps = Gaps(frame, in: layout.frame(parent))
    let more = views.count - 1
    let others = more == 0 ? "" : ", as \(more) more \(more == 1 ? "does" : "do")"
    let (side, points) = gaps.left > gaps.right ? ("left", gaps.left) : ("right", gaps.right)
    return Finding(
      CanvasSized.self, view: layout.id(parent),
      message: """
        \(layout.name(views[0])) keeps the \(frame.width.shown) points that it is wide on its file's canvas\(others), and \
        leaves \(points.shown) points at the \(side) of \(layout.name(parent))
        """,
      measured: points, required: min(gaps.left, gaps.right), parts: views.map(layout.id))
  }

  /// True for a view that is in the middle of the canvas's width, most of which it has, and here at one side.
  private func standsAside(_ view: Int) -> Bool {
    let parent = layout.tree.parents[view]
    let (before, now) = (home.layout.views[view], layout.layout.views[view])
    let (outerBefore, outer) = (home.layout.views[parent].screenFrame, layout.frame(parent))
    guard !before.isHidden, !now.isHidden, !layout.isTransparent(view), !layout.tree.isList(parent),
      min(now.screenFrame.width, now.screenFrame.height) > 1,
      abs(before.screenFrame.width - now.screenFrame.width) <= 1,
      abs(outerBefore.width - home.window.width) <= 1, abs(outer.width - layout.window.width) <= 1,
      before.screenFrame.width >= Self.leastShare * home.window.width
    else { return false }
    let (old, new) = (Gaps(before.screenFrame, in: outerBefore), Gaps(now.screenFrame, in: outer))
    return min(old.left, old.right) >= -1 && old.difference <= 1 && new.difference > Self.slack
      && shows(view, from: old, to: new)
  }

  /// True if people see that the view stands aside: a text without a background that begins where it does on the canvas shows
  /// nothing of it.
  private func shows(_ view: Int, from old: Gaps, to new: Gaps) -> Bool {
    let attributes = layout.attributes[view]
    if attributes.backgroundColor?.isOpaque == true { return true }
    switch layout.kind(view) {
    case .label, .textView: break
    case let kind:
      return layout.isInteractive(view) || layout.tree.isList(view) || kind.row.marks.contains(.picture)
    }
    return switch TextTraits.alignment(attributes) {
    case .center: true
    case .left: abs(new.left - old.left) > Self.slack
    case .right: abs(new.right - old.right) > Self.slack
    // What the writing direction turns round, and a fixed frame doesn't, `unmirrored-layout` knows.
    case .natural, .justified:
      layout.environment.direction == .ltr && abs(new.left - old.left) > Self.slack
    }
  }
}
