import Auditing
import Conditions
import DesignModel
import Findings
import Matrix
import Testing

/// Profiles, findings and screens that tests are about; no rule has to find them.
enum MadeUp {
  static let profiles = ["iphone-16", "iphone-se-3", "ipad-mini-6", "ipad-pro-11"].compactMap { name in
    Device.catalogue.first { $0.name == name }.map { Profile(device: $0.name) }
  }

  static func resolved() throws -> [ResolvedProfile] {
    try profiles.map { try $0.resolved(on: Device.catalogue) }
  }

  /// A finding of a rule by name.
  static func finding(
    _ rule: String, of view: ObjectID? = nil, severity: Severity? = nil, related: [ObjectID] = [],
    measured: Double? = nil, parts: [ObjectID] = []
  ) throws -> Finding {
    Finding(
      try #require(RuleList.rule(named: rule)), severity: severity, view: view, related: related,
      message: "\(rule) of \(view?.text ?? "root")", measured: measured, required: measured.map { _ in 0 },
      parts: parts)
  }

  /// A finding on the profiles of those places, the first of which is the worst.
  static func group(_ finding: Finding, on screen: Screen, at places: [Int]) throws -> FindingGroup {
    let described = DescribedProfiles(try resolved())
    let set = ProfileSet(places)
    let affected = AffectedProfiles(
      set, of: described.compared, try #require(described.descriptions(of: [set], jobs: 1)[set]))
    return FindingGroup(finding, on: screen, profiles: affected, worst: profiles[places[0]].name)
  }

  /// A screen of labels side by side, in no place of their own.
  static func screen(_ name: String = "demo", views: [String] = ["title", "note"]) throws -> Screen {
    var screen = Screen(id: ObjectID(name), name: name)
    for view in views { try screen.addView(named: view, kind: .label, id: ObjectID(view)) }
    return screen
  }
}
