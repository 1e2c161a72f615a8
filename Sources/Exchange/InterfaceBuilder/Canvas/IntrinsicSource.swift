/// Where a check takes the sizes from that views have by themselves.
public enum IntrinsicSource: String, CaseIterable, Sendable {
  /// From our own text and control metrics; what the file cannot know is seeded from its frames.
  case measured
  /// From the recorded frames, which tests the constraints alone.
  case recorded
  /// From the design that an import makes: the screen as it is taken in, on the canvas.
  case imported
}
