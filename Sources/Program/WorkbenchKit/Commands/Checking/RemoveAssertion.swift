import CommandGrammar
import DesignModel
import Storage

/// `remove-assertion`.
struct RemoveAssertion: ScreenEdit {
  static var card: Card {
    Card(
      "remove-assertion", group: "checking", "Removes assertions.",
      examples: [Example("remove-assertion login form-inset", "Removes an assertion.")])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The assertions to remove.", completion: .object(.assertion)) var assertions: [String]

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let gone = try assertions.map { name throws(DesignError) in try screen.removeAssertion(named: name) }
    return Reply(
      "removed \(gone.map(\.id.text).joined(separator: ", "))", list: gone.map(screen.record(of:)))
  }
}
