/// The places at which a text may be wrapped, whatever its font.
final class BreakOpportunities: Sendable {
  /// For each character and for the end: whether a line may begin before it.
  let allowed: [Bool]
  /// Whether they come from a simpler rule than Unicode's.
  let isApproximate: Bool

  /// The opportunities in `text`: Pango's, or without Pango those after blanks and hyphens.
  init(in text: String, pango: Pango) {
    if let breaking = pango.breaking() {
      (allowed, isApproximate) = (Self.byCharacter(breaking.lineBreaks(in: text), text), false)
    } else {
      (allowed, isApproximate) = (Self.plain(Array(text)), true)
    }
  }

  /// Keeps of the flags for code points those at which a character begins.
  private static func byCharacter(_ flags: [Bool], _ text: String) -> [Bool] {
    guard flags.count != text.utf8.count + 1 || text.utf8.contains(UInt8(ascii: "\r")) else { return flags }
    var (allowed, place) = ([Bool](), 0)
    for character in text {
      allowed.append(flags[place])
      place += character.unicodeScalars.count
    }
    allowed.append(flags[place])
    return allowed
  }

  private static func plain(_ characters: [Character]) -> [Bool] {
    var allowed = [Bool](repeating: false, count: characters.count + 1)
    for place in characters.indices.dropFirst() {
      let (left, right) = (characters[place - 1], characters[place])
      let isWordBefore = place > 1 && (characters[place - 2].isLetter || characters[place - 2].isNumber)
      let isHyphen = left == "-" && isWordBefore && right.isLetter
      let isBlank = CharacterRole(left) == .blank && CharacterRole(right) != .blank
      allowed[place] = isHyphen || isBlank || CharacterRole(left) == .softHyphen
    }
    return allowed
  }
}
