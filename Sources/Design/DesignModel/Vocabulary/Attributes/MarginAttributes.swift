extension ViewAttribute {
  public static let layoutMargins = named("layoutMargins")
  public static let preservesMargins = named("preservesMargins")
  public static let insetsMarginsFromSafeArea = named("insetsMarginsFromSafeArea")
  public static let insets = named("insets")
}

extension ViewAttribute {
  /// True for the insets around the content of a button or of a text view.
  public var isContentPadding: Bool { self == .insets }
}

extension Attributes {
  /// True where the view has layout margins of its own, within which a stack then lays its views out.
  public var hasOwnMargins: Bool { self[.layoutMargins] != nil }

  /// True where the design says how far the content of a button, or the text of a text view, is from its edges.
  public var hasContentPadding: Bool { self[.insets] != nil }
}

extension AttributeRow {
  /// The room that views keep free within themselves.
  static let margins = [
    AttributeRow(
      "layoutMargins", "The layout margins in points: top,left,bottom,right.",
      uses: AttributeUse(
        [.stack], .insets, xib: fileMargins,
        swift: .statements(["layoutMargins = %", "isLayoutMarginsRelativeArrangement = true"]),
        recorder: .property("recordedMargins")),
      AttributeUse(
        ViewKind.allCases.filter { $0 != .stack }, .insets, xib: fileMargins,
        swift: .property("layoutMargins"), recorder: .property("recordedMargins"))),
    AttributeRow(
      "preservesMargins", "Whether the superview's layout margins count where they reach in further.",
      uses: AttributeUse(
        .flag, absent: .off, xib: .attribute("preservesSuperviewLayoutMargins", place: 12),
        swift: .property("preservesSuperviewLayoutMargins"))),
    AttributeRow(
      "insetsMarginsFromSafeArea",
      "Whether the safe area adds to the layout margins; by default it does.",
      uses: AttributeUse(
        .flag, absent: .on, xib: .attribute("insetsLayoutMarginsFromSafeArea", place: 13),
        swift: .property("insetsLayoutMarginsFromSafeArea"))),
    AttributeRow(
      "insets", "The insets of a button's content or of a text view's text in points: top,left,bottom,right.",
      decidesSize: true,
      // UIKit takes four zeros for its own insets.
      uses: AttributeUse(
        [.button], .insets, absent: .value(.insets(.zero)),
        xib: .sides(
          [FileSides("inset", "contentEdgeInsets", names: "minY", "minX", "maxY", "maxX")], place: 52),
        swift: .property("contentEdgeInsets"), recorder: .property("recordedInsets")),
      // UIKit's `textContainerInset`, and at the sides its container's `lineFragmentPadding`, too: 8 and 5 points (Apple's
      // reference of both).
      AttributeUse(
        [.textView], .insets, absent: .value(.insets(EdgeInsets(top: 8, left: 5, bottom: 8, right: 5))),
        xib: .notCarried("files have no insets of a text container"),
        swift: .statements(["textContainerInset = %", "textContainer.lineFragmentPadding = 0"]),
        recorder: .property("recordedInsets"))),
  ]

  private static let fileMargins = InterfaceBuilderSpelling.sides(
    [
      FileSides("edgeInsets", "layoutMargins", names: "top", "left", "bottom", "right"),
      FileSides(
        "directionalEdgeInsets", "directionalLayoutMargins", names: "top", "leading", "bottom", "trailing"),
    ], place: 50)
}
