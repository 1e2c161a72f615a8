import CommandGrammar
import DesignModel
import Findings
import Machine
import Matrix
import Storage

/// `check --every-window`: what is found on screens in windows of any size.
struct EveryWindowCheck {
  let check: Check

  /// The sizes that windows have on the systems of today, in points.
  static let windows = 320.0...1376.0
  /// The text sizes at which it asks unless others are given.
  static let textSizes: [TextSize] = [
    .large, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// What is found, the screens in the store's order.
  func answer(from session: inout Session) throws -> Reply {
    try checkOptions()
    _ = session.choose(check.format)
    let (screens, devices) = try session.readStore { store in
      let snapshot = try store.snapshot(at: "working")
      return (try snapshot.screens(named: check.screens), try snapshot.devices())
    }
    let profiles = try check.profiles.fixedProfiles(on: devices)
    let asked = check.profiles.axes.textSizes
    let sizes = asked.isEmpty ? Self.textSizes : TextSize.allCases.filter(asked.contains)
    let found = try screens.flatMap { screen in
      try screen.check(check.profiles.state)
      return try profiles.map { profile in
        PlaneFindings(
          PlanePhases(
            screen, on: profile, try devices.device(named: profile.device), widths: Self.windows,
            heights: Self.windows, textSizes: sizes, engine: Workbench.engine, jobs: check.threads.count))
      }
    }
    let hasFailed = found.contains { $0.found.contains { check.gate.stops(at: $0.worst) } }
    let notes = check.gate.showsNotes
    return Reply(
      found.map { $0.lines(withNotes: notes).joined(separator: "\n") }.joined(separator: "\n\n"),
      list: found.flatMap { $0.records(withNotes: notes) }, outcome: hasFailed ? .findings : .done,
      styles: LineStyles.all)
  }

  private func checkOptions() throws {
    if !check.profiles.windows.isEmpty { throw EveryWindowError.window }
    if check.profiles.allProfiles { throw EveryWindowError.allProfiles }
    let others: [(String, Bool)] = [
      ("baseline", check.gate.baseline != nil), ("since", check.since != nil),
      ("report", check.report != nil), ("watch", check.watch), ("fix", check.fix != nil),
      ("accepted", check.list.accepted != nil), ("accept-into", check.list.acceptInto != nil),
    ]
    if let other = others.first(where: \.1) { throw EveryWindowError.other(other.0) }
    if case .own(let format) = check.format { throw EveryWindowError.other("format \(format.argument)") }
  }
}

/// A check in every window that is asked for what it can't give.
enum EveryWindowError: Error, CustomStringConvertible {
  case window
  case allProfiles
  /// An option that only speaks of profiles.
  case other(String)

  var description: String {
    switch self {
    case .window: "'--every-window' takes every window; leave '--window' out"
    case .allProfiles:
      "'--every-window' takes devices, not stored profiles; leave '--all-profiles' out, and name devices with '--device'"
    case .other(let option):
      "'--every-window' doesn't go with '--\(option)', which speaks of profiles; leave one of them out"
    }
  }
}
