public import DesignModel

/// An attribute on a kind of view that has it, whose circles tests go around: row → file or source → row.
public struct AttributeCase: Sendable, CustomStringConvertible {
  public let attribute: ViewAttribute
  public let use: AttributeUse
  public let kind: ViewKind
  public var description: String { "\(attribute) of \(kind)" }

  /// An attribute on a kind, as one of its uses has it.
  public init(attribute: ViewAttribute, use: AttributeUse, kind: ViewKind) {
    (self.attribute, self.use, self.kind) = (attribute, use, kind)
  }

  /// Every attribute on every kind that has it.
  public static let all = ViewAttribute.allCases.flatMap { attribute in
    attribute.row.uses.flatMap { use in
      use.kinds.map { AttributeCase(attribute: attribute, use: use, kind: $0) }
    }
  }

  /// The view's attributes with that value alone.
  public func attributes(_ value: AttributeValue) -> Attributes { Attributes(attribute, value) }

  /// What attributes come to for this one, its default filled in.
  public func value(of attributes: Attributes) -> AttributeValue? {
    attributes[attribute] ?? use.absent.value(beside: attributes)
  }
}

extension AttributeForm {
  /// Values of the form: all of its words, its bounds and some in between, texts that files and code have to quote.
  public var samples: [AttributeValue] {
    switch self {
    case .recordedSize: [.text("20x-,everywhere,0123456789abcdef"), .text("-x7.5,canvas,fedcba9876543210")]
    case .color: [.text("#336699"), .text("#FF000080"), .text("systemRedColor"), .text("brand#336699")]
    case .text: [.text("Sign <in>|\"now\"\\ & here\nor -- there"), .text("one"), .text("")]
    case .number(let range), .whole(let range):
      [range.lowerBound, min(2, range.upperBound), range.upperBound].map { .number($0) }
    case .flag: [.flag(true), .flag(false)]
    case .word(let words), .words(let words): words.map { .text($0) }
    case .priorities:
      [.priorities(horizontal: 251, vertical: 250), .priorities(horizontal: 1000, vertical: 0.5)]
    case .size:
      [
        .size(width: 30, height: 20.5), .size(width: nil, height: 0), .size(width: 7, height: nil),
        .size(width: nil, height: nil),
      ]
    case .insets, .guidedInsets:
      [.insets(EdgeInsets(top: 1, left: 2.5, bottom: 3, right: -4)), .insets(.zero)]
    }
  }
}
