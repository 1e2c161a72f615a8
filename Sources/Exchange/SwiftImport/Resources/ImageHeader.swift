import Machine

/// The size that the beginning of a picture's file states: in pixels of PNG and JPEG, in points of PDF and SVG.
///
/// Written by hand, since libraries such as gdk-pixbuf decode the whole of a stranger's picture, of which two numbers are
/// wanted. Facts: PNG's `IHDR` (ISO/IEC 15948, 11.2.2), JPEG's frame headers (ITU T.81, B.2.2), PDF's `MediaBox` (ISO
/// 32000-1, 7.7.3.3), SVG's `width`, `height` and `viewBox` (SVG 1.1, 7).
struct ImageHeader {
  private let width, height: Double
  private let isInPixels: Bool

  /// As many bytes are looked at.
  private static let most = 1 << 16

  /// Reads a file; nil for one that states no size.
  init?(of file: String) {
    guard let next = try? readPieces(file) else { return nil }
    var bytes: [UInt8] = []
    while bytes.count < Self.most, let piece = try? next(), !piece.isEmpty { bytes += piece }
    self.init(bytes)
  }

  init?(_ bytes: [UInt8]) {
    let found: (width: Double, height: Double)?
    isInPixels = bytes.starts(with: Self.png) || bytes.starts(with: [0xFF, 0xD8])
    if bytes.starts(with: Self.png) {
      found = Self.sizeOfPNG(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      found = Self.sizeOfJPEG(bytes)
    } else {
      let text = String(decoding: bytes.prefix(Self.most), as: UTF8.self)
      found = text.hasPrefix("%PDF") ? Self.sizeOfPDF(text) : Self.sizeOfSVG(text)
    }
    guard let found, found.width > 0, found.height > 0, found.width < 1e5, found.height < 1e5 else {
      return nil
    }
    (width, height) = found
  }

  /// The size in points, of a picture with so many pixels a point.
  func size(at scale: Double) -> (width: Double, height: Double) {
    isInPixels && scale > 0 ? (width / scale, height / scale) : (width, height)
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    bytes.reduce(0) { $0 * 256 + Double($1) }
  }

  private static func sizeOfPNG(_ bytes: [UInt8]) -> (Double, Double)? {
    bytes.count < 24 ? nil : (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Double, Double)? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return (number(bytes[place + 7..<place + 9]), number(bytes[place + 5..<place + 7])) }
      place += 2 + Int(number(bytes[place + 2..<place + 4]))
    }
    return nil
  }

  private static func sizeOfPDF(_ text: String) -> (Double, Double)? {
    guard let box = text.firstMatch(of: #//MediaBox\s*\[([^\]]*)\]/#) else { return nil }
    let numbers = box.1.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 4 ? (numbers[2] - numbers[0], numbers[3] - numbers[1]) : nil
  }

  private static func sizeOfSVG(_ text: String) -> (Double, Double)? {
    guard let tag = text.firstMatch(of: #/<svg\b([^>]*)>/#) else { return nil }
    func length(_ name: String) -> Double? {
      guard let start = tag.1.firstRange(of: " \(name)=") else { return nil }
      let value = tag.1[start.upperBound...].dropFirst().prefix { $0.isNumber || $0 == "." }
      let end = tag.1[start.upperBound...].dropFirst(value.count + 1)
      return end.hasPrefix("%") ? nil : Double(value)
    }
    if let width = length("width"), let height = length("height") { return (width, height) }
    guard let box = tag.1.firstMatch(of: #/viewBox=["']([^"']*)["']/#) else { return nil }
    let numbers = box.1.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    return numbers.count == 4 ? (numbers[2], numbers[3]) : nil
  }
}
