import Auditing
import DesignModel
import Notation

extension AuditRun {
  /// Looks for a repair of every finding.
  mutating func findRepairs(_ question: CheckedScreens, _ matrix: Matrix) throws {
    for (place, (screen, profiles)) in question.screens.enumerated() {
      audits[place].offers = [:]
      if audits[place].groups.isEmpty { continue }
      var search = try RepairSearch(screen, on: profiles, matrix)
      for group in audits[place].groups {
        audits[place].offers?[group.key] = try search.offer(for: group.finding)
      }
    }
  }

  /// The finding that people call `id`, and the audit that found it.
  func finding(named id: String) throws(FixError) -> (audit: ScreenAudit, group: FindingGroup) {
    for audit in audits {
      if let group = audit.groups.first(where: { $0.id == id }) { return (audit, group) }
    }
    throw .unknownFinding(id, among: audits.flatMap { $0.groups.map(\.id) })
  }

  /// A repair of one finding; nil if none was found.
  func repair(
    of group: FindingGroup, on screen: Screen, _ question: CheckedScreens, _ matrix: Matrix
  ) throws -> RepairOffer? {
    guard let profiles = question.screens.first(where: { $0.screen.id == screen.id })?.profiles else {
      return nil
    }
    var search = try RepairSearch(screen, on: profiles, matrix)
    return try search.offer(for: group.finding)
  }
}

/// A finding that can't be repaired as it was asked for.
enum FixError: Error, CustomStringConvertible {
  case unknownFinding(String, among: [String])
  case nothingToApply
  case pastRevision
  case reportFormat(ReportFormat)

  var description: String {
    switch self {
    case .unknownFinding(let id, let ids):
      ids.isEmpty
        ? "there is no finding '\(id)'; nothing was found on these profiles"
        : "there is no finding '\(id)' on these profiles"
          + (nearestWord(to: id, among: ids).map { "; did you mean '\($0)'?" }
            ?? "; 'audit' prints the ids of all")
    case .nothingToApply: "'--apply' needs a finding to repair; name it with '--fix'"
    case .reportFormat(let format):
      "'--fix' has no report to print as \(format.rawValue); leave '--format' out, or take one of the common formats"
    case .pastRevision: "a revision stays as it is; leave '--revision' or '--apply' out"
    }
  }
}
