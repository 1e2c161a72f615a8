import Platform

/// Times as the store writes them: ISO 8601 in UTC to the second, so that they sort as text.
public enum Timestamp {
  /// The time now, or the one that the variable `SOURCE_DATE_EPOCH` gives in seconds, for output that repeats.
  public static func now() -> String { now(fixed: Store.environmentVariable("SOURCE_DATE_EPOCH")) }

  /// The same, given that variable's value.
  public static func now(fixed: String?) -> String {
    spelled(seconds: fixed.flatMap { Int($0) } ?? time(nil))
  }

  /// Seconds since 1970 as `2026-11-01T12:00:00Z`.
  static func spelled(seconds: Int) -> String {
    var seconds = time_t(seconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let numbers = [parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec].map {
      $0 < 10 ? "0\($0)" : "\($0)"
    }
    let year = String(parts.tm_year + 1900)
    let padded = String(repeating: "0", count: max(0, 4 - year.count)) + year
    return "\(padded)-\(numbers[0])-\(numbers[1])T\(numbers[2]):\(numbers[3]):\(numbers[4])Z"
  }

  /// True for a text of the form that `now` gives.
  static func isSpelled(_ text: String) -> Bool {
    let pattern = Array("00-00T00:00:00Z".utf8)
    let year = text.utf8.prefix { $0 != UInt8(ascii: "-") }
    let rest = text.utf8.dropFirst(year.count + 1)
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    return year.count >= 4 && year.allSatisfy(isDigit) && rest.count == pattern.count
      && zip(rest, pattern).allSatisfy { $1 == 0x30 ? isDigit($0) : $0 == $1 }
  }

  /// A number that grows, for names that no two callers share.
  static func nanoseconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
  }
}
