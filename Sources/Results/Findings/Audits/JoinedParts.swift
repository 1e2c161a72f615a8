import Auditing
import DesignModel
import Notation

extension [ScreenAudit] {
  /// The same with a fault of a part of code, as a cell, and of the screens that show it as one finding.
  ///
  /// It is that of the part unless it is more severe elsewhere; what is accepted of the part is accepted of these, too. It is
  /// one fault where a rule finds it of views that one line makes and that have one property's name, or of one line's
  /// constraints.
  public func joiningParts() -> [ScreenAudit] {
    let isPart = map { $0.screen.isOfCode && $0.screen.rootTraits.kind != .window }
    guard isPart.contains(true), count > 1 else { return self }
    var accepted: Set<String> = []
    var found: [String: [GroupPlace]] = [:]
    for (number, audit) in enumerated() where audit.screen.isOfCode {
      let lines = audit.screen.linesInCode
      if isPart[number] {
        accepted.formUnion(audit.suppressed.compactMap { $0.group.cause(on: audit.screen, lines) })
      }
      for (place, group) in audit.groups.enumerated() {
        guard let cause = group.cause(on: audit.screen, lines) else { continue }
        found[cause, default: []].append(GroupPlace(audit: number, group: place))
      }
    }
    var result = self
    var left: Set<GroupPlace> = []
    for (cause, places) in found {
      if accepted.contains(cause) {
        left.formUnion(places.filter { !isPart[$0.audit] })
      } else if places.contains(where: { isPart[$0.audit] }), Set(places.map(\.audit)).count > 1 {
        left.formUnion(result.join(places, isPart))
      }
    }
    for number in indices {
      let groups = result[number].groups.enumerated()
      result[number].groups = groups.filter { !left.contains(GroupPlace(audit: number, group: $0.offset)) }
        .map { $0.element }
    }
    return result
  }

  /// Says at one of the places on which other screens it is found, too; the other places.
  private mutating func join(_ places: [GroupPlace], _ isPart: [Bool]) -> [GroupPlace] {
    let audits = self
    let severities = places.map { audits[$0.audit].groups[$0.group].finding.severity }
    let worst = severities.max()!
    let severe = places.filter { audits[$0.audit].groups[$0.group].finding.severity == worst }
    let best = severe.first { isPart[$0.audit] } ?? severe[0]
    let others = places.filter { $0.audit != best.audit }
    let names = Set(others.map(\.audit)).sorted().map { self[$0].screen.name }
    let finding = self[best.audit].groups[best.group].finding
    self[best.audit].groups[best.group].finding = finding.adding(
      "; the same on \(shortList(names, of: "screens"))")
    return others
  }
}

/// Where a finding is: its screen among the audited ones, and its place there.
private struct GroupPlace: Hashable {
  let audit, group: Int
}

extension FindingGroup {
  /// What the finding is of, equal for one fault of several screens: its rule, and lines of code; nil for what has no line.
  fileprivate func cause(on screen: Screen, _ lines: [String: String]) -> String? {
    func line(_ kind: ObjectKind, _ id: ObjectID) -> String? { lines["\(kind.rawValue) \(id.text)"] }
    let constraints = ([finding.constraint].compactMap(\.self) + finding.related).compactMap {
      line(.constraint, $0)
    }
    guard let view = finding.view, view != .root else {
      return constraints.isEmpty || finding.constraint == nil
        ? nil : "\(finding.rule) \(constraints.sorted())"
    }
    guard let own = line(.view, view) else { return nil }
    // Further views of one name have a number.
    var name = screen.name(of: view)
    while name.last?.isNumber == true { name.removeLast() }
    return "\(finding.rule) \(own) \(name) \(constraints.sorted())"
  }
}
