/// Where the advance of a character comes from when the system font sets it.
enum GlyphSource: Equatable {
  /// The advance of that printable ASCII character: itself, its accented forms, no-break space and hyphen.
  case ascii(UInt8)
  /// Figures drawn from another typeface.
  case drawn(MasterAdvances)
  /// So many em whatever the weight: East Asian characters, typographic spaces. Assumed.
  case em(Double)
  /// A picture of its own width.
  case emoji
  /// The distance between tab stops.
  case tab
  /// Nothing is drawn.
  case nothing
  /// No figures: a font of the machine has to shape it.
  case foreign
}

extension GlyphSource {
  /// The source for a character; marks on a letter and joined parts do not widen it.
  init(_ character: Character) {
    let first = character.unicodeScalars.first!
    if character.isShownAsEmoji {
      self = .emoji
    } else if (32..<127).contains(first.value) {
      self = .ascii(UInt8(first.value))
    } else {
      self = Self.beyondASCII(first)
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> GlyphSource {
    if let same = sameAsASCII(scalar) { return .ascii(same) }
    if scalar == "\t" { return .tab }
    if let em = blankEm(scalar) ?? eastAsianEm(scalar) { return .em(em) }
    if scalar.isInvisible { return .nothing }
    return MasterAdvances.approximate[scalar.value].map { .drawn($0) } ?? .foreign
  }

  private static func sameAsASCII(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0xA0: UInt8(ascii: " ")
    case 0x2010, 0x2011: UInt8(ascii: "-")
    case 0x37E: UInt8(ascii: ";")
    default: BaseLetters.base(of: scalar)
    }
  }

  /// The spaces of fixed width, by their names in Unicode.
  private static func blankEm(_ scalar: Unicode.Scalar) -> Double? {
    switch scalar.value {
    case 0x2000, 0x2002: 1 / 2
    case 0x2001, 0x2003: 1
    case 0x2004: 1 / 3
    case 0x2005: 1 / 4
    case 0x2006: 1 / 6
    case 0x2007: 0.63  // a digit
    case 0x2008: 0.3  // a period
    case 0x2009, 0x202F, 0x205F: 1 / 5
    case 0x200A: 1 / 10
    default: nil
    }
  }

  /// Ideographs, kana, hangul and their punctuation are one em wide, halfwidth forms half of one.
  ///
  /// Published figures for iOS differ, 1.00 to 1.02 em; the design of those typefaces is one em.
  private static func eastAsianEm(_ scalar: Unicode.Scalar) -> Double? {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303F, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      1
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: 1 / 2
    default: nil
    }
  }
}

extension GlyphSource {
  /// The advance in points of an emoji at a size in points.
  ///
  /// UIKit enlarges small emoji: drawn heights measured by flutter issue 28894 (in points), here widened by the
  /// 45 points that openradar 29235932 gives an emoji at 40. Recorded labels: 16 wide at 11, 24 at 18, 38 at 34.
  static func emojiAdvance(at size: Double) -> Double {
    let height =
      size < 11
      ? size * 14 / 11
      : size > 24
        ? size : OpticalSize.interpolate([(11, 14), (16, 20), (18, 20), (22, 22), (24, 24)], at: size)
    return height * 1.125
  }

  /// From one tab stop to the next in points: the default of NSParagraphStyle's tab stops.
  static let tabDistance = 28.0
}

extension Character {
  /// Whether the character is drawn as a picture: by default, by a variation selector, as a flag or key cap.
  fileprivate var isShownAsEmoji: Bool {
    let scalars = unicodeScalars
    let first = scalars.first!
    guard first.value > 0xFF || scalars.count > 1 else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F }
  }
}

extension Unicode.Scalar {
  /// Whether nothing is drawn: controls, joiners, direction marks, soft hyphens, lone marks' carriers.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
