import DesignModel

/// What a frame that the code sets keeps of its superview's, along each axis.
struct FrameShape: Hashable {
  /// What it keeps along one axis.
  enum Side: Hashable {
    case start, stretched, end, centred
    /// As long as the superview less so many points, wherever it begins.
    case sized
    /// Several parts share what the superview grows by, each by how large it is (Apple's reference of
    /// `autoresizingMask`).
    case shared(FlexibleParts)

    /// Those in which one part alone takes what the superview grows by.
    static let simple: [Side] = [.start, .stretched, .end, .centred]

    /// The nearest in which no part grows in proportion.
    var simplified: Side {
      guard case .shared(let parts) = self else { return self }
      return parts.contains(.size) ? .stretched : .centred
    }
  }

  /// The parts of an axis that an autoresizing mask lets grow.
  struct FlexibleParts: OptionSet, Hashable {
    let rawValue: Int
    static let start = FlexibleParts(rawValue: 1)
    static let size = FlexibleParts(rawValue: 2)
    static let end = FlexibleParts(rawValue: 4)
  }

  var horizontal, vertical: Side

  init(horizontal: Side, vertical: Side) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// What an autoresizing mask keeps.
  init(mask: Int) {
    func side(_ parts: FlexibleParts) -> Side {
      switch parts {
      case []: .start
      case .start: .end
      case .size: .stretched
      case .end: .start
      default: .shared(parts)
      }
    }
    self.init(
      horizontal: side(FlexibleParts(rawValue: mask & 7)),
      vertical: side(FlexibleParts(rawValue: mask >> 3 & 7)))
  }

  /// What stays the same in all of these frames; what the mask says where nothing does.
  init(of frames: [GivenFrame]) {
    let usual = FrameShape(mask: frames[0].mask)
    func side(_ usual: Side, _ axis: Axis) -> Side {
      let kept = ([usual] + Side.simple).first { side in
        frames.allSatisfy { $0.holds(side, axis) == frames[0].holds(side, axis) }
      }
      if let kept { return kept }
      return frames.allSatisfy { $0.rest(axis) == frames[0].rest(axis) } ? .sized : usual.simplified
    }
    self.init(horizontal: side(usual.horizontal, .horizontal), vertical: side(usual.vertical, .vertical))
  }

  /// The constraints that hold the frame, be it of a scroll view's content: the edges of that one are its content's, and its
  /// lengths its own.
  func constraints(
    of given: GivenFrame, view: ObjectID, in parent: ObjectID, isContent: Bool = false
  ) -> [(wish: String, constraint: LayoutConstraint, changed: SourceLine?)] {
    Axis.allCases.flatMap { axis in
      given.holds(axis == .horizontal ? horizontal : vertical, axis, isContent: isContent).map { hold in
        let constraint = LayoutConstraint(
          id: "new", AnchoredItem(Item(view), hold.anchor), .equal,
          to: hold.other.map { AnchoredItem(Item(parent), $0) }, multiplier: hold.multiplier,
          constant: hold.constant)
        return ("\(view.text).\(hold.anchor.rawValue)", constraint, nil as SourceLine?)
      }
    }
  }
}

/// `anchor == other * multiplier + constant`, where `other` is an anchor of the superview's; nil for a constant.
private struct Hold: Hashable {
  let anchor: Anchor
  let other: Anchor?
  var multiplier = 1.0
  let constant: Double
}

/// The anchors of an axis.
private struct AxisAnchors {
  let start, end, center, size: Anchor

  init(_ axis: Axis) {
    (start, end, center, size) =
      axis == .horizontal ? (.left, .right, .centerX, .width) : (.top, .bottom, .centerY, .height)
  }
}

extension GivenFrame {
  /// Points along an axis: before the frame, the frame itself, after it.
  private func lengths(_ axis: Axis) -> (start: Double, size: Double, room: Double) {
    axis == .horizontal ? (frame.x, frame.width, right) : (frame.y, frame.height, bottom)
  }

  /// The points of the superview that the frame leaves free along an axis.
  fileprivate func rest(_ axis: Axis) -> Double {
    let (start, _, room) = lengths(axis)
    return start + room
  }

  /// The points that flexible parts share; nil where they have none, so that no share says how they grow.
  private func shared(_ parts: FrameShape.FlexibleParts, _ axis: Axis) -> Double? {
    let (start, size, room) = lengths(axis)
    let flexible = [(FrameShape.FlexibleParts.start, start), (.size, size), (.end, room)].filter {
      parts.contains($0.0)
    }.map(\.1)
    let sum = flexible.reduce(0, +)
    return sum > 0 && flexible.allSatisfy { $0 >= 0 } ? sum : nil
  }

  /// True for a mask of several flexible parts that had nothing to share when the frame was set.
  var lacksRoomToShare: Bool {
    let shape = FrameShape(mask: mask)
    return [(shape.horizontal, Axis.horizontal), (shape.vertical, .vertical)].contains { side, axis in
      guard case .shared(let parts) = side, shared(parts, axis) == nil else { return false }
      return lengths(axis) != (0, 0, 0)
    }
  }

  /// The constraints that keep a side.
  fileprivate func holds(_ side: FrameShape.Side, _ axis: Axis, isContent: Bool = false) -> [Hold] {
    let anchors = AxisAnchors(axis)
    let (start, size, room) = lengths(axis)
    let atStart = Hold(anchor: anchors.start, other: anchors.start, constant: start)
    let atEnd = Hold(anchor: anchors.end, other: anchors.end, constant: -room)
    let length = Hold(anchor: anchors.size, other: nil, constant: size)
    switch side {
    case .start: return [atStart, length]
    case .stretched where !isContent: return [atStart, atEnd]
    case .stretched, .sized:
      return [atStart, Hold(anchor: anchors.size, other: anchors.size, constant: -rest(axis))]
    case .end: return [atEnd, length]
    case .centred:
      return [Hold(anchor: anchors.center, other: anchors.center, constant: (start - room) / 2), length]
    case .shared(let parts):
      guard let sum = shared(parts, axis) else { return holds(side.simplified, axis, isContent: isContent) }
      let grown = share(anchors.size, of: anchors.size, by: size / sum, at: size, along: axis)
      if !parts.contains(.start) { return [atStart, grown] }
      if !parts.contains(.end) { return [atEnd, grown] }
      let isGrowing = parts.contains(.size)
      let center = (start + (isGrowing ? size / 2 : 0)) / sum
      return [
        share(anchors.center, of: anchors.end, by: center, at: start + size / 2, along: axis),
        isGrowing ? grown : length,
      ]
    }
  }

  /// An anchor that takes a share of what the superview grows by, and was at `value` when the frame was set.
  ///
  /// The centre of what is in the middle is the superview's centre.
  private func share(
    _ anchor: Anchor, of other: Anchor, by factor: Double, at value: Double, along axis: Axis
  ) -> Hold {
    let multiplier = (factor * 1e6).rounded() / 1e6
    if multiplier == 0 { return Hold(anchor: anchor, other: nil, constant: value) }
    let (start, size, room) = lengths(axis)
    let constant = ((value - multiplier * (start + size + room)) * 1e6).rounded() / 1e6
    if anchor != other, multiplier == 0.5, anchor.dimension != .size {
      return Hold(anchor: anchor, other: anchor, constant: constant)
    }
    return Hold(anchor: anchor, other: other, multiplier: multiplier, constant: constant)
  }
}
