import DesignModel

/// A prepared screen in one environment: variations applied, what is hidden and what takes no part decided.
///
/// Immutable once made; a class, so that handing it on costs one reference.
final class SettledScreen {
  /// The screen without the environment.
  let prepared: PreparedScreen
  /// The environment, its state settled for the screen.
  let environment: LayoutEnvironment
  /// One for each view.
  private(set) var traits: [ViewTraits]
  /// The constraints that apply.
  private(set) var active: [ActiveConstraint] = []
  /// True for each item that is hidden itself or lies in a hidden view.
  private(set) var isHidden: [Bool]
  /// True for each item that takes no part: hidden views of a stack with everything in them.
  private(set) var isDropped: [Bool]

  /// The views and guides by index.
  let tree: ViewTree
  /// Whether the writing direction is right to left.
  var isRightToLeft: Bool { environment.direction == .rtl }
  /// One device pixel in points.
  var pixel: Double { 1 / environment.scale }

  /// How far a view's frame reaches beyond its alignment rectangle; a frame that a mask gives is both.
  func alignment(of view: Int) -> DirectedInsets {
    prepared.isFramed[view] ? .zero : .alignment(of: tree.kinds[view], os: environment.os)
  }

  /// A constraint that applies, by its index, with what variations leave to say.
  struct ActiveConstraint {
    let index: Int
    var constant: Double
    var priority: Double
    var isInstalled: Bool
  }

  /// Whether content offsets stand on device pixels, as they do on a device; what asks how places move with an offset
  /// asks without.
  let roundsOffsets: Bool

  /// The screen in an environment that is settled for it.
  init(_ prepared: PreparedScreen, _ environment: LayoutEnvironment, roundsOffsets: Bool = true) {
    self.prepared = prepared
    self.roundsOffsets = roundsOffsets && prepared.roundsToPixels
    tree = prepared.tree
    self.environment = environment
    traits = prepared.traits
    isHidden = [Bool](repeating: false, count: prepared.tree.itemCount)
    isDropped = isHidden
    let changes = prepared.variations.filter { $0.condition.holds(in: environment) }.map(\.change)
    varyViews(changes)
    hide()
    activate(changes)
  }

  private func varyViews(_ changes: [PreparedVariation.Change]) {
    for (view, attributes) in varied(changes) {
      traits[view] = ViewTraits(prepared.tree.kinds[view], attributes)
    }
  }

  /// The views that the language or variations change, with all their attributes.
  private func varied(_ changes: [PreparedVariation.Change]) -> [(view: Int, attributes: Attributes)] {
    var varied = localized()
    for case .view(let view, let attributes) in changes {
      if let place = varied.firstIndex(where: { $0.view == view }) {
        varied[place].attributes = varied[place].attributes.overridden(by: attributes)
      } else {
        varied.append((view, prepared.screen.views[view].attributes.overridden(by: attributes)))
      }
    }
    return varied
  }

  /// Every view's attributes with the variations that apply.
  var attributes: [Attributes] {
    var result = prepared.screen.views.map(\.attributes)
    let changes = prepared.variations.filter { $0.condition.holds(in: environment) }.map(\.change)
    for (view, attributes) in varied(changes) { result[view] = attributes }
    return result
  }

  /// The views that say something else in the environment's language; variations count more.
  private func localized() -> [(view: Int, attributes: Attributes)] {
    guard let locale = environment.locale else { return [] }
    let screen = prepared.screen
    let places = Dictionary(
      screen.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return screen.localized(in: locale).map { place in
      let index = places[place.view]!
      return (index, screen.views[index].attributes.overridden(by: place.attributes))
    }
  }

  private func hide() {
    let tree = prepared.tree
    for item in 0..<tree.itemCount {
      let parent = tree.parents[item]
      let isOwn = item < tree.viewCount && traits[item].isHidden
      let isInherited = parent >= 0 && isHidden[parent]
      isHidden[item] = isOwn || isInherited
      if parent >= 0 {
        isDropped[item] = isDropped[parent] || isOwn && tree.kinds[parent] == .stack
      }
    }
  }

  private func activate(_ changes: [PreparedVariation.Change]) {
    let isOnCanvas = environment.canvas != nil
    active.reserveCapacity(prepared.constraints.count)
    for (index, constraint) in prepared.constraints.enumerated() {
      active.append(
        ActiveConstraint(
          index: index, constant: constraint.constant,
          priority: isOnCanvas ? constraint.priorityOnCanvas : constraint.priority,
          isInstalled: constraint.isInstalled))
    }
    for case .constraint(let index, let change) in changes {
      active[index].isInstalled = change.isInstalled ?? active[index].isInstalled
      active[index].constant = change.constant ?? active[index].constant
      if let priority = change.priority?.value {
        active[index].priority = PreparedConstraint.limited(
          priority, prepared.constraints[index].isPlaceholder && !isOnCanvas)
      }
    }
    let environment = environment
    let isDropped = isDropped
    let constraints = prepared.constraints
    active.removeAll { entry in
      let constraint = constraints[entry.index]
      return !entry.isInstalled || isDropped[constraint.first.item]
        || constraint.second.map { isDropped[$0.item] } ?? false
        || !(constraint.condition?.holds(in: environment) ?? true)
    }
  }
}
