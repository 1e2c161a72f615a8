import CommandGrammar
import DesignModel
import Storage

/// `unsuppress`.
struct Unsuppress: ScreenEdit {
  static var card: Card {
    Card(
      "unsuppress", group: "checking", "Removes suppressions: what they accept is reported again.",
      examples: [Example("unsuppress login s1", "Removes one.")])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The suppressions to remove.", completion: .object(.suppression)) var suppressions:
    [String]

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let gone = try suppressions.map { name throws(DesignError) in try screen.removeSuppression(named: name) }
    return Reply(
      "removed \(gone.map(\.id.text).joined(separator: ", "))", list: gone.map { screen.record(of: $0) })
  }
}
