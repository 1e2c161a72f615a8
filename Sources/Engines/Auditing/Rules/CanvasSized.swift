import DesignModel
import Notation

/// Views that are as large as one device's screen, or as its margins leave of it, whatever the screen is.
enum CanvasSized: LayoutRule {
  /// Points: sides of the screens of phones and pads, and of the square of Xcode 6.
  static let sides: Set<Double> = [
    320, 375, 390, 393, 402, 414, 428, 430, 440, 480, 568, 600, 667, 736, 768, 810, 812, 820, 834, 844, 852,
    874, 896, 926, 932, 956, 1024,
  ]

  static let card = RuleCard(
    "canvas-sized", .warning, summary: "A view fills the screen of one device, and of no other.",
    why: """
      A fixed width of 320 or 375 points was the canvas's, not meant: on a wider screen the rest stays bare, and on a \
      narrower one the end is cut off. In a storyboard or xib views do so, too, that fill the canvas's width, or all of it but \
      equal margins, and keep that width in a wider window, by a frame, by their contents or by a number.
      """,
    fix: "Bind the view to both edges of its superview, and remove the fixed size.",
    bad: """
      add-view demo banner
      pin demo banner top,leading
      add-constraint demo 'banner.width == 375'
      add-constraint demo 'banner.height == 80'
      """,
    good: """
      add-view demo banner
      pin demo banner top,leading,trailing
      add-constraint demo 'banner.height == 80'
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    let fixed = fixedViews(on: layout)
    let known = Set(fixed.compactMap(\.view))
    return fixed + (KeptWidths(layout)?.findings(besides: known) ?? [])
  }

  /// Views that a constraint gives a side of a screen.
  private static func fixedViews(on layout: AuditedLayout) -> [Finding] {
    layout.screen.constraints.compactMap { constraint in
      guard fixesCanvasSide(constraint), let view = layout.tree.places[constraint.first.item.owner], view > 0,
        !layout.layout.views[view].isHidden,
        constraint.isOfAuthor || !layout.tree.isList(layout.tree.parents[view]),
        let room = room(of: view, along: constraint.first.anchor, constraint.constant, layout)
      else { return nil }
      let word = constraint.first.anchor == .width ? "wide" : "high"
      return Finding(
        Self.self, view: layout.id(view), constraint: constraint.isOfAuthor ? constraint.id : nil,
        message:
          "\(layout.name(view)) is \(constraint.constant.shown) points \(word), as one device's screen is; "
          + "here it would fill \(room.shown)",
        measured: constraint.constant, required: room)
    }.firstOfEachSubject
  }

  /// True for a size of one of the canvas's sides that nothing lets give way.
  private static func fixesCanvasSide(_ constraint: LayoutConstraint) -> Bool {
    [.width, .height].contains(constraint.first.anchor) && constraint.second == nil
      && constraint.first.item.region == .bounds && constraint.relation == .equal && constraint.isInstalled
      && constraint.origin != .placeholder
      && constraint.priority == .required && constraint.condition == nil
      && sides.contains(constraint.constant)
  }

  /// The points that the view would fill if it filled its superview, which has another of the window's sides than the
  /// view; nil where it is as large, or doesn't begin where its superview does.
  private static func room(
    of view: Int, along anchor: Anchor, _ side: Double, _ layout: AuditedLayout
  ) -> Double? {
    let (frame, outer) = (layout.frame(view), layout.frame(layout.tree.parents[view]))
    let isWidth = anchor == .width
    let (window, room) = isWidth ? (layout.window.width, outer.width) : (layout.window.height, outer.height)
    let begins =
      isWidth
      ? min(abs(frame.x - outer.x), abs(frame.maxX - outer.maxX)) <= 1 : abs(frame.y - outer.y) <= 1
    let isSolved = abs((isWidth ? frame.width : frame.height) - side) <= 1
    let across = isWidth ? frame.height : frame.width
    return begins && isSolved && across > 1 && abs(room - window) <= 1 && abs(room - side) > 1 ? room : nil
  }
}
