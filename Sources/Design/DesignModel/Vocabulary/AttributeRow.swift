/// All that is said of an attribute but for the rules that use it.
public struct AttributeRow: Sendable {
  /// The name in commands, in the store and in texts.
  public let word: String
  /// One line for help and documentation.
  public let summary: String
  /// What UIKit calls it, where that is another name that people type; nil for none.
  public let alias: String?
  /// What it is on views of some kinds, none of which stands in two; other kinds have no such attribute.
  public let uses: [AttributeUse]
  /// The names by which Xcode's exported keys call its translations; none for what isn't translated.
  public let translationKeys: [String]
  /// True if an empty text is a value; anything else is unset by one.
  public let canBeEmpty: Bool
  /// True for what is said of a screen's root alone.
  public let isOfRoot: Bool
  /// True for what is the same on every profile.
  public let isFixed: Bool
  /// True for what a file recorded: it comes and goes with the file, and no difference speaks of it.
  public let isRecorded: Bool
  /// True for what the size of a view depends on that it has by itself.
  public let decidesSize: Bool

  init(
    _ word: String, alias: String? = nil, _ summary: String, translationKeys: [String] = [],
    canBeEmpty: Bool = false, isOfRoot: Bool = false, isRecorded: Bool = false, isFixed: Bool = false,
    decidesSize: Bool = false, uses: AttributeUse...
  ) {
    (self.word, self.alias, self.summary, self.uses) = (word, alias, summary, uses)
    (self.translationKeys, self.canBeEmpty) = (translationKeys, canBeEmpty)
    (self.isOfRoot, self.isFixed, self.isRecorded) = (isOfRoot, isFixed, isRecorded)
    self.decidesSize = decidesSize
  }

  /// What the attribute is on a kind of view; nil for kinds that don't have it.
  public func use(on kind: ViewKind) -> AttributeUse? { uses.first { $0.kinds.contains(kind) } }
}

/// What an attribute is on views of some kinds.
public struct AttributeUse: Sendable {
  /// The kinds.
  public let kinds: [ViewKind]
  /// What its value looks like.
  public let form: AttributeForm
  /// What the design takes where nothing is set: what UIKit has.
  public let absent: AttributeDefault
  /// What a view has that UIKit's initializer made or whose file says nothing, where that is something else.
  public let bare: AttributeValue?
  /// How Interface Builder's files spell it.
  public let interfaceBuilder: InterfaceBuilderSpelling
  /// How Swift sets it on a view of UIKit.
  public let uiKit: UIKitSpelling
  /// How `import-swift` reads it off a view.
  public let recorder: RecorderSpelling

  init(
    _ kinds: [ViewKind], _ form: AttributeForm, absent: AttributeDefault = .nothing,
    bare: AttributeValue? = nil, xib: InterfaceBuilderSpelling, swift: UIKitSpelling,
    recorder: RecorderSpelling? = nil
  ) {
    (self.kinds, self.form, self.absent, self.bare) = (kinds, form, absent, bare)
    (interfaceBuilder, uiKit, self.recorder) = (xib, swift, recorder ?? swift.recorder)
  }

  /// What an attribute is on every view.
  init(
    _ form: AttributeForm, absent: AttributeDefault = .nothing, xib: InterfaceBuilderSpelling,
    swift: UIKitSpelling, recorder: RecorderSpelling? = nil
  ) {
    self.init(ViewKind.allCases, form, absent: absent, xib: xib, swift: swift, recorder: recorder)
  }
}

/// What UIKit has where a design sets nothing.
public enum AttributeDefault: Sendable {
  /// Nothing, or what only UIKit knows.
  case nothing
  /// That value.
  case value(AttributeValue)
  /// What the view's other attributes decide.
  case rule(@Sendable (Attributes) -> AttributeValue?)

  /// The value on a view with those attributes; nil for none.
  public func value(beside attributes: Attributes) -> AttributeValue? {
    switch self {
    case .nothing: nil
    case .value(let value): value
    case .rule(let rule): rule(attributes)
    }
  }

  static let off = AttributeDefault.value(.flag(false))
  static let on = AttributeDefault.value(.flag(true))
  static func word(_ word: some Vocabulary) -> AttributeDefault { .value(.text(word.rawValue)) }
  static func number(_ number: Double) -> AttributeDefault { .value(.number(number)) }
}

extension [ViewKind] {
  /// The kinds that show a text as their own.
  static let texts: [ViewKind] = [.label, .textField, .textView]
  /// The kinds whose text has a font.
  static let fonts: [ViewKind] = [.label, .button, .textField, .textView]
}
