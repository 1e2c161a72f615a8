/// An address for something that never lay in memory, the same for the same name at any time (FNV-1a of 64 bits).
public struct PseudoAddress {
  /// The address.
  public let value: UInt64

  /// What the address is for, which decides the region it seems to lie in.
  public enum Region: UInt64 {
    /// Where small objects such as constraints and guides lie.
    case small = 0x6000_0000_0000
    /// Where views lie.
    case view = 0x7f00_0000_0000
  }

  /// The address of a thing, by words that distinguish it from all others of its region.
  public init(of words: [String], in region: Region) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in words.joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    // The last words move the low digits only: they are carried into all of them.
    hash = (hash ^ hash >> 32) &* 0x9e37_79b9_7f4a_7c15
    // Objects begin at multiples of 16.
    value = region.rawValue | (hash >> 24 & 0xff_ffff_fff0)
  }
}
