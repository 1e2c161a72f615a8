import CommandGrammar
import DesignModel
import Notation
import Storage

/// `list-profiles`.
struct ListProfiles: Query {
  static var card: Card {
    Card(
      "list-profiles", group: "profiles", "Lists the stored profiles.",
      examples: [Example("list-profiles 'iphone-se-3*'", "Lists the profiles of one device.")])
  }

  @Parameter(
    argument: "Only those that follow one of these patterns, in which '*' matches any characters.",
    completion: .object(.profile))
  var patterns: [String] = []

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let all = try session.snapshot(at: nil).profiles()
    let profiles = all.filter { profile in
      patterns.isEmpty || patterns.contains { profile.name.matches(pattern: $0) }
    }
    var reply = Reply(
      listing: profiles, none: "no profiles", [],
      cells: [
        "profile": \.name, "device": \.device, "orientation": \.orientation.rawValue,
        "textSize": \.textSize.rawValue, "direction": \.direction.rawValue, "keyboard": \.keyboard.rawValue,
        "window": { $0.window?.argument ?? "" }, "boldText": { "\($0.boldText)" },
        "bars": { JSON($0.bars.map(\.rawValue)).line }, "os": { $0.os?.spelled ?? "" },
        "locale": { $0.locale ?? "" }, "state": { $0.state ?? "" },
      ], record: \.record)
    if !profiles.isEmpty { reply.text = profiles.map(\.name).joined(separator: "\n") }
    return reply
  }
}
