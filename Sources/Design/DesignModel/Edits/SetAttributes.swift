import Notation

extension Attributes {
  /// Sets `name` to the value that `text` spells; an empty text unsets it, but for attributes that can be empty.
  ///
  /// One side of insets is named as `contentInsets.bottom`; the others stay as they are, or else as in `base`.
  public mutating func set(
    _ name: String, to text: String, kind: ViewKind, beside base: Attributes = Attributes()
  ) throws(DesignError) {
    if try setSide(name, to: text, kind: kind, beside: base) { return }
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

  /// Sets what a person asks for, who means to see it: as `set`, but it refuses what views of that kind don't have.
  public mutating func setOwn(
    _ name: String, to text: String, kind: ViewKind, beside base: Attributes = Attributes()
  ) throws(DesignError) {
    let attribute = ViewAttribute(named: String(name.prefix { $0 != "." }))
    if let attribute, attribute.row.use(on: kind) == nil {
      guard text.isEmpty else { throw .notOfKind(attribute, kind) }
      self[attribute] = nil
      return
    }
    try set(name, to: text, kind: kind, beside: base)
  }

  /// Sets one side of insets; false where the name is that of no attribute's side.
  private mutating func setSide(
    _ name: String, to text: String, kind: ViewKind, beside base: Attributes
  ) throws(DesignError) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, GuidedInsets.sides.contains(parts[1]),
      let attribute = ViewAttribute(named: parts[0])
    else { return false }
    let form = attribute.form(for: kind)
    guard form == .insets || form == .guidedInsets else { return false }
    let old: GuidedInsets =
      switch self[attribute] ?? base[attribute] {
      case .guidedInsets(let insets): insets
      case .insets(let insets): GuidedInsets(insets)
      default: GuidedInsets(.zero)
      }
    guard let insets = old.setting(parts[1], to: text.isEmpty ? "0" : text),
      form == .guidedInsets || !insets.followsGuides
    else { throw .unusableValue(attribute, text, form: form) }
    self[attribute] = AttributeValue(insets)
    return true
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
