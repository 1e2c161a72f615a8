import DesignModel

/// The attributes that files give of each kind of view: the two-way table from which reading, writing and the notes about
/// what was not understood derive.
struct AttributeTable {
  /// An attribute on views of a kind, as files spell it.
  struct Row {
    let attribute: ViewAttribute
    let use: AttributeUse
    var spelling: InterfaceBuilderSpelling { use.interfaceBuilder }
  }

  private static let rows: [ViewKind: [Row]] = Dictionary(
    uniqueKeysWithValues: ViewKind.allCases.map { kind in
      let rows = ViewAttribute.allCases.compactMap { attribute in
        attribute.row.use(on: kind).map { Row(attribute: attribute, use: $0) }
      }
      return (
        kind, rows.filter { if case .notCarried = $0.spelling { false } else { true } }
      )
    })

  /// The attributes that files carry of a kind of view, in the vocabulary's order.
  static func rows(of kind: ViewKind) -> [Row] { rows[kind]! }
}

extension FileAttribute {
  /// The file's word for a value of the design.
  func spelled(_ value: AttributeValue) -> String {
    switch value {
    case .number(let number): number.spelledForXML
    case .flag(let flag): flag ? "YES" : "NO"
    default: words[value.spelled] ?? value.spelled
    }
  }

  /// The value that a file's word means; nil for none that the form knows.
  func value(of text: String, _ form: AttributeForm) -> AttributeValue? {
    switch form {
    case .flag: return ["YES": .flag(true), "NO": .flag(false)][text]
    case .number(let range):
      return Double(attribute: text).flatMap { range.contains($0) ? .number($0) : nil }
    case .whole(let range):
      return Double(attribute: text).map {
        .number(min(max($0.rounded(), range.lowerBound), range.upperBound))
      }
    default:
      let word = readings[text] ?? words.first { $0.value == text }?.key
      return (word ?? (words.isEmpty ? text : nil)).flatMap { AttributeValue(parsing: $0, form: form) }
    }
  }
}
