/// How a document is set: what ends its lines and how far elements within others are moved in.
struct XMLStyle {
  /// A line feed, or what the file has.
  let lineEnd: String
  /// What an element within another has more before it.
  let step: String
  private let text: [UInt8]

  init(_ document: XMLDocument) {
    text = document.text
    let end = text.firstIndex(of: 0x0A)
    let hasReturns = if let end, end > 0 { document.text[end - 1] == 0x0D } else { false }
    lineEnd = hasReturns ? "\r\n" : "\n"
    let outer = Self.indent(before: document.root, in: text) ?? ""
    let inner = document.root.children.lazy.compactMap { [text] in Self.indent(before: $0, in: text) }.first
    step = inner.flatMap { $0.count > outer.count ? String($0.dropFirst(outer.count)) : nil } ?? "    "
  }

  /// The blanks before an element on its line; nil if something else stands there.
  private static func indent(before element: XMLElement, in text: [UInt8]) -> String? {
    let start = element.places.head.lowerBound
    let line = text[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    guard text[line..<start].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    return String(decoding: text[line..<start], as: UTF8.self)
  }

  /// The blanks before an element; none if it shares its line.
  func indent(of element: XMLElement) -> String { Self.indent(before: element, in: text) ?? "" }

  /// The blanks before what stands within an element.
  func indent(within element: XMLElement) -> String {
    element.children.lazy.compactMap { Self.indent(before: $0, in: text) }.first
      ?? indent(of: element) + step
  }
}
