import Auditing
public import DesignModel
public import Matrix
import Notation

extension AuditRun {
  /// Looks for a repair of every finding.
  public mutating func findRepairs(
    _ question: CheckedScreens, _ matrix: ProfileMatrix, for files: some ScreenFiles
  ) throws {
    for (place, (screen, profiles)) in question.screens.enumerated() {
      audits[place].offers = [:]
      if audits[place].groups.isEmpty { continue }
      var search = try RepairSearch(screen, on: profiles, matrix, for: files.file(of: screen))
      for group in audits[place].groups {
        audits[place].offers?[group.key] = try search.offer(for: group.finding)
        audits[place].rejected[group.key] = search.rejected
      }
    }
  }

  /// The finding that people call `id`, and the audit that found it.
  public func finding(named id: String) throws(UnknownFinding) -> (audit: ScreenAudit, group: FindingGroup) {
    for audit in audits {
      if let group = audit.groups.first(where: { $0.id == id }) { return (audit, group) }
    }
    throw UnknownFinding(id: id, known: audits.flatMap { $0.groups.map(\.id) })
  }

  /// A repair of one finding, nil if none was found, and the changes that were tried and rejected.
  public func repair(
    of group: FindingGroup, on screen: Screen, _ question: CheckedScreens, _ matrix: ProfileMatrix,
    for files: some ScreenFiles
  ) throws -> (offer: RepairOffer?, rejected: [String]) {
    guard let profiles = question.screens.first(where: { $0.screen.id == screen.id })?.profiles else {
      return (nil, [])
    }
    var search = try RepairSearch(screen, on: profiles, matrix, for: files.file(of: screen))
    let offer = try search.offer(for: group.finding)
    return (offer, search.rejected)
  }
}

extension ScreenAudit {
  /// What is said of a finding without a repair: `no repair found; rejected: let title have any number of lines`.
  public func lackOfRepair(of group: FindingGroup) -> String {
    let rejected = rejected[group.key] ?? []
    return "no repair found" + (rejected.isEmpty ? "" : "; rejected: \(shortList(rejected, of: "changes"))")
  }
}

/// An id that no finding has, and those there are.
public struct UnknownFinding: Error, CustomStringConvertible {
  /// The id that was asked for.
  public let id: String
  /// Those of the findings that there are.
  public let known: [String]
  /// True if none of those is like it.
  public var isUnlikeAll: Bool { !known.isEmpty && nearestWord(to: id, among: known) == nil }

  /// What is wrong, with the nearest id.
  public var description: String {
    known.isEmpty
      ? "there is no finding '\(id)'; nothing was found on these profiles"
      : "there is no finding '\(id)' on these profiles\(didYouMean(id, among: known))"
  }
}
