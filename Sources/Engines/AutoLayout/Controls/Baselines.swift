import DesignModel

/// Where a baseline lies below a view's top edge: a part of its height, and points.
struct Baseline: Equatable {
  /// From 0 for the top edge to 1 for the bottom edge.
  var heightPart: Double
  /// Points further down.
  var points: Double
}

extension SettledScreen {
  /// The first or last baseline of a view that is not a stack; its top or bottom edge, or as far from it
  /// as the view says, where it shows no text.
  ///
  /// Recorded frames (14 of 15 constraints): a label's lies its rounded descender above the bottom line's bottom;
  /// buttons and text fields centre their line.
  func baseline(of view: Int, first: Bool, _ text: TextBox?) -> Baseline {
    let edge = Baseline(
      heightPart: first ? 0 : 1,
      points: first ? traits[view].firstBaseline ?? 0 : -(traits[view].lastBaseline ?? 0))
    guard let text else { return edge }
    let line = ceiled(text.font.lineHeight)
    let descender = wholePixels(text.font.descender) / environment.scale
    switch tree.kinds[view] {
    case .label:
      return first
        ? Baseline(heightPart: 0, points: line - descender) : Baseline(heightPart: 1, points: -descender)
    case .button, .textField:
      let shift = (text.padding.top - text.padding.bottom) / 2
      let further = Double(max(1, text.wrapped.shownLines) - 1) * text.font.linePitch / 2
      return Baseline(
        heightPart: 0.5, points: line / 2 - descender + shift + (first ? -further : further))
    case .textView:
      return first
        ? Baseline(heightPart: 0, points: text.padding.top + line - descender)
        : Baseline(heightPart: 1, points: -text.padding.bottom - descender)
    default: return edge
    }
  }
}
