import CommandGrammar
import Notation
import Storage

/// `apply-changes`.
struct ApplyChanges: DraftEdit {
  static var card: Card {
    Card(
      "apply-changes", group: "scripting", "Makes changes as the journal and 'diff --format json' have them.",
      details: """
        Each is a JSON object: 'kind', 'screen', 'object', the object 'before' and 'after', its place 'from' and 'to' in \
        its list where that changes. It refuses if an object is not as 'before' has it. Changes that only fit together \
        belong into one call.
        """,
      examples: [
        Example(
          #"apply-changes '{"kind":"state","screen":"login","object":"recover","after":"recover","to":1}'"#,
          "Adds a state after the first one.")
      ], isHidden: true)
  }

  @Parameter(argument: "The changes, all of them made together.") var changes: [JSONArgument]

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    let list = try ChangeList(json: changes.map(\.json))
    try draft.apply(list)
    return Reply(
      "applied \(counted(list.count, "change"))",
      record: Self.applied.record(of: list.count))
  }

  static let applied = RecordShape<Int>("applied", "Changes that apply-changes made.") {
    Column("changes", "How many objects changed.", from: { $0 })
  }
}

/// A JSON object as an argument: in a shell its text, in JSON itself.
struct JSONArgument: ArgumentValue {
  let json: JSON

  init(argument: String) throws(ArgumentFault) {
    do {
      json = try JSON(parsing: argument)
    } catch {
      throw ArgumentFault(error, in: argument)
    }
  }

  init(json: JSON) throws(ArgumentFault) { self.json = json }

  var argument: String { json.line }
  static var valueName: String { "JSON" }
}
