import Auditing
public import Comparison
import Conditions
import DesignModel
public import Notation

extension [FindingChange] {
  /// `3 new, 2 fixed, 14 as before`; nil for nothing at all.
  public var counts: String? {
    let words: [(FindingStatus, String)] = [
      (.new, "new"), (.worse, "worse"), (.better, "better"), (.fixed, "fixed"), (.suppressed, "suppressed"),
      (.same, "as before"),
    ]
    let parts = words.compactMap { status, word in
      let count = count { $0.status == status }
      return count == 0 ? nil : "\(count) \(word)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension [FindingChange] {
  /// How many became what.
  public var figures: DifferenceSummary.FindingCounts {
    func count(_ status: FindingStatus) -> Int { self.count { $0.status == status } }
    return .init(
      new: count(.new), worse: count(.worse), better: count(.better), fixed: count(.fixed),
      suppressed: count(.suppressed), same: count(.same))
  }
}

extension FindingChange {
  /// `login: new error overlapping-views of title: … [e4af3dd4]`; of one that is worse or better also what it was.
  ///
  /// Of a screen that was imported it ends in the place in the file.
  public func sentence(in files: FilePaths = FilePaths()) -> String { [self].sentence(in: files) }

  /// On which profiles a finding is that it was not on before; nil for none, and for one that is new.
  fileprivate var grown: AffectedProfiles? {
    guard let earlier = before?.profiles, let now = after?.profiles else { return nil }
    return now.beyond(earlier)
  }

  /// What is found and where; of one that grew by which profiles; of one that shrank how far; of one that is gone
  /// where it was; of one of several that share a sentence it is an example.
  fileprivate func story(isExample: Bool) -> String {
    guard let after else { return group.place.map { ", was \($0)" } ?? "" }
    return ": \(claim(of: after, isExample: isExample))\(changedFigures)"
  }

  private func claim(of after: FindingGroup, isExample: Bool) -> String {
    guard let now = after.profiles, let worst = after.worst, let growth, let was = before?.profiles else {
      return said(of: after, isExample: isExample)
    }
    if let grown {
      let rest = growth.lost > 0 ? ", no longer on \(growth.lost)" : ""
      let place = "\(grown.wordsOfMore)\(rest), \(now.count) in all"
      let message = screen.seenMessage(after.finding.message, about: after.finding.view)
      return isExample
        ? "\(place); e.g. \(message) on \(worst)" : "\(message); \(place), worst on \(worst)"
    }
    if growth.lost > 0 {
      return now.total == was.total
        ? "now on \(counted(now.count, "profile")), before on \(was.count)"
        : "no longer on \(counted(growth.lost, "profile")), \(now.count) in all"
    }
    return said(of: after, isExample: isExample)
  }

  private func said(of after: FindingGroup, isExample: Bool) -> String {
    let message = screen.seenMessage(after.finding.message, about: after.finding.view)
    return isExample ? after.example(saying: message) : after.sentence(saying: message)
  }

  /// `of severity warning, on 12 of 3456 profiles, measured 109.5`, as far as that is another than now; nil if nothing is.
  public var formerly: String? {
    guard let before, let after, let growth else { return nil }
    var words: [String] = []
    if before.finding.severity != after.finding.severity {
      words.append("of severity \(before.finding.severity.rawValue)")
    }
    if let profiles = before.profiles, growth.gained + growth.lost > 0 {
      words.append("on \(profiles.count) of \(counted(profiles.total, "profile"))")
    }
    if let measured = growth.measured { words.append("measured \(measured.before.inWords)") }
    if !growth.joined.isEmpty || !growth.left.isEmpty {
      words.append("shown by \(counted(before.finding.parts.count, "view"))")
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// What programs get: the finding as it is, or was, what became of it, and how it was before.
  public var record: JSON { FindingRecord(self).record }
}

extension [FindingChange] {
  /// What one rule says of several views on the same profiles, or of notes that fade, as one sentence; at least one
  /// change.
  fileprivate func sentence(in files: FilePaths) -> String {
    let first = self[0]
    let isOne = allSatisfy(first.isAlike)
    var subjects: [String] = []
    for change in self {
      let subject = change.screen.seenSubject(of: change.group.finding)
      if subjects.last != subject { subjects.append(subject) }
    }
    return "\(first.screen.name): \(first.status.rawValue) \(first.group.finding.severity.rawValue) "
      + "\(first.group.finding.rule) of \(shortList(subjects, of: "views"))"
      + (isOne
        ? first.story(isExample: subjects.count > 1)
        : first.status == .better ? ", each less than it was" : "")
      + (files.words(of: first.group.finding, on: first.screen).map { "  \($0) " } ?? "") + " "
      + "[\(map(\.group.id).joined(separator: " "))]"
  }

  /// A sentence for each cause: what breaks first, then what heals, and at the end what is open.
  public func sentencesByCause(in files: FilePaths) -> [String] {
    var bundles: [[FindingChange]] = []
    for change in self {
      if let place = bundles.firstIndex(where: { $0[0].isOfOneCause(with: change) }) {
        bundles[place].append(change)
      } else {
        bundles.append([change])
      }
    }
    return bundles.enumerated().sorted { one, other in
      (one.element[0].stage, one.offset) < (other.element[0].stage, other.offset)
    }.map { $0.element.sentence(in: files) }
  }
}

extension FindingChange {
  fileprivate func isOfOneCause(with other: FindingChange) -> Bool {
    let (one, two) = (group.finding, other.group.finding)
    return screen.id == other.screen.id && status == other.status && one.rule == two.rule
      && one.severity == two.severity && (isAlike(other) || isFadingNote && other.isFadingNote)
  }

  /// True if the same holds of both, on the same profiles and as much.
  fileprivate func isAlike(_ other: FindingChange) -> Bool {
    before?.profiles == other.before?.profiles && after?.profiles == other.after?.profiles
      && changedFigures == other.changedFigures
  }

  /// True for a note that is gone, or less than it was: nobody need know where and by how much.
  private var isFadingNote: Bool {
    (status == .better || status == .fixed) && before?.finding.severity == .note
      && group.finding.severity == .note
  }

  /// What is open comes last; of the rest errors first, and what is new or worse before what is better or gone.
  fileprivate var stage: Int {
    let isOpen = group.finding.rule == "ambiguous-layout"
    let isBroken = status == .new || status == .worse
    let severity = Severity.allCases.firstIndex(of: group.finding.severity)!
    return (isOpen ? 100 : 0) + (isBroken ? 0 : 50) + severity
  }
}

extension FindingGroup {
  /// Where it is, in words; nil for what is wrong with the design itself.
  fileprivate var place: String? { profiles.flatMap { $0.total == 1 ? nil : $0.words } }

  /// Where several views have what is wrong, and what is wrong of one of them.
  fileprivate func example(saying message: String) -> String {
    guard let place, let worst else { return message }
    return "\(place); e.g. \(message) on \(worst)"
  }
}
