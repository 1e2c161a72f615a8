extension Substring {
  /// Whether the line is of a compiler's form, `file:line:column: severity: message`, the column perhaps left out.
  ///
  /// Editors and services match such lines by patterns, so that nothing may break them.
  var isDiagnostic: Bool {
    // The first severity counts: a message may quote another.
    let marks = ["error", "warning", "note"].compactMap { firstRange(of: ": \($0): ")?.lowerBound }
    guard first != " ", let mark = marks.min() else { return false }
    let parts = self[..<mark].split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.reversed().prefix { Int($0).map { $0 > 0 } ?? false }.count
    return numbers > 0 && !parts.dropLast(Swift.min(numbers, 2)).joined().isEmpty
  }
}
