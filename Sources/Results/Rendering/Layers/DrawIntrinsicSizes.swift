import DesignModel
import Notation

extension Picture {
  /// What each view would take by itself, from its leading top corner: dotted where it has got something else.
  func intrinsicShapes(_ places: inout LabelPlaces) -> [Shape] {
    screen.views.indices.filter(isShown).flatMap { view -> [Shape] in
      let look = appearance.views[view]
      let frame = frame(view)
      guard look.intrinsicWidth != nil || look.intrinsicHeight != nil else { return [] }
      let words = [look.intrinsicWidth, look.intrinsicHeight].map { $0?.shown ?? "–" }
      let caption = Caption(words.joined(separator: "×"), size: 8, Palette.intrinsic)
      var box = Rect(
        x: frame.x, y: frame.y, width: look.intrinsicWidth ?? frame.width,
        height: look.intrinsicHeight ?? frame.height)
      if isRightToLeft { box.x = frame.maxX - box.width }
      let size = caption.tagSize
      let corner = Point(
        x: isRightToLeft ? frame.x + 1 : frame.maxX - size.width - 1, y: frame.maxY - size.height / 2)
      return [.rectangle(box, .stroke(Palette.intrinsic, 1, dash: [1.5, 2]))]
        + places.tag(caption, at: corner, step: Point(x: 0, y: -size.height - 1), on: Palette.veil)
    }
  }
}
