import DesignModel
import Notation

extension ReportFormat {
  /// SARIF 2.1.0, for code scanning.
  public static let sarif = ReportFormat("sarif") { $0.sarif(from: $1).line + "\n" }
}

extension Report {
  /// The report as one SARIF 2.1.0 log (OASIS, Static Analysis Results Interchange Format).
  func sarif(from folder: String) -> JSON {
    [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
          "results": .array(notices.map { result($0, folder) }),
        ]
      ],
    ]
  }

  private var driver: JSON {
    [
      "name": "workbench", "version": .string(version),
      "semanticVersion": .string(version), "rules": .array(rules.map(\.sarif)),
    ]
  }

  private func result(_ notice: Notice, _ folder: String) -> JSON {
    var members: [String: JSON] = [
      "ruleId": .string(notice.rule), "level": .string(notice.level.rawValue),
      "message": ["text": .string(notice.message)], "locations": .array(notice.locations(in: store, folder)),
      "partialFingerprints": ["workbench/v1": .string(notice.key)],
    ]
    if !notice.facts.isEmpty { members["properties"] = .object(notice.facts) }
    if let justification = notice.justification {
      // It is kept in the design, which is no part of the source that a result is in.
      members["suppressions"] = [
        ["kind": "external", "status": "accepted", "justification": .string(justification)]
      ]
    }
    if let index = rules.firstIndex(where: { $0.id == notice.rule }) {
      members["ruleIndex"] = .integer(index)
    }
    return .object(members)
  }
}

extension ReportRule {
  fileprivate var sarif: JSON {
    [
      "id": .string(id), "shortDescription": ["text": .string(summary)], "help": ["text": .string(help)],
      "defaultConfiguration": ["level": .string(level.rawValue)],
    ]
  }
}

extension Notice {
  /// One location, with the file's and the design's side of it; none where neither is known.
  ///
  /// Facts: GitHub's documentation, "SARIF support for code scanning": results without a file and a line are refused.
  fileprivate func locations(in store: String?, _ folder: String) -> [JSON] {
    var members: [String: JSON] = [:]
    if let file = file ?? store {
      // A region's lines count from 1; a finding about a whole file stands at its beginning.
      let physical: [String: JSON] = [
        "artifactLocation": ["uri": .string(FileReference(file, from: folder).uri)],
        "region": ["startLine": .integer(max(1, line ?? 1))],
      ]
      members["physicalLocation"] = .object(physical)
    }
    if let place {
      members["logicalLocations"] = [["fullyQualifiedName": .string(place), "kind": "object"]]
    }
    return members.isEmpty ? [] : [.object(members)]
  }
}
