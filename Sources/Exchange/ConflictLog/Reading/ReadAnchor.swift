import DesignModel

extension LoggedAnchor {
  /// Reads `UILabel:0x7f8e1c0a2b30.leading`.
  init(_ piece: LogText, _ names: LoggedNames) throws(Unreadable) {
    guard let dot = piece.last(".") else { throw .noAnchor(String(piece.text.prefix(40))) }
    let word = piece[dot.upperBound...].trimmed.text
    guard let anchor = Anchor(logged: word) else { throw .noAnchor(String(word.prefix(40))) }
    self.init(try LoggedItem(piece[..<dot.lowerBound], names), anchor)
  }
}

extension Anchor {
  /// The anchor that a log calls so; what it says of frames (`midX`) is the same of alignment rectangles to the design.
  init?(logged word: String) {
    switch word {
    case "minX": self = .left
    case "midX": self = .centerX
    case "maxX": self = .right
    case "minY": self = .top
    case "midY": self = .centerY
    case "maxY": self = .bottom
    case "baseline": self = .lastBaseline
    default: self.init(rawValue: word)
    }
  }
}
