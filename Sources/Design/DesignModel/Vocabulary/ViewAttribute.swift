/// Everything that can be set on a view beside its name, kind and place in the tree: a row of a table.
///
/// One vocabulary for `add-view`'s options, `set-view`'s and `vary`'s `key=value`, the store and the diff. What is said
/// of an attribute stands in its row, in the file of its family under `Attributes`.
public struct ViewAttribute: Vocabulary, Comparable {
  private let place: UInt8

  private init(place: Int) { self.place = UInt8(place) }

  /// The attribute of that name.
  public init?(rawValue: String) {
    guard let place = Self.places[rawValue] else { return nil }
    self.init(place: place)
  }

  /// The table, in the order in which attributes are listed.
  private static let rows: [AttributeRow] = [
    AttributeRow.texts, AttributeRow.fonts, AttributeRow.lines, AttributeRow.paragraphs,
    AttributeRow.controls, AttributeRow.stacks, AttributeRow.sizes, AttributeRow.margins,
    AttributeRow.scrolling, AttributeRow.people, AttributeRow.looks, AttributeRow.roots,
    AttributeRow.barContents, AttributeRow.fileMarks,
  ].flatMap(\.self)
  private static let places = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })

  /// Every name, in the order of the table.
  public static let words = rows.map(\.word)
  /// Every attribute, in the order of the table.
  public static let allCases = rows.indices.map(Self.init(place:))

  /// What is said of the attribute.
  public var row: AttributeRow { Self.rows[rank] }
  /// The attribute's name.
  public var rawValue: String { Self.words[rank] }
  /// The attribute's place in the vocabulary, which is also the order in which attributes are listed.
  public var rank: Int { Int(place) }

  /// The attribute that a row of a family's file declares.
  static func named(_ word: String) -> ViewAttribute {
    guard let attribute = Self(rawValue: word) else {
      preconditionFailure("No row declares the attribute \(word)")
    }
    return attribute
  }

  // By place: those of raw values would compare names.
  public static func == (a: ViewAttribute, b: ViewAttribute) -> Bool { a.place == b.place }
  public static func < (a: ViewAttribute, b: ViewAttribute) -> Bool { a.place < b.place }
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension ViewAttribute: CustomStringConvertible {
  public var description: String { rawValue }
}

extension ViewAttribute {
  /// The largest length in points that a design may speak of.
  public static let longest = 1e9

  /// What a value of this attribute looks like; `alignment` depends on the kind of view.
  public func form(for kind: ViewKind) -> AttributeForm { row.use(on: kind)?.form ?? forms[0] }

  /// What values look like on one kind of view or another, each form once, that of most kinds first.
  public var forms: [AttributeForm] {
    row.uses.reduce(into: []) { forms, use in
      if !forms.contains(use.form) { forms.append(use.form) }
    }
  }

  /// One line for help and documentation.
  public var summary: String { row.summary }
}

/// What an attribute's value looks like.
public enum AttributeForm: Hashable, Sendable {
  /// Any text.
  case text
  /// A colour, as `ColorText` spells it.
  case color
  /// A number within bounds.
  case number(ClosedRange<Double>)
  /// A whole number within bounds.
  case whole(ClosedRange<Double>)
  /// `true` or `false`.
  case flag
  /// One of a list of words.
  case word([String])
  /// Some of a list of words, separated by commas.
  case words([String])
  /// Two priorities, horizontal and vertical: `251,250`; one means both.
  case priorities
  /// A width and a height in points: `44x44`; `-` for none in that axis.
  case size
  /// A size that a file recorded, as `RecordedSize` spells it.
  case recordedSize
  /// Four distances in points, top, left, bottom, right: `8,16,8,16`; one means all four.
  case insets
  /// The same, where a side may follow the same one of a guide: `0,0,safeArea.bottom,0`.
  case guidedInsets
}

extension AttributeForm {
  /// A distance in points, either way.
  static let distance = AttributeForm.number(-ViewAttribute.longest...ViewAttribute.longest)
}
