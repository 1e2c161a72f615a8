import CommandGrammar
import DesignModel

/// What distinguishes profiles, as lists: together they name every combination.
struct ProfileAxes: GroupedParameters {
  @Parameter(
    option:
      "Devices, separated by commas: names, patterns as 'iphone-1*', all, phones, pads, home-button; iphone-16 if none is given.",
    name: "device",
    formerly: ["devices"], value: "device,…", completion: .object(.device))
  private var deviceList: CommaList<String>?
  @Parameter(
    option: "Orientations, separated by commas.", name: "orientation", formerly: ["orientations"],
    value: "portrait|landscape,…")
  private var orientationList: CommaList<Orientation>?
  @Parameter(
    option: "Text sizes, separated by commas: XS to XXXL, AX1 to AX5.", name: "textSize",
    formerly: ["textSizes"], value: "size,…")
  private var textSizeList: CommaList<TextSize>?
  @Parameter(
    option: "Writing directions, separated by commas.", name: "direction", formerly: ["directions"],
    value: "ltr|rtl,…")
  private var directionList: CommaList<LayoutDirection>?
  @Parameter(
    option:
      "Languages, separated by commas, each in its own direction; x-double, x-accented and x-rtl are made up.",
    name: "locale", formerly: ["locales"], value: "language,…")
  private var localeList: CommaList<LanguageTag>?

  init() {}

  var devices: [String] { deviceList?.elements ?? [] }
  var orientations: [Orientation] { orientationList?.elements ?? [] }
  var textSizes: [TextSize] {
    get { textSizeList?.elements ?? [] }
    set { textSizeList = newValue.isEmpty ? nil : CommaList(newValue) }
  }
  var directions: [LayoutDirection] { directionList?.elements ?? [] }
  var locales: [LanguageTag] { localeList?.elements ?? [] }
}

extension ProfileAxes {
  /// True if there is anything to select profiles by; languages are no selection.
  var narrows: Bool {
    !devices.isEmpty || !orientations.isEmpty || !textSizes.isEmpty || !directions.isEmpty
  }

  /// Every combination, with the usual device, orientation and the like where none is named.
  var product: ProfileProduct {
    ProfileProduct(
      devices: devices, orientations: orientations, textSizes: textSizes, directions: directions,
      languages: locales)
  }
}
