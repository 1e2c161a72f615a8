extension Attributes {
  /// Whether the view cuts what lies outside its bounds; nil where its kind decides.
  public var clips: Bool? { flag(.clips) }

  /// True if the view is asked to cut what lies outside its bounds.
  public var asksForClipping: Bool { clips == true }
}
