import Auditing
import DesignModel
import Findings
import Notation

/// What was found for a pipe: a fact a line, each of which names its screen, so that grep finds what it is about.
extension AuditReport {
  /// A line for each finding, or for each cause where there are too many to read at once.
  func plainLines(of audits: [ScreenAudit], _ gate: AuditGate) -> [String] {
    if let comparison { return plainLines(of: comparison, audits, gate) }
    let lists = audits.map { $0.plainLines(gate, isWhole: isWhole) }
    if !gate.showsDetails, lists.joined().count > CauseLines.most {
      return CauseLines(of: audits, gate).plainLines
        + audits.flatMap { $0.plainRest(gate, isWhole: isWhole) }
    }
    return lists.flatMap(\.self)
  }

  /// What is new or worse, and how much is as before.
  private func plainLines(
    of comparison: FindingComparison, _ audits: [ScreenAudit], _ gate: AuditGate
  ) -> [String] {
    audits.flatMap { audit in
      let changes = comparison.of(audit.screen.id).filter { $0.status != .suppressed }
      let told = changes.filter { $0.isRegression && !gate.shown([$0.group]).isEmpty }
      return [
        "\(audit.screen.name): \(changes.counts ?? [audit].nothingFound) on \(counted(audit.profiles, "profile"))"
      ]
        + told.map { $0.sentence(in: audit.files) }
        + audit.plainRest(gate, isWhole: isWhole)
    }
  }
}

extension ScreenAudit {
  /// A line for each finding and for each thing that follows of it.
  fileprivate func plainLines(_ gate: AuditGate, isWhole: Bool) -> [String] {
    let found = shown(gate).mostSevereFirst
    return (groups.isEmpty ? [head] : []) + found.flatMap { plainLines(of: $0, namingAll: gate.showsDetails) }
      + plainRest(gate, isWhole: isWhole)
  }

  private func plainLines(of group: FindingGroup, namingAll: Bool) -> [String] {
    let finding = group.finding
    let start = "\(screen.name): \(finding.severity.rawValue) \(finding.rule): "
    let also = finding.consequences.map { consequence in
      let place = files.words(of: consequence.view, on: screen).map { "  \($0)" } ?? ""
      return "\(screen.name): [\(group.id)] so \(screen.seenMessage(of: consequence))\(place)"
    }
    let parts = namingAll ? parts(of: finding).map { "\(screen.name): [\(group.id)] also \($0)" } : []
    return ["\(start)\(group.sentence(on: screen))\(place(of: finding))  [\(group.id)]"] + parts + also
      + repairs(of: group)
  }

  private func repairs(of group: FindingGroup) -> [String] {
    guard let offers else { return [] }
    let start = "\(screen.name): [\(group.id)] "
    guard let offer = offers[group.key] else { return [start + lackOfRepair(of: group)] }
    return ["\(start)repair: \(offer.title)"] + offer.lines
      + [offer.effect, offer.limit].compactMap(\.self).map { start + $0 }
  }

  /// What is accepted, and what accepts nothing.
  fileprivate func plainRest(_ gate: AuditGate, isWhole: Bool) -> [String] {
    let accepted = suppressed.map { accepted in
      let (finding, suppression) = (accepted.group.finding, accepted.suppression)
      return
        "\(screen.name): suppressed \(finding.rule): \(accepted.group.sentence(on: screen))  [\(accepted.group.id)], "
        + "accepted\(suppression.end) as \(suppression.id): \(suppression.reason)"
    }
    let unused = unusedLines.map { "\(screen.name): \($0.drop { $0 == " " })" }
    return (gate.showsSuppressed ? accepted : []) + (isWhole ? unused : [])
  }
}

extension [AssertionVerdict] {
  /// A line for each assertion.
  var plainLines: [String] {
    map { verdict in
      "\(verdict.screen.name): \(verdict.sentence)" + (verdict.assertion.message.map { "; \($0)" } ?? "")
    }
  }
}
