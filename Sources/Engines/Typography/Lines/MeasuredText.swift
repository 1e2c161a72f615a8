/// What a character does at the end of a line.
enum CharacterRole: UInt8, Sendable {
  /// Stands on its line.
  case ordinary
  /// Hangs out of a line that is wrapped after it.
  case blank
  /// Ends its line.
  case newline
  /// Shows a hyphen if its line is wrapped after it.
  case softHyphen
}

extension CharacterRole {
  /// The role of a character; no-break spaces are ordinary.
  init(_ character: Character) {
    if character.isNewline {
      self = .newline
    } else if character == "\u{AD}" {
      self = .softHyphen
    } else {
      let isNoBreak = character == "\u{A0}" || character == "\u{202F}" || character == "\u{2007}"
      self = character.isWhitespace && !isNoBreak ? .blank : .ordinary
    }
  }
}

/// A text with the place of each character in points, as if set on one endless line.
final class MeasuredText: Sendable {
  /// Where each character begins, and where the last one ends; kerning with the next is within a character.
  let edges: [Double]
  /// The part of each character's width that is kerning with the next, which the end of a line undoes.
  let kerns: [Double]
  /// What each character does at the end of a line.
  let roles: [CharacterRole]
  /// Whether a width does not come from published figures.
  let isApproximate: Bool
  /// Whether a width comes from a font of the machine.
  let isShaped: Bool
  /// The width of the hyphen that a soft hyphen shows.
  let hyphen: Double
  /// The width of the mark in place of text that was cut.
  let ellipsis: Double

  /// A text of such advances, one for each character.
  init(
    advances: [Double], kerns: [Double], roles: [CharacterRole], isApproximate: Bool,
    isShaped: Bool = false, hyphen: Double, ellipsis: Double
  ) {
    var (edges, edge) = ([0.0], 0.0)
    edges.reserveCapacity(advances.count + 1)
    for place in advances.indices {
      edge += advances[place] + kerns[place]
      edges.append(edge)
    }
    (self.edges, self.kerns, self.roles) = (edges, kerns, roles)
    (self.isApproximate, self.isShaped) = (isApproximate, isShaped)
    (self.hyphen, self.ellipsis) = (hyphen, ellipsis)
  }

  /// The number of characters.
  var count: Int { roles.count }

  /// The width of a line of these characters alone.
  func width(_ start: Int, _ end: Int) -> Double {
    end > start ? edges[end] - edges[start] - kerns[end - 1] : 0
  }

  /// The end of the line from `start` without the blanks at its end.
  func endWithoutBlanks(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, roles[end - 1] == .blank { end -= 1 }
    return end
  }

  /// The place of the first newline from `start` on, or the end of the text.
  func paragraphEnd(from start: Int) -> Int {
    roles[start...].firstIndex(of: .newline) ?? count
  }
}
