import Conditions
import Notation

extension LayoutReport {
  /// What people see, gathered: at most `limit` sentences a screen on what moves, grows or wraps, the others counted;
  /// then all that breaks or heals, but for views of which `isTold` says that it is said elsewhere.
  ///
  /// Of one kind of harm the first sentences name the views that have it on most profiles; where there are more, one
  /// names or counts all other views.
  public func told(
    limit: Int, but isTold: (LayoutChange, NamedObject?) -> Bool = { _, _ in false }
  ) -> [DiffSection.Item] {
    screens.flatMap { figures in
      let own = gathered.filter { $0.screen == figures.screen }
      let places = own.filter(\.effect.isChangeOfPlace)
      let shown = places.prefix(limit).map { DiffSection.Item($0.sentence($0.profiles.briefWords)) }
      let rest = places.count > limit ? [figures.leavingOut(places.count - limit)] : []
      let harm = own.filter { !$0.effect.isChangeOfPlace }.compactMap { $0.without(isTold) }
      return shown + rest + harm.harmSentences(\.briefWords).map { DiffSection.Item($0) }
    }
  }

  /// All that breaks or heals, as `told(limit:but:)` has it, with words for how many profiles were compared.
  public func harmSentences(but isTold: (LayoutChange, NamedObject?) -> Bool) -> [String] {
    screens.flatMap { figures in
      gathered.filter { $0.screen == figures.screen && !$0.effect.isChangeOfPlace }
        .compactMap { $0.without(isTold) }.harmSentences(\.words)
    }
  }
}

extension LayoutChange {
  /// The change of the views that are not reported elsewhere; nil where all are.
  fileprivate func without(_ isTold: (LayoutChange, NamedObject?) -> Bool) -> LayoutChange? {
    if views.isEmpty { return isTold(self, nil) ? nil : self }
    var rest = self
    rest.views = views.filter { !isTold(self, $0) }
    return rest.views.isEmpty ? nil : rest
  }
}

extension [LayoutChange] {
  /// The most sentences on one kind of harm.
  private static var most: Int { 3 }

  /// Sentences on all of them, which are of one screen: what the same views have on the same profiles as one.
  fileprivate func harmSentences(_ words: KeyPath<AffectedProfiles, String>) -> [String] {
    var shown: [LayoutChange] = []
    var rest: [[LayoutChange]] = []
    for changes in ofOneKind {
      let count = changes.count > Self.most ? Self.most - 1 : changes.count
      shown += changes.prefix(count)
      if changes.count > count { rest.append(Array(changes.dropFirst(count))) }
    }
    return shown.ofOneSubject.map { $0.sentence(words) } + rest.map(\.restSentence)
  }

  /// The changes by what they are, in the order of the first of each.
  private var ofOneKind: [[LayoutChange]] {
    gathered { HarmKind(kind: $0.effect.kind, onset: $0.effect.onset) }
  }

  /// The changes of the same views on the same profiles, in the order of the first of each.
  private var ofOneSubject: [[LayoutChange]] {
    gathered { Subject(words: $0.subject, views: $0.views, profiles: $0.profiles) }
  }

  private func gathered<Key: Hashable>(_ key: (LayoutChange) -> Key) -> [[LayoutChange]] {
    var groups: [[LayoutChange]] = []
    var places: [Key: Int] = [:]
    for change in self {
      let place = places[key(change)] ?? groups.count
      if place == groups.count { groups.append([]) }
      places[key(change)] = place
      groups[place].append(change)
    }
    return groups
  }

  /// `login: email is now under the keyboard and out of reach on 24 profiles`; of one subject, at least one.
  private func sentence(_ words: KeyPath<AffectedProfiles, String>) -> String {
    let claims = map(\.predicate)
    let verbs = ["is now ", "are now ", "is no longer ", "are no longer "]
    let verb = verbs.first { verb in claims.allSatisfy { $0.hasPrefix(verb) } } ?? ""
    let rest = claims.map { String($0.dropFirst(verb.count)) }
    // What is no longer one thing is not the other, either.
    let joined =
      verb.contains("no longer") ? rest.joined(separator: " or ") : Notation.enumerated(rest)
    let claim = "\(self[0].subject) \(verb)\(joined)"
    return self[0].sentence(claim, self[0].profiles[keyPath: words])
  }

  /// `login: title, logo and 5 more views are now under the keyboard, each on at most 24 profiles`; of one kind, the
  /// one on most profiles first.
  private var restSentence: String {
    let first = self[0]
    let effect = reduce(first.effect) { $0.including($1.effect) }
    let names = flatMap(\.subjects)
    // One view can be open in several ways, each on its own profiles.
    let noun = first.effect.kind == .ambiguity ? "places or sizes" : "views"
    let subject =
      names.isEmpty ? "\(count) more sets of rules" : shortList(names, of: noun)
    let isPlural = names.count != 1
    let claim = effect.predicate(isPlural: isPlural)
    let most = counted(map(\.profiles.count).max() ?? 0, "profile")
    return "\(first.screen.name): \(subject) \(claim)\(claim.last == "," ? "" : ",") "
      + "\(isPlural ? "each " : "")on at most \(most)"
  }
}

/// What makes harm one of a kind.
private struct HarmKind: Hashable {
  let kind: LayoutEffect.Kind
  let onset: Onset?
}

/// Views, in the words of a sentence, and profiles.
private struct Subject: Hashable {
  let words: String
  let views: [NamedObject]
  let profiles: AffectedProfiles
}
