public import DesignModel
public import SQLite

/// Where the views of a layout lie, as one JSON text, which is a column of `stored_layout`.
///
/// It is a list with one list for each view: x, y, width and height before rounding, in the parent's space; x and y of the
/// rounded frame in the root's space; 1 if it is hidden; then the rounded frame where it is another, with its size in the
/// root's space where that is yet another; what became of its text; and what it scrolls. What says nothing is null or 0, and
/// left out at the end.
public struct PackedViews: Hashable, Sendable {
  /// The text's UTF-8.
  let bytes: [UInt8]
  private let digest: Int

  /// Where these views lie; nil where a number is not finite, which JSON can't say.
  public init?(_ views: [ViewLayout]) {
    guard views.allSatisfy(\.isFinite) else { return nil }
    var writer = PackedViewsWriter()
    writer.write(views)
    bytes = writer.bytes
    digest = bytes.withUnsafeBytes { text in
      var hasher = Hasher()
      hasher.combine(bytes: text)
      return hasher.finalize()
    }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension PackedViews: Bindable {
  public func bind(to statement: Statement, at index: Int) { statement.bind(utf8: bytes, at: index) }
}

/// Writes the text number by number: a tree of JSON values took as long as solving.
private struct PackedViewsWriter {
  var bytes: [UInt8] = []

  mutating func write(_ views: [ViewLayout]) {
    bytes.reserveCapacity(48 * views.count + 2)
    open()
    for view in views {
      if bytes.count > 1 { comma() }
      write(view)
    }
    close()
  }

  private mutating func write(_ view: ViewLayout) {
    let (exact, frame, place) = (view.exact, view.frame, view.screenFrame)
    let hasSize = place.width != frame.width || place.height != frame.height
    let hasFrame = hasSize || frame != exact
    let last = view.scroll != nil ? 4 : view.text != nil ? 3 : hasFrame ? 2 : view.isHidden ? 1 : 0
    open()
    write(exact)
    next(place.x)
    next(place.y)
    if last > 0 { next(view.isHidden ? 1 : 0) }
    if last > 1 {
      part(hasFrame ? frame : nil) { writer, frame in
        writer.write(frame)
        if hasSize {
          writer.next(place.width)
          writer.next(place.height)
        }
      }
    }
    if last > 2 { part(view.text) { $0.write($1.numbers) } }
    if last > 3 { part(view.scroll) { $0.write($1.numbers) } }
    close()
  }

  /// A further member of a view's list.
  private mutating func part<Part>(_ part: Part?, write: (inout Self, Part) -> Void) {
    comma()
    guard let part else { return bytes += "null".utf8 }
    open()
    write(&self, part)
    close()
  }

  private mutating func open() { bytes.append(UInt8(ascii: "[")) }
  private mutating func close() { bytes.append(UInt8(ascii: "]")) }
  private mutating func comma() { bytes.append(UInt8(ascii: ",")) }

  private mutating func write(_ rect: Rect) {
    write(rect.x)
    next(rect.y)
    next(rect.width)
    next(rect.height)
  }

  private mutating func write(_ numbers: [Double]) {
    for (place, number) in numbers.enumerated() {
      if place > 0 { comma() }
      write(number)
    }
  }

  private mutating func next(_ number: Double) {
    comma()
    write(number)
  }

  private mutating func write(_ number: Double) {
    guard let whole = Int32(exactly: number) else { return bytes += number.description.utf8 }
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = whole.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
