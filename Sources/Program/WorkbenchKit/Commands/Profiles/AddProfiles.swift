import CommandGrammar
import DesignModel
import Notation
import Storage

/// `add-profiles`.
struct AddProfiles: DraftEdit {
  static var card: Card {
    Card(
      "add-profiles", group: "profiles",
      "Adds profiles by their names, or the product of devices, orientations, text sizes and more.",
      details:
        """
        A name is a device and parts in any order: an orientation, a text size, rtl, bold, keyboard, a window as \
        WIDTHxHEIGHT, navigation-bar and other bars, a language such as de or de-AT, os-N, state:NAME. Without names \
        options that take several values, separated by commas, are multiplied; what is left out stays at its default. \
        Without directions each language is written in its own.
        """,
      examples: [
        Example("add-profiles iphone-se-3/portrait/AX3/rtl/keyboard", "Adds one profile."),
        Example("add-profiles ipad-pro-13/landscape/688x1032", "Adds a window of split view."),
        Example(
          "add-profiles --device iphone-se-3,iphone-16 --text-size L,AX3 --keyboard hidden,shown",
          "Adds those of the eight that are not there yet."),
        Example(
          "add-profiles --device iphone-se-3 --locale de,ar,x-double",
          "Adds one for German, one for Arabic from right to left, and one with every text twice."),
      ], formerly: ["add-profile"])
  }

  @Parameter(argument: "The profiles by their names; by the options if none is given.") var profiles:
    [Profile] =
      []
  @ParameterGroup var axes: ProfileAxes
  // Where others take the usual device, these are all.
  @Parameter(
    option: "Devices, groups and patterns, as in --device of solve; all if none is given.", name: "device",
    formerly: ["devices"],
    value: "device,…", completion: .object(.device))
  var devices: CommaList<String>?
  @Parameter(
    option: "Whether the keyboard is up.", name: "keyboard", formerly: ["keyboards"],
    value: "hidden|shown,…")
  var keyboards: CommaList<KeyboardState>?
  @Parameter(option: "The screen's states.", name: "state", formerly: ["states"], value: "state,…")
  var states: CommaList<String>?
  @Parameter(
    option: "Windows smaller than the screen, in points.", name: "window", formerly: ["windows"],
    value: "WIDTHxHEIGHT,…")
  var windows: CommaList<Size>?
  @Parameter(option: "The views with the focus.", name: "focus", value: "view,…")
  var focuses: CommaList<String>?
  @Parameter(
    option: "Where a scroll view's content stands; several of one view are a profile each.", name: "scroll")
  var offsets: [ScrollOffset] = []
  @ParameterGroup var traits: ProfileTraits

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    if !profiles.isEmpty { return try .adding(profiles, to: draft) }
    let known = try draft.devices()
    let product = product(on: try devices.map { try known.names(meant: $0.elements) } ?? known.map(\.name))
    if product.isLarger(than: Self.most) { throw TooManyProfiles(limit: Self.most) }
    return try .adding(product.profiles, to: draft)
  }

  /// How many profiles are added at once: over twenty times as many as a new store has.
  private static let most = 100_000

  private func product(on devices: [String]) -> ProfileProduct {
    var product = axes.product
    product.devices = devices
    if let keyboards { product.keyboards = keyboards.elements }
    if let states { product.states = states.elements }
    if let windows { product.windows = windows.elements }
    if let focuses { product.focuses = focuses.elements }
    product.offsets = offsets
    (product.bars, product.boldText) = (traits.bars, traits.boldText)
    return product
  }
}

extension Reply {
  /// Adds profiles, of which some may have been there, and says so.
  fileprivate static func adding(_ asked: [Profile], to draft: Draft) throws -> Reply {
    let before = try draft.profiles().count
    try draft.addProfiles(asked)
    let added = Array(try draft.profiles()[before...])
    let known = asked.count - added.count
    let tail = known == 0 ? "" : "; \(known) \(known == 1 ? "was" : "were") there already"
    let head = added.count == 1 ? "profile \(added[0].name)" : counted(added.count, "profile")
    return Reply("added \(head)\(tail)", list: added.map(\.record))
  }
}

/// A product that nobody can have meant.
struct TooManyProfiles: Error, CustomStringConvertible {
  let limit: Int
  var description: String { "that would be more than \(limit) profiles; name fewer values" }
}
