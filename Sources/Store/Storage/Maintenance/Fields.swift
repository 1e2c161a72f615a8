import DesignModel
import Notation

/// Reads the members of a JSON object that is a line of the store's own, and says where what is wrong.
struct Fields {
  private let members: [String: JSON]
  let place: Place

  /// The members of `json`, which may have no others than `names`: an unknown one would be lost silently.
  init(_ json: JSON, at place: Place = .top, names: [String]) throws(CodingError) {
    (members, self.place) = (try json.members(among: names, at: place), place)
  }

  func has(_ name: String) -> Bool { members[name] != nil }

  func json(_ name: String) throws(CodingError) -> JSON {
    guard let value = members[name] else { throw CodingError("the member '\(name)' is missing", at: place) }
    return value
  }

  func value<Value>(_ name: String, _ form: Form<Value>) throws(CodingError) -> Value {
    try form.value(of: json(name), at: .member(name, of: place))
  }

  func text(_ name: String) throws(CodingError) -> String { try value(name, .text) }
  func optionalText(_ name: String) throws(CodingError) -> String? { has(name) ? try text(name) : nil }
  func flag(_ name: String) throws(CodingError) -> Bool { try value(name, .flag) }
  func whole(_ name: String) throws(CodingError) -> Int { try value(name, .whole) }

  /// Nil for a member that is null or missing.
  func optionalWhole(_ name: String) throws(CodingError) -> Int? {
    members[name] ?? .null == .null ? nil : try whole(name)
  }

  func word<Word: Vocabulary>(_ name: String, of: Word.Type = Word.self) throws(CodingError) -> Word {
    try value(name, .word)
  }

  /// What `read` makes of each element, given its place.
  func list<Element>(
    _ name: String, read: (JSON, Place) throws(CodingError) -> Element
  ) throws(CodingError) -> [Element] {
    let place = Place.member(name, of: place)
    guard let elements = try json(name).elements else { throw CodingError("expected a list", at: place) }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      result.append(try read(element, .element(index, of: place)))
    }
    return result
  }

  func wholes(_ name: String) throws(CodingError) -> [Int] { try value(name, .list(.whole)) }
}
