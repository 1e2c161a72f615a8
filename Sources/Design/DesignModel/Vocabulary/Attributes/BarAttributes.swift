extension ViewAttribute {
  public static let barTitle = named("barTitle")
  public static let barPrompt = named("barPrompt")
  public static let barColor = named("barColor")
  public static let barLeading = named("barLeading")
  public static let barTrailing = named("barTrailing")
  public static let tabTitles = named("tabTitles")
  public static let toolItems = named("toolItems")
}

extension Attributes {
  /// True where buttons or tabs in the bars around the screen are named.
  public var nameBarItems: Bool {
    let items: [ViewAttribute] = [.barLeading, .barTrailing, .toolItems, .tabTitles]
    return items.contains { text($0)?.isEmpty == false }
  }
}

extension AttributeRow {
  /// What the bars around a screen show, said of its root.
  static let barContents = [
    row("barTitle", "The title in the navigation bar around the screen."),
    row("barPrompt", "The line above that title."),
    AttributeRow(
      "barColor", "The colour of the navigation bar around the screen.", isOfRoot: true,
      uses: AttributeUse(.color, xib: .notCarried(ofBars), swift: .notCarried(ofBars))),
    row(
      "barLeading",
      "The buttons before that title, parted by '|'; symbol:NAME for one of the system's symbols."),
    row("barTrailing", "The buttons after that title, the outermost first."),
    row("tabTitles", "The titles in the tab bar below the screen, parted by '|'."),
    row("toolItems", "The buttons in the toolbar below the screen, parted by '|'; an empty one for a space."),
  ]

  private static func row(_ word: String, _ summary: String) -> AttributeRow {
    AttributeRow(
      word, summary, isOfRoot: true,
      uses: AttributeUse(.text, xib: .notCarried(ofBars), swift: .notCarried(ofBars)))
  }

  private static let ofBars = "what the bars around a screen show is its controller's"
}
