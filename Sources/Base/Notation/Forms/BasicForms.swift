extension Form where Value == String {
  /// Any text.
  @inlinable public static var text: Form {
    Form(schema: .type("string"), write: { .string($0) }) { json, place throws(CodingError) in
      guard let text = json.text else { throw CodingError("expected a text", at: place) }
      return text
    }
  }
}

extension Form where Value == Bool {
  /// `true` or `false`.
  @inlinable public static var flag: Form {
    Form(schema: .type("boolean"), write: { .bool($0) }) { json, place throws(CodingError) in
      guard let flag = json.claim else { throw CodingError("expected true or false", at: place) }
      return flag
    }
  }
}

extension Form where Value == Double {
  /// A finite number.
  @inlinable public static var number: Form {
    Form(schema: .type("number"), isFinite: \.isFinite, write: { JSON($0) }) {
      json, place throws(CodingError) in
      guard let number = json.double else { throw CodingError("expected a number", at: place) }
      return number
    }
  }
}

extension Form where Value == Int {
  /// A whole number.
  @inlinable public static var whole: Form {
    Form(schema: .type("integer"), write: { .integer($0) }) { json, place throws(CodingError) in
      guard let number = json.whole else { throw CodingError("expected a whole number", at: place) }
      return number
    }
  }
}

extension Form where Value == JSON {
  /// Any JSON value as it is.
  @inlinable public static var any: Form { Form(schema: .anything, write: { $0 }) { json, _ in json } }
}

extension Form where Value == [Double] {
  /// Exactly `count` numbers.
  @inlinable public static func numbers(_ count: Int) -> Form {
    Form(
      schema: .numbers(count), isFinite: { $0.allSatisfy(\.isFinite) }, write: { .array($0.map { JSON($0) }) }
    ) { json, place throws(CodingError) in
      guard let elements = json.elements else { throw CodingError("expected a list", at: place) }
      var numbers: [Double] = []
      numbers.reserveCapacity(elements.count)
      for element in elements {
        guard let number = element.double else {
          throw CodingError("expected a number", at: .element(numbers.count, of: place))
        }
        numbers.append(number)
      }
      guard numbers.count == count else { throw CodingError("expected \(count) numbers", at: place) }
      return numbers
    }
  }
}

extension Form where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One word of a closed list.
  @inlinable public static var word: Form {
    Form(schema: .words(Value.allCases.map(\.rawValue)), write: { .string($0.rawValue) }) {
      json, place throws(CodingError) in
      guard let text = json.text else { throw CodingError("expected a text", at: place) }
      guard let word = Value(rawValue: text) else {
        throw CodingError(
          "unknown word '\(text)'\(didYouMean(text, among: Value.allCases.map(\.rawValue)))", at: place)
      }
      return word
    }
  }
}

extension Form {
  /// A list of values of a form.
  @inlinable public static func list<Element>(_ form: Form<Element>) -> Form<[Element]>
  where Value == [Element] {
    Form<[Element]>(
      schema: .list(form.schema), references: form.references,
      isFinite: form.finitenessOfAll,
      write: { .array($0.map(form.json)) }
    ) { json, place throws(CodingError) in
      guard let elements = json.elements else { throw CodingError("expected a list", at: place) }
      var result: [Element] = []
      result.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        result.append(try form.value(of: element, at: .element(index, of: place)))
      }
      return result
    }
  }

  /// A value of a form, or null for nil.
  @inlinable public static func nullable<Wrapped>(_ form: Form<Wrapped>) -> Form<Wrapped?>
  where Value == Wrapped? {
    Form<Wrapped?>(
      schema: .nullable(form.schema), references: form.references,
      isFinite: { $0.map(form.isFinite) ?? true }, write: { $0.map(form.json) ?? .null }
    ) { json, place throws(CodingError) in json == .null ? nil : try form.value(of: json, at: place) }
  }

  /// Either of several forms, distinguished by `choose`; `pick` says which of them a value has.
  @inlinable public static func either(
    _ forms: [Form], of pick: @escaping @Sendable (Value) -> Int,
    choosing choose: @escaping @Sendable (JSON, Place) throws(CodingError) -> Int
  ) -> Form {
    let isFinite: @Sendable (Value) -> Bool = { forms[pick($0)].isFinite($0) }
    let holdsNumbers = forms.contains { $0.finiteness != nil }
    return Form(
      schema: .oneOf(forms.map(\.schema)), references: forms.flatMap(\.references),
      columns: .united(forms.map(\.columns), of: pick),
      isFinite: holdsNumbers ? isFinite : nil,
      write: { forms[pick($0)].json(of: $0) }
    ) { json, place throws(CodingError) in
      try forms[choose(json, place)].value(of: json, at: place)
    }
  }
}
