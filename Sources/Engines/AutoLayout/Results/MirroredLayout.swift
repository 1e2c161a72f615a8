public import DesignModel

extension LayoutEnvironment {
  /// The left-to-right environment whose layouts this one's mirror, on screens that don't read the direction.
  ///
  /// Nil of a left-to-right one, and where one side is covered otherwise than the other, or offsets count from the left.
  public var leftToRightTwin: LayoutEnvironment? {
    guard direction == .rtl, safeArea.left == safeArea.right, offsets.isEmpty, canvas == nil else {
      return nil
    }
    var twin = self
    twin.direction = .ltr
    return twin
  }
}

extension PreparedScreen {
  /// The place of each view's superview, -1 for the root's.
  public var parents: [Int] { Array(tree.parents.prefix(tree.viewCount)) }

  /// The layouts in an environment and in the one whose left-to-right twin it is, solved once: the screen doesn't read the
  /// direction.
  public func layouts(
    in environment: LayoutEnvironment, andItsMirror mirror: LayoutEnvironment
  ) -> (layout: ScreenLayout, mirrored: ScreenLayout) {
    let answer = Fixpoint(SettledScreen(self, environment.settled(for: screen))).report()
    let first = answer.layout()
    if answer.unrest != nil { return (first, layout(in: mirror)) }
    return (first, answer.turned(to: SettledScreen(self, mirror.settled(for: screen))).layout())
  }

  /// The places of views as their mirror image has them, `scale` pixels a point.
  ///
  /// Content of scroll views that begins between two pixels may come out a pixel off: whoever keeps one layout for both
  /// compares first.
  public func mirrored(_ views: [ViewLayout], scale: Double) -> [ViewLayout] {
    guard let root = views.first else { return [] }
    let mirror = PixelMirror(scale: scale)
    return views.indices.map { view in
      var result = views[view]
      result.screenFrame.x = mirror.x(of: result.screenFrame, within: root.frame.width)
      if let scroll = result.scroll { result.scroll = scroll.mirrored(in: result.exact.width) }
      guard tree.parents[view] >= 0 else { return result }
      let parent = views[tree.parents[view]]
      let content = tree.isScroll[tree.parents[view]] ? parent.scroll?.contentSize.width : nil
      result.exact.x = ((content ?? parent.exact.width) - result.exact.x - result.exact.width).tidied
      result.frame.x = mirror.x(of: result.frame, within: content ?? parent.frame.width)
      return result
    }
  }
}

/// Mirrors rectangles on device pixels.
private struct PixelMirror {
  /// Pixels a point.
  let scale: Double

  /// The left edge of a rectangle's mirror image between 0 and `width`.
  func x(of rect: Rect, within width: Double) -> Double {
    (pixels(width) - pixels(rect.x) - pixels(rect.width)) / scale
  }

  private func pixels(_ length: Double) -> Double { (length * scale + 0.5 + 1e-6).rounded(.down) }
}

extension ScrollLayout {
  /// The content as it lies in the mirror image of a frame of that width.
  fileprivate func mirrored(in width: Double) -> ScrollLayout {
    let overflow = contentSize.width - width
    var result = self
    (result.insets.left, result.insets.right) = (insets.right, insets.left)
    result.offset.x = overflow - offset.x
    (result.least.x, result.greatest.x) = (overflow - greatest.x, overflow - least.x)
    return result
  }
}
