extension ViewAttribute {
  public static let connected = named("connected")
  public static let customClass = named("customClass")
  public static let prototype = named("prototype")
  public static let systemSymbol = named("systemSymbol")
  public static let idiom = named("idiom")
  public static let launch = named("launch")
}

extension AttributeRow {
  /// What a file says of a view's part in its app: no layout follows from it, but how severe a finding is.
  static let fileMarks = [
    AttributeRow(
      "connected",
      "Whether an outlet leads to the view, so that code may set its text, its font or whether it is shown.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .flag, absent: .off, xib: .notCarried("an outlet stands with what it leads from"),
        swift: .notCarried(ofCode))),
    AttributeRow(
      "customClass", "The class of the app's own that the view is of in its file.", isRecorded: true,
      isFixed: true,
      uses: AttributeUse(
        .text, xib: .notCarried("the class is written where the app has it"), swift: .notCarried(ofCode))),
    AttributeRow(
      "prototype",
      "Whether the view is a cell or a header that a table or a collection fills again and again.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .flag, absent: .off, xib: .notCarried("the table or the collection around it says so"),
        swift: .notCarried(ofCode))),
    AttributeRow(
      "systemSymbol",
      "The system's symbol that a button of that type shows, with words of its own for who can't see it.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .text, xib: .notCarried("the button's type says it"), swift: .notCarried(ofCode))),
    AttributeRow(
      "idiom", "The only kind of device that the screen is for; by default it is for phones and pads.",
      isOfRoot: true,
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .word(Idiom.words), xib: .notCarried("the file's runtime or its name says it"),
        swift: .notCarried(ofCode))),
    AttributeRow(
      "launch", "Whether the system shows the screen while the app starts, without any code.", isOfRoot: true,
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .flag, absent: .off, xib: .notCarried("the file's own mark says it"), swift: .notCarried(ofCode))),
  ]

  private static let ofCode = "what it is in the app the code around it says"
}

extension Attributes {
  /// True where an outlet leads to the view, so that code may change it.
  public var isConnected: Bool { flag(.connected) ?? false }

  /// True for a button that shows one of the system's symbols, as that for more information.
  public var isSystemSymbol: Bool { text(.systemSymbol) != nil }

  /// True where the view is of a class of the app's own, which may do anything in code.
  public var isOfCustomClass: Bool { text(.customClass) != nil }

  /// True for a cell or header that is filled again and again.
  public var isPrototype: Bool { flag(.prototype) ?? false }
}
