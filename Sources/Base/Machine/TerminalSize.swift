import Platform

/// How much text a terminal shows at once.
public struct TerminalSize: Hashable, Sendable {
  /// Characters in a line.
  public var columns: Int
  /// Lines.
  public var rows: Int

  /// A terminal of that size.
  public init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

  /// The size of the terminal that a descriptor leads to; nil where there is none.
  ///
  /// One that doesn't know its size has 80 columns and 24 rows.
  public init?(of descriptor: Int32) {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else {
      self.init(columns: 80, rows: 24)
      return
    }
    self.init(columns: size.ws_col > 0 ? Int(size.ws_col) : 80, rows: size.ws_row > 0 ? Int(size.ws_row) : 24)
  }
}
