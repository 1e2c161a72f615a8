public import DesignModel
import Notation

/// Where exactly something is: a row for all text sizes that are affected in the same places.
///
/// Two profiles that differ in nothing that the table's rows ask for are both affected or both not.
public struct ProfileTable: Sendable {
  /// What all affected profiles share and others don't, such as a state; no terms for nothing.
  public let shared: ProfileConjunction
  /// From the smallest text size up.
  public let rows: [Row]

  /// Some text sizes, and where something is affected at each of them.
  public struct Row: Sendable {
    /// Nil where the text size makes no difference.
    public let sizes: [TextSize]?
    /// How many of the profiles are affected.
    public let count: Int
    /// Each way of holding and setting a device that matters, and the devices that are affected in it.
    public let cells: [(setting: ProfileConjunction, devices: ProfileCondition)]
  }
}

extension ProfileTable {
  /// True on the affected ones of the compared profiles, and on no other of them.
  public func holds(for profile: Profile, in environment: LayoutEnvironment) -> Bool {
    shared.holds(for: profile, in: environment)
      && rows.contains { row in
        row.sizes?.contains(profile.textSize) != false
          && row.cells.contains {
            $0.setting.holds(for: profile, in: environment) && $0.devices.holds(for: profile, in: environment)
          }
      }
  }

  /// A heading for what is shared, and a line a row: text sizes, how many profiles, and where.
  public var lines: [String] {
    let head = shared.terms.isEmpty ? [] : ["\(shared.words):"]
    var table = TextTable([("text sizes", .left), ("profiles", .right), ("where", .left)])
    for row in rows { table.add([row.sizesInWords, "\(row.count)", row.place]) }
    return head + table.text.lines.map(String.init)
  }
}

extension ProfileTable.Row {
  /// `AX3 and larger`, `S to L, AX5`, `all`.
  fileprivate var sizesInWords: String {
    guard let sizes else { return "all" }
    var ranges: [ClosedRange<Int>] = []
    for rank in sizes.map(\.rank) {
      if let last = ranges.last, last.upperBound == rank - 1 {
        ranges[ranges.count - 1] = last.lowerBound...rank
      } else {
        ranges.append(rank...rank)
      }
    }
    return ranges.map(Self.words).joined(separator: ", ")
  }

  private static func words(_ ranks: ClosedRange<Int>) -> String {
    func name(_ rank: Int) -> String { TextSize.allCases.first { $0.rank == rank }!.alias }
    if ranks.count == 1 { return name(ranks.lowerBound) }
    let last = TextSize.allCases.map(\.rank).max()
    return ranks.upperBound == last
      ? "\(name(ranks.lowerBound)) and larger" : "\(name(ranks.lowerBound)) to \(name(ranks.upperBound))"
  }

  /// `portrait: phones; landscape: width <= 667`; settings with the same devices once.
  fileprivate var place: String {
    var parts: [(devices: String, settings: [String])] = []
    for (setting, devices) in cells {
      let words = devices.words.isEmpty ? "all" : devices.words
      let name = setting.words
      if let known = parts.firstIndex(where: { $0.devices == words }) {
        parts[known].settings.append(name)
      } else {
        parts.append((words, [name]))
      }
    }
    return parts.map { part in
      let settings = part.settings.filter { !$0.isEmpty }
      return settings.isEmpty ? part.devices : "\(enumerated(settings)): \(part.devices)"
    }.joined(separator: "; ")
  }
}
