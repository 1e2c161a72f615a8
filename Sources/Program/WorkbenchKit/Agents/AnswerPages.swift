extension String {
  /// The text in pieces of at most so many bytes, which end with a line where one ends there; one piece of an empty text.
  func pages(of size: Int) -> [String] {
    var pages: [String] = []
    var rest = utf8[...]
    while rest.count > size {
      let page = rest.prefix(size)
      let end =
        page.lastIndex(of: UInt8(ascii: "\n")).map { page.index(after: $0) } ?? page.lastCharacterStart
      pages.append(String(Substring(rest[..<end])))
      rest = rest[end...]
    }
    return pages + (rest.isEmpty && !pages.isEmpty ? [] : [String(Substring(rest))])
  }
}

extension Substring.UTF8View {
  /// Where the last character begins, of which there may be only a part: no byte of UTF-8 that goes on with one.
  fileprivate var lastCharacterStart: Index {
    let start = lastIndex { $0 & 0xC0 != 0x80 }
    return start == startIndex ? endIndex : start ?? endIndex
  }
}
