/// An image of pixels: a PNG file.
public struct RasterImage: Hashable, Sendable {
  /// The file's bytes.
  public let bytes: [UInt8]
  /// Pixels.
  public let width, height: Int
  /// Pixels a point.
  public let scale: Double

  /// The greatest side that is drawn, in pixels.
  static let longestSide = 4096

  /// A PNG file by its header; nil for anything else, and for what is larger than any screen.
  public init?(png bytes: [UInt8], scale: Double) {
    guard bytes.count > 33, Array(bytes[..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      Array(bytes[12..<16]) == Array("IHDR".utf8)
    else { return nil }
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height), scale > 0 else {
      return nil
    }
    (self.bytes, self.width, self.height, self.scale) = (bytes, width, height, scale)
  }

  /// The file as an address that holds it.
  var address: String { "data:image/png;base64," + bytes.inBase64 }
}

extension [UInt8] {
  /// The bytes in base 64 (RFC 4648).
  var inBase64: String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var out: [UInt8] = []
    out.reserveCapacity(count / 3 * 4 + 4)
    for start in stride(from: 0, to: count, by: 3) {
      let part = self[start..<Swift.min(start + 3, count)]
      let number = (0..<3).reduce(0) { $0 << 8 | Int($1 < part.count ? part[start + $1] : 0) }
      for place in 0..<4 {
        out.append(place <= part.count ? digits[number >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
