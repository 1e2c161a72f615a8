import DesignModel

extension ProfileTable {
  /// Of the compared profiles, where the affected ones are.
  init(_ affected: ProfileSet, of compared: ComparedProfiles) {
    let making = MakeProfileTable(affected, compared)
    (shared, rows) = (ProfileConjunction(making.shared), making.rows())
  }
}

/// Groups profiles by how a device is held and set, then by device, then by which text sizes are affected.
private struct MakeProfileTable {
  /// What makes the cells of a row, each left out where it makes no difference, the first first.
  private static let settings: [ConditionAxis] = [
    .setup, .locale, .boldText, .state, .direction, .keyboard, .orientation,
  ]

  let shared: [ProfileConjunction.Term]
  private let profiles: [(profile: Profile, environment: LayoutEnvironment)]
  private let affected: ProfileSet
  /// The compared profiles that have what all affected ones share.
  private let members: ProfileSet
  /// What makes a difference there.
  private let axes: [AxisTable]
  private let countsSizes: Bool

  init(_ affected: ProfileSet, _ compared: ComparedProfiles) {
    (profiles, self.affected) = (compared.profiles, affected)
    let indices = compared.places.indices
    var kept = (Self.settings + [.textSize, .device, .width, .height]).map {
      AxisTable($0, compared.profiles)
    }
    for axis in Self.settings + [.textSize] {
      let fewer = kept.filter { $0.axis != axis }
      if ProfileClasses.agrees(ProfileClasses.classes(fewer, of: indices), affected, among: indices) {
        kept = fewer
      }
    }
    var (shared, members): ([ProfileConjunction.Term], ProfileSet) = ([], compared.places)
    for table in kept where Self.settings.contains(table.axis) {
      let touched = table.values.indices.filter { table.profiles[$0].intersects(affected) }
      guard touched.count == 1, let only = touched.first else { continue }
      shared.append(ProfileConjunction.Term(table.axis, .oneOf([table.values[only]])))
      members = members.intersection(table.profiles[only])
    }
    (self.shared, self.members) = (shared.sorted { $0.axis.place < $1.axis.place }, members)
    countsSizes = kept.contains { $0.axis == .textSize }
    axes = kept.filter { table in
      Self.settings.contains(table.axis) && !shared.contains { $0.axis == table.axis }
    }
  }

  /// A device with its window, and its affected text sizes by rank.
  private struct Place {
    let first: Int
    var sizes: Set<Int> = []
    var count = 0
  }

  private struct PlaceKey: Hashable {
    let device: String
    let size: Size
  }

  /// One way of holding and setting a device, and what is affected then.
  private struct Setting {
    let terms: ProfileConjunction
    var places: [Place] = []
    var known: [PlaceKey: Int] = [:]

    mutating func add(
      _ index: Int, _ pair: (profile: Profile, environment: LayoutEnvironment), countsSizes: Bool,
      isAffected: Bool
    ) {
      let key = PlaceKey(device: pair.profile.device, size: pair.environment.size)
      let place = known[key] ?? places.count
      if place == places.count {
        known[key] = place
        places.append(Place(first: index))
      }
      guard isAffected else { return }
      places[place].sizes.insert(countsSizes ? pair.profile.textSize.rank : 0)
      places[place].count += 1
    }
  }

  func rows() -> [ProfileTable.Row] {
    let settings = settings()
    var groups: [[Int]] = []
    for place in settings.flatMap(\.places) where !place.sizes.isEmpty {
      let sizes = place.sizes.sorted()
      if !groups.contains(sizes) { groups.append(sizes) }
    }
    return groups.sorted { $0.lexicographicallyPrecedes($1) }.map { row($0, settings) }
  }

  private func row(_ sizes: [Int], _ settings: [Setting]) -> ProfileTable.Row {
    var (count, cells): (Int, [(ProfileConjunction, ProfileCondition)]) = (0, [])
    for setting in settings {
      let own = setting.places.filter { $0.sizes.sorted() == sizes }
      if own.isEmpty { continue }
      count += own.reduce(0) { $0 + $1.count }
      let others = setting.places.filter { $0.sizes.sorted() != sizes }
      let devices = DeviceWords(
        own.map { profiles[$0.first] }, among: (own + others).map { profiles[$0.first] })
      cells.append((setting.terms, devices.condition))
    }
    return ProfileTable.Row(
      sizes: countsSizes ? sizes.map { TextSize.allCases[$0] } : nil, count: count, cells: cells)
  }

  private func settings() -> [Setting] {
    var settings: [Setting] = []
    var known: [[Int]: Int] = [:]
    for index in members.indices {
      let values = axes.map { $0.places[index] }
      let place = known[values] ?? settings.count
      if place == settings.count {
        known[values] = place
        settings.append(Setting(terms: terms(values)))
      }
      settings[place].add(
        index, profiles[index], countsSizes: countsSizes, isAffected: affected.contains(index))
    }
    return settings
  }

  private func terms(_ values: [Int]) -> ProfileConjunction {
    let terms = zip(axes, values).map { table, value in
      ProfileConjunction.Term(table.axis, .oneOf([table.values[value]]))
    }
    return ProfileConjunction(terms.sorted { $0.axis.place < $1.axis.place })
  }
}
