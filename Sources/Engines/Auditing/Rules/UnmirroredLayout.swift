import AutoLayout
import DesignModel
import Notation

/// Layouts that right-to-left doesn't mirror, although nobody asked for a side.
///
/// A screen of leading and trailing is its own mirror image, so only screens that hold something off a centre, or have
/// margins or insets that differ between left and right, are laid out a second time. What constraints hold to the left
/// or the right is reported by `left-right-pins`; what a file's frames hold there beside what is mirrored is one finding here.
enum UnmirroredLayout: LayoutRule {
  static let card = RuleCard(
    "unmirrored-layout", .note,
    summary: "In right-to-left a view doesn't lie where the mirror image of left-to-right has it.",
    why: """
      Distances from a centre count from the left in any writing direction, and so do layout margins and content insets: \
      in Arabic and Hebrew the view ends up at the wrong side of what it belongs to. So does a view with a fixed frame in a \
      storyboard or xib, beside one that is bound to leading or trailing. A warning where the screen has texts in such a \
      language.
      """,
    fix: """
      Bind leading or trailing instead of the centre, make margins and insets the same at both sides, or say with a \
      variation for `direction = rtl` what is meant.
      """,
    bad: """
      add-view demo photo --kind image --size 64x64
      pin demo photo top,leading --to safeArea --inset 16
      add-view demo badge --kind image --size 16x16
      add-constraint demo 'badge.centerX == photo.centerX + 28'
      add-constraint demo 'badge.top == photo.top'
      """,
    good: """
      add-view demo photo --kind image --size 64x64
      pin demo photo top,leading --to safeArea --inset 16
      add-view demo badge --kind image --size 16x16
      add-constraint demo 'badge.trailing == photo.trailing + 4'
      add-constraint demo 'badge.top == photo.top'
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    guard layout.environment.direction == .rtl, layout.layout.status == .solved else { return [] }
    let framed = layout.unmirroredFrame.map { view, points in
      finding(
        of: view, points, because: "its frame counts from the left, and what lies beside it is mirrored",
        on: layout)
    }
    return drifting(on: layout) + [framed].compactMap(\.self)
  }

  private static func drifting(on layout: AuditedLayout) -> [Finding] {
    guard let twin = layout.leftToRightTwin(), twin.status == .solved else { return [] }
    let drift = layout.drift(from: twin)
    let found = layout.screen.views.indices.dropFirst().filter { view in
      !layout.layout.views[view].isHidden
        && abs(drift[view] - drift[layout.tree.parents[view]]) > 2 * layout.halfPixel
    }
    // What holds on to a view that stays moves along with it.
    let causes = found.filter { cause(of: $0, layout) != nil }
    return (causes.isEmpty ? Array(found.prefix(1)) : causes).map { view in
      let points = drift[view] - drift[layout.tree.parents[view]]
      let cause = cause(of: view, layout)
      let words = cause.map { "\($0.id): \(layout.screen.spelled($0)) counts from the left" }
      return finding(of: view, points, because: words, on: layout, constraint: cause?.id)
    }
  }

  /// `points` are how far the view lies right of its place in the mirror image.
  private static func finding(
    of view: Int, _ points: Double, because cause: String?, on layout: AuditedLayout,
    constraint: ObjectID? = nil
  ) -> Finding {
    Finding(
      Self.self, severity: layout.screen.isReadFromTheRight ? .warning : nil, view: layout.id(view),
      constraint: constraint,
      message:
        "\(layout.name(view)) lies \(abs(points).shown) points \(points < 0 ? "left" : "right") of its place in "
        + "the mirror image\(cause.map { ": \($0)" } ?? "")",
      measured: abs(points), required: 0)
  }

  /// The constraint that holds the view off a centre.
  private static func cause(of view: Int, _ layout: AuditedLayout) -> LayoutConstraint? {
    layout.screen.constraints.first { constraint in
      constraint.first.item.owner == layout.id(view) && constraint.isOffCenter(in: layout.tree)
        && constraint.condition?.holds(in: layout.environment) ?? true
    }
  }
}

extension AuditedLayout {
  /// The first text or control that a frame of a storyboard or xib holds, and how many points it lies right of its mirror
  /// image, where the author binds a sibling to leading or trailing, so that this one is mirrored; nil where there is none.
  ///
  /// UIKit mirrors no frame. Code's own frames may follow the direction, which its import doesn't show. 34 public files of 23
  /// repositories have such views; of 8 that were read it matters in 5.
  fileprivate var unmirroredFrame: (view: Int, points: Double)? {
    guard screen.isOfInterfaceBuilder else { return nil }
    var (framed, moved): (Set<Int>, Set<Int>) = ([], [])
    for constraint in screen.constraints where constraint.isInstalled {
      if constraint.origin == .autoresizing, constraint.first.anchor.dimension == .horizontalAbsolute {
        if let place = tree.places[constraint.first.item.owner] { framed.insert(place) }
      } else if constraint.isOfAuthor {
        moved.formUnion(mirroredSides(of: constraint))
      }
    }
    let parents = Set(moved.filter(isOneSided).map { tree.parents[$0] })
    let found = content.first { framed.contains($0) && parents.contains(tree.parents[$0]) && isOneSided($0) }
    return found.map { ($0, pointsFromMirror($0)) }
  }

  /// The views that a constraint binds to leading or trailing; what holds the other side isn't bound by it.
  private func mirroredSides(of constraint: LayoutConstraint) -> [Int] {
    let sides = [constraint.first, constraint.second].compactMap(\.self)
    let places = sides.compactMap { tree.places[$0.item.owner] }
    guard sides[0].anchor.dimension == .horizontalDirected else { return [] }
    return places.filter { place in
      place > 0 && !places.contains { $0 != place && tree.contains($0, under: place) }
    }
  }

  /// True for a view that is shown in a superview that doesn't scroll, and isn't its own mirror image there.
  private func isOneSided(_ view: Int) -> Bool {
    guard view > 0, !layout.views[view].isHidden, kind(tree.parents[view]) != .scroll,
      min(frame(view).width, frame(view).height) > halfPixel
    else { return false }
    return abs(pointsFromMirror(view)) > 2 * halfPixel
  }

  private func pointsFromMirror(_ view: Int) -> Double {
    let (frame, outer) = (frame(view), frame(tree.parents[view]))
    return 2 * frame.x + frame.width - 2 * outer.x - outer.width
  }
}

extension Screen {
  /// True if the screen has texts in a language that is written from right to left.
  var isReadFromTheRight: Bool {
    texts.contains { LanguageTag(parsing: $0.locale)?.direction == .rtl }
  }
}
