import CommandGrammar
import DesignModel
import Storage

/// `copy-screen`.
struct CopyScreen: DraftEdit {
  static var card: Card {
    Card(
      "copy-screen", group: "screens", "Copies a screen with everything in it.",
      examples: [Example("copy-screen login login-compact", "Adds a copy to try another layout on.")])
  }

  @Parameter(argument: "The screen to copy.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The copy's name.") var copy: String

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    let copy = try draft.copyScreen(named: screen, to: copy)
    return Reply("copied screen \(screen) to \(copy.name)", record: copy.record)
  }
}
