import AutoLayout
import DesignModel

/// The views of a layout whose places or sizes are open, or are those of constraints that contradict one another.
struct OpenViews {
  private let tree: AuditedScreen
  private let places, sizes, contested: Set<Int>
  /// The constraints that can't hold together.
  private let contradicted: Set<ObjectID>
  /// True if nothing is open.
  let isEmpty: Bool

  init(on layout: AuditedLayout) {
    func open(_ aspects: Set<Ambiguity.Aspect>) -> Set<Int> {
      let found = layout.openings.map(\.ambiguity).filter { aspects.contains($0.aspect) }
      return Set(found.compactMap { layout.tree.places[$0.view] })
    }
    tree = layout.tree
    places = open([.x, .y])
    sizes = open([.width, .height, .contentWidth, .contentHeight])
    let rules = Self.contradictions(on: layout)
    contested = Self.contested(by: rules, on: layout)
    contradicted = Set(rules.compactMap { if case .constraint(let id) = $0 { id } else { nil } })
    isEmpty = places.isEmpty && sizes.isEmpty && contested.isEmpty
  }

  /// True where a view may lie elsewhere, be it with what it lies in, or be larger or smaller.
  func isPlaceOpen(_ view: Int) -> Bool {
    isAny(view) { places.contains($0) || sizes.contains($0) || contested.contains($0) }
  }

  /// True where it may be larger or smaller.
  func isSizeOpen(_ view: Int) -> Bool {
    sizes.contains(view) || isAny(view, contested.contains) && !isGiven(view)
  }

  private func isAny(_ view: Int, _ holds: (Int) -> Bool) -> Bool {
    holds(view) || tree.ancestors(of: view).contains(where: holds)
  }

  /// True if constraints that nothing contradicts give a view both lengths.
  private func isGiven(_ view: Int) -> Bool { given[view]?.count == 2 }

  /// What is given of views in a conflict or of what lies in them.
  private var given: [Int: Set<Anchor>] {
    var found: [Int: Set<Anchor>] = [:]
    for constraint in tree.screen.constraints where constraint.second == nil {
      guard constraint.relation == .equal, constraint.priority == .required,
        [.width, .height].contains(constraint.first.anchor),
        let view = tree.places[constraint.first.item.owner], !contradicted.contains(constraint.id)
      else { continue }
      found[view, default: []].insert(constraint.first.anchor)
    }
    return found
  }

  /// What can't hold together; where a view's own content takes part, that gives way on the canvas, and so nothing is open.
  private static func contradictions(on layout: AuditedLayout) -> [Rule] {
    layout.layout.conflicts.filter { !$0.members.contains(where: \.isOfContent) }.flatMap(\.members)
  }

  /// The views that those rules place: of two one of which holds the other, that which is held.
  private static func contested(by rules: [Rule], on layout: AuditedLayout) -> Set<Int> {
    let (screen, tree) = (layout.screen, layout.tree)
    var found: Set<Int> = []
    for rule in rules {
      switch rule {
      case .builtIn(let view, _):
        if let place = tree.places[view] { found.insert(place) }
      case .constraint(let id):
        guard let constraint = screen.constraint(id) else { continue }
        let owners = [constraint.first, constraint.second].compactMap { $0?.item.owner }
        let sides = owners.compactMap { tree.places[screen.guide($0)?.owner ?? $0] }
        found.formUnion(sides.filter { side in !sides.contains { tree.contains($0, under: side) } })
      }
    }
    return found.subtracting([0])
  }
}
