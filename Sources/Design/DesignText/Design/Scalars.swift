import DesignLanguage
public import DesignModel
public import Notation

extension Form where Value == ObjectID {
  /// An identity.
  public static var identity: Form { Form<String>.text.map(\.text) { text, _ in ObjectID(text) } }
}

extension Form where Value == Priority {
  /// A number above 0 and at most 1000.
  public static var priority: Form {
    Form<Double>.number.map(\.value) { number, place throws(CodingError) in
      guard let priority = Priority(number) else {
        throw CodingError("a priority is above 0 and at most 1000", at: place)
      }
      return priority
    }
  }
}

extension Form where Value == CalendarDate {
  /// A day, as `2026-12-31`.
  public static var day: Form {
    Form<String>.text.map(\.text) { text, place throws(CodingError) in
      guard let date = CalendarDate(parsing: text) else {
        throw CodingError("'\(text)' is no day, as 2026-12-31", at: place)
      }
      return date
    }
  }
}

extension Form where Value == Condition {
  /// A condition's text, as `width < 414`.
  public static var condition: Form {
    Form(
      schema: .type("string"), isFinite: \.isFinite, write: { .string($0.spelled) }
    ) { json, place throws(CodingError) in
      let text = try Form<String>.text.value(of: json, at: place)
      do throws(SyntaxError) {
        return try Condition(parsing: text)
      } catch {
        throw CodingError(error.reason, at: place)
      }
    }.naming(.state, names: Condition.states)
  }
}

extension Condition {
  /// The states that a condition's text asks for.
  @Sendable fileprivate static func states(in text: String) -> [String] {
    // Most ask for none, and reading takes time.
    guard text.contains(ProfileAxis.state.rawValue) else { return [] }
    return (try? Condition(parsing: text))?.states ?? []
  }

  fileprivate var isFinite: Bool {
    terms.allSatisfy { if case .number(let number) = $0.value { number.isFinite } else { true } }
  }
}
