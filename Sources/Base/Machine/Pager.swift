import Platform

/// A program that shows long text a screen at a time.
public struct Pager {
  let command: String

  /// A pager by the line of shell that starts it.
  public init(command: String) { self.command = command }

  /// Shows the text and waits until the reader has enough; false where the pager could not be started.
  ///
  /// `less` gets the settings that git gives it, unless the user has others: colours, no pager for what fits on the
  /// screen, and the text stays there afterwards.
  public func show(_ text: String) -> Bool {
    setenv("LESS", "FRX", 0)
    setenv("LV", "-c", 0)
    guard let input = popen(command, "w") else { return false }
    // An interrupt is for the pager alone.
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    var text = text
    // A reader who leaves early has seen enough.
    _ = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, input) }
    let status = pclose(input)
    return status & 0x7f != 0 || (status >> 8) & 0xff != 127
  }
}
