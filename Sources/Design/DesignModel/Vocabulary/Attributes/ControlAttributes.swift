extension ViewAttribute {
  public static let segments = named("segments")
  public static let borderStyle = named("borderStyle")
  public static let buttonConfiguration = named("buttonConfiguration")
  public static let indicatorStyle = named("indicatorStyle")
  public static let pages = named("pages")
  public static let scrollEnabled = named("scrollEnabled")
  public static let accessory = named("accessory")
  public static let contentMode = named("contentMode")
}

extension ViewAttribute {
  /// True for a button's configuration, which sets anew what else is set of the button.
  public var isConfiguration: Bool { self == .buttonConfiguration }
}

extension Attributes {
  /// A text field's border.
  public var border: BorderStyle { word(.borderStyle) ?? .roundedRect }
}

extension AttributeRow {
  /// The row of a button's configuration.
  public static var configuration: AttributeRow { ViewAttribute.buttonConfiguration.row }
}

extension Attributes {
  /// A button's configuration; nil if it is unset.
  public var configuration: AttributeValue? {
    get { self[.buttonConfiguration] }
    set { self[.buttonConfiguration] = newValue }
  }
}

extension AttributeRow {
  /// What single kinds of views have.
  static let controls = [
    AttributeRow(
      "contentMode", "How a picture fills its view; by default scaleToFill.",
      uses: AttributeUse(
        [.image], .word(ContentMode.words), absent: .word(ContentMode.scaleToFill),
        xib: .attribute("contentMode", place: 0), swift: .property("contentMode"))),
    AttributeRow(
      "segments", "The titles of a segmented control's segments, parted by '|'.",
      decidesSize: true,
      uses: AttributeUse(
        [.segmentedControl], .text,
        xib: .items(list: "segments", element: "segment", attribute: "title", place: 70),
        swift: .each("insertSegment(withTitle: %, at: #, animated: false)"),
        recorder: .property("recordedTitles"))),
    AttributeRow(
      "borderStyle", "A text field's border; by default rounded.",
      decidesSize: true,
      uses: AttributeUse(
        [.textField], .word(BorderStyle.words), absent: .word(BorderStyle.roundedRect),
        bare: .text(BorderStyle.none.rawValue), xib: .attribute("borderStyle", place: 1),
        swift: .property("borderStyle"))),
    AttributeRow(
      "buttonConfiguration",
      "A button's configuration; by default plain for a button with a text style and none for others.",
      decidesSize: true,
      uses: AttributeUse(
        [.button], .word(ButtonConfiguration.words),
        absent: .font(of: .button) { .text($0.configuration.rawValue) },
        xib: .configuration(place: 61),
        swift: .statements(
          ["configuration = %"],
          words: [
            "none": "nil", "plain": ".plain()", "gray": ".gray()", "tinted": ".tinted()",
            "filled": ".filled()",
          ]), recorder: .property("recordedConfiguration"))),
    AttributeRow(
      "indicatorStyle", "The size of an activity indicator; by default medium.",
      decidesSize: true,
      uses: AttributeUse(
        [.activityIndicator], .word(IndicatorStyle.words), absent: .word(IndicatorStyle.medium),
        xib: .attribute(
          "style", place: 1, readings: ["whiteLarge": "large", "white": "medium", "gray": "medium"],
          isAlwaysWritten: true),
        swift: .property("style"))),
    AttributeRow(
      "pages", "How many dots a page control shows; by default 3.",
      decidesSize: true,
      uses: AttributeUse(
        [.pageControl], .whole(0...1000), absent: .number(3), bare: .number(0),
        xib: .attribute("numberOfPages", place: 1),
        swift: .property("numberOfPages"), recorder: .property("numberOfPages", isKept: true))),
    AttributeRow(
      "scrollEnabled",
      "Whether a finger scrolls the view: by default a scroll view, but no text view, which has its text's size then.",
      decidesSize: true,
      uses: AttributeUse(
        [.textView], .flag, absent: .off, bare: .flag(true), xib: .attribute("scrollEnabled", place: 1),
        swift: .property("isScrollEnabled"), recorder: .property("isScrollEnabled", isKept: true)),
      AttributeUse(
        [.scroll], .flag, absent: .on, xib: .attribute("scrollEnabled", place: 18),
        swift: .property("isScrollEnabled"))),
    AttributeRow(
      "accessory", "What a table cell shows at its trailing edge.",
      uses: AttributeUse(
        [.tableCell], .word(CellAccessory.words), absent: .word(CellAccessory.none),
        xib: .notCarried("a file keeps it on the cell, and a design's cell is the content in it"),
        swift: .notCarried("a cell's accessoryType"), recorder: .property("recordedAccessory")),
      // What holds a cell's content.
      AttributeUse(
        [.view], .word(CellAccessory.words), absent: .word(CellAccessory.none),
        xib: .attribute("accessoryType", place: 1), swift: .notCarried("a cell's accessoryType"))),
  ]
}

extension Attributes {
  /// True for a text view that scrolls its text.
  public var scrollsText: Bool { flag(.scrollEnabled) ?? false }

  /// How many dots a page control shows.
  public var dotCount: Double { number(.pages) ?? 3 }

  /// True for a scroll view whose content no finger moves; code still may.
  public var holdsContentStill: Bool { flag(.scrollEnabled) == false }
}
