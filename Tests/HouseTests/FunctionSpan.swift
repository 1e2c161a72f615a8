/// A function, an initializer, a subscript or a computed property, from its first line to its closing brace.
struct FunctionSpan {
  /// Where it begins: `Sources/Base/Notation/JSON.swift:12`.
  let place: String
  /// Its lines, declaration and brace included, attributes on lines of their own not.
  let length: Int

  /// What a file declares, by its formatted text: a body ends with the brace below the first letter of its declaration.
  static func all(in file: SourceFile) -> [FunctionSpan] {
    let lines = file.code.lines
    return lines.indices.compactMap { first in
      guard let opening = bodyStart(of: first, lines),
        let last = bodyEnd(opening, from: first, lines)
      else {
        return nil
      }
      return FunctionSpan(place: "\(file.path):\(first + 1)", length: last - first + 1)
    }
  }

  private static nonisolated(unsafe) let property =
    /^\s*(?:[a-z@]+(?:\([a-z]+\))? +)*var \w+: [^={]*\{/

  private static func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  /// The line on which the body of what is declared in a line begins; nil if it declares nothing with a body.
  private static func bodyStart(of first: Int, _ lines: [String]) -> Int? {
    let line = lines[first]
    guard line.contains("{") || line.contains("(") else { return nil }
    if line.contains("var "), line.contains(Self.property) { return first }
    guard FunctionDeclaration.isPossible(line), line.contains(FunctionDeclaration.head) else { return nil }
    var depth = 0
    for place in first..<lines.count {
      if place > first, !continues(lines[place], from: indentation(line), depth: depth) { return nil }
      for character in lines[place] {
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        if character == "{", depth == 0 { return place }
      }
    }
    return nil
  }

  /// True if a line belongs to a declaration that began above it.
  private static func continues(_ line: String, from start: Int, depth: Int) -> Bool {
    let text = line.drop { $0 == " " }
    return depth > 0 || indentation(line) > start && !text.isEmpty
      || ["{", ")", "where ", "throws", "async", "->"].contains { text.hasPrefix($0) }
  }

  private static func bodyEnd(_ opening: Int, from first: Int, _ lines: [String]) -> Int? {
    let body = lines[opening]
    if body.filter({ $0 == "{" }).count == body.filter({ $0 == "}" }).count { return opening }
    let brace = String(repeating: " ", count: indentation(lines[first])) + "}"
    return lines[(opening + 1)...].firstIndex { $0.hasPrefix(brace) }
  }
}
