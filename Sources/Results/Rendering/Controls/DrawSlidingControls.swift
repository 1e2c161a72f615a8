import DesignModel

extension ViewPainter {
  /// A switch that is on.
  var toggle: [Shape] {
    let radius = bounds.height / 2
    let knob = radius - 2
    let center = Point(x: leading(bounds.width - radius), y: radius)
    return [
      .rectangle(bounds, radius: radius, .fill(Palette.on)),
      .circle(center, radius: max(0, knob), paint: .both(Palette.knob, Palette.separator, width: 0.5)),
    ]
  }

  /// A track that is filled to its middle, and a knob there.
  var slider: [Shape] {
    let knob = min(13.5, bounds.height / 2 - 1)
    return track(height: 4) + [
      .circle(bounds.center, radius: max(0, knob), paint: .both(Palette.knob, Palette.separator, width: 1))
    ]
  }

  /// A track that is filled to its middle.
  var progress: [Shape] { track(height: bounds.height) }

  private func track(height: Double) -> [Shape] {
    let line = Rect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    let done = leading(Rect(x: 0, y: line.y, width: bounds.width / 2, height: height))
    return [
      .rectangle(line, radius: height / 2, .fill(Palette.fill)),
      .rectangle(done, radius: height / 2, .fill(tint)),
    ]
  }
}
