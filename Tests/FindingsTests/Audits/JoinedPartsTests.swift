import Auditing
import DesignModel
import Testing

@testable import Findings

@Suite("A fault of a part and of the screen that shows it") struct JoinedPartsTests {
  /// A screen from code with one finding on its view of that name, which line 7 makes.
  private func audit(
    _ name: String, isPart: Bool, view: String = "title", severity: Severity = .warning, line: Int = 7,
    isSuppressed: Bool = false
  ) throws -> ScreenAudit {
    var plain = try MadeUp.screen(name, views: [view])
    if isPart {
      var attributes = plain.root.attributes
      try attributes.set("root", to: "cell", kind: .view)
      try plain.setView(.root, kind: .view, attributes: attributes)
    }
    var lists = plain.lists
    lists.sources = [
      ScreenSource(
        id: ObjectID("swift/\(name)"), file: "Row.swift",
        places: [ScreenSource.Place(kind: .view, object: view, identifier: nil, line: line, digest: "")])
    ]
    let screen = Screen(id: plain.id, name: name, lists: lists)
    let finding = try MadeUp.finding("fixed-font", of: ObjectID(view), severity: severity)
    let group = FindingGroup(finding, on: screen)
    guard isSuppressed else { return ScreenAudit(screen: screen, profiles: 4, groups: [group]) }
    let suppression = Suppression(
      id: "s1", rule: "fixed-font", items: [ObjectID(view)], constraints: [], reason: "Meant")
    return ScreenAudit(
      screen: screen, profiles: 4, groups: [],
      suppressed: [SuppressedGroup(group: group, suppression: suppression)])
  }

  private func counts(_ audits: [ScreenAudit]) -> [Int] { audits.joiningParts().map(\.groups.count) }

  @Test("is one finding, the part's, that names the other screen") func parts() throws {
    let audits = [
      try audit("List", isPart: false, view: "title2"), try audit("Row", isPart: true),
    ]
    #expect(counts(audits) == [0, 1])
    let message = audits.joiningParts()[1].groups[0].finding.message
    #expect(message.hasSuffix("; the same on List"))
  }

  @Test("is that of the screen where it is more severe there") func severities() throws {
    #expect(
      try counts([audit("List", isPart: false, severity: .error), audit("Row", isPart: true)]) == [1, 0])
  }

  @Test("is accepted of both where it is accepted of the part") func suppressed() throws {
    #expect(
      try counts([audit("List", isPart: false), audit("Row", isPart: true, isSuppressed: true)]) == [0, 0])
  }

  @Test("is two where the line or the property differs, and where no part is asked") func others() throws {
    let row = try audit("Row", isPart: true)
    #expect(try counts([audit("List", isPart: false, line: 8), row]) == [1, 1])
    #expect(try counts([audit("List", isPart: false, view: "note"), row]) == [1, 1])
    #expect(try counts([audit("List", isPart: false), audit("Table", isPart: false)]) == [1, 1])
  }
}
