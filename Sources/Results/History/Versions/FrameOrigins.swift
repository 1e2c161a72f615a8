public import DesignModel
public import Matrix
public import Storage

/// The version that last moved or resized a view on a profile.
public struct FrameOrigin {
  /// The profile.
  public let profile: Profile
  /// The view.
  public let view: View
  /// `v3`, or `working`.
  public let version: String
  /// Where the view lies since then.
  public let place: ViewLayout
  /// Where it lay before; nil where it was not there, or the profile's device was not.
  public let before: ViewLayout?
}

/// Looks for the versions that put views where they are, back along first parents.
public struct FrameOriginSearch {
  /// The screen, as it is or was at the end of the search.
  public let screen: Screen
  /// The profiles on which frames are compared.
  public let profiles: [Profile]
  private let views: [View]
  private let id: ObjectID
  private let devices: [Device]
  private let stages: [ScreenStage]

  /// Of the view of that name, or of all in the screen.
  public init(of name: String, _ view: String?, on query: ProfileQuery, in snapshot: Snapshot) throws {
    let entry = try snapshot.entry(named: name)
    let screen = try snapshot.screen(of: entry)
    try screen.check(query.state)
    self.screen = screen
    devices = try snapshot.devices()
    profiles = query.profiles(for: screen, among: try query.selection(in: snapshot), on: devices)
    views = try view.map { [try screen.view(named: $0)] } ?? screen.views
    stages = try snapshot.stages(of: entry)
    id = entry.id
  }

  /// An origin for each view on each profile: views in the screen's order, of each the profiles in theirs.
  public func origins(in store: Store, _ matrix: ProfileMatrix) throws -> [FrameOrigin] {
    let resolved = try profiles.map { try $0.resolved(on: devices) }
    var places: [ScreenLayout] = []
    try matrix.solve(screen, on: resolved) { places.append($1.layout) }
    var search = Pending(places: places, views: views)
    for (newer, older) in zip(stages, stages.dropFirst()) where !search.isDone {
      let (screen, devices) = try store.reading {
        let snapshot = try store.snapshot(at: older.since)
        return (try snapshot.screen(of: snapshot.entries.first { $0.id == id }!), try snapshot.devices())
      }
      // A profile whose device was not there yet is one on which nothing lay anywhere.
      let asked = search.profiles.map { ($0, try? profiles[$0].resolved(on: devices)) }
      for (profile, known) in asked where known == nil { search.compare(profile, with: nil, newer.since) }
      let known = asked.compactMap { profile, known in known.map { (profile, $0) } }
      var next = known.map(\.0)[...]
      try matrix.solve(screen, on: known.map(\.1)) { _, solved in
        search.compare(next.removeFirst(), with: solved.layout, newer.since)
      }
    }
    return origins(search)
  }

  private func origins(_ search: Pending) -> [FrameOrigin] {
    views.flatMap { view in
      profiles.indices.compactMap { profile in
        guard let place = search.places[profile].view(view.id) else { return nil }
        let found = search.found[Pending.Key(profile: profile, view: view.id)]
        return FrameOrigin(
          profile: profiles[profile], view: view, version: found?.version ?? stages[stages.count - 1].since,
          place: place, before: found?.before)
      }
    }
  }
}

/// The views whose origin is not found yet, profile by profile.
private struct Pending {
  let places: [ScreenLayout]
  let views: [View]
  private(set) var found: [Key: (version: String, before: ViewLayout?)] = [:]

  struct Key: Hashable {
    let profile: Int
    let view: ObjectID
  }

  /// What diff takes for a difference, in points.
  private static let tolerance = 0.1

  init(places: [ScreenLayout], views: [View]) { (self.places, self.views) = (places, views) }

  var isDone: Bool { profiles.isEmpty }

  /// The profiles that have such views.
  var profiles: [Int] {
    places.indices.filter { profile in views.contains { found[Key(profile: profile, view: $0.id)] == nil } }
  }

  /// Compares a profile's layout now with an earlier one, nil for none, which `version` came after.
  mutating func compare(_ profile: Int, with earlier: ScreenLayout?, _ version: String) {
    for view in views {
      let key = Key(profile: profile, view: view.id)
      guard found[key] == nil, let now = places[profile].view(view.id) else { continue }
      let before = earlier?.view(view.id)
      if let before, !now.differs(from: before, by: Self.tolerance) { continue }
      found[key] = (version, before)
    }
  }
}

extension ViewLayout {
  /// True if people see the view elsewhere, in another size, or only one of both times.
  fileprivate func differs(from other: ViewLayout, by tolerance: Double) -> Bool {
    if isHidden || other.isHidden { return isHidden != other.isHidden }
    let (a, b) = (screenFrame, other.screenFrame)
    return [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].contains { abs($0) > tolerance }
  }
}
