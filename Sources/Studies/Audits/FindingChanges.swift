import Auditing
public import Comparison
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
  public var sentence: String {
    let former = formerly.map { ", before \($0)" } ?? ""
    let told = after == nil ? group.place.map { ", was \($0)" } ?? "" : ": \(group.sentence)\(former)"
    return "\(screen.name): \(status.rawValue) \(group.finding.severity.rawValue) \(group.finding.rule) of "
      + "\(screen.subject(of: group.finding))\(told) [\(group.id)]"
  }

  /// `of severity warning, on 12 of 3456 profiles`, as far as that is another than now; nil if nothing is.
  public var formerly: String? {
    guard let before, let after else { return nil }
    var words: [String] = []
    if before.finding.severity != after.finding.severity {
      words.append("of severity \(before.finding.severity.rawValue)")
    }
    if let profiles = before.profiles, profiles.count != after.profiles?.count {
      words.append("on \(profiles.count) of \(counted(profiles.total, "profile"))")
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// What programs are told: the finding as it is, or was, what became of it, and how it was before.
  public var record: JSON { FindingRecord(self).record }
}

extension FindingGroup {
  /// Where it is, in words; nil for what is wrong with the design itself.
  fileprivate var place: String? { profiles.flatMap { $0.total == 1 ? nil : $0.words } }
}
