/// What is known of a condition of the compiler's before it compiles: the code is an app's, for iOS, and no debug build.
struct BuildCondition {
  private let words: [Character]
  /// A module that isn't there.
  private let module: String
  private var place = 0

  /// What a condition comes to; nil where nobody knows.
  static func value(of text: some StringProtocol, without module: String) -> Bool? {
    var condition = BuildCondition(String(text), module)
    let value = condition.either()
    return condition.place == condition.words.count ? value : nil
  }

  private init(_ text: String, _ module: String) {
    let bare = text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
    words = bare.filter { !" \t\r".contains($0) }.map(\.self)
    self.module = module
  }

  private mutating func either() -> Bool? {
    var value = both()
    while take("||") {
      let other = both()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func both() -> Bool? {
    var value = one()
    while take("&&") {
      let other = one()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func one() -> Bool? {
    if take("!") { return one().map { !$0 } }
    if take("(") {
      let value = either()
      _ = take(")")
      return value
    }
    let name = String(words.dropFirst(place).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    place += name.count
    guard take("(") else { return Self.flags[name] }
    let argument = String(words.dropFirst(place).prefix { $0 != ")" })
    place += argument.count
    _ = take(")")
    switch name {
    case "os": return argument == "iOS"
    case "targetEnvironment": return false
    case "canImport": return argument == module ? false : nil
    default: return nil
    }
  }

  private static let flags = ["DEBUG": false, "false": false, "true": true]

  /// Passes over a word that comes next; false where another does.
  private mutating func take(_ word: String) -> Bool {
    guard words.dropFirst(place).starts(with: word) else { return false }
    place += word.count
    return true
  }
}
