import SwiftSyntax

/// Replacements of parts of a text, none of which changes the number of its lines.
struct Edits {
  private var list: [(from: Int, to: Int, text: String)] = []
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// Puts a text in a node's place, with the line breaks that the node has and the text lacks.
  mutating func replace(_ node: some SyntaxProtocol, by text: String) {
    let (from, to) = Self.range(of: node)
    let missing = breaks(from, to) - text.utf8.count { $0 == 10 }
    list.append((from, to, text + String(repeating: "\n", count: max(0, missing))))
  }

  /// Puts a text before an offset.
  mutating func insert(_ text: String, at offset: Int) { list.append((offset, offset, text)) }

  /// Forgets what was to happen within a node.
  mutating func drop(within node: some SyntaxProtocol) {
    let (from, to) = Self.range(of: node)
    list.removeAll { $0.from >= from && $0.to <= to }
  }

  /// The part of the text that a node is, edited.
  func text(of node: some SyntaxProtocol) -> String {
    let (from, to) = Self.range(of: node)
    return String(decoding: edited(from, to), as: UTF8.self)
  }

  /// The whole text, edited.
  var result: [UInt8] { edited(0, bytes.count) }

  private func edited(_ start: Int, _ end: Int) -> [UInt8] {
    var result: [UInt8] = []
    var place = start
    let inside = list.enumerated().filter { $0.element.from >= start && $0.element.to <= end }
    for (_, edit) in inside.sorted(by: Self.isBefore) where edit.from >= place {
      result += bytes[place..<edit.from] + Array(edit.text.utf8)
      place = edit.to
    }
    return result + bytes[place..<end]
  }

  /// By place; at one place insertions first, as they were asked for, then the longer replacement.
  private static func isBefore(
    _ one: (offset: Int, element: (from: Int, to: Int, text: String)),
    _ other: (offset: Int, element: (from: Int, to: Int, text: String))
  ) -> Bool {
    if one.element.from != other.element.from { return one.element.from < other.element.from }
    let (left, right) = (one.element.to == one.element.from, other.element.to == other.element.from)
    if left != right { return left }
    return left ? one.offset < other.offset : one.element.to > other.element.to
  }

  private func breaks(_ from: Int, _ to: Int) -> Int { bytes[from..<to].count { $0 == 10 } }

  private static func range(of node: some SyntaxProtocol) -> (Int, Int) {
    (
      node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }
}
