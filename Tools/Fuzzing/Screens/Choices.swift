/// Choices among few: those of a seed, which never end, or those that an input says, after whose end the first is taken.
struct Choices {
  private enum Source {
    case seed(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private var source: Source

  /// Choices that are the same for the same seed.
  init(seed: Int) { source = .seed(UInt64(truncatingIfNeeded: seed)) }
  /// A choice for each byte.
  init(_ bytes: [UInt8]) { source = .bytes(bytes[...]) }

  /// A number from 0 on, below `count`, which is at most 256.
  mutating func below(_ count: Int) -> Int { Int(byte()) % count }

  /// A number of the range.
  mutating func number(in range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  /// True in one of so many cases.
  mutating func isOne(of count: Int) -> Bool { below(count) == count - 1 }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  private mutating func byte() -> UInt8 {
    switch source {
    case .bytes(var rest):
      let byte = rest.popFirst()
      source = .bytes(rest)
      return byte ?? 0
    case .seed(let state):
      // SplitMix64 (Steele, Lea and Flood 2014).
      let next = state &+ 0x9E37_79B9_7F4A_7C15
      source = .seed(next)
      let mixed = (next ^ (next >> 30)) &* 0xBF58_476D_1CE4_E5B9
      return UInt8(truncatingIfNeeded: ((mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB) >> 40)
    }
  }
}
