extension Format {
  /// Prose and tables for people.
  public static let text = Format("text", "Prose and tables for people.", writing: nil)
}
