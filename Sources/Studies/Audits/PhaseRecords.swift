import DesignModel
public import Notation

extension Phases {
  /// The height of the window, in points.
  public var height: Double { profile.window?.height ?? 0 }

  /// The profile, but for what the diagram moves.
  public var profileName: String {
    var fixed = profile
    (fixed.window, fixed.textSize) = (nil, .large)
    return fixed.name
  }

  /// The order of the records' columns.
  public static let columns = [
    "screen", "profile", "height", "textSize", "from", "to", "includesTo", "severity", "rule", "view",
    "count",
    "findings",
  ]

  /// One object for each phase; what is gravest stands beside the list of all.
  public var records: [JSON] {
    rows.flatMap { row in
      row.phases.enumerated().map { place, phase in
        let gravest = phase.breaches.first
        return [
          "type": "phase", "screen": .string(screen.name), "profile": .string(profileName),
          "height": JSON(height), "textSize": .string(row.textSize.alias), "from": phase.from.exactJSON,
          "to": phase.to.exactJSON, "includesTo": .bool(place == row.phases.count - 1),
          "rule": gravest.map { .string($0.rule) } ?? .null,
          "severity": gravest.map { .string($0.severity.rawValue) } ?? .null,
          "view": gravest?.view.map { .string(screen.name(of: $0)) } ?? .null,
          "count": .integer(phase.breaches.count), "findings": .array(phase.breaches.map(record)),
        ]
      }
    }
  }

  private func record(of breach: Breach) -> JSON {
    [
      "rule": .string(breach.rule), "severity": .string(breach.severity.rawValue),
      "view": breach.view.map { .string(screen.name(of: $0)) } ?? .null,
      "constraint": breach.constraint.map { .string($0.text) } ?? .null,
      "related": .array(breach.related.map { .string(screen.name(of: $0)) }),
    ]
  }
}
