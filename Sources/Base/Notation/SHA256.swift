/// The SHA-256 hash function (FIPS 180-4).
public struct SHA256 {
  /// The hash of the text's UTF-8 bytes in 64 lower-case hexadecimal digits.
  public static func hexadecimal(of text: String) -> String {
    var text = text
    return text.withUTF8 { hexadecimal(of: UnsafeRawBufferPointer($0)) }
  }

  /// The hash of what comes piece by piece.
  public init() {}

  /// Takes in the next bytes.
  public mutating func take(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    var bytes = bytes
    if !rest.isEmpty {
      let missing = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<missing])
      bytes = UnsafeRawBufferPointer(rebasing: bytes[missing...])
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { absorb($0) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = bytes.count / 64 * 64
    absorb(UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
    rest.append(contentsOf: bytes[whole...])
  }

  /// The hash of all that was taken in, in 64 lower-case hexadecimal digits.
  public func hexadecimal() -> String {
    var last = self
    rest.withUnsafeBytes { last.finish($0, total: count) }
    return last.digits
  }

  /// What was taken in and fills no block yet, and how much was taken in.
  private var rest: [UInt8] = []
  private var count = 0

  /// The hash of the bytes in 64 lower-case hexadecimal digits.
  static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String {
    var state = SHA256()
    let whole = bytes.count / 64 * 64
    state.absorb(UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
    state.finish(UnsafeRawBufferPointer(rebasing: bytes[whole...]), total: bytes.count)
    return state.digits
  }

  // Section 5.3.3.
  private var h: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
  )

  /// Takes in whole blocks of 64 bytes.
  private mutating func absorb(_ blocks: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      Self.k.withUnsafeBufferPointer { k in
        for start in stride(from: 0, to: blocks.count, by: 64) {
          Self.expand(blocks, from: start, into: schedule)
          compress(schedule, k)
        }
      }
    }
  }

  /// Section 5.1.1: the rest, a single one bit, zeros, and the length in bits.
  private mutating func finish(_ rest: UnsafeRawBufferPointer, total: Int) {
    var block = Array(rest)
    block.append(0x80)
    while block.count % 64 != 56 { block.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      block.append(UInt8(truncatingIfNeeded: (UInt64(total) * 8) >> UInt64(shift)))
    }
    block.withUnsafeBytes { absorb($0) }
  }

  /// Section 6.2.2, step 1.
  private static func expand(
    _ bytes: UnsafeRawBufferPointer, from start: Int, into schedule: UnsafeMutableBufferPointer<UInt32>
  ) {
    for t in 0..<16 {
      schedule[t] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * t, as: UInt32.self))
    }
    for t in 16..<64 {
      let a = schedule[t - 15]
      let b = schedule[t - 2]
      let s0 = a.turned(7) ^ a.turned(18) ^ (a >> 3)
      let s1 = b.turned(17) ^ b.turned(19) ^ (b >> 10)
      schedule[t] = schedule[t - 16] &+ s0 &+ schedule[t - 7] &+ s1
    }
  }

  /// Section 6.2.2, steps 2 to 4.
  private mutating func compress(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
  ) {
    var (a, b, c, d, e, f, g, last) = h
    for t in 0..<64 {
      let s1 = e.turned(6) ^ e.turned(11) ^ e.turned(25)
      let t1 = last &+ s1 &+ ((e & f) ^ (~e & g)) &+ constants[t] &+ schedule[t]
      let s0 = a.turned(2) ^ a.turned(13) ^ a.turned(22)
      let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (last, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
    }
    h = (
      h.0 &+ a, h.1 &+ b, h.2 &+ c, h.3 &+ d, h.4 &+ e, h.5 &+ f, h.6 &+ g, h.7 &+ last
    )
  }

  private var digits: String {
    let alphabet = Array("0123456789abcdef".utf8)
    return String(unsafeUninitializedCapacity: 64) { out in
      var index = 0
      for word in [h.0, h.1, h.2, h.3, h.4, h.5, h.6, h.7] {
        for shift in stride(from: 28, through: 0, by: -4) {
          out[index] = alphabet[Int(word >> UInt32(shift)) & 15]
          index += 1
        }
      }
      return 64
    }
  }

  // Section 4.2.2.
  private static let k: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension UInt32 {
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
