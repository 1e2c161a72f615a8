import DesignModel

/// Lists of devices, each with what is asked of them: long, but able to select whatever profiles there are.
struct DeviceLists {
  /// The most alternatives; people see the first few of them, programs all.
  static let most = 48

  /// What is asked of a device; its properties are not, since the device implies them.
  private static let axes: [ConditionAxis] = [
    .textSize, .orientation, .direction, .keyboard, .width, .height, .boldText, .state, .locale,
  ]

  private let devices: AxisTable
  private let tables: [AxisTable]
  private let affected: ProfileSet
  private let compared: [Int]

  /// Lists that select the affected ones of the compared profiles.
  init(_ tables: [AxisTable], affected: ProfileSet, compared: [Int]) {
    devices = AxisTable(tables.first { $0.axis == .device }!, of: compared)
    self.tables = tables.filter { Self.axes.contains($0.axis) }
    (self.affected, self.compared) = (affected, compared)
  }

  /// The alternatives in the order of their first devices; nil if they are too many.
  func alternatives() -> [ProfileConjunction]? {
    var lists: [(terms: [ProfileConjunction.Term], devices: [Int])] = []
    for group in alikeDevices() {
      guard let asked = asked(of: group) else { return nil }
      for alternative in asked {
        if let known = lists.firstIndex(where: { $0.terms == alternative.terms }) {
          lists[known].devices += group.devices
        } else {
          lists.append((alternative.terms, group.devices))
        }
      }
      if lists.count > Self.most { return nil }
    }
    return lists.map { list in
      ProfileConjunction(
        (list.terms + deviceTerms(list.devices)).sorted { $0.axis.place < $1.axis.place })
    }
  }

  private func deviceTerms(_ places: [Int]) -> [ProfileConjunction.Term] {
    let missing = devices.values.indices.filter { !places.contains($0) }
    if missing.isEmpty { return [] }
    let test: ProfileConjunction.Test =
      missing.count < places.count
      ? .noneOf(missing.map { devices.values[$0] })
      : .oneOf(places.sorted().map { devices.values[$0] })
    return [ProfileConjunction.Term(.device, test)]
  }

  /// Devices by place, each with an affected profile, on which the same is affected.
  private struct Group {
    var devices: [Int]
    /// Whether the window's size sets profiles of one device apart that are otherwise equal.
    let isWindowed: Bool
  }

  private func alikeDevices() -> [Group] {
    let unsized = ProfileClasses.classes(tables.filter { !$0.axis.isSize }, of: compared)
    let sized = ProfileClasses.classes(tables, of: compared)
    var groups: [Group] = []
    var known: [[Int]: Int] = [:]
    for place in devices.values.indices {
      let own = members(of: place)
      guard own.contains(where: affected.contains) else { continue }
      let isWindowed = Set(own.map { unsized[$0] }).count < Set(own.map { sized[$0] }).count
      // What such a device is asked holds for no other.
      let pattern =
        isWindowed
        ? [-1 - place] : own.map { unsized[$0] * 2 + (affected.contains($0) ? 1 : 0) }.sorted()
      if let group = known[pattern] {
        groups[group].devices.append(place)
      } else {
        known[pattern] = groups.count
        groups.append(Group(devices: [place], isWindowed: isWindowed))
      }
    }
    return groups
  }

  private func members(of place: Int) -> [Int] { devices.profiles[place].indices.map { compared[$0] } }

  /// What sets the affected profiles of a group's devices apart from their others; nil where few alternatives don't do.
  private func asked(of group: Group) -> [ProfileConjunction]? {
    let own = members(of: group.devices[0])
    if own.allSatisfy(affected.contains) { return [ProfileConjunction([])] }
    let tables = group.isWindowed ? tables : tables.filter { !$0.axis.isSize }
    return ConditionCover(tables, affected: affected, compared: own)?.alternatives()
  }
}
