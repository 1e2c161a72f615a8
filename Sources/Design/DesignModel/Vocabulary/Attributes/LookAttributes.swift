extension ViewAttribute {
  public static let background = named("background")
  public static let textColor = named("textColor")
  public static let tint = named("tint")
  public static let alpha = named("alpha")
  public static let cornerRadius = named("cornerRadius")
  public static let image = named("image")
  public static let sectionHeader = named("sectionHeader")
  public static let sectionFooter = named("sectionFooter")
}

extension Attributes {
  /// The colour that is set, if one is.
  public func color(_ attribute: ViewAttribute) -> ColorText? { text(attribute).flatMap { ColorText($0) } }

  /// The colour of the view's words, if one is set.
  public var colorOfWords: ColorText? {
    get { color(.textColor) }
    set { self[.textColor] = newValue.map { .text($0.spelled) } }
  }

  /// The colour of what can be tapped, here and in the views within, if one is set.
  public var colorOfControls: ColorText? {
    get { color(.tint) }
    set { self[.tint] = newValue.map { .text($0.spelled) } }
  }

  /// The colour of what the view lies on, if one is set.
  public var backgroundColor: ColorText? { color(.background) }

  /// How opaque the view is, with all that is in it, from 0 to 1.
  public var opacity: Double { number(.alpha) ?? 1 }

  /// True for a view that nobody sees or can touch as it is: as little opaque as UIKit passes over.
  public var isTransparent: Bool { opacity < 0.01 }

  /// The name of the image that is set; nil for none.
  public var imageName: String? { text(.image).flatMap { $0.isEmpty ? nil : $0 } }
}

extension AttributeRow {
  /// What pictures show of views and no layout depends on.
  static let looks = [
    AttributeRow(
      "background", "The colour behind what the view shows.",
      uses: AttributeUse(
        .color, xib: .color("backgroundColor", place: 56), swift: .property("backgroundColor"),
        recorder: .property("recordedBackground"))),
    AttributeRow(
      "textColor", "The colour of the text.",
      uses: AttributeUse(
        .texts, .color, xib: .color("textColor", place: 58), swift: .property("textColor"),
        recorder: .property("recordedTextColor")),
      AttributeUse(
        [.button], .color, xib: .color("titleColor", inState: true, place: 60),
        swift: .statements(["setTitleColor(%, for: .normal)"]), recorder: .property("recordedTextColor"))),
    AttributeRow(
      "tint", "The colour of what can be tapped, here and in the views within.",
      uses: AttributeUse(
        .color, xib: .color("tintColor", place: 57), swift: .property("tintColor"),
        recorder: .property("recordedTint"))),
    AttributeRow(
      "alpha", "How opaque the view is, with all that is in it; 1 for fully.",
      uses: AttributeUse(
        .number(0...1), absent: .number(1), xib: .attribute("alpha", place: 5), swift: .property("alpha"))),
    AttributeRow(
      "cornerRadius", "The radius of the view's corners in points.",
      uses: AttributeUse(
        .number(0...ViewAttribute.longest), absent: .number(0),
        xib: .runtime(["layer.cornerRadius", "cornerRadius"], place: 90),
        swift: .property("layer.cornerRadius"),
        recorder: .notCarried("code takes it from frames, and so another on each profile"))),
    AttributeRow(
      "image",
      "The image of an image view or a button, by its name in the app; symbol:NAME for one of the system's.",
      decidesSize: true,
      uses: AttributeUse(
        [.image], .text, absent: .value(.text("")), xib: .image(place: 23),
        swift: .notCarried("an app sets it by UIImage(named:) or UIImage(systemName:)")),
      AttributeUse(
        [.button], .text, absent: .value(.text("")), xib: .image(inState: true, place: 60),
        swift: .notCarried("an app sets it by UIImage(named:) or UIImage(systemName:)"))),
    AttributeRow(
      "sectionHeader", "What stands above a row, the first one of its table's section.",
      uses: AttributeUse(
        [.view, .tableCell], .text, xib: .notCarried(ofSection), swift: .notCarried(ofSection))),
    AttributeRow(
      "sectionFooter", "What stands below a row, the last one of its table's section.",
      uses: AttributeUse(
        [.view, .tableCell], .text, xib: .notCarried(ofSection), swift: .notCarried(ofSection))),
  ]

  private static let ofSection = "a table keeps it with its section, not with a row"
}

extension Attributes {
  /// True where something is painted under what the view holds.
  public var hasBackground: Bool { self[.background] != nil }
}
