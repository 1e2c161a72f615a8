import Auditing
import Conditions
import DesignModel
import Notation

/// What an audit found on some of the layouts of a screen.
struct LayoutFinding {
  /// As it is on the worst profile.
  let finding: Finding
  /// The places of the profiles that have it.
  let affected: ProfileSet
  /// The place of the profile that is furthest off, the first among equals.
  let worst: Int
  /// What is said of those profiles.
  let description: ProfileDescription
}

extension LayoutFinding {
  /// `{"affected":"0-5,9","condition":[[…]],"message":…,"rule":…,"severity":…,"view":…,"worst":2,…}`; what is nil is
  /// left out.
  var json: JSON {
    var members: [String: JSON] = [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message), "affected": .string(affected.ranges), "worst": .integer(worst),
    ]
    members["view"] = finding.view.map { .string($0.text) }
    members["constraint"] = finding.constraint.map { .string($0.text) }
    if !finding.related.isEmpty { members["related"] = .array(finding.related.map { .string($0.text) }) }
    if !finding.parts.isEmpty { members["parts"] = .array(finding.parts.map { .string($0.text) }) }
    members["assumption"] = finding.assumption.map { .string($0) }
    if !finding.consequences.isEmpty {
      members["consequences"] = .array(
        finding.consequences.map {
          .object(["view": .string($0.view.text), "message": .string($0.message)])
        })
    }
    members["measured"] = finding.measured.map(JSON.init)
    members["required"] = finding.required.map(JSON.init)
    members["condition"] = description.condition?.json
    members["claims"] = description.clause?.json ?? .null
    return .object(members)
  }

  /// Reads what `json` gives for some of that many profiles; nil for anything else.
  init?(json: JSON, of total: Int) {
    guard let rule = json["rule"]?.text.flatMap({ RuleList.finder(named: $0) }),
      let severity = json["severity"]?.text.flatMap({ Severity(rawValue: $0) }),
      let message = json["message"]?.text,
      let affected = json["affected"]?.text.flatMap({ ProfileSet(ranges: $0, below: total) }),
      let worst = json["worst"]?.whole, affected.contains(worst)
    else { return nil }
    finding = Finding(
      rule, severity: severity, view: json["view"]?.text.map { ObjectID($0) },
      constraint: json["constraint"]?.text.map { ObjectID($0) },
      related: (json["related"]?.elements ?? []).compactMap { $0.text.map { ObjectID($0) } },
      message: message, measured: json["measured"]?.double, required: json["required"]?.double,
      parts: (json["parts"]?.elements ?? []).compactMap { $0.text.map { ObjectID($0) } },
      assumption: json["assumption"]?.text,
      consequences: (json["consequences"]?.elements ?? []).compactMap(Consequence.init(json:)))
    (self.affected, self.worst) = (affected, worst)
    let condition = json["condition"].flatMap { ProfileCondition(json: $0) }
    if condition == nil, json["condition"] != nil { return nil }
    // What was remembered when clauses were of one claim is found anew.
    guard let remembered = json["claims"] else { return nil }
    let clause = ProfileClause(json: remembered)
    if clause == nil, remembered != .null { return nil }
    description = ProfileDescription(condition: condition, clause: clause)
  }
}

extension ProfileSet {
  /// The indices as people list pages: `0-5,9`.
  fileprivate var ranges: String {
    var ranges: [ClosedRange<Int>] = []
    for index in indices {
      if let last = ranges.last, last.upperBound == index - 1 {
        ranges[ranges.count - 1] = last.lowerBound...index
      } else {
        ranges.append(index...index)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }

  /// Reads what `ranges` gives for indices below `count`; nil for anything else.
  fileprivate init?(ranges: String, below count: Int) {
    self.init()
    for range in ranges.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = range.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
        0 <= first, first <= last, last < count
      else { return nil }
      for index in first...last { insert(index) }
    }
  }
}

extension Consequence {
  /// Reads `{"message":…,"view":…}`; nil for anything else.
  fileprivate init?(json: JSON) {
    guard let view = json["view"]?.text, let message = json["message"]?.text else { return nil }
    self.init(view: ObjectID(view), message: message)
  }
}
