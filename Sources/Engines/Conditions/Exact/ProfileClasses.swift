import DesignModel

/// Which profiles alike in all but one axis can be distinguished by that axis alone.
struct ProfileClasses {
  /// Axes that say nothing of the device, so that profiles differ on one of them alone.
  private static let droppable: [ConditionAxis] = [
    .locale, .state, .boldText, .keyboard, .direction, .textSize,
  ]

  /// For each axis that may be left out, a class for each profile; those of one class differ on no other axis.
  private let classes: [(axis: ConditionAxis, of: [Int])]

  /// The classes of the profiles of these tables.
  init(_ tables: [AxisTable]) {
    let all = 0..<(tables.first?.places.count ?? 0)
    classes = tables.filter { Self.droppable.contains($0.axis) && $0.values.count > 1 }.map { left in
      (left.axis, ProfileClasses.classes(tables.filter { $0.axis != left.axis }, of: all))
    }
  }

  /// The axes by which some affected profile differs from an unaffected one that is otherwise its equal.
  func needless(for affected: ProfileSet, among compared: [Int]) -> Set<ConditionAxis> {
    Set(classes.filter { Self.agrees($0.of, affected, among: compared) }.map(\.axis))
  }

  /// True if no class has both affected profiles and others.
  static func agrees(_ classes: [Int], _ affected: ProfileSet, among compared: [Int]) -> Bool {
    var known: [Bool?] = Array(repeating: nil, count: classes.count)
    for index in compared {
      let isAffected = affected.contains(index)
      if let other = known[classes[index]], other != isAffected { return false }
      known[classes[index]] = isAffected
    }
    return true
  }

  /// A number for each of those profiles, counted from 0, at its index; profiles that differ on none of the tables'
  /// axes share one.
  static func classes(_ tables: [AxisTable], of profiles: some Collection<Int>) -> [Int] {
    var codes = Array(repeating: 0, count: tables.first?.places.count ?? 0)
    var span = 1
    for table in tables where table.values.count > 1 {
      let (product, isTooLarge) = span.multipliedReportingOverflow(by: table.values.count)
      if isTooLarge { span = number(&codes, of: profiles) }
      for index in profiles { codes[index] = codes[index] * table.values.count + table.places[index] }
      span = isTooLarge ? span * table.values.count : product
    }
    _ = number(&codes, of: profiles)
    return codes
  }

  /// Replaces codes by numbers in the order in which they come up, and says how many there are.
  private static func number(_ codes: inout [Int], of profiles: some Collection<Int>) -> Int {
    var numbers: [Int: Int] = [:]
    for index in profiles {
      let number = numbers[codes[index]] ?? numbers.count
      numbers[codes[index]] = number
      codes[index] = number
    }
    return numbers.count
  }
}
