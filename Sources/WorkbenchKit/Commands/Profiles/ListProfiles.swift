import CommandGrammar
import DesignModel
import Storage

/// `list-profiles`.
struct ListProfiles: Query {
  static var card: Card {
    Card(
      "list-profiles", group: "profiles", "Lists the stored profiles.",
      examples: [Example("list-profiles 'iphone-se-3*'", "Lists the profiles of one device.")])
  }

  @Parameter(
    argument: "Only those that follow one of these patterns, in which '*' stands for any characters.",
    completion: .profile)
  var patterns: [String] = []

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let all = try session.snapshot(at: nil).profiles()
    let profiles = all.filter { profile in
      patterns.isEmpty || patterns.contains { profile.name.matches(pattern: $0) }
    }
    guard !profiles.isEmpty else { return Reply("no profiles", list: []) }
    return Reply(
      profiles.map(\.name).joined(separator: "\n"), list: profiles.map(\.record), columns: Self.columns)
  }

  private static let columns = [
    "profile", "device", "orientation", "textSize", "direction", "keyboard", "window", "boldText", "bars",
    "os",
    "locale", "state",
  ]
}
