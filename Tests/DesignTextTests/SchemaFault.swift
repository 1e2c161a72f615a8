import Notation

extension Schema {
  /// Why a value is none of this schema, in the words that forms use of JSON Schema; nil if it is one.
  func fault(of value: JSON) -> String? {
    let shared = Dictionary(
      self.shared.map { ($0.name, $0.schema.json) }, uniquingKeysWith: { first, _ in first })
    return Fitting(shared: shared).fault(of: value, by: json)
  }
}

/// A schema's words, held against values.
private struct Fitting {
  /// What schemas refer to, by name.
  let shared: [String: JSON]

  func fault(of value: JSON, by schema: JSON) -> String? {
    if let reference = schema["$ref"]?.text {
      guard let target = shared[String(reference.drop { $0 != "$" }.dropFirst("$defs/".count))] else {
        return "there is no \(reference)"
      }
      return fault(of: value, by: target)
    }
    if let words = schema["enum"]?.elements, !words.contains(value) {
      return "\(value.line) is none of the words"
    }
    if let schemas = (schema["oneOf"] ?? schema["anyOf"])?.elements {
      let fitting = schemas.filter { fault(of: value, by: $0) == nil }.count
      if fitting == 0 || schema["oneOf"] != nil && fitting > 1 {
        return "\(value.line) fits \(fitting) schemas"
      }
    }
    guard let type = schema["type"]?.text else { return nil }
    switch (type, value) {
    case ("string", .string), ("boolean", .bool), ("integer", .integer), ("number", .integer),
      ("number", .number):
      return nil
    case ("array", .array(let elements)): return faultOfElements(elements, schema)
    case ("object", .object(let members)): return faultOfMembers(members, schema)
    default: return "\(value.line) is no \(type)"
    }
  }

  private func faultOfElements(_ elements: [JSON], _ schema: JSON) -> String? {
    if let least = schema["minItems"]?.whole, elements.count < least { return "too few elements" }
    if let most = schema["maxItems"]?.whole, elements.count > most { return "too many elements" }
    return elements.lazy.compactMap { element in schema["items"].flatMap { fault(of: element, by: $0) } }
      .first
  }

  private func faultOfMembers(_ members: [String: JSON], _ schema: JSON) -> String? {
    for name in (schema["required"]?.elements ?? []).compactMap(\.text) where members[name] == nil {
      return "'\(name)' is missing"
    }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let part = schema["properties"]?[name] else {
        if schema["additionalProperties"] == false { return "'\(name)' is unknown" }
        continue
      }
      if let fault = fault(of: value, by: part) { return "\(name): \(fault)" }
    }
    return nil
  }
}
