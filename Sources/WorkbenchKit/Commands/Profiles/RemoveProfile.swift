import CommandGrammar
import DesignModel
import Notation
import Storage

/// `remove-profile`.
struct RemoveProfile: DraftEdit {
  static var card: Card {
    Card(
      "remove-profile", group: "profiles", "Removes profiles.",
      details: "A '*' stands for any characters, so that 'ipad-*' removes the profiles of all iPads.",
      examples: [
        Example("remove-profile 'iphone-7*' iphone-16/landscape", "Removes all of two devices, and one more.")
      ])
  }

  @Parameter(argument: "The profiles, by name or pattern.", completion: .profile) var profiles: [String]

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    let all = try draft.profiles()
    var gone: Set<Profile> = []
    for pattern in profiles {
      let matches = all.filter { self.matches($0, pattern) }
      guard !matches.isEmpty else { throw DesignError.unknownProfile(pattern, among: all.map(\.name)) }
      gone.formUnion(matches)
    }
    let removed = all.filter(gone.contains)
    try draft.removeProfiles(named: removed.map(\.name))
    return Reply(
      "removed \(removed.count == 1 ? "profile \(removed[0].name)" : counted(removed.count, "profile"))",
      list: removed.map(\.record))
  }

  /// A pattern is matched against the name; a name without '*' in any order of its parts.
  private func matches(_ profile: Profile, _ pattern: String) -> Bool {
    if pattern.contains("*") { return profile.name.matches(pattern: pattern) }
    return profile.name == pattern || (try? Profile(named: pattern)) == profile
  }
}

extension String {
  /// True if the whole text follows the pattern, in which `*` stands for any characters.
  func matches(pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return self == pattern }
    guard hasPrefix(first) else { return false }
    var rest = dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let match = rest.firstRange(of: part) else { return false }
      rest = rest[match.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}
