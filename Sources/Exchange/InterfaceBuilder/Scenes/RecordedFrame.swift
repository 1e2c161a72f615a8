import DesignModel

/// Where a file says that a view lies: a `rect` of the superview's coordinates, or, as Xcode writes it where the frame was
/// typed beside an autoresizing mask, a `frame` of insets from the superview's edges and of lengths.
extension XMLElement {
  /// The element that spells the frame; nil where there is none.
  var frameElement: XMLElement? { child("rect", key: "frame") ?? child("frame", key: "frameInset") }

  /// True where the file says how large the view is, wherever it lies.
  var hasFrame: Bool {
    frameElement.map { $0.name == "rect" || $0["width"] != nil && $0["height"] != nil } ?? false
  }

  /// The frame that the file has of the view in a superview of that size, in points of the superview's coordinates; nil
  /// where there is none, or it follows from the size of a superview that isn't known.
  func recordedFrame(in superview: Size?) -> Rect? {
    guard let element = frameElement else { return nil }
    if element.name == "rect" { return Rect(element: element) }
    guard let across = element.span(from: "minX", to: "maxX", of: "width", in: superview?.width),
      let down = element.span(from: "minY", to: "maxY", of: "height", in: superview?.height)
    else { return nil }
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// Where a frame of insets begins and how long it is; an inset that isn't there is 0, and one in per cent is that share of
  /// what the length leaves of the superview's (`50.00%` lies in the middle; seen in one project, of five views).
  private func span(
    from least: String, to greatest: String, of length: String, in whole: Double?
  ) -> (start: Double, length: Double)? {
    let own = Double(attribute: self[length])
    guard let start = inset(least, around: own, in: whole), let end = inset(greatest, around: own, in: whole)
    else { return nil }
    if let own {
      guard self[least] == nil, self[greatest] != nil, let whole else { return (start, own) }
      return (whole - end - own, own)
    }
    return whole.map { (start, max(0, $0 - start - end)) }
  }

  /// An inset in points; nil for a share of a length that isn't known.
  private func inset(_ name: String, around length: Double?, in whole: Double?) -> Double? {
    guard let text = self[name] else { return 0 }
    guard text.hasSuffix("%") else { return Double(attribute: text) }
    guard let length, let whole, let share = Double(attribute: String(text.dropLast())) else { return nil }
    return (whole - length) * share / 100
  }
}

extension Rect {
  /// The rectangle that an element spells by `x`, `y`, `width`, `height`; what is missing is 0.
  fileprivate init(element: XMLElement) {
    func number(_ name: String) -> Double { Double(attribute: element[name]) ?? 0 }
    self.init(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }
}
