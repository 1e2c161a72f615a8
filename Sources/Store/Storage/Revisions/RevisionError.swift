import Notation

/// What versions can't do; nothing was changed.
public enum RevisionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing to commit.
  case unchanged(since: String)
  /// A reference to a revision that there is none of.
  case unknown(String, among: [String])
  /// A reference that could mean several.
  case ambiguous(String, among: [String])
  /// A day or an instant that can't be read.
  case unusableTime(String)
  /// Nothing was committed by then.
  case nothingBefore(String, first: String?)
  /// More steps back than there are revisions.
  case noAncestor(String, of: String)
  /// A revision that doesn't lead to the other by first parents.
  case notBehind(String, String)
  /// The working design where a revision is needed.
  case notARevision(String)
  /// A tag's name that could be taken for something else.
  case unusableTag(String)
  /// A tag's name that is taken.
  case tagTaken(String, revision: String)
  /// A tag that there is none of.
  case unknownTag(String, among: [String])
  /// A branch's name that could be taken for something else.
  case unusableBranch(String)
  /// A name that is a branch's.
  case branchTaken(String)
  /// A branch that there is none of.
  case unknownBranch(String, among: [String])
  /// The current branch, which can't be deleted.
  case currentBranch(String)
  /// Edits that going elsewhere would lose.
  case uncommitted(since: String?)
  /// An edit that changed the history or the branch together with the design.
  case notUndoable(String, remedy: String)

  public var description: String {
    switch self {
    case .unchanged(let revision):
      "nothing to commit: the design is as it was in \(revision); change something first"
    case .unknown(let name, let names):
      names.isEmpty
        ? "unknown revision '\(name)'; nothing is committed yet: commit first"
        : "unknown revision '\(name)'"
          + (nearestWord(to: name, among: names).map { "; did you mean '\($0)'?" }
            ?? "; there are \(Self.list(names))")
    case .ambiguous(let name, let names):
      "'\(name)' could be \(Self.list(names)); write one of them out"
    case .unusableTime(let text):
      "'\(text)' is no time; write a day as '@2026-11-01' or an instant in UTC as '@2026-11-01T12:00:00Z'"
    case .nothingBefore(let time, let first):
      "nothing was committed by '\(time)'; " + (first.map { "the first is \($0)" } ?? "commit first")
    case .noAncestor(let name, let base):
      "'\(name)' goes back beyond the first revision; '\(base)' has fewer before it"
    case .notBehind(let earlier, let later):
      "'\(earlier)' doesn't lead to '\(later)' by first parents; 'log' lists what does"
    case .notARevision(let name):
      "'\(name)' is the working design, not a revision; commit it first, or name a revision"
    case .unusableTag(let name):
      Self.unusable(name, as: "tag")
    case .tagTaken(let name, let revision):
      "the tag '\(name)' names \(revision) already; delete it first or choose another name"
    case .unknownTag(let name, let names):
      "unknown tag '\(name)'" + (names.isEmpty ? "; there are no tags yet" : didYouMean(name, among: names))
    case .unusableBranch(let name): Self.unusable(name, as: "branch")
    case .branchTaken(let name): "the name '\(name)' is a branch's; choose another"
    case .unknownBranch(let name, _) where name.wholeMatch(of: /v[0-9]+/) != nil:
      "unknown branch '\(name)'; 'restore \(name)' makes that revision the working design"
    case .unknownBranch(let name, let names):
      "unknown branch '\(name)'"
        + (nearestWord(to: name, among: names).map { "; did you mean '\($0)'?" }
          ?? "; there are \(Self.list(names))")
    case .currentBranch(let name): "'\(name)' is the current branch; switch to another before you delete it"
    case .uncommitted(let revision):
      "the working design has changes "
        + (revision.map { "since \($0); commit them, or drop them with 'restore HEAD'" }
          ?? "and nothing is committed yet: commit first")
    case .notUndoable(let line, let remedy): "can't undo '\(line)': \(remedy)"
    }
  }

  private static func unusable(_ name: String, as what: String) -> String {
    "'\(name)' is no usable \(what); start with a letter, go on with letters, digits, '.', '_', '/' or '-', and choose "
      + "nothing that reads as a revision (v3, HEAD, working)"
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }
}
