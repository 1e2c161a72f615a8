/// A day of the Gregorian calendar, as `2026-12-31`.
public struct CalendarDate: Hashable, Sendable, Comparable {
  /// Year, month and day in digits, parted by hyphens; sorts as the days do.
  public let text: String

  /// The day that the text names; nil if there is none.
  public init?(parsing text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ Self.digitsAndHyphen.contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    self.text = text
  }

  private static let digitsAndHyphen = "0123456789-".utf8

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  public static func < (a: CalendarDate, b: CalendarDate) -> Bool { a.text < b.text }
}
