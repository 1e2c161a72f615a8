public import DesignModel

/// What pictures can show beside the controls themselves.
public enum PictureLayer: String, Vocabulary {
  case frames, text, guides, constraints, intrinsic, safeArea, keyboard, conflicts, ambiguities, scroll
  case truncation, samples

  /// What pictures show where nothing else is asked for: the screen as people see it, and what is wrong with it.
  public static let standard: [PictureLayer] = [
    .frames, .text, .safeArea, .keyboard, .conflicts, .ambiguities, .scroll, .truncation, .samples,
  ]
}

extension Shape {
  /// Shapes that belong to a layer, so that viewers can show and hide it.
  static func layer(_ layer: PictureLayer, opacity: Double = 1, clip: Group.Clip? = nil, _ shapes: [Shape])
    -> Shape
  {
    .group(Group("layer \(layer.rawValue)", opacity: opacity, clip: clip, shapes))
  }
}
