import DesignModel

/// Writes the text of `PackedViews` number by number into room that suffices.
///
/// An array that grows byte by byte took 6 % of the time in which an app is solved and stored, this takes 3 %; a tree of JSON
/// values, as records are written from, would be more still: the conflicts alone took 2.7 % that way.
struct PackedViewsPen {
  /// The bytes that a view takes at most: 35 numbers of 24 bytes with their commas, and brackets.
  static let most = 35 * 25 + 16

  private let room: UnsafeMutableRawBufferPointer
  private let pixels: DevicePixels
  /// The bytes that were written.
  private(set) var count = 0

  /// A pen at the start of room for as many views as will be written.
  init(_ room: UnsafeMutableRawBufferPointer, _ pixels: DevicePixels) {
    (self.room, self.pixels) = (room, pixels)
  }

  mutating func write(_ views: [ViewLayout]) {
    put("[")
    for place in views.indices {
      if place > 0 { put(",") }
      write(views[place].exact, views[place].frame, place: views[place].screenFrame, of: views[place])
    }
    put("]")
  }

  private mutating func write(_ exact: Rect, _ frame: Rect, place: Rect, of view: borrowing ViewLayout) {
    let (x, y) = (pixels.short(place.x), pixels.short(place.y))
    let hasPlace = pixels.rounded(x) != place.x || pixels.rounded(y) != place.y
    let hasSize = hasPlace || place.width != frame.width || place.height != frame.height
    let hasFrame = hasSize || frame != pixels.rounded(exact)
    let last = view.scroll != nil ? 4 : view.text != nil ? 3 : hasFrame ? 2 : view.isHidden ? 1 : 0
    put("[")
    write(exact)
    next(x)
    next(y)
    if last > 0 { next(view.isHidden ? 1 : 0) }
    if last > 1 { write(hasFrame ? frame : nil, hasSize ? place : nil, hasPlace: hasPlace) }
    if last > 2 { write(view.text) }
    if last > 3, let scroll = view.scroll {
      put(",")
      put("[")
      write(scroll)
      put("]")
    }
    put("]")
  }

  private mutating func write(_ frame: Rect?, _ place: Rect?, hasPlace: Bool) {
    put(",")
    guard let frame else { return putNull() }
    put("[")
    write(frame)
    if let place {
      next(place.width)
      next(place.height)
      if hasPlace {
        next(place.x)
        next(place.y)
      }
    }
    put("]")
  }

  private mutating func write(_ text: TextLayout?) {
    put(",")
    guard let text else { return putNull() }
    put("[")
    write(Double(text.lines))
    next(Double(text.wanted))
    next(Double(text.shown))
    next(Double(text.total))
    next(text.isTruncated ? 1 : 0)
    next(text.isClipped ? 1 : 0)
    next(text.scale)
    next(text.isApproximate ? 1 : 0)
    put("]")
  }

  private mutating func write(_ scroll: ScrollLayout) {
    write(scroll.contentSize.width)
    next(scroll.contentSize.height)
    next(scroll.insets.top)
    next(scroll.insets.left)
    next(scroll.insets.bottom)
    next(scroll.insets.right)
    for point in [scroll.offset, scroll.least, scroll.greatest] {
      next(point.x)
      next(point.y)
    }
  }

  private mutating func write(_ rect: Rect) {
    write(rect.x)
    next(rect.y)
    next(rect.width)
    next(rect.height)
  }

  private mutating func next(_ number: Double) {
    put(",")
    write(number)
  }

  private mutating func write(_ number: Double) {
    guard let whole = Int32(exactly: number) else {
      for byte in number.description.utf8 { put(byte) }
      return
    }
    if whole < 0 { put("-") }
    write(whole.magnitude)
  }

  private mutating func write(_ number: UInt32) {
    if number >= 10 { write(number / 10) }
    put(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func putNull() { for byte in "null".utf8 { put(byte) } }

  @inline(__always)
  private mutating func put(_ sign: Unicode.Scalar) { put(UInt8(ascii: sign)) }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    room[count] = byte
    count += 1
  }
}
