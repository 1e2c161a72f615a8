extension String {
  /// True if the whole text follows the pattern, in which `*` matches any characters.
  public func matches(pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return self == pattern }
    guard hasPrefix(first) else { return false }
    var rest = dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let match = rest.firstRange(of: part) else { return false }
      rest = rest[match.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}
