import AutoLayout
import DesignModel

/// Gives each character of a text its advance.
struct TextMeter {
  private let ruler: SystemRuler
  private let font: ResolvedFont
  private let pango: Pango
  /// Nil where the system font sets the text.
  private let family: String?
  private var advances: [Double] = []
  private var kerns: [Double] = []
  private var roles: [CharacterRole] = []
  private var isApproximate: Bool
  private var isShaped = false
  private var previous: UInt8?
  private var foreign = ""
  private var foreignStart = 0

  private init(font: ResolvedFont, ruler: SystemRuler, pango: Pango) {
    (self.font, self.ruler, self.pango) = (font, ruler, pango)
    isApproximate = font.family != nil || !ruler.isMeasured
    family = font.family.flatMap { pango.shaping()?.hasFamily($0) == true ? $0 : nil }
  }

  /// The text measured; a family that is not installed is measured as the system font, approximately.
  static func measure(_ text: String, in font: ResolvedFont, ruler: SystemRuler, pango: Pango) -> MeasuredText
  {
    var meter = TextMeter(font: font, ruler: ruler, pango: pango)
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
      // Every byte is a character: no need to look for the borders of characters.
      for byte in text.utf8 { meter.add(Unicode.Scalar(byte)) }
    } else {
      for character in text { meter.add(character) }
    }
    meter.shapeForeign()
    return MeasuredText(
      advances: meter.advances, kerns: meter.kerns, roles: meter.roles, isApproximate: meter.isApproximate,
      isShaped: meter.isShaped, hyphen: ruler.advances[Int(UInt8(ascii: "-")) - 32], ellipsis: ruler.ellipsis)
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    guard family == nil, (32..<127).contains(scalar.value) else { return add(Character(scalar)) }
    append(ascii: UInt8(scalar.value), role: scalar == " " ? .blank : .ordinary)
  }

  private mutating func add(_ character: Character) {
    if family == nil, foreign.isEmpty, let ascii = character.asciiValue, (32..<127).contains(ascii) {
      return append(ascii: ascii, role: ascii == UInt8(ascii: " ") ? .blank : .ordinary)
    }
    let role = CharacterRole(character)
    let source: GlyphSource = role == .newline ? .nothing : GlyphSource(character)
    guard source != .foreign, family == nil || source == .nothing else {
      if foreign.isEmpty { foreignStart = advances.count }
      foreign.append(character)
      return append(0, role: role)
    }
    shapeForeign()
    switch source {
    case .ascii(let code): append(ascii: code, role: role)
    case .nothing: append(0, role: role)
    case .drawn(let masters): append(ruler.advance(masters), role: role, approximate: true)
    case .em(let em): append(em * font.size, role: role, approximate: true)
    case .emoji: append(GlyphSource.emojiAdvance(at: font.size), role: role, approximate: true)
    case .tab: append(GlyphSource.tabDistance, role: role, approximate: true)
    case .foreign: preconditionFailure("A foreign character is shaped with its neighbours")
    }
  }

  private mutating func append(_ advance: Double, role: CharacterRole, approximate: Bool = false) {
    advances.append(advance)
    kerns.append(0)
    roles.append(role)
    isApproximate = isApproximate || approximate
    previous = nil
  }

  private mutating func append(ascii code: UInt8, role: CharacterRole) {
    let left = previous
    append(ruler.advances[Int(code) - 32], role: role)
    if let left { kerns[kerns.count - 2] = ruler.kerning(left, code) }
    previous = code
  }

  /// The advance of a character that nothing on the machine can draw, in em; assumed.
  private static let unknownEm = 0.6

  /// Shapes the foreign characters at the end together, since in joining scripts they form each other.
  private mutating func shapeForeign() {
    guard !foreign.isEmpty else { return }
    isApproximate = true
    isShaped = isShaped || pango.shaping() != nil
    for (place, em) in zip(foreignStart..<advances.count, emAdvances(of: foreign)) {
      advances[place] = em * font.size
    }
    foreign = ""
  }

  private func emAdvances(of run: String) -> [Double] {
    guard let shaping = pango.shaping() else { return run.map { _ in Self.unknownEm } }
    if let together = shaping.advances(of: run, family: family, weight: font.weight) { return together }
    return run.map { character in
      shaping.advances(of: String(character), family: family, weight: font.weight)?.first ?? Self.unknownEm
    }
  }
}

extension SystemRuler {
  /// The width of the mark in place of text that was cut.
  fileprivate var ellipsis: Double { advance(MasterAdvances.approximate[0x2026]!) }
}
