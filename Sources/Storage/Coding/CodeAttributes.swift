public import DesignModel
public import Notation

extension Attributes {
  /// An object of attribute names: numbers and flags as such, every other value as its spelling.
  public var json: JSON {
    var members: [String: JSON] = [:]
    for entry in entries { members[entry.attribute.rawValue] = entry.value.json }
    return .object(members)
  }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) { try self.init(json, at: "") }

  init(_ json: JSON, at place: String) throws(CodingError) {
    self.init()
    let fields = try Fields(json, at: place, names: ViewAttribute.words)
    for name in json.members!.keys.sorted() {
      let attribute = ViewAttribute(rawValue: name)!
      self[attribute] = try AttributeValue(fields.json(name), of: attribute, at: fields.path(name))
    }
  }
}

extension AttributeValue {
  /// A number or a flag as such, anything else as its spelling.
  public var json: JSON {
    switch self {
    case .number(let number): JSON(number)
    case .flag(let flag): .bool(flag)
    case .text, .priorities, .size, .insets: .string(spelled)
    }
  }

  /// Numbers may lie out of the attribute's bounds: what an importer found is kept as it is.
  fileprivate init(_ json: JSON, of attribute: ViewAttribute, at place: String) throws(CodingError) {
    let form = attribute.forms[0]
    switch (form, json) {
    case (.number, _), (.whole, _):
      guard let number = json.double else { throw CodingError("expected a number", at: place) }
      self = .number(number)
    case (.flag, .bool(let flag)): self = .flag(flag)
    case (_, .string(let text)):
      // A view keeps its alignment when it becomes a stack or stops being one, so the form of any kind will do.
      for form in attribute.forms {
        guard let value = AttributeValue(spelled: text, form: form) else { continue }
        self = value
        return
      }
      throw CodingError("'\(text)' is not \(form.description)", at: place)
    default: throw CodingError("expected \(form.description)", at: place)
    }
  }
}
