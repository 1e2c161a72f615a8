/// A version of Xcode's tools or of a system, as `22505`, `16097.2` or `15F34`.
struct ToolsVersion: Comparable {
  private let parts: [Part]

  private enum Part: Comparable {
    case number(Int)
    case letters(String)
  }

  /// Numbers and letters in turn.
  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      let isDigit = ("0"..."9").contains(first)
      let run = rest.prefix { ("0"..."9").contains($0) == isDigit && $0 != "." }
      rest = rest.dropFirst(max(run.count, 1))
      if !run.isEmpty { parts.append(isDigit ? .number(Int(run) ?? .max) : .letters(String(run))) }
    }
    self.parts = parts
  }

  static func < (old: ToolsVersion, new: ToolsVersion) -> Bool {
    old.parts.lexicographicallyPrecedes(new.parts)
  }
}
