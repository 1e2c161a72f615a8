/// The random numbers of Python's `random.Random(seed)`, so that the workloads are the same systems here and there.
///
/// Source: Matsumoto and Nishimura, "Mersenne Twister", 1998, their `mt19937ar.c`; CPython `Modules/_randommodule.c` and
/// `Lib/random.py` for the seeding by one word and for `randint`.
struct MersenneTwister {
  private static let size = 624
  private var words: [UInt32]
  private var index = size

  /// The sequence of `random.Random(seed)`.
  init(seed: UInt32) {
    words = Self.start(19_650_218)
    var place = 1
    for _ in 0..<Self.size {
      words[place] = (words[place] ^ (Self.mixed(words[place - 1]) &* 1_664_525)) &+ seed
      Self.advance(&place, &words)
    }
    for _ in 1..<Self.size {
      words[place] = (words[place] ^ (Self.mixed(words[place - 1]) &* 1_566_083_941)) &- UInt32(place)
      Self.advance(&place, &words)
    }
    words[0] = 0x8000_0000
  }

  private static func start(_ seed: UInt32) -> [UInt32] {
    var words = [seed]
    for place in 1..<size { words.append(mixed(words[place - 1]) &* 1_812_433_253 &+ UInt32(place)) }
    return words
  }

  private static func mixed(_ word: UInt32) -> UInt32 { word ^ (word >> 30) }

  private static func advance(_ place: inout Int, _ words: inout [UInt32]) {
    place += 1
    if place < size { return }
    words[0] = words[size - 1]
    place = 1
  }

  /// The next 32 random bits.
  mutating func next() -> UInt32 {
    if index == Self.size { refill() }
    var word = words[index]
    index += 1
    word ^= word >> 11
    word ^= (word << 7) & 0x9d2c_5680
    word ^= (word << 15) & 0xefc6_0000
    return word ^ (word >> 18)
  }

  private mutating func refill() {
    for place in 0..<Self.size {
      let joined = (words[place] & 0x8000_0000) | (words[(place + 1) % Self.size] & 0x7fff_ffff)
      let twist: UInt32 = joined & 1 == 0 ? 0 : 0x9908_b0df
      words[place] = words[(place + 397) % Self.size] ^ (joined >> 1) ^ twist
    }
    index = 0
  }

  /// Python's `randint`: a whole number in the range, both ends included.
  mutating func number(in range: ClosedRange<Int>) -> Double {
    let count = UInt32(range.count)
    let bits = 32 - count.leadingZeroBitCount
    var number = next() >> (32 - UInt32(bits))
    while number >= count { number = next() >> (32 - UInt32(bits)) }
    return Double(range.lowerBound + Int(number))
  }
}
