public import DesignModel
public import Notation

extension Attributes: DesignValue {
  /// An object of attribute names: numbers and flags as such, every other value as its spelling.
  public static let form = Form<Attributes>(
    schema: .object(
      "What is set on a view, by attribute; what is missing is at its default.",
      ViewAttribute.allCases.map { attribute in
        Schema.Property(name: attribute.rawValue, schema: attribute.schema, isRequired: false)
      }), isFinite: { $0.entries.allSatisfy { $0.value.isFinite } },
    write: { attributes in
      var members: [String: JSON] = [:]
      for entry in attributes.entries { members[entry.attribute.rawValue] = entry.value.json }
      return .object(members)
    }
  ) { json, place throws(CodingError) in
    let members = try json.members(among: ViewAttribute.words, at: place)
    var attributes = Attributes()
    for name in members.keys.sorted() {
      let attribute = ViewAttribute(rawValue: name)!
      attributes[attribute] = try AttributeValue(
        members[name]!, of: attribute, at: .member(name, of: place))
    }
    return attributes
  }.shared(as: "attributes")
}

extension ViewAttribute {
  /// What its values look like in records.
  public var schema: Schema {
    let schema = forms.count == 1 ? forms[0].schema : .anyOf(forms.map(\.schema))
    return schema.described(summary)
  }
}

extension AttributeForm {
  /// Numbers may lie out of bounds: what an importer found is kept as it is.
  fileprivate var schema: Schema {
    switch self {
    case .text, .color, .priorities, .size, .recordedSize, .insets, .guidedInsets: .type("string")
    case .number, .whole: .type("number")
    case .flag: .type("boolean")
    case .words: .type("string")
    case .word(let words): .words(words)
    }
  }
}

extension AttributeValue {
  /// A number or a flag as such, anything else as its spelling.
  public var json: JSON {
    switch self {
    case .number(let number): JSON(number)
    case .flag(let flag): .bool(flag)
    case .text, .priorities, .size, .insets, .guidedInsets: .string(spelled)
    }
  }

  fileprivate init(_ json: JSON, of attribute: ViewAttribute, at place: Place) throws(CodingError) {
    let form = attribute.forms[0]
    switch (form, json) {
    case (.number, _), (.whole, _): self = .number(try Form.number.value(of: json, at: place))
    case (.flag, .bool(let flag)): self = .flag(flag)
    case (_, .string(let text)):
      // A view keeps its alignment when it becomes a stack or stops being one, so the form of any kind will do.
      for form in attribute.forms {
        guard let value = AttributeValue(parsing: text, form: form) else { continue }
        self = value
        return
      }
      throw CodingError("'\(text)' is not \(form.description)", at: place)
    default: throw CodingError("expected \(form.description)", at: place)
    }
  }

  fileprivate var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .size(let width, let height): width?.isFinite ?? true && height?.isFinite ?? true
    case .insets(let insets): Form.insets.isFinite(insets)
    case .guidedInsets(let insets): Form.insets.isFinite(insets.points)
    case .text, .flag, .priorities: true
    }
  }
}
