public import DesignModel
public import Storage

/// Screens as they were at a revision.
public struct EarlierScreens {
  /// The screens as they were, with the profiles of then.
  public let question: CheckedScreens
  /// The day of the revision's commit: what was accepted then was no finding then, whatever is expired since.
  public let day: CalendarDate?

  /// The screens of the same identities, on the profiles that the same query selects there.
  public init(of later: CheckedScreens, on query: ProfileQuery, in snapshot: Snapshot) throws {
    let wanted = Set(later.screens.map(\.screen.id))
    let screens = try snapshot.entries.filter { wanted.contains($0.id) }.map { try snapshot.screen(of: $0) }
    question = try CheckedScreens(screens, on: query, for: .findings, in: snapshot)
    day = snapshot.day
  }
}
