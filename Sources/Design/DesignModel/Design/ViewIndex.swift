/// Where the views of a large screen stand, by identity and by name.
///
/// It knows where views once stood, and how far they may have shifted since; what came or got another name is looked at
/// one by one, as all views of a small screen are, which is faster for a few. It is part of no comparison: a screen is
/// the same however its views are found.
struct ViewIndex: Hashable, Sendable {
  private var places = Places([])
  /// How many views came or went since: so far from its place a view may stand that was not moved.
  private var drift = 0
  /// The identities and names that came since.
  private var strays: [Stray] = []

  /// An index of those views.
  init(_ views: [View]) { cover(views) }

  /// The place of the first view of that identity.
  func place(of id: ObjectID, in views: [View]) -> Int? {
    place(places.identities[id], isStray: { $0.id == id }, among: views) { $0.id == id }
  }

  /// The place of the first view of that name.
  func place(named name: String, in views: [View]) -> Int? {
    place(places.names[name], isStray: { $0.name == name }, among: views) { $0.name == name }
  }

  /// Takes note of views that came, stand at these places and have shifted those after them.
  mutating func insert(_ range: Range<Int>, in views: [View]) {
    if range.count <= Self.few(views) { strays += range.map { Stray($0, in: views) } }
    shift(by: range.count, in: views)
  }

  /// Takes note that so many views went.
  mutating func remove(_ count: Int, in views: [View]) { shift(by: count, in: views) }

  /// Takes note that the view at that place has another name.
  mutating func rename(_ place: Int, in views: [View]) {
    strays.append(Stray(place, in: views))
    cover(views)
  }

  private mutating func shift(by count: Int, in views: [View]) {
    drift += count
    cover(views)
  }

  /// Covers all views anew once too much has changed.
  ///
  /// The share that may have changed keeps the work of many edits, one by one, linear.
  private mutating func cover(_ views: [View]) {
    guard drift > Self.few(views) || strays.count > Self.few(views) || places.count == 0 else { return }
    places = Places(views.count > Self.fewViews ? views : [])
    (drift, strays) = (0, [])
  }

  private static let fewViews = 64
  private static func few(_ views: [View]) -> Int { fewViews + views.count / 16 }

  static func == (a: ViewIndex, b: ViewIndex) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension ViewIndex {
  private struct Stray: Sendable {
    let id: ObjectID
    let name: String
    /// Where it came to.
    let place: Int

    init(_ place: Int, in views: [View]) {
      (id, name, self.place) = (views[place].id, views[place].name, place)
    }
  }

  /// The first view that `isIt` is true of; `known` is where it stood, nil for one that was not there.
  private func place(
    _ known: Int?, isStray: (Stray) -> Bool, among views: [View], where isIt: (View) -> Bool
  ) -> Int? {
    if places.count == 0 { return views.firstIndex(where: isIt) }
    if let known, let place = place(near: known, in: views, where: isIt) { return place }
    guard let stray = strays.last(where: isStray) else { return nil }
    return place(near: stray.place, in: views, where: isIt) ?? views.firstIndex(where: isIt)
  }

  private func place(near known: Int, in views: [View], where isIt: (View) -> Bool) -> Int? {
    for distance in 0...drift {
      for place in [known - distance, known + distance] where views.indices.contains(place) {
        if isIt(views[place]) { return place }
      }
    }
    return nil
  }
}

/// Where views stood; a class, so that copies of a screen share it.
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
