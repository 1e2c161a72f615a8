/// The attributes that are set on a view, or by a variation: a small map in the vocabulary's order.
public struct Attributes: Hashable, Sendable {
  /// What is set, in the vocabulary's order, each attribute once.
  public private(set) var entries: [Entry]

  /// One attribute and its value.
  public struct Entry: Hashable, Sendable {
    /// The attribute.
    public let attribute: ViewAttribute
    /// Its value, of the form that the attribute demands.
    public let value: AttributeValue
  }

  /// Nothing set.
  public init() { entries = [] }

  /// What is set; nil where nothing is.
  public subscript(attribute: ViewAttribute) -> AttributeValue? {
    get { entries.first { $0.attribute == attribute }?.value }
    set {
      let index = entries.firstIndex { $0.attribute >= attribute } ?? entries.count
      let isSet = index < entries.count && entries[index].attribute == attribute
      entries.replaceSubrange(
        index..<index + (isSet ? 1 : 0),
        with: newValue.map { [Entry(attribute: attribute, value: $0)] } ?? [])
    }
  }

  /// True when nothing is set.
  public var isEmpty: Bool { entries.isEmpty }

  /// These attributes with those of `other` on top.
  public func overridden(by other: Attributes) -> Attributes {
    var result = self
    for entry in other.entries { result[entry.attribute] = entry.value }
    return result
  }
}

extension Attributes {
  /// The number that is set, if one is.
  public func number(_ attribute: ViewAttribute) -> Double? {
    if case .number(let number)? = self[attribute] { number } else { nil }
  }
  /// The text that is set, if one is.
  public func text(_ attribute: ViewAttribute) -> String? {
    if case .text(let text)? = self[attribute] { text } else { nil }
  }
  /// The flag that is set, if one is.
  public func flag(_ attribute: ViewAttribute) -> Bool? {
    if case .flag(let flag)? = self[attribute] { flag } else { nil }
  }
  /// The word of a closed vocabulary that is set, if one is.
  public func word<Word: Vocabulary>(_ attribute: ViewAttribute, as: Word.Type = Word.self) -> Word? {
    text(attribute).flatMap(Word.init(rawValue:))
  }
  /// The distances that are set, if they are.
  public func insets(_ attribute: ViewAttribute) -> EdgeInsets? {
    if case .insets(let insets)? = self[attribute] { insets } else { nil }
  }
  /// The distances that are set, of which some may follow a guide.
  public func guidedInsets(_ attribute: ViewAttribute) -> GuidedInsets? {
    switch self[attribute] {
    case .guidedInsets(let insets): insets
    case .insets(let insets): GuidedInsets(insets)
    default: nil
    }
  }
  /// The horizontal and vertical priority that are set, if they are.
  public func priorities(_ attribute: ViewAttribute) -> (horizontal: Priority, vertical: Priority)? {
    if case .priorities(let horizontal, let vertical)? = self[attribute] {
      (horizontal, vertical)
    } else {
      nil
    }
  }
}
