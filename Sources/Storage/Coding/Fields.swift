import DesignModel
import Notation

/// Reads the members of a JSON object, and says where what is wrong.
struct Fields {
  private let members: [String: JSON]
  let place: String

  /// The members of `json`, which may have no others than `names`: an unknown one would be lost silently.
  init(_ json: JSON, at place: String, names: [String]) throws(CodingError) {
    guard case .object(let members) = json else { throw CodingError("expected an object", at: place) }
    (self.members, self.place) = (members, place)
    for name in members.keys.sorted() where !names.contains(name) {
      throw CodingError("unknown member '\(name)'\(didYouMean(name, among: names))", at: place)
    }
  }

  func path(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

  func has(_ name: String) -> Bool { members[name] != nil }

  func json(_ name: String) throws(CodingError) -> JSON {
    guard let value = members[name] else { throw CodingError("the member '\(name)' is missing", at: place) }
    return value
  }

  func text(_ name: String) throws(CodingError) -> String {
    guard let text = try json(name).text else { throw CodingError("expected a text", at: path(name)) }
    return text
  }

  func optionalText(_ name: String) throws(CodingError) -> String? { has(name) ? try text(name) : nil }

  func flag(_ name: String) throws(CodingError) -> Bool {
    guard let flag = try json(name).claim else { throw CodingError("expected true or false", at: path(name)) }
    return flag
  }

  func number(_ name: String) throws(CodingError) -> Double {
    guard let number = try json(name).double else { throw CodingError("expected a number", at: path(name)) }
    return number
  }

  func optionalNumber(_ name: String) throws(CodingError) -> Double? { has(name) ? try number(name) : nil }

  func whole(_ name: String) throws(CodingError) -> Int {
    guard let number = try json(name).whole else {
      throw CodingError("expected a whole number", at: path(name))
    }
    return number
  }

  /// Nil for a member that is null or missing.
  func optionalWhole(_ name: String) throws(CodingError) -> Int? {
    members[name] ?? .null == .null ? nil : try whole(name)
  }

  func word<Word: Vocabulary>(_ name: String, of: Word.Type = Word.self) throws(CodingError) -> Word {
    let text = try text(name)
    guard let word = Word(rawValue: text) else {
      throw CodingError("unknown word '\(text)'\(didYouMean(text, among: Word.words))", at: path(name))
    }
    return word
  }

  func priority(_ name: String) throws(CodingError) -> Priority {
    guard let priority = Priority(try number(name)) else {
      throw CodingError("a priority is above 0 and at most 1000", at: path(name))
    }
    return priority
  }

  /// What `read` makes of each element, given its place.
  func list<Element>(
    _ name: String, read: (JSON, String) throws(CodingError) -> Element
  ) throws(CodingError) -> [Element] {
    guard let elements = try json(name).elements else {
      throw CodingError("expected a list", at: path(name))
    }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      result.append(try read(element, "\(path(name))[\(index)]"))
    }
    return result
  }

  func texts(_ name: String) throws(CodingError) -> [String] {
    try list(name) { (json, place) throws(CodingError) in
      guard let text = json.text else { throw CodingError("expected a text", at: place) }
      return text
    }
  }

  func wholes(_ name: String) throws(CodingError) -> [Int] {
    try list(name) { (json, place) throws(CodingError) in
      guard let number = json.whole else { throw CodingError("expected a whole number", at: place) }
      return number
    }
  }

  /// Exactly `count` numbers.
  func numbers(_ name: String, count: Int) throws(CodingError) -> [Double] {
    guard let elements = try json(name).elements else {
      throw CodingError("expected a list", at: path(name))
    }
    // Layouts are full of these: a place is spelled only where one is wrong.
    var numbers: [Double] = []
    numbers.reserveCapacity(elements.count)
    for element in elements {
      guard let number = element.double else {
        throw CodingError("expected a number", at: "\(path(name))[\(numbers.count)]")
      }
      numbers.append(number)
    }
    guard numbers.count == count else { throw CodingError("expected \(count) numbers", at: path(name)) }
    return numbers
  }

  func condition(_ name: String) throws(CodingError) -> Condition {
    let text = try text(name)
    do { return try Condition(parsing: text) } catch { throw CodingError(error.reason, at: path(name)) }
  }
}
