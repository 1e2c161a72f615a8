import Notation

extension Attributes {
  /// Sets `name` to the value that `text` spells; an empty text unsets it, but for attributes that can be empty.
  public mutating func set(_ name: String, to text: String, kind: ViewKind) throws(DesignError) {
    guard let attribute = ViewAttribute(named: name) else {
      throw .unknownAttribute(name, among: (name == "kind" ? [] : ["kind"]) + ViewAttribute.words)
    }
    let form = attribute.form(for: kind)
    if text.isEmpty, !attribute.row.canBeEmpty {
      self[attribute] = nil
      return
    }
    guard let value = AttributeValue(parsing: text, form: form) else {
      throw .unusableValue(attribute, text, form: form)
    }
    self[attribute] = value
  }
}

extension Attributes {
  /// Throws if something is set that only a root has; `view` is the name of another view.
  func checkOfRoot(view: String) throws(DesignError) {
    if let entry = entries.first(where: \.attribute.row.isOfRoot) {
      throw .onlyOfRoot(entry.attribute, view: view)
    }
  }
}

extension ConstraintChange {
  /// The names that `set` takes.
  public static let names = ["installed", "constant", "priority"]

  /// Sets the part of that name to the value that `text` spells.
  public mutating func set(_ name: String, to text: String) throws(DesignError) {
    switch name {
    case "installed":
      guard let flag = Bool(text) else { throw .unusableChange(name, text, expected: "true or false") }
      isInstalled = flag
    case "constant":
      guard let number = Double(parsing: text), abs(number) <= ViewAttribute.longest else {
        throw .unusableChange(name, text, expected: "a number of points up to ±1000000000")
      }
      constant = number
    case "priority":
      guard let priority = Priority(parsing: text) else {
        throw .unusableChange(
          name, text, expected: "a number above 0 and at most 1000, or required, high, low, fittingSize")
      }
      self.priority = priority
    default: throw .unknownAttribute(name, among: Self.names)
    }
  }
}
