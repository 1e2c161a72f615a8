public import DesignModel

/// What pictures can show beside the controls themselves.
public enum PictureLayer: String, Vocabulary {
  case frames, text, guides, constraints, intrinsic, safeArea, keyboard, conflicts, ambiguities, scroll
  case truncation

  /// What pictures show where nothing else is asked for: the screen as people see it, and what is wrong with it.
  public static let standard: [PictureLayer] = [
    .frames, .text, .safeArea, .keyboard, .conflicts, .ambiguities, .scroll, .truncation,
  ]
}
