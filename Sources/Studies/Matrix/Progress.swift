import Dispatch

/// A progress line on a terminal's standard error, for work that takes over a second.
public final class Progress {
  private let write: ((String) -> Void)?
  private let begin = DispatchTime.now().uptimeNanoseconds
  private var isShown = false

  /// Without `write` nothing is ever shown.
  public init(write: ((String) -> Void)?) { self.write = write }

  /// Shows how far the work is: count, rate and the time that is left.
  public func show(_ done: Int, of total: Int, _ what: String) {
    guard let write else { return }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e9
    guard seconds > 1, done > 0 else { return }
    let rate = Double(done) / seconds
    let width = 24
    let filled = width * done / max(total, 1)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let left = Int((Double(total - done) / rate).rounded(.up))
    write("\r\u{1B}[K\(what) \(bar) \(done)/\(total)  \(Int(rate))/s  \(left) s left")
    isShown = true
  }

  /// Takes the line away.
  public func clear() {
    if isShown { write?("\r\u{1B}[K") }
    isShown = false
  }
}
