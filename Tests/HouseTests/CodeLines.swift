/// Swift text without what its comments and its literals say, line by line, so that braces in it are braces.
struct CodeLines: Sendable {
  private(set) var lines: [String] = []
  /// What is said in comments, with their slashes; as many lines.
  private(set) var comments: [String] = []
  /// What a line ends in that goes on in the next.
  private var open = Open.nothing

  private enum Open { case nothing, text, comment }

  /// The lines of a file.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // Most lines hold neither text nor a comment.
      if open == .nothing,
        !line.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") })
      {
        lines.append(String(line))
        comments.append("")
      } else {
        add(Array(line))
      }
    }
  }

  private mutating func add(_ line: [Character]) {
    var (code, comment, place) = ([Character](), [Character](), 0)
    while place < line.count {
      switch open {
      case .text: place = end(of: "\"\"\"", in: line, from: place)
      case .comment:
        let start = place
        place = end(of: "*/", in: line, from: start)
        comment += line[start..<place]
      case .nothing:
        let rest = line[place...]
        if rest.starts(with: "//") {
          comment += rest
          place = line.count
        } else if rest.starts(with: "/*") {
          (open, place) = (.comment, place + 2)
        } else if rest.starts(with: "\"\"\"") {
          (open, place) = (.text, place + 3)
        } else if line[place] == "\"" {
          place = Self.endOfText(in: line, from: place + 1)
        } else {
          code.append(line[place])
          place += 1
        }
      }
    }
    lines.append(String(code))
    comments.append(String(comment))
  }

  private mutating func end(of mark: String, in line: [Character], from start: Int) -> Int {
    for place in start..<line.count where line[place...].starts(with: mark) {
      // An escaped mark is part of the text.
      if place > start, line[place - 1] == "\\" { continue }
      open = .nothing
      return place + mark.count
    }
    return line.count
  }

  /// After the quotation mark that ends a text of one line; texts within what it interpolates count as its parts.
  private static func endOfText(in line: [Character], from start: Int) -> Int {
    var (place, depth) = (start, 0)
    while place < line.count {
      let rest = line[place...]
      if rest.starts(with: "\\(") {
        depth += 1
        place += 1
      } else if line[place] == "\\" {
        place += 1
      } else if depth > 0, line[place] == "\"" {
        place = endOfText(in: line, from: place + 1) - 1
      } else if depth > 0, line[place] == "(" || line[place] == ")" {
        depth += line[place] == "(" ? 1 : -1
      } else if line[place] == "\"" {
        return place + 1
      }
      place += 1
    }
    return line.count
  }
}
