import DesignModel
import Storage

/// Layouts on their way into the store: written some hundred at a time, each screen's with what it reads.
struct LayoutBatch {
  private let store: Store
  /// Whether anything is remembered.
  private let isOpen: Bool
  private var layouts: [SolvedLayout] = []
  private var reading: Reading?

  /// Layouts in one transaction, about.
  private static let size = 384

  /// A layout that was solved.
  struct Entry: Sendable {
    let key: EnvironmentKey
    /// Nil where it can't be stored.
    let layout: PackedLayout?
    /// The environment in which the views' mirror image lies; nil where none was looked for, or it lies otherwise.
    var mirrored: EnvironmentKey?
  }

  /// What all layouts of a screen have in common.
  struct Origin {
    let screenHash, engine: String
    let views: [ObjectID]
    /// The place of each view's superview, -1 for the root's.
    let parents: [Int]
    let reduction: SharedReduction
  }

  init(store: Store, isOpen: Bool) { (self.store, self.isOpen) = (store, isOpen) }

  /// Takes in layouts of one screen.
  mutating func add(_ solved: [Entry], _ origin: Origin) {
    guard isOpen else { return }
    if reading?.name != origin.reduction.name || layouts.count >= Self.size { flush() }
    var next = reading ?? Reading(origin.reduction.name)
    next.reduced += origin.reduction.reading(unknownTo: store).reduced
    reading = next
    layouts += solved.map { entry in
      SolvedLayout(
        screenHash: origin.screenHash, environment: entry.key, engine: origin.engine, layout: entry.layout,
        views: origin.views, mirrored: entry.mirrored, parents: origin.parents)
    }
  }

  /// Writes what is there.
  mutating func flush() {
    if let reading { store.remember(layouts, reading: reading) }
    (layouts, reading) = ([], nil)
  }
}
