import CommandGrammar
import DesignModel
import Storage

/// `add-profile`.
struct AddProfile: Edit {
  static var card: Card {
    Card(
      "add-profile", group: "profiles", "Adds profiles by their names.",
      details: """
        A name is a device and parts in any order: an orientation, a text size, rtl, bold, keyboard, a window as \
        WIDTHxHEIGHT, navigation-bar and other bars, os-N, state:NAME.
        """,
      examples: [
        Example("add-profile iphone-se-3/portrait/AX3/rtl/keyboard", "Adds one profile."),
        Example("add-profile ipad-pro-13/landscape/688x1032", "Adds a window of split view."),
      ])
  }

  @Parameter(argument: "The profiles.") var profiles: [Profile]

  init() {}

  func apply(to draft: inout Draft) throws -> Reply {
    for profile in profiles { _ = try draft.device(named: profile.device) }
    let added = try draft.addProfiles(profiles)
    return .added(added, of: profiles)
  }
}

extension Reply {
  /// What an edit says that added profiles, of which some may have been there.
  static func added(_ added: [Profile], of asked: [Profile]) -> Reply {
    let known = asked.count - added.count
    let tail = known == 0 ? "" : "; \(known) \(known == 1 ? "was" : "were") there already"
    let head = added.count == 1 ? "profile \(added[0].name)" : counted(added.count, "profile")
    return Reply("added \(head)\(tail)", list: added.map(\.record))
  }
}
