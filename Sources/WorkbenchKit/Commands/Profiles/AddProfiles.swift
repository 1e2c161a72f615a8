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
        Every option takes several values, separated by commas; what is left out stays at its default. Without \
        directions each language is written in its own.
        """,
      examples: [
        Example(
          "add-profiles --devices iphone-se-3,iphone-16 --text-sizes L,AX3 --keyboards hidden,shown",
          "Adds those of the eight that are not there yet."),
        Example(
          "add-profiles --devices iphone-se-3 --locales de,ar,x-double",
          "Adds one for German, one for Arabic from right to left, and one with every text twice."),
      ])
  }

  @Parameter(option: "The devices; all if not given.", value: "device,…", completion: .device)
  var devices: CommaList<String>?
  @Parameter(option: "The orientations.", value: "portrait|landscape,…") var orientations = CommaList([
    Orientation.portrait
  ])
  @Parameter(option: "The text sizes.", value: "size,…") var textSizes = CommaList([TextSize.large])
  @Parameter(option: "The writing directions.", value: "ltr|rtl,…")
  var directions: CommaList<LayoutDirection>?
  @Parameter(
    option: "The languages; x-double, x-accented and x-rtl are made from the design's own texts.",
    value: "language,…")
  var locales: CommaList<Language>?
  @Parameter(option: "Whether the keyboard is up.", value: "hidden|shown,…") var keyboards = CommaList([
    KeyboardState.hidden
  ])
  @Parameter(option: "The states.", value: "state,…") var states: CommaList<String>?
  @Parameter(option: "The windows in points.", value: "WIDTHxHEIGHT,…") var windows: CommaList<Size>?
  @Parameter(option: "The bars around the content of all of them.", value: "bar,…") var bars: CommaList<Bar>?
  @Parameter(flag: "Bold Text is on.") var boldText: Bool

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    let names = try devices?.elements ?? draft.devices().map(\.name)
    try checkCount(on: names.count)
    return try .adding(names.flatMap(profiles(on:)), to: draft)
  }

  /// How many profiles are added at once: over twenty times as many as a new store has.
  private static let most = 100_000

  /// Counts the product before it is made, since a short line can ask for more than any memory holds.
  private func checkCount(on devices: Int) throws(TooManyProfiles) {
    let factors = [
      devices, orientations.elements.count, windows?.elements.count ?? 1, textSizes.elements.count,
      spoken.count, keyboards.elements.count, states?.elements.count ?? 1,
    ]
    let count = factors.reduce(into: 1) { product, factor in
      product = product > Self.most ? product : product * factor
    }
    if count > Self.most { throw TooManyProfiles(limit: Self.most) }
  }

  /// The languages with the directions in which they are asked for, or else are written.
  private var spoken: [(direction: LayoutDirection, locale: String?)] {
    let languages = locales?.elements.map(Optional.some) ?? [nil]
    return languages.flatMap { language in
      (directions?.elements ?? [language?.direction ?? .ltr]).map { ($0, language?.text) }
    }
  }

  /// The product on one device, orientations outermost.
  private func profiles(on device: String) -> [Profile] {
    let bars = Bar.allCases.filter { self.bars?.elements.contains($0) == true }
    var profiles: [Profile] = []
    for orientation in orientations.elements {
      for window in windows?.elements.map(Optional.some) ?? [nil] {
        for textSize in textSizes.elements {
          for (direction, locale) in spoken {
            for keyboard in keyboards.elements {
              for state in states?.elements.map(Optional.some) ?? [nil] {
                profiles.append(
                  Profile(
                    device: device, orientation: orientation, window: window, textSize: textSize,
                    boldText: boldText, direction: direction, keyboard: keyboard, bars: bars, locale: locale,
                    state: state))
              }
            }
          }
        }
      }
    }
    return profiles
  }
}

/// A product that nobody can have meant.
struct TooManyProfiles: Error, CustomStringConvertible {
  let limit: Int
  var description: String { "that would be more than \(limit) profiles; name fewer values" }
}
