import DesignModel
import FormatGrammar
import Notation

extension SyntaxError {
  /// What is wrong with a line, with what to write instead where names show it.
  init(_ fault: FormatFault, in format: WrittenFormat, of screen: Screen) {
    let hints = FormatHints(format: format, screen: screen)
    switch fault.reason {
    case .plain(let sentence), .number(_, let sentence): self.init(sentence, at: fault.offset)
    case .notIdentifier(let start, let sentence):
      self = hints.notIdentifier(from: start) ?? SyntaxError(sentence, at: fault.offset)
    case .unknownView(let name):
      self.init(hints.unknown("item", name, among: screen.itemNames), at: fault.offset)
    case .unknownSize(let name):
      let names = screen.itemNames + hints.metrics
      self.init(hints.unknown("view or metric", name, among: names), at: fault.offset)
    case .unknownMetric(let name):
      let hint = didYouMean(name, among: hints.metrics)
      self.init("unknown metric '\(name)'\(hint); give it with --metrics \(name)=8", at: fault.offset)
    case .unknownPriority(let name):
      let number = Priority(parsing: name).map { "; write '@\($0.value.spelled)'" } ?? ""
      self.init(
        "visual format takes a priority as a number or a metric, not '\(name)'\(number)", at: fault.offset)
    }
  }
}

/// What to write for names that visual format doesn't know.
private struct FormatHints {
  let format: WrittenFormat
  let screen: Screen

  var metrics: [String] { format.metrics.map(\.name) }

  /// What code calls the root by: no names of views, as Apple's parser knows only those that it is given.
  private static let wordsForRoot = ["view", "self", "superview"]

  func unknown(_ what: String, _ name: String, among names: [String]) -> String {
    let fault = "unknown \(what) '\(name)' in screen '\(screen.name)'"
    if Self.wordsForRoot.contains(name) {
      return fault + "; visual format calls the screen's own view 'root'"
    }
    let hint = didYouMean(name, among: names)
    let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
    return fault + (hint.isEmpty ? "; choose from \(names.prefix(5).joined(separator: ", "))\(rest)" : hint)
  }

  /// A fault of a name in brackets that goes on with something else; nil for what is no name.
  func notIdentifier(from start: Int) -> SyntaxError? {
    var scanner = TextScanner(String(decoding: format.line.utf8.dropFirst(start), as: UTF8.self))
    guard let name = scanner.takeName(), !WrittenFormat.isIdentifier(name),
      scanner.next == UInt8(ascii: "]") || scanner.next == UInt8(ascii: "(")
    else { return nil }
    return SyntaxError(
      "'\(name)' is no identifier, and visual format knows only those: letters, digits and '_'; rename the view or "
        + "use add-constraint", at: start)
  }
}
