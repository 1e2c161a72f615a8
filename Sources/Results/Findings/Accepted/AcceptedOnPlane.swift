import Auditing
import DesignModel

/// What a list accepts in windows of any size.
extension AcceptedFindings {
  /// The same planes with what the list accepts set apart; what is in other windows, or more severe, is left.
  public func accepting(in planes: [PlaneFindings]) -> [PlaneFindings] {
    planes.map { plane in
      plane.accepting { finding in
        entries[found(finding, in: plane).key]?.windows?.cover(finding) ?? false
      }
    }
  }

  /// What it accepts in windows and is not found in any that was asked, a sentence each.
  public func gone(from planes: [PlaneFindings]) -> [String] {
    let found = Set(everything(in: planes).map(\.key))
    return entries.values.filter { entry in
      !found.contains(entry.key)
        && planes.contains { isAsked(entry.key, in: $0) && entry.windows?.without($0.sizes) == nil }
    }.map(\.name).sorted()
  }

  /// The same with all that was found; of other screens, profiles and text sizes what it has stays.
  public func updated(with planes: [PlaneFindings]) -> AcceptedFindings {
    var result = self
    for plane in planes {
      for (key, entry) in entries where isAsked(key, in: plane) {
        result.entries[key]?.windows = entry.windows?.without(plane.sizes)
        if result.entries[key]?.windows == nil { result.entries[key] = nil }
      }
    }
    for var entry in everything(in: planes) {
      let kept = result.entries[entry.key]?.windows
      entry.windows = kept.map { $0.joined(with: entry.windows!) } ?? entry.windows
      entry.remarks = entries[entry.key]?.remarks ?? []
      result.entries[entry.key] = entry
    }
    return result
  }

  private func isAsked(_ key: AcceptedFinding.Key, in plane: PlaneFindings) -> Bool {
    let screen = plane.phases.screen
    return key.plane?.profile == plane.phases.profileName && key.scene == place.scene(of: screen)
      && key.file == place.file(of: screen)
  }

  private func found(_ finding: PlaneFinding, in plane: PlaneFindings) -> AcceptedFinding {
    AcceptedFinding(
      finding.worst, on: plane.phases.screen, in: place,
      plane: .init(profile: plane.phases.profileName, severity: finding.subject.severity))
  }

  /// An entry for each finding, with all of its windows.
  private func everything(in planes: [PlaneFindings]) -> [AcceptedFinding] {
    planes.flatMap { plane in
      let all = Dictionary(grouping: plane.found + plane.accepted) { found($0, in: plane).key }
      return all.values.map { findings in
        var entry = found(findings[0], in: plane)
        entry.windows = AcceptedWindows(of: findings)
        return entry
      }
    }
  }
}

extension PlaneFindings {
  /// The text sizes that were asked.
  fileprivate var sizes: Set<TextSize> { Set(phases.sheets.map(\.textSize)) }
}
