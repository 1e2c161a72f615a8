public import DesignModel
public import Matrix
public import Storage

/// What a report shows: screens of one version, each with the profiles on which it is shown, perhaps beside an earlier one.
public struct ReportedScreens {
  /// The version's name, and that of the earlier one.
  public let revision: String, baseline: String?
  /// The devices of both.
  public let devices: [Device], earlierDevices: [Device]
  /// In the order asked for; `earlier` is nil where there is no earlier version, or it lacks the screen.
  public let screens: [(screen: Screen, earlier: Screen?, profiles: [ResolvedProfile])]

  /// How many layouts there are of all screens together.
  public var cells: Int { screens.reduce(0) { $0 + $1.profiles.count } }

  /// The screens of those names, or all, on the profiles that the query selects for reports.
  public init(
    _ names: [String], on query: ProfileQuery, in snapshot: Snapshot, comparedWith before: Snapshot?
  ) throws {
    let chosen = try snapshot.screens(named: names)
    for screen in chosen { try screen.check(query.state) }
    let checked = try CheckedScreens(
      chosen, on: query, selected: query.reported(in: snapshot), for: .findings, in: snapshot)
    (revision, baseline) = (snapshot.name, before?.name)
    (devices, earlierDevices) = (try snapshot.devices(), try before?.devices() ?? [])
    screens = try checked.screens.map { screen, profiles in
      let entry = before?.entries.first { $0.id == screen.id }
      return (screen, try entry.map { try before!.screen(of: $0) }, profiles)
    }
  }
}
