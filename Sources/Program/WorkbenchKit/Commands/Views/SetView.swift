import CommandGrammar
import DesignModel
import Storage

/// `set-view`.
struct SetView: ScreenEdit {
  static var card: Card {
    Card(
      "set-view", group: "views", "Changes attributes of a view.",
      details: """
        The keys are 'kind' and the options of add-view, spelled as there or as in records; 'key=' unsets an attribute. \
        'contentInset.bottom' and the like are one side of insets, which may be 'safeArea.bottom'. \
        There are \(keys.joined(separator: ", ")).
        """,
      examples: [
        Example("set-view login title text='Welcome back' hugging=251,251", "Changes two attributes."),
        Example("set-view login title font-size=28 fontSize=28", "Either spelling of a key does."),
        Example("set-view login form 'layoutMargins.bottom = 8'", "Changes one side of the margins."),
        Example("set-view login form spacing=", "Puts the spacing back to its default."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The view.", completion: .object(.view)) var view: String
  @Parameter(argument: "The changes.", completion: .viewChange) var changes: [Assignment]

  init() {}

  /// Every key, with its other spelling where there is one.
  private static var keys: [String] {
    ["kind"]
      + ViewAttribute.allCases.map { attribute in
        let (option, key) = (attribute.optionName, attribute.rawValue)
        return option == key ? key : "\(option) (\(key))"
      }
  }

  func edit(_ screen: inout Screen) throws -> Reply {
    let before = try screen.view(named: view)
    let kind = try changes.last { $0.key == "kind" }.map { try ViewKind(named: $0.value) } ?? before.kind
    var attributes = before.attributes
    for change in changes where change.key != "kind" {
      try attributes.setOwn(change.key, to: change.value, kind: kind)
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
