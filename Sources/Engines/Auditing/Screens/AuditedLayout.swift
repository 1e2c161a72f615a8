import AutoLayout
public import DesignModel

/// One layout of a screen, and what rules ask of it; a class, since every rule gets it and none changes it.
public final class AuditedLayout {
  let tree: AuditedScreen
  /// The layout, its views in the screen's order; what lies in a folded view counts as hidden.
  public let layout: ScreenLayout
  /// Where it was made, settled for the screen.
  public let environment: LayoutEnvironment
  /// Where it was asked for, before it was settled for the screen.
  let asked: LayoutEnvironment
  /// What the views are like with the variations that hold here.
  private let marks: ViewMarks
  /// The views that show something of their own, or that people can use, by index.
  let content: [Int]
  /// What people can bring into sight.
  let reachability: Reachability
  /// The children of the root that hold a view to type into, by index; none while the keyboard is hidden.
  private let typedBranches: Set<Int>
  /// What lies over views by its own right, by their index.
  private(set) var covers: [Int: Cover] = [:]
  /// What is left open and why.
  let openings: [Opening]
  /// Makes further layouts.
  let solving: Solving

  init(
    _ tree: AuditedScreen, _ layout: ScreenLayout, in environment: LayoutEnvironment, by solving: Solving
  ) {
    asked = environment
    let environment = asked.settled(for: tree.screen)
    let marks = tree.marks(in: environment)
    let layout = FoldedViews(of: tree, marks.clips).hidden(in: layout)
    (self.tree, self.layout, self.environment, self.solving) = (tree, layout, environment, solving)
    openings = layout.ambiguities.isEmpty ? [] : solving.screen.openings(in: environment)
    self.marks = marks
    content = layout.views.indices.filter { layout.views[$0].isContent(ofUse: marks.isOfUse[$0]) }
    reachability = Reachability(of: tree.screen, on: layout, in: environment, superviews: tree.parents)
    typedBranches = Set(reachability.typedBranches.compactMap { tree.places[$0] })
    covers = boundCovers()
  }

  /// The screen.
  public var screen: Screen { tree.screen }

  /// What the root fills, in its own space: the window, or a cell's or view's own rectangle.
  var window: Rect { fillsWindow ? Rect(environment.size) : layout.views[0].screenFrame }
  /// True if the root fills the window, so that what lies outside of it is out of sight.
  var fillsWindow: Bool { environment.root == nil }

  /// The contrasts of the texts that may stand out too little.
  var doubtfulContrasts: [TextContrast] {
    solving.contrasts?.doubtful(on: layout, in: environment, marks) ?? []
  }

  /// Half a device pixel, in points: what rounding may add or take.
  var halfPixel: Double { 0.5 / environment.scale + 1e-6 }

  /// Each view's attributes with the variations that hold here.
  var attributes: [Attributes] { marks.attributes }

  /// The kind of a view.
  func kind(_ view: Int) -> ViewKind { tree.kinds[view] }
  /// The identity of a view.
  func id(_ view: Int) -> ObjectID { screen.views[view].id }
  /// The name of a view.
  func name(_ view: Int) -> String { screen.views[view].name }
  /// A view's frame in the root's coordinates, in points.
  func frame(_ view: Int) -> Rect { layout.views[view].screenFrame }
  /// True if people can use the view by touch.
  func isInteractive(_ view: Int) -> Bool { marks.isInteractive[view] }
  /// True for a view that nobody sees or can touch as it is, be it by what it lies in: as little opaque as UIKit passes
  /// over.
  func isTransparent(_ view: Int) -> Bool { marks.isTransparent[view] }
  /// True for a button that shows neither words nor an image: it takes the touches for what it lies over.
  func isSurface(_ view: Int) -> Bool { marks.isSurface[view] }
  /// True for a button that shows words and nothing around or beside them.
  func showsWordsAlone(_ view: Int) -> Bool {
    kind(view) == .button && !isWordless(view) && attributes[view].imageName == nil
      && [.none, .plain].contains(FontTraits(.button, attributes[view]).configuration)
      && !attributes[view].showsBackground
  }
  /// True for a button without words.
  func isWordless(_ view: Int) -> Bool { marks.isWordless[view] }
  /// True if the view's own attribute says that it cuts what lies in it.
  func clips(_ view: Int) -> Bool { marks.clips[view] }
  /// True if the keyboard is up for the view, or for one that stands with it below the same child of the root: for all
  /// others it counts as hidden.
  func isTypedAt(_ view: Int) -> Bool {
    typedBranches.contains { $0 == view || tree.contains(view, under: $0) }
  }
  /// True if a scroll view lies around the view.
  func isScrolled(_ view: Int) -> Bool {
    tree.ancestors(of: view).contains { layout.views[$0].scroll != nil }
  }
  /// True if the author gave a reason for the view, or for what it lies in, to overlap others.
  func mayOverlap(_ view: Int) -> Bool { marks.mayOverlap[view] }

  /// How far the frame of the view's kind reaches beyond what constraints speak of, at most.
  func overhang(_ view: Int) -> Double { kind(view).row.overhang }

  /// How many points a view reaches beyond a rectangle; nil if rounding or its kind's frame explains it.
  func reach(of view: Int, beyond rect: Rect) -> Double? {
    let frame = frame(view)
    let points = frame.reach(beyond: rect)
    let isShown = min(frame.width, frame.height) > halfPixel
    return isShown && points > halfPixel + overhang(view) ? points : nil
  }
}

extension Rect {
  /// The side at which it reaches furthest beyond the other, in words.
  func side(beyond other: Rect) -> String {
    let reach = reach(beyond: other)
    if reach == maxY - other.maxY { return "bottom" }
    if reach == other.y - y { return "top" }
    return reach == other.x - x ? "left" : "right"
  }
}
