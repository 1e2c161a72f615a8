import DesignModel

/// Reads what `PackedViews` wrote, byte for byte; anything else is read as nothing, and the layout is solved again.
struct PackedViewsReader {
  private let bytes: [UInt8]
  private var position = 0

  private let pixels: DevicePixels

  /// A reader of a text that a store has for a layout on a device with `scale` pixels a point.
  init(_ text: String, scale: Double) {
    bytes = Array(text.utf8)
    pixels = DevicePixels(scale: scale)
  }

  /// Where these views lie, in their order; nil unless the text is of as many.
  mutating func views(_ ids: [ObjectID]) -> [ViewLayout]? {
    var views: [ViewLayout] = []
    views.reserveCapacity(ids.count)
    guard take(UInt8(ascii: "[")) else { return nil }
    for id in ids {
      guard views.isEmpty || take(UInt8(ascii: ",")), let view = view(id) else { return nil }
      views.append(view)
    }
    guard take(UInt8(ascii: "]")), position == bytes.count else { return nil }
    return views
  }

  private mutating func view(_ id: ObjectID) -> ViewLayout? {
    guard take(UInt8(ascii: "[")), let exact = rect(), let x = next(), let y = next() else { return nil }
    let frame = pixels.rounded(exact)
    var view = ViewLayout(
      view: id, exact: exact, frame: frame,
      screenFrame: Rect(x: pixels.rounded(x), y: pixels.rounded(y), width: frame.width, height: frame.height))
    if take(UInt8(ascii: "]")) { return view }
    guard let hidden = next() else { return nil }
    view.isHidden = hidden != 0
    if take(UInt8(ascii: "]")) { return view }
    guard readFrame(of: &view) else { return nil }
    if take(UInt8(ascii: "]")) { return view }
    guard take(UInt8(ascii: ",")), let text = part() else { return nil }
    if let text {
      guard let layout = TextLayout(text) else { return nil }
      view.text = layout
    }
    if take(UInt8(ascii: "]")) { return view }
    guard take(UInt8(ascii: ",")), let scroll = part(), let scroll, let layout = ScrollLayout(scroll),
      take(UInt8(ascii: "]"))
    else { return nil }
    view.scroll = layout
    return view
  }

  /// The frame, where it is not each number on its nearest pixel; false if the text has another form.
  private mutating func readFrame(of view: inout ViewLayout) -> Bool {
    guard take(UInt8(ascii: ",")), let numbers = part() else { return false }
    guard let numbers else { return true }
    guard [4, 6, 8].contains(numbers.count) else { return false }
    view.frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let hasSize = numbers.count > 4
    (view.screenFrame.width, view.screenFrame.height) = (numbers[hasSize ? 4 : 2], numbers[hasSize ? 5 : 3])
    if numbers.count == 8 { (view.screenFrame.x, view.screenFrame.y) = (numbers[6], numbers[7]) }
    return true
  }

  private mutating func rect() -> Rect? {
    guard let x = number(), let y = next(), let width = next(), let height = next() else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A list of numbers or null; nil if the text has neither here.
  private mutating func part() -> [Double]?? {
    if takeNull() { return .some(nil) }
    guard take(UInt8(ascii: "[")), let first = number() else { return nil }
    var numbers = [first]
    while take(UInt8(ascii: ",")) {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return take(UInt8(ascii: "]")) ? numbers : nil
  }

  private mutating func next() -> Double? { take(UInt8(ascii: ",")) ? number() : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func takeNull() -> Bool {
    guard bytes[position...].starts(with: "null".utf8) else { return false }
    position += 4
    return true
  }

  /// A number with at most 15 digits is the quotient of two that are exact, and so rounded just once.
  private mutating func number() -> Double? {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    var (digits, count, places) = (0, 0, 0)
    var hasPoint = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        if count < 16 { digits = digits * 10 + Int(byte - UInt8(ascii: "0")) }
        count += 1
        if hasPoint { places += 1 }
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      position += 1
    }
    let hasExponent = position < bytes.count && bytes[position] == UInt8(ascii: "e")
    guard count > 0, count <= 15, !hasExponent else { return longNumber(from: start) }
    let value = Double(digits) / Self.powers[places]
    return isNegative ? -value : value
  }

  private mutating func longNumber(from start: Int) -> Double? {
    while position < bytes.count, bytes[position] != UInt8(ascii: ","), bytes[position] != UInt8(ascii: "]") {
      position += 1
    }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  private static let powers: [Double] = (0...15).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
}

extension TextLayout {
  /// Nil unless these are such numbers.
  fileprivate init?(_ numbers: [Double]) {
    guard numbers.count == 8, let lines = Int(exactly: numbers[0]), let wanted = Int(exactly: numbers[1]),
      let shown = Int(exactly: numbers[2]), let total = Int(exactly: numbers[3])
    else { return nil }
    self.init(
      lines: lines, wanted: wanted, shown: shown, total: total, isTruncated: numbers[4] != 0,
      isClipped: numbers[5] != 0, scale: numbers[6], isApproximate: numbers[7] != 0)
  }
}

extension ScrollLayout {
  /// Nil unless these are such numbers.
  fileprivate init?(_ numbers: [Double]) {
    guard numbers.count == 12 else { return nil }
    self.init(
      contentSize: Size(width: numbers[0], height: numbers[1]),
      insets: EdgeInsets(top: numbers[2], left: numbers[3], bottom: numbers[4], right: numbers[5]),
      offset: Point(x: numbers[6], y: numbers[7]), least: Point(x: numbers[8], y: numbers[9]),
      greatest: Point(x: numbers[10], y: numbers[11]))
  }
}
