import CommandGrammar
import DesignModel
import Storage

/// `unvary`.
struct Unvary: DraftEdit {
  static var card: Card {
    Card(
      "unvary", group: "variations", "Removes variations.",
      examples: [
        Example("unvary login var1", "Removes the variation var1; list-variations shows their names.")
      ])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(argument: "The variations to remove.", completion: .variation) var variations: [String]

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    var screen = try draft.screen(named: screen)
    let before = screen
    for name in variations { try screen.removeVariation(named: name) }
    try draft.save(screen)
    return Reply(
      "removed \(variations.joined(separator: ", "))",
      list: before.variations.filter { screen.variation($0.id) == nil }.map(before.record(of:)))
  }
}
