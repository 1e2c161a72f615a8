import Notation

/// The time that all of an import may take: what is compiled, run, asked for and merged.
public struct ImportClock: Sendable {
  /// The longest unless the user says otherwise, in seconds.
  public static let longest = 1800.0

  let seconds: Double
  private let end: ContinuousClock.Instant

  /// A clock that begins now and stops after so many seconds.
  public init(seconds: Double = ImportClock.longest) {
    self.seconds = seconds
    end = .now + .seconds(seconds)
  }

  /// The seconds that are left, at least 0.
  var left: Double { max(0, (end - .now) / .seconds(1)) }

  /// Throws once it has stopped.
  func check() throws(SwiftImportError) {
    if left == 0 { throw .tookTooLong(seconds) }
  }

  /// What is said of an import that took longer than so many seconds.
  public static func words(_ seconds: Double) -> String {
    let time = seconds < 60 ? counted(Int(seconds.rounded()), "second") : counted(Int(seconds / 60), "minute")
    return "the import took longer than \(time); name fewer files or classes, or allow more by --minutes"
  }
}
