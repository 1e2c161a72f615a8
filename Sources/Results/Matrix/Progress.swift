import Dispatch
import Notation

/// A progress line on a terminal's standard error, for a job that takes over a second.
public final class Progress {
  private let write: ((String) -> Void)?
  private let columns: Int
  private var begin = DispatchTime.now().uptimeNanoseconds
  private var isShown = false
  /// Parts of the whole job: those known of, those that were started, and those that are done.
  private var (expected, started, done) = (0, 0, 0)

  /// Without `write` nothing is ever shown; a line has fewer than `columns` columns.
  public init(columns: Int = 80, write: ((String) -> Void)?) { (self.columns, self.write) = (columns, write) }

  /// Says before the first part how many there are, so that what is left counts them all.
  public func expect(_ count: Int) { expected += count }

  /// Begins so many parts; those that nobody expected make the job longer.
  public func start(_ count: Int) {
    if started == 0 { begin = DispatchTime.now().uptimeNanoseconds }
    started += count
    expected = max(expected, started)
  }

  /// Counts parts that are done, and shows how far the whole job is.
  public func advance(by count: Int, _ what: String) {
    done += count
    show(done, of: expected, what)
  }

  /// Counts parts as done that took no time.
  public func skip(_ count: Int) {
    start(count)
    done += count
  }

  /// Shows how far a job is that counts for itself: count, rate and the time that is left.
  public func show(_ done: Int, of total: Int, _ what: String) {
    guard let write else { return }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e9
    guard seconds > 1, done > 0 else { return }
    let rate = Double(done) / seconds
    let left = Int((Double(total - done) / rate).rounded(.up))
    let figures = "\(done)/\(total)  \(Int(rate))/s  \(left) s left"
    write("\r\u{1B}[K" + line(what, part: Double(done) / Double(max(total, 1)), figures))
    isShown = true
  }

  /// The line, with a bar where there is room; the last column stays free, lest the terminal breaks the line.
  func line(_ what: String, part: Double, _ figures: String) -> String {
    let width = min(24, columns - 3 - what.columnCount - figures.columnCount)
    guard width >= 4 else { return String("\(what) \(figures)".prefix(max(columns - 1, 0))) }
    let filled = Int(Double(width) * min(part, 1))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    return "\(what) \(bar) \(figures)"
  }

  /// Takes the line away.
  public func clear() {
    if isShown { write?("\r\u{1B}[K") }
    isShown = false
  }
}
