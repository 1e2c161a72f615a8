import CommandGrammar
import DesignModel
import Notation
import Storage

/// `add-profile`.
struct AddProfile: DraftEdit {
  static var card: Card {
    Card(
      "add-profile", group: "profiles", "Adds profiles by their names.",
      details: """
        A name is a device and parts in any order: an orientation, a text size, rtl, bold, keyboard, a window as \
        WIDTHxHEIGHT, navigation-bar and other bars, a language such as de or de-AT, os-N, state:NAME.
        """,
      examples: [
        Example("add-profile iphone-se-3/portrait/AX3/rtl/keyboard", "Adds one profile."),
        Example("add-profile ipad-pro-13/landscape/688x1032", "Adds a window of split view."),
      ])
  }

  @Parameter(argument: "The profiles.") var profiles: [Profile]

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    try .adding(profiles, to: draft)
  }
}

extension Reply {
  /// Adds profiles, of which some may have been there, and says so.
  static func adding(_ asked: [Profile], to draft: Draft) throws -> Reply {
    let before = try draft.profiles().count
    try draft.addProfiles(asked)
    let added = Array(try draft.profiles()[before...])
    let known = asked.count - added.count
    let tail = known == 0 ? "" : "; \(known) \(known == 1 ? "was" : "were") there already"
    let head = added.count == 1 ? "profile \(added[0].name)" : counted(added.count, "profile")
    return Reply("added \(head)\(tail)", list: added.map(\.record))
  }
}
