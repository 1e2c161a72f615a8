import CommandGrammar
import DesignModel
import Storage

/// `set-view`.
struct SetView: ScreenEdit {
  static var card: Card {
    Card(
      "set-view", group: "views", "Changes attributes of a view.",
      details: "The keys are the options of add-view, and 'kind'; 'key=' unsets an attribute.",
      examples: [
        Example("set-view login title text='Welcome back' hugging=251,251", "Changes two attributes."),
        Example("set-view login form spacing=", "Puts the spacing back to its default."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The view.", completion: .object(.view)) var view: String
  @Parameter(argument: "The changes.") var changes: [Assignment]

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let before = try screen.view(named: view)
    let kind = try changes.last { $0.key == "kind" }.map { try ViewKind(named: $0.value) } ?? before.kind
    var attributes = before.attributes
    for change in changes where change.key != "kind" {
      try attributes.set(change.key, to: change.value, kind: kind)
    }
    try screen.setView(before.id, kind: kind, attributes: attributes)
    let after = try screen.view(named: view)
    return Reply(
      "set \(changes.map(\.key).joined(separator: ", ")) of \(after.name)", record: screen.record(of: after))
  }
}

extension ViewKind {
  /// The kind of that name, for `kind=…`.
  fileprivate init(named name: String) throws(DesignError) {
    guard let kind = ViewKind(rawValue: name) else {
      throw .unusableChange("kind", name, expected: AttributeForm.word(ViewKind.words).description)
    }
    self = kind
  }
}
