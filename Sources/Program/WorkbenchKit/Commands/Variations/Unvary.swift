import CommandGrammar
import DesignModel
import Storage

/// `unvary`.
struct Unvary: ScreenEdit {
  static var card: Card {
    Card(
      "unvary", group: "variations", "Removes variations.",
      examples: [
        Example("unvary login var1", "Removes the variation var1; list-variations shows their names.")
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The variations to remove.", completion: .object(.variation)) var variations: [String]

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let before = screen
    for name in variations { try screen.removeVariation(named: name) }
    return Reply(
      "removed \(variations.joined(separator: ", "))",
      list: before.variations.filter { screen.variation($0.id) == nil }.map(before.record(of:)))
  }
}
