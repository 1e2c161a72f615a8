import Notation

/// What a call gives a tool, checked against the members that the tool takes.
struct ToolInput {
  private let members: [String: JSON]

  init(_ members: [String: JSON], of tool: AgentTool) throws(AgentRefusal) {
    let known = tool.properties.keys.sorted()
    if let other = members.keys.filter({ !known.contains($0) }).min() {
      throw .otherMember(other, of: tool.name, nearest: nearestWord(to: other, among: known))
    }
    self.members = members
  }

  /// The page that is asked for; the first if none is.
  func page() throws(AgentRefusal) -> Int {
    guard let page = members["page"] else { return 1 }
    guard let number = page.whole, number >= 1 else {
      throw .wrongMember("page", expected: "a whole number from 1")
    }
    return number
  }

  /// The texts of a list; none where it is missing.
  func words(_ name: String) throws(AgentRefusal) -> [String] {
    guard let list = members[name] else { return [] }
    guard let elements = list.elements, case let words = elements.compactMap(\.text),
      words.count == elements.count
    else {
      throw .wrongMember(name, expected: "a list of texts, as [\"login\", \"--device\", \"iphone-16\"]")
    }
    return words
  }

  /// A text, if there is one.
  func word(_ name: String) throws(AgentRefusal) -> String? {
    guard let value = members[name] else { return nil }
    guard let word = value.text else { throw .wrongMember(name, expected: "text") }
    return word
  }

  /// A claim; false where it is missing.
  func claim(_ name: String) throws(AgentRefusal) -> Bool {
    guard let value = members[name] else { return false }
    guard let claim = value.claim else { throw .wrongMember(name, expected: "true or false") }
    return claim
  }
}
