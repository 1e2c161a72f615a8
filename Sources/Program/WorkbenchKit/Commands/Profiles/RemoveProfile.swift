import CommandGrammar
import DesignModel
import Notation
import Storage

/// `remove-profile`.
struct RemoveProfile: DraftEdit {
  static var card: Card {
    Card(
      "remove-profile", group: "profiles", "Removes profiles.",
      details: "A '*' matches any characters, so that 'ipad-*' removes the profiles of all iPads.",
      examples: [
        Example(
          "remove-profile 'iphone-12*' iphone-16/landscape", "Removes all of two devices, and one more.")
      ])
  }

  @Parameter(argument: "The profiles, by name or pattern.", completion: .object(.profile)) var profiles:
    [String]

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    let all = try draft.profiles()
    let known = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    var gone: Set<Profile> = []
    for pattern in profiles {
      let matches =
        pattern.contains("*")
        ? all.filter { $0.name.matches(pattern: pattern) }
        : [profile(named: pattern, in: known)].compactMap(\.self)
      guard !matches.isEmpty else { throw DesignError.unknown(.profile, pattern, among: all.map(\.name)) }
      gone.formUnion(matches)
    }
    let removed = all.filter(gone.contains)
    try draft.removeProfiles(named: removed.map(\.name))
    return Reply(
      "removed \(removed.count == 1 ? "profile \(removed[0].name)" : counted(removed.count, "profile"))",
      list: removed.map(\.record))
  }

  /// The profile of that name, whatever the order of the name's parts.
  private func profile(named name: String, in known: [String: Profile]) -> Profile? {
    known[name] ?? (try? Profile(named: name)).flatMap { known[$0.name] }
  }
}
