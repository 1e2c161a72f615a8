import Foundation
import Notation
import TestSupport
import Testing
import WorkbenchKit

@Suite("The schemas of records") struct RecordSchemaTests {
  private let schemas: RecordSchemas

  init() throws { schemas = try RecordSchemas() }

  @Test("say nothing that is not checked, and describe every key") func words() {
    #expect(schemas.flaws == [])
    for type in schemas.types {
      let schema = schemas.files[type]
      #expect(schema?["$schema"] == "https://json-schema.org/draft/2020-12/schema", "\(type)")
      #expect(schema?["title"]?.text == type)
      #expect(schema?["description"]?.text?.hasSuffix(".") == true, "\(type)")
      #expect(schema?["type"] == "object" && schema?["oneOf"] == nil, "\(type) has more than one shape")
    }
  }

  @Test("are those that the program writes; 'make docs' writes them anew") func current() throws {
    let workspace = try Workspace()
    try workspace.run("write-schemas written")
    let folder = workspace.folder.appending(path: "written")
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(written) == Set(schemas.files.keys.map { "\($0).json" }))
    for name in written {
      let texts = try [folder, RecordSchemas.folder].map {
        try String(contentsOf: $0.appending(path: name), encoding: .utf8)
      }
      #expect(texts[0] == texts[1], "\(name)")
    }
  }

  @Test("are those of every record: none is built but by its shape") func declared() throws {
    let sources = packageFolder.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      // A dump has a format of its own, whose lines `load` reads, and so has the protocol of agents; RecordShape writes
      // the word for all others.
      let name = file.lastPathComponent
      let isApart =
        name.contains("Dump") || name == "RecordShape.swift" || file.pathComponents.contains("Agents")
      if isApart { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let isByHand = text.contains(#/"type": *"|"type": *\.string|\["type"\] *= /#)
      #expect(!isByHand, "\(name) builds a record by hand")
    }
  }

  @Test("fit every record that a command prints, and each is of use", .startsProcesses) func records()
    async throws
  {
    let printed = try await withThrowingTaskGroup(of: Set<String>.self) { group in
      for run in RecordedRun.all { group.addTask { try types(in: run) } }
      return try await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    #expect(Set(schemas.types).subtracting(printed).sorted() == [])
  }

  /// The types of a run's records, each of which has to fit.
  private func types(in run: RecordedRun) throws -> Set<String> {
    let outcome = try run.outcome()
    #expect(outcome.status != 2, "\(run.line): \(outcome.messages)")
    var types: Set<String> = []
    for line in outcome.output.split(separator: "\n") {
      let record = try JSON(parsing: line)
      let faults = schemas.faults(of: record)
      #expect(faults == [], "\(run.line)")
      #expect(record["schemaVersion"] == 2, "\(run.line)")
      if let type = record["type"]?.text { types.insert(type) }
      for item in record["type"] == "list" ? record["items"]?.elements ?? [] : [] {
        #expect(schemas.faults(of: item) == [], "\(run.line)")
      }
    }
    return types
  }

  @Test("fit a list and what is in it") func list() throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    let list = try JSON(parsing: try workspace.run("list-views login --format json").output)
    #expect(list["type"] == "list" && list["schemaVersion"] == 2)
    #expect(schemas.faults(of: list) == [])
    #expect(list["items"]?.elements?.count == 5)
    for item in list["items"]?.elements ?? [] { #expect(schemas.faults(of: item) == []) }
  }

  @Test(
    "refuse a record that lacks a key, has one more, or a value of another kind",
    arguments: ["solve login --device iphone-se-3", "list-constraints login", "list-views login"])
  func mutations(line: String) throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    let record = try #require(try workspace.run("\(line) --format ndjson").records.first)
    let members = try #require(record.members)
    #expect(schemas.faults(of: record) == [])
    #expect(schemas.faults(of: record.with("more", 1)) != [])
    let required = schemas.files[record["type"]?.text ?? ""]?["required"]?.elements?.compactMap(\.text) ?? []
    #expect(required.count > 4 && required.allSatisfy { members[$0] != nil })
    for name in members.keys.sorted() {
      if required.contains(name) {
        #expect(schemas.faults(of: .object(members.filter { $0.key != name })) != [], "\(name)")
      }
      #expect(schemas.faults(of: record.with(name, ["deep": [1]])) != [], "\(name)")
    }
  }

  @Test("refuse a fault deep inside a record") func deep() throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    let records = try workspace.run("solve login --device iphone-se-3 --format ndjson").records
    let frame = try #require(records.first { $0["text"] != nil })
    let text = try #require(frame["text"])
    #expect(schemas.faults(of: frame.with("text", text.with("lines", .number(1.5)))) != [])
    #expect(schemas.faults(of: frame.with("text", text.with("more", 1))) != [])
    #expect(schemas.faults(of: frame.with("frame", [0, 0, "wide", 20])) != [])
    #expect(schemas.faults(of: frame.with("kind", "window")) != [])
  }
}

extension JSON {
  /// The object with another member.
  fileprivate func with(_ name: String, _ value: JSON) -> JSON {
    .object((members ?? [:]).merging([name: value]) { $1 })
  }
}
