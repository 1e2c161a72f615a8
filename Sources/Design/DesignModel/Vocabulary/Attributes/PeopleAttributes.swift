extension ViewAttribute {
  public static let clips = named("clips")
  public static let interactive = named("interactive")
  public static let editable = named("editable")
  public static let role = named("role")
  public static let label = named("label")
  public static let hint = named("hint")
  public static let traits = named("traits")
  public static let accessible = named("accessible")
  public static let identifier = named("identifier")
  public static let neverTruncate = named("neverTruncate")
  public static let mayOverlap = named("mayOverlap")
  public static let textsAtRunTime = named("textsAtRunTime")
}

extension AttributeRow {
  /// What people see, reach and hear.
  static let people = [
    AttributeRow(
      "clips", "Whether the view cuts what lies outside its bounds.",
      uses: AttributeUse(
        ViewKind.allCases.filter { !clipping.contains($0) }, .flag, absent: .off, xib: fileClipping,
        swift: .property("clipsToBounds"), recorder: recordedClipping),
      AttributeUse(
        clipping, .flag, absent: .on, xib: .attribute("clipsSubviews", place: 11, isKept: true),
        swift: .property("clipsToBounds"), recorder: recordedClipping)),
    AttributeRow(
      "interactive", "Whether people can tap the view.",
      uses: AttributeUse(
        ViewKind.allCases.filter { !untouched.contains($0) }, .flag, absent: .on,
        xib: .attribute("userInteractionEnabled", place: 2),
        swift: .property("isUserInteractionEnabled"), recorder: .property("recordedInteraction")),
      AttributeUse(
        untouched, .flag, absent: .off, xib: .notCarried(touches),
        swift: .property("isUserInteractionEnabled"),
        recorder: .notCarried("code says whether touches arrive, not whether people are to tap"))),
    AttributeRow(
      "editable", "Whether people can type into a text view.",
      uses: AttributeUse(
        [.textView], .flag, absent: .on, xib: .attribute("editable", place: 12),
        swift: .property("isEditable"), recorder: .property("recordedEditability"))),
    AttributeRow(
      "role", "What the view is for, as assistive technologies hear it.",
      uses: AttributeUse(
        .text, xib: .notCarried("Interface Builder has a list of traits, a role is any word"),
        swift: .notCarried("assistive technologies hear it from accessibilityTraits"))),
    AttributeRow(
      "label", "The accessibility label.",
      translationKeys: ["ibExternalAccessibilityLabel", "accessibilityLabel"],
      uses: AttributeUse(
        .text,
        xib: .accessibility(.text("label"), place: 80), swift: .property("accessibilityLabel"))),
    AttributeRow(
      "hint", alias: "accessibilityHint", "The accessibility hint: what using the view does.",
      uses: AttributeUse(
        .text, xib: .accessibility(.text("hint"), place: 80), swift: .property("accessibilityHint"))),
    AttributeRow(
      "traits", alias: "accessibilityTraits", "How the view behaves, as assistive technologies hear it.",
      uses: AttributeUse(
        .words(AccessibilityTrait.words), xib: .accessibility(.traits, place: 80),
        swift: .property("accessibilityTraits"), recorder: .property("ownAccessibilityTraits"))),
    AttributeRow(
      "accessible", alias: "isAccessibilityElement",
      "Whether assistive technologies meet the view; by default as its class has it.",
      uses: AttributeUse(
        .flag, xib: .accessibility(.isElement, place: 80), swift: .property("isAccessibilityElement"),
        recorder: .property("ownIsAccessibilityElement"))),
    AttributeRow(
      "identifier", alias: "accessibilityIdentifier",
      "The accessibility identifier, by which tests find the view.",
      uses: AttributeUse(
        .text, xib: .accessibility(.text("identifier"), place: 80),
        swift: .property("accessibilityIdentifier"))),
    AttributeRow(
      "neverTruncate", "Whether cutting the text is an error.",
      uses: AttributeUse(
        .flag, absent: .off, xib: .notCarried("a demand for the design's checks"),
        swift: .notCarried("a demand for the design's checks"))),
    AttributeRow(
      "mayOverlap", "Why the view may overlap others.",
      uses: AttributeUse(
        .text, xib: .notCarried("a permission for the design's checks"),
        swift: .notCarried("a permission for the design's checks"))),
    AttributeRow(
      "textsAtRunTime",
      "The texts that checks put where code sets one, separated by |; none for no other than the file's.",
      isOfRoot: true, isFixed: true,
      uses: AttributeUse(
        .text, xib: .notCarried("a demand for the design's checks"),
        swift: .notCarried("a demand for the design's checks"))),
  ]

  /// UIKit's classes that no touch reaches by themselves, and those that clip by themselves.
  private static let (untouched, clipping): ([ViewKind], [ViewKind]) = (
    [.label, .image], [.textView, .scroll]
  )
  private static let touches = "Interface Builder says whether touches arrive, not whether people are to tap"
  private static let recordedClipping = RecorderSpelling.property("recordedClipping", isKept: true)
  private static let fileClipping = InterfaceBuilderSpelling.attribute("clipsSubviews", place: 11)
}

extension View {
  /// True for what brings the keyboard up.
  public var takesText: Bool {
    kind.row.marks.contains(.typing) && attributes.flag(.editable) ?? true
  }
}
