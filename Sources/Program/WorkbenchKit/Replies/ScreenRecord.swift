import DesignModel
import InterfaceBuilder
import Notation
import Storage

/// A screen as a whole, as lists and edits report it.
struct ScreenRecord: Recorded {
  let name: String
  let id: String
  let views, constraints, variations: Int
  let states: [String]
  /// The storyboard or xib that it was read from, whether it is new, and what was not understood.
  var source: (file: String, isNew: Bool, notes: [ImportNote])?

  static let recordShape = RecordShape<Self>(
    "screen", "A screen of the working design, or as it was last."
  ) {
    Column("screen", "Its name.", from: \.name)
    Column("id", "Its identity, which stays when it is renamed.", from: \.id)
    Column("views", "How many views it has, the root among them.", from: \.views)
    Column("constraints", "How many constraints.", from: \.constraints)
    Column("variations", "How many variations.", from: \.variations)
    Column("states", "Its states.", from: \.states)
    Column.optional("file", "The storyboard or xib; of import-ib.", from: { $0.source?.file })
    Column.optional("new", "Whether it was not there before; of import-ib.", from: { $0.source?.isNew })
    Column.optional(
      "notes", "What was not understood; of import-ib.", from: { $0.source?.notes }, as: .list(note))
  }

  private static let note = ValueShape<ImportNote>.record("Something that was not understood.") {
    Column("line", "The line of the file; of several the first.", from: \.line)
    Column("text", "The note.", from: \.text)
    Column("count", "How often the screen has it.", from: \.count)
  }
}

extension ScreenRecord {
  /// A screen.
  init(_ screen: Screen) {
    self.init(
      name: screen.name, id: screen.id.text, views: screen.views.count, constraints: screen.constraints.count,
      variations: screen.variations.count, states: screen.states)
  }

  /// What a list knows of a screen.
  init(_ summary: ScreenSummary) {
    self.init(
      name: summary.name, id: summary.id.text, views: summary.views, constraints: summary.constraints,
      variations: summary.variations, states: summary.states)
  }
}
