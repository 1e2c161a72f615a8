import DesignModel

extension AuditedLayout {
  /// True for a cell or a view of a file: what holds it in the app, which no file says, gives it its size.
  var isHeld: Bool { !fillsWindow && screen.isImported }
}

extension Finding {
  /// The same as a note, since it rests on the size that the import gives a cell or a view.
  func assumingSize() -> Finding { graded(.note).assuming(Self.ofSize) }

  static let ofSize = "what holds the screen gives it this size"
}
