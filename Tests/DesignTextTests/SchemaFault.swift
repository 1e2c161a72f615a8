import Notation

extension Schema {
  /// Why a value is none of this schema, in the words that forms use of JSON Schema; nil if it is one.
  func fault(of value: JSON) -> String? { json.fault(of: value) }
}

extension JSON {
  fileprivate func fault(of value: JSON) -> String? {
    if let words = self["enum"]?.elements, !words.contains(value) {
      return "\(value.line) is none of the words"
    }
    if let schemas = (self["oneOf"] ?? self["anyOf"])?.elements {
      let fitting = schemas.filter { $0.fault(of: value) == nil }.count
      if fitting == 0 || self["oneOf"] != nil && fitting > 1 {
        return "\(value.line) fits \(fitting) schemas"
      }
    }
    guard let type = self["type"]?.text else { return nil }
    switch (type, value) {
    case ("string", .string), ("boolean", .bool), ("integer", .integer), ("number", .integer),
      ("number", .number):
      return nil
    case ("array", .array(let elements)): return faultOfElements(elements)
    case ("object", .object(let members)): return faultOfMembers(members)
    default: return "\(value.line) is no \(type)"
    }
  }

  private func faultOfElements(_ elements: [JSON]) -> String? {
    if let least = self["minItems"]?.whole, elements.count < least { return "too few elements" }
    if let most = self["maxItems"]?.whole, elements.count > most { return "too many elements" }
    return elements.lazy.compactMap { self["items"]?.fault(of: $0) }.first
  }

  private func faultOfMembers(_ members: [String: JSON]) -> String? {
    for name in (self["required"]?.elements ?? []).compactMap(\.text) where members[name] == nil {
      return "'\(name)' is missing"
    }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let schema = self["properties"]?[name] else {
        if self["additionalProperties"] == false { return "'\(name)' is unknown" }
        continue
      }
      if let fault = schema.fault(of: value) { return "\(name): \(fault)" }
    }
    return nil
  }
}
