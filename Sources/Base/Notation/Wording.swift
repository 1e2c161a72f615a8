/// `1 view`, `3 views`: a count with its noun; `plural` for nouns that don't just take an s.
public func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// `a`, `a and b`, `a, b and c`.
public func enumerated(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and \(last)"
}

/// The list of at most four words, else all but three as a number: `a, b, c and 4 more views`.
public func shortList(_ words: [String], of nouns: String, most: Int = 4) -> String {
  if words.count <= most { return enumerated(words) }
  return enumerated(words.prefix(most - 1) + ["\(words.count - most + 1) more \(nouns)"])
}
