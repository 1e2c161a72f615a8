public import Notation

/// The complaints of the part of the SARIF 2.1.0 schema that speaks of what we print.
public func sarifFlaws(_ log: JSON) -> [String] {
  var flaws: [String] = []
  func check(_ isRight: Bool, _ what: String) { if !isRight { flaws.append(what) } }
  check(log["version"]?.text == "2.1.0", "version")
  check(Set(log.members?.keys.map(\.self) ?? []) == ["$schema", "version", "runs"], "members of the log")
  for run in log["runs"]?.elements ?? [] {
    let rules = run["tool"]?["driver"]?["rules"]?.elements ?? []
    check(run["tool"]?["driver"]?["name"]?.text?.isEmpty == false, "a driver has a name")
    check(Set(rules.map { $0["id"]?.text ?? "" }).count == rules.count, "rules are unique")
    for rule in rules {
      check(rule["shortDescription"]?["text"]?.text?.isEmpty == false, "a multiformat message has a text")
      check(rule["help"]?["text"]?.text?.isEmpty == false, "a help has a text")
      check(isLevel(rule["defaultConfiguration"]?["level"]), "a rule's level")
    }
    for result in run["results"]?.elements ?? [] {
      check(result["message"]?["text"]?.text?.isEmpty == false, "a message has a text")
      check(isLevel(result["level"]), "a result's level")
      let index = result["ruleIndex"]?.whole ?? -1
      check(rules.indices.contains(index) && rules[index]["id"] == result["ruleId"], "a rule's index")
      check(result["locations"]?.elements != nil, "locations are an array")
      let fingerprints = result["partialFingerprints"]?.members ?? [:]
      check(!fingerprints.isEmpty && fingerprints.values.allSatisfy { $0.text != nil }, "fingerprints")
      for place in result["locations"]?.elements ?? [] { flaws += locationFlaws(place) }
    }
  }
  return flaws
}

private func locationFlaws(_ place: JSON) -> [String] {
  var flaws: [String] = []
  if let physical = place["physicalLocation"] {
    let uri = physical["artifactLocation"]?["uri"]?.text ?? " "
    let isPlain = uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}#?".utf8.contains($0) }
    if !isPlain { flaws.append("'\(uri)' is no URI reference") }
    if let region = physical["region"], (region["startLine"]?.whole ?? 0) < 1 {
      flaws.append("a region's line")
    }
  }
  for logical in place["logicalLocations"]?.elements ?? [] where logical["fullyQualifiedName"]?.text == nil {
    flaws.append("a logical location's name")
  }
  return flaws
}

private func isLevel(_ json: JSON?) -> Bool {
  ["none", "note", "warning", "error"].contains(json?.text ?? "")
}
