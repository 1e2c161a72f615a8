/// `1 view`, `3 views`: a count with its noun; `plural` for nouns that don't just take an s.
public func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// `a`, `a and b`, `a, b and c`.
public func enumerated(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and \(last)"
}
