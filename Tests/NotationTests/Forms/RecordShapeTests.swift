import Notation
import Testing

private enum Mood: String, CaseIterable, Shaped { case calm, cross }

private struct Pet: Recorded {
  var name: String
  var mood: Mood?
  var chip: Int?
  var legs: [Double] = []
  var home: Home?

  static let recordShape = RecordShape<Self>("pet", "An animal.") {
    Column("name", "What it is called.", from: \.name)
    Column("mood", "How it is; null if nobody knows.", from: \.mood)
    Column.optional("chip", "The number under its skin.", from: \.chip)
    Column("legs", "Their lengths in centimetres.", from: \.legs)
    Column.optional("home", "Where it lives.", from: \.home)
  }
}

private struct Home: Shaped {
  var street: String

  static let shape = ValueShape<Self>.record("A house.") {
    Column("street", "The street.", from: \.street)
  }.shared(as: "home")
}

private struct Owner: Recorded {
  var pet: Pet

  static let recordShape = RecordShape<Self>("owner", "Who feeds an animal.", isRehearsed: true) {
    Pet.recordShape.columns.of { $0.pet }
    Column("pet", "The animal.", from: \.pet, as: Pet.recordShape.shape)
  }
}

@Suite("Record shapes") struct RecordShapeTests {
  private let pet = Pet(name: "Rex", chip: 7, legs: [8, 8.5], home: Home(street: "Elm Street"))

  @Test("write a member for each column, and the type") func record() {
    #expect(
      pet.record.line
        == #"{"chip":7,"home":{"street":"Elm Street"},"legs":[8,8.5],"mood":null,"name":"Rex","type":"pet"}"#)
    let tom = Pet(name: "Tom", mood: .calm)
    #expect(tom.record.line == #"{"legs":[],"mood":"calm","name":"Tom","type":"pet"}"#)
  }

  @Test("take over the columns of what an object holds, and its record") func nested() {
    let owner = Owner(pet: Pet(name: "Tom")).record
    #expect(owner["name"] == "Tom" && owner["type"] == "owner")
    #expect(owner["pet"] == Pet(name: "Tom").record)
  }

  @Test("give the cells of a table in declared order") func cells() {
    #expect(Pet.recordShape.cells(of: pet).map(\.name) == ["name", "mood", "chip", "legs", "home"])
  }

  @Test("describe themselves, members in declared order") func schema() {
    #expect(
      Pet.recordShape.type.schema(version: 3).text == """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "pet",
          "description": "An animal.",
          "type": "object",
          "required": ["type", "name", "mood", "legs"],
          "properties": {
            "type": {"const": "pet"},
            "schemaVersion": {"$ref": "common.json#/$defs/schemaVersion"},
            "name": {"description": "What it is called.", "type": "string"},
            "mood": {"description": "How it is; null if nobody knows.", "enum": ["calm", "cross", null]},
            "chip": {"description": "The number under its skin.", "type": "integer"},
            "legs": {"description": "Their lengths in centimetres.", "type": "array", "items": {"type": "number"}},
            "home": {"description": "Where it lives.", "$ref": "common.json#/$defs/home"}
          },
          "additionalProperties": false
        }

        """)
  }

  @Test("refer to other records' schemas, and allow what a dry run adds") func references() {
    let schema = Owner.recordShape.type.schema(version: 3).json["properties"]
    #expect(schema?["pet"] == ["description": "The animal.", "$ref": "pet.json"])
    #expect(schema?["dryRun"] == ["$ref": "common.json#/$defs/dryRun"])
  }

  @Test("share what has a name, in a file of its own") func shared() {
    let schemas = [Pet.recordShape.type, Owner.recordShape.type].map { $0.schema(version: 3) }
    let common = Schema.common(schemas.flatMap(\.shared))
    #expect((common.json["$defs"]?.members ?? [:]).keys.sorted() == ["dryRun", "home", "schemaVersion"])
    #expect(common.json["$defs"]?["home"]?["description"] == "A house.")
    #expect(common.json["$defs"]?["home"]?["required"] == ["street"])
    #expect(common.json["$defs"]?["schemaVersion"]?["const"] == 3)
  }

  @Test("say null where a value may be missing, whatever its schema") func nullable() {
    #expect(Schema.nullable(.type("string")).json == ["type": ["string", "null"]])
    #expect(Schema.nullable(.words(["a"])).json == ["enum": ["a", nil]])
    #expect(
      Schema.nullable(.numbers(2)).json["oneOf"]?.elements == [Schema.numbers(2).json, ["type": "null"]])
  }
}
