/// Where a check takes the sizes from that views have by themselves.
public enum IntrinsicSource: String, CaseIterable, Sendable {
  /// From our own text and control metrics; what the file cannot know is seeded from its frames.
  case measured
  /// From the recorded frames, which tests the constraints alone.
  case recorded
}
