import DesignArguments
import CommandGrammar
import DesignModel
import Storage

/// `add-profiles`.
struct AddProfiles: DraftEdit {
  static var card: Card {
    Card(
      "add-profiles", group: "profiles",
      "Adds the product of devices, orientations, text sizes, directions and more.",
      details:
        """
        Options that take several values, separated by commas, are multiplied; what is left out stays at its default. \
        Without directions each language is written in its own.
        """,
      examples: [
        Example(
          "add-profiles --device iphone-se-3,iphone-16 --text-size L,AX3 --keyboard hidden,shown",
          "Adds those of the eight that are not there yet."),
        Example(
          "add-profiles --device iphone-se-3 --locale de,ar,x-double",
          "Adds one for German, one for Arabic from right to left, and one with every text twice."),
      ])
  }

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

/// A product that nobody can have meant.
struct TooManyProfiles: Error, CustomStringConvertible {
  let limit: Int
  var description: String { "that would be more than \(limit) profiles; name fewer values" }
}
