public import DesignModel
public import Storage

extension ProfileQuery {
  /// The profiles that a report shows: those that are checked if any are asked for, otherwise of all stored ones the
  /// text sizes `reportedTextSizes` on one device of each screen size, the last in the catalogue, which is the newest.
  public func reported(in snapshot: Snapshot) throws -> [Profile] {
    guard isUnset else { return try checked(in: snapshot) }
    let devices = try Self.newestOfEachSize(snapshot.devices())
    let stored = try snapshot.profiles()
    let few = stored.filter { Self.reportedTextSizes.contains($0.textSize) && devices.contains($0.device) }
    var query = self
    query.allProfiles = true
    return query.selection(from: few.isEmpty ? stored : few)
  }

  /// The default, and three of the five accessibility sizes.
  static let reportedTextSizes: Set<TextSize> = [
    .large, .accessibilityMedium, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static func newestOfEachSize(_ devices: [Device]) -> Set<String> {
    let newest = Dictionary(devices.map { ($0.size, $0.name) }, uniquingKeysWith: { _, last in last })
    return Set(newest.values)
  }
}
