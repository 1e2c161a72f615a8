import Foundation
import Notation
import TestSupport

/// The JSON Schemas in docs/schemas, read as far as they go: the words of draft 2020-12 that they use, and no others.
struct RecordSchemas {
  /// By the files' names without `.json`.
  let files: [String: JSON]

  static let folder = packageFolder.appending(path: "docs/schemas")

  init() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    files = Dictionary(
      uniqueKeysWithValues: try names.map { name in
        let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        return (String(name.dropLast(".json".count)), try JSON(parsing: text))
      })
  }

  /// The types of records.
  var types: [String] { files.keys.filter { $0 != "common" }.sorted() }

  /// What the schema of the record's type says against it.
  func faults(of record: JSON) -> [String] {
    guard let type = record["type"]?.text, type != "common", let schema = files[type] else {
      return ["no schema for \(record.line)"]
    }
    return faults(of: record, by: schema, in: type)
  }

  // MARK: Words

  /// `file/place: word` for every word that is not checked, and for every property that nothing describes.
  var flaws: [String] { files.keys.sorted().flatMap { flaws(of: files[$0]!, at: $0) } }

  private static let words: Set = [
    "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required",
    "additionalProperties", "items", "minItems", "maxItems", "enum", "const", "oneOf",
    "anyOf",
  ]

  private func flaws(of schema: JSON, at place: String) -> [String] {
    guard let members = schema.members else { return ["\(place): no object"] }
    var flaws = members.keys.filter { !Self.words.contains($0) }.sorted().map { "\(place): \($0)" }
    if let more = members["additionalProperties"], more != false {
      flaws.append("\(place): additionalProperties")
    }
    if (members["properties"] == nil) != (members["additionalProperties"] == nil) {
      flaws.append("\(place): properties without additionalProperties, or the reverse")
    }
    for (name, part) in (members["properties"]?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
      if part["description"] == nil, part["$ref"] == nil, part["const"] == nil {
        flaws.append("\(place)/\(name): no description")
      }
      flaws += self.flaws(of: part, at: "\(place)/\(name)")
    }
    let properties = members["properties"]?.members ?? [:]
    for name in members["required"]?.elements ?? [] where properties[name.text ?? ""] == nil {
      flaws.append("\(place): requires \(name.line)")
    }
    for (name, part) in (members["$defs"]?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
      if part["description"] == nil { flaws.append("\(place)/\(name): no description") }
      flaws += self.flaws(of: part, at: "\(place)/\(name)")
    }
    let parts =
      [members["items"]].compactMap(\.self) + ["oneOf", "anyOf"].flatMap { members[$0]?.elements ?? [] }
    return flaws + parts.flatMap { self.flaws(of: $0, at: place) }
  }

  // MARK: Values

  /// What a schema of a file says against a value; each fault begins with the place that it is about.
  private func faults(of value: JSON, by schema: JSON, in file: String) -> [String] {
    guard let words = schema.members else { return [": the schema is no object"] }
    var faults: [String] = []
    if let reference = words["$ref"]?.text {
      let (target, home) = resolved(reference, in: file)
      faults += target.map { self.faults(of: value, by: $0, in: home) } ?? [": no \(reference)"]
    }
    if let type = words["type"], !(type.elements ?? [type]).contains(where: { value.is($0) }) {
      faults.append(": \(value.line) is no \(type.line)")
    }
    if let const = words["const"], const != value { faults.append(": \(value.line) is not \(const.line)") }
    if let choices = words["enum"]?.elements, !choices.contains(value) {
      faults.append(": \(value.line) is none of \(JSON.array(choices).line)")
    }
    if let choices = words["oneOf"]?.elements {
      let each = choices.map { self.faults(of: value, by: $0, in: file) }
      let fitting = each.count(where: \.isEmpty)
      if fitting != 1 { faults.append(": fits \(fitting) of \(choices.count): \(each)") }
    }
    if let choices = words["anyOf"]?.elements {
      let each = choices.map { self.faults(of: value, by: $0, in: file) }
      if !each.contains([]) { faults.append(": fits none of \(choices.count): \(each)") }
    }
    if let count = value.elements?.count {
      if let least = words["minItems"]?.whole, count < least { faults.append(": fewer than \(least) items") }
      if let most = words["maxItems"]?.whole, count > most { faults.append(": more than \(most) items") }
    }
    if let members = value.members { faults += self.faults(ofMembers: members, by: words, in: file) }
    if let items = words["items"], let elements = value.elements {
      for (index, element) in elements.enumerated() {
        faults += self.faults(of: element, by: items, in: file).map { "[\(index)]\($0)" }
      }
    }
    return faults
  }

  private func faults(ofMembers members: [String: JSON], by words: [String: JSON], in file: String)
    -> [String]
  {
    let properties = words["properties"]?.members ?? [:]
    var faults = (words["required"]?.elements ?? []).compactMap(\.text).filter { members[$0] == nil }
      .map { ": \($0) is missing" }
    for (name, member) in members {
      if let property = properties[name] {
        faults += self.faults(of: member, by: property, in: file).map { ".\(name)\($0)" }
      } else if words["additionalProperties"] == false {
        faults.append(": \(name) is not described")
      }
    }
    return faults.sorted()
  }

  /// What a reference such as `common.json#/$defs/rect` means, and the file that it stands in.
  private func resolved(_ reference: String, in file: String) -> (schema: JSON?, file: String) {
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
    let home = parts[0].isEmpty ? file : String(parts[0].dropLast(".json".count))
    guard parts.count > 1 else { return (files[home], home) }
    let names = parts[1].split(separator: "/")
    return (names.reduce(files[home]) { $0?[String($1)] }, home)
  }
}

extension JSON {
  /// True if the value is of the type that JSON Schema calls so.
  fileprivate func `is`(_ type: JSON) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .integer: type == "integer" || type == "number"
    case .number: type == "number"
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
