/// Where the views of a large screen stand, by identity and by name.
///
/// It covers the first views of the list; those behind, and all views of a small screen, are looked at one by one,
/// which is faster for a few. It is part of no comparison: a screen is the same however its views are found.
struct ViewIndex: Hashable, Sendable {
  private var places = Places([])

  /// An index of those views.
  init(_ views: [View]) { cover(views) }

  /// The place of the first view of that identity.
  func place(of id: ObjectID, in views: [View]) -> Int? {
    places.identities[id] ?? views[places.count...].firstIndex { $0.id == id }
  }

  /// The place of the first view of that name.
  func place(named name: String, in views: [View]) -> Int? {
    places.names[name] ?? views[places.count...].firstIndex { $0.name == name }
  }

  /// Takes note that identities, names or places changed from that place on.
  mutating func change(from place: Int, in views: [View]) {
    if place < places.count { places = Places([]) }
    cover(views)
  }

  /// Covers all views once too many lie behind those that are covered.
  ///
  /// The share that may lie behind keeps the work of adding many views, one by one, linear.
  private mutating func cover(_ views: [View]) {
    if views.count - places.count > Self.fewViews + places.count / 16 { places = Places(views) }
  }

  private static let fewViews = 64

  static func == (a: ViewIndex, b: ViewIndex) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// The places of the views that an index covers; a class, so that copies of a screen share it.
private final class Places: Sendable {
  let count: Int
  let identities: [ObjectID: Int]
  let names: [String: Int]

  init(_ views: [View]) {
    count = views.count
    identities = Dictionary(views.indices.map { (views[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    names = Dictionary(views.indices.map { (views[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
