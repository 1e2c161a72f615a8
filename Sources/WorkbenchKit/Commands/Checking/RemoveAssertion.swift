import CommandGrammar
import DesignModel
import Storage

/// `remove-assertion`.
struct RemoveAssertion: DraftEdit {
  static var card: Card {
    Card(
      "remove-assertion", group: "checking", "Removes assertions.",
      examples: [Example("remove-assertion login form-inset", "Removes an assertion.")])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(argument: "The assertions to remove.", completion: .assertion) var assertions: [String]

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    var screen = try draft.screen(named: screen)
    let gone = try assertions.map { name throws(DesignError) in try screen.removeAssertion(named: name) }
    try draft.save(screen)
    return Reply(
      "removed \(gone.map(\.id.text).joined(separator: ", "))", list: gone.map(screen.record(of:)))
  }
}
