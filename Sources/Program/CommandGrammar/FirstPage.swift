import Notation

/// What somebody reads who knows nothing of the program: what it is for, and what to type first.
public struct FirstPage: Sendable, Hashable {
  /// The command that needs nothing but a file, and when it is of use.
  public var firstCommand: Example
  /// The lines of a first hour in their order; a meaning may be empty.
  public var firstHour: [Example]
  /// What the commands of a group are for, by the group's name; without a period.
  public var groups: [String: String]

  /// A page of those lines.
  public init(firstCommand: Example, firstHour: [Example], groups: [String: String]) {
    (self.firstCommand, self.firstHour, self.groups) = (firstCommand, firstHour, groups)
  }
}

extension CommandTable {
  /// The page that `help` shows in lines of that many columns: the introduction, the groups of commands with a line each,
  /// and where to read on.
  public func firstPage(columns: Int) -> String {
    let page = program.firstPage
    let rows = groups.map { (term: $0.name, meaning: page?.groups[$0.name] ?? "") }
    return
      (introduction(columns) + ["usage: \(usage)", "", "commands:"] + FittedTable(rows, columns).lines + [
        "",
        "'\(program.name) help --all' lists every command, '\(program.name) help <command>' explains one.",
      ]).map { $0 + "\n" }.joined()
  }

  /// What the program's name alone prints: what it is for, and what to type first.
  public func introduction(columns: Int) -> String {
    (introduction(columns) + ["'\(program.name) help' shows what else there is."]).map { $0 + "\n" }.joined()
  }

  private func introduction(_ columns: Int) -> [String] {
    guard let page = program.firstPage else { return [program.summary, ""] }
    let rows = ([page.firstCommand] + page.firstHour).map {
      (term: "\(program.name) \($0.line)", meaning: $0.meaning)
    }
    let table = FittedTable(rows, columns)
    return [program.summary, "", "without any preparation:"] + table.lines(of: 0..<1) + ["", "a first hour:"]
      + table.lines(of: 1..<rows.count) + [""]
  }
}

/// Words on the left and what they mean on the right, or below them where the lines are too short; those without a meaning
/// take the whole line.
private struct FittedTable {
  private let rows: [(term: String, meaning: String)]
  private let width: Int
  private let isWide: Bool

  init(_ rows: [(term: String, meaning: String)], _ columns: Int) {
    let explained = rows.filter { !$0.meaning.isEmpty }
    let width = explained.map(\.term.count).max() ?? 0
    (self.rows, self.width) = (rows, width)
    isWide = explained.allSatisfy { 4 + width + $0.meaning.count <= columns }
  }

  var lines: [String] { lines(of: rows.indices) }

  func lines(of range: Range<Int>) -> [String] {
    rows[range].flatMap { term, meaning in
      if meaning.isEmpty { return ["  \(term)"] }
      return isWide ? ["  \(term.padded(to: width))  \(meaning)"] : ["  \(term)", "      \(meaning)"]
    }
  }
}
