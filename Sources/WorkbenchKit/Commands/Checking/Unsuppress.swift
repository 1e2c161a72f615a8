import CommandGrammar
import DesignModel
import Storage

/// `unsuppress`.
struct Unsuppress: DraftEdit {
  static var card: Card {
    Card(
      "unsuppress", group: "checking", "Takes suppressions back: what they accept is reported again.",
      examples: [Example("unsuppress login s1", "Takes one back.")])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(argument: "The suppressions to take back.", completion: .suppression) var suppressions: [String]

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    var screen = try draft.screen(named: screen)
    let gone = try suppressions.map { name throws(DesignError) in try screen.removeSuppression(named: name) }
    try draft.save(screen)
    return Reply(
      "took back \(gone.map(\.id.text).joined(separator: ", "))", list: gone.map { screen.record(of: $0) })
  }
}
