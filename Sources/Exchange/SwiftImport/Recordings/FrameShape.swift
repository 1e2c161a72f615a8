import DesignModel

/// What a frame that the code sets keeps of its superview's, along each axis.
struct FrameShape: Hashable {
  enum Side: Hashable, CaseIterable { case start, stretched, end, centred }

  var horizontal, vertical: Side

  init(horizontal: Side, vertical: Side) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// What an autoresizing mask keeps.
  init(mask: Int) {
    func side(start: Int, size: Int, end: Int) -> Side {
      if mask & size != 0 { return .stretched }
      switch (mask & start != 0, mask & end != 0) {
      case (true, true): return .centred
      case (true, false): return .end
      default: return .start
      }
    }
    self.init(horizontal: side(start: 1, size: 2, end: 4), vertical: side(start: 8, size: 16, end: 32))
  }

  /// What stays the same in all of these frames; what the mask says where nothing does.
  init(of frames: [GivenFrame]) {
    let usual = FrameShape(mask: frames[0].mask)
    func side(_ usual: Side, _ axis: Axis) -> Side {
      ([usual] + Side.allCases).first { side in
        frames.allSatisfy { $0.numbers(side, axis) == frames[0].numbers(side, axis) }
      } ?? usual
    }
    self.init(horizontal: side(usual.horizontal, .horizontal), vertical: side(usual.vertical, .vertical))
  }

  /// The constraints that hold the frame.
  func constraints(
    of given: GivenFrame, view: ObjectID, in parent: ObjectID
  ) -> [(wish: String, constraint: LayoutConstraint, changed: SourceLine?)] {
    Axis.allCases.flatMap { axis in
      let side = axis == .horizontal ? horizontal : vertical
      let isHorizontal = axis == .horizontal
      let anchors: [Anchor] =
        switch side {
        case .start: isHorizontal ? [.left, .width] : [.top, .height]
        case .stretched: isHorizontal ? [.left, .right] : [.top, .bottom]
        case .end: isHorizontal ? [.right, .width] : [.bottom, .height]
        case .centred: isHorizontal ? [.centerX, .width] : [.centerY, .height]
        }
      return zip(anchors, given.numbers(side, axis)).map { anchor, number in
        let isSize = anchor.dimension == .size
        let constraint = LayoutConstraint(
          id: "new", AnchoredItem(Item(view), anchor), .equal,
          to: isSize ? nil : AnchoredItem(Item(parent), anchor), constant: number)
        return ("\(view.text).\(anchor.rawValue)", constraint, nil as SourceLine?)
      }
    }
  }
}

extension GivenFrame {
  /// The two numbers that a side keeps, as the constants of constraints.
  fileprivate func numbers(_ side: FrameShape.Side, _ axis: Axis) -> [Double] {
    let (start, size, room) =
      axis == .horizontal ? (frame.x, frame.width, right) : (frame.y, frame.height, bottom)
    return switch side {
    case .start: [start, size]
    case .stretched: [start, -room]
    case .end: [-room, size]
    case .centred: [(start - room) / 2, size]
    }
  }
}
