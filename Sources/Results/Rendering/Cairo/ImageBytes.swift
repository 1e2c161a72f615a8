import CPangoCairo

/// The bytes of a file that Cairo reads piece by piece.
struct ImageBytes {
  private let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Hands on the next bytes; CAIRO_STATUS_READ_ERROR where there are not as many.
  static let read: CairoRead = { closure, data, count in
    guard let closure, let data else { return 10 }
    let file = closure.assumingMemoryBound(to: ImageBytes.self)
    let wanted = Int(count)
    guard file.pointee.place + wanted <= file.pointee.bytes.count else { return 10 }
    for offset in 0..<wanted { data[offset] = file.pointee.bytes[file.pointee.place + offset] }
    file.pointee.place += wanted
    return 0
  }
}
