/// By how much the glyphs of ultraLight are wider than those of regular, in 1/2048 em; below 0 where narrower.
///
/// Weights between lie on a straight line. Source: what is left of six strings that an iOS 26.1 simulator set in thin
/// and ultraLight at 8, 18, 25 and 31 points. They bound sums over kinds of characters, not single glyphs, so that
/// widths stay approximate; all 30 are met to a pixel, as are those of one weight by what the other gives.
struct Thinning: Equatable, Sendable {
  /// In the Text cut and in the Display cut.
  var text, display: Double

  /// What a printable ASCII character loses.
  init(_ code: UInt8) {
    switch code {
    case UInt8(ascii: " "): self.init(text: 50, display: 100)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self.init(text: -55, display: -76)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self.init(text: -101, display: -133)
    case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"): self.init(text: -79, display: -121)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .letter
    default: self.init(text: -105, display: -45)
    }
  }

  /// What a small letter loses, and in their place characters beyond ASCII.
  static let letter = Thinning(text: -58, display: -87)

  private init(text: Double, display: Double) { (self.text, self.display) = (text, display) }

  /// The difference from regular in 1/2048 em at a place on the weight axis (0 regular, 1 bold) and a blend (0 Text, 1
  /// Display); 0 from regular on.
  func units(weight: Double, blend: Double) -> Double {
    let share = max(0, -weight) / Self.reach
    return share * (text + blend * (display - text))
  }

  /// From regular to ultraLight on the weight axis.
  private static let reach = 370.0 / 300
}
