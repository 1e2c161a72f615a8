import DesignModel
import Machine
import Storage

extension Session {
  /// The day of the run in UTC; the variable `SOURCE_DATE_EPOCH` fixes it.
  var today: CalendarDate {
    let time = Timestamp.now(fixed: surroundings.variable("SOURCE_DATE_EPOCH"))
    // A day of five-digit years comes after every day that can be written.
    return CalendarDate(parsing: String(time.prefix(10))) ?? CalendarDate(parsing: "9999-12-31")!
  }
}
