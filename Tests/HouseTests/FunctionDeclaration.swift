/// The head of a function, an initializer or a subscript, as formatted text declares it.
struct FunctionDeclaration {
  /// Where it begins: `Sources/Base/Notation/JSON.swift:12`.
  let place: String
  /// `open`, `static` and the like, with attributes, as they are written before the keyword.
  let modifiers: Substring
  /// `init` and `subscript` for themselves.
  let name: String
  let parameters: [Parameter]

  struct Parameter: Equatable {
    /// What a call says before the value; nil for `_`.
    let label: String?
    /// What the body calls it.
    let name: String
  }

  /// Recognized by what comes before the keyword: modifiers and attributes.
  static nonisolated(unsafe) let head =
    /^\s*((?:@\w+(?:\(.*?\))? +|[a-z]+(?:\([a-z]+\))? +)*)(func |init(?=[?(<])|subscript(?=[(<]))/

  /// What a file declares, in its order.
  static func all(in file: SourceFile) -> [FunctionDeclaration] {
    let lines = file.code.lines
    return lines.indices.compactMap { FunctionDeclaration(lines, at: $0, of: file.path) }
  }

  /// True for a line that may declare one: a search for a word is much faster than one for a pattern.
  static func isPossible(_ line: String) -> Bool {
    ["func ", "init", "subscript"].contains { line.contains($0) }
  }

  var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false }

  private init?(_ lines: [String], at first: Int, of path: String) {
    guard Self.isPossible(lines[first]), let match = lines[first].firstMatch(of: Self.head) else {
      return nil
    }
    var reader = HeadReader(lines, at: first, after: lines[first][match.range.upperBound...])
    let keyword = match.output.2.filter { $0 != " " }
    place = "\(path):\(first + 1)"
    modifiers = match.output.1
    name = keyword == "func" ? reader.takeName() : keyword
    parameters = reader.takeParameters().map { names in
      let isUnlabelled = names[0] == "_" || names.count == 1 && keyword == "subscript"
      return Parameter(label: isUnlabelled ? nil : names[0], name: names[names.count - 1])
    }
  }
}

/// Reads what comes after the keyword, over as many lines as it takes.
private struct HeadReader {
  private var lines: ArraySlice<String>
  private var rest: Substring

  init(_ lines: [String], at first: Int, after keyword: Substring) {
    self.lines = lines[(first + 1)...]
    rest = keyword
  }

  private mutating func next() -> Character? {
    while rest.isEmpty {
      guard let line = lines.popFirst() else { return nil }
      rest = line[...]
    }
    return rest.popFirst()
  }

  /// An operator's name may hold `<`, and no blank comes before the bracket of another one.
  mutating func takeName() -> String {
    let isWord = rest.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
    let name = rest.prefix { isWord ? $0 != "<" && $0 != "(" : $0 != " " && $0 != "(" }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  /// The one or two names of each parameter.
  mutating func takeParameters() -> [[String]] {
    var (parts, depth, before) = ([""], 0, Character(" "))
    while let character = next() {
      let isArrow = before == "-" && character == ">"
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && !isArrow { depth -= 1 }
      if character == ")", depth == 0 { break }
      before = character
      // Generic parameters come before the brackets, at their depth.
      if character == ">", depth == 0, !isArrow {
        parts = [""]
      } else if depth > 0 {
        add(character, to: &parts, depth)
      }
    }
    return parts.map(Self.names).filter { !$0.isEmpty }
  }

  private func add(_ character: Character, to parts: inout [String], _ depth: Int) {
    if depth == 1, character == "," { parts.append("") } else { parts[parts.count - 1].append(character) }
  }

  /// What comes before the colon, without the bracket that opens the list and without attributes.
  private static func names(_ part: String) -> [String] {
    part.drop { $0 == "(" || $0 == "<" }.prefix { $0 != ":" }.split(separator: " ")
      .filter { !$0.hasPrefix("@") }.map(String.init)
  }
}
