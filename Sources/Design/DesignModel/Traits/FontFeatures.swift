/// What glyphs of the system font a text is set in, where not in the usual ones.
public struct FontFeatures: Hashable, Sendable {
  /// Digits are all of one width.
  public var monospacedDigits: Bool
  /// Letters and digits are small capitals, capitals too.
  public var smallCaps: Bool

  /// The usual glyphs, but for what is said.
  public init(monospacedDigits: Bool = false, smallCaps: Bool = false) {
    (self.monospacedDigits, self.smallCaps) = (monospacedDigits, smallCaps)
  }

  /// True for the usual glyphs.
  public var isEmpty: Bool { self == FontFeatures() }
}
