/// The system versions from which on UIKit measures something otherwise than before.
public enum SystemVersions {
  /// Text fields with a border are 34 points high, and segmented controls have their present padding.
  public static let newFields = 13.0
  /// The system's font is one in place of two, cut for texts and for titles, text fields without a border are a point
  /// higher, and page controls leave room beside their dots.
  public static let oneFont = 14.0
  /// Controls have round ends, and sliders end where they seem to.
  public static let newControls = 26.0
  /// Phones' windows are resized, and stay compact in width.
  public static let resizablePhones = 27.0
  /// The version of environments that name none.
  public static let usual = 18.0

  /// The version that is taken for all which no border parts from `version`: the usual one if it may, otherwise the
  /// border at which they begin, or the last version before the first.
  static func usual(like version: Double, at borders: [Double]) -> Double {
    guard let first = borders.first else { return usual }
    let begin = borders.last { $0 <= version }
    let end = borders.first { $0 > version } ?? .infinity
    if usual < end, usual >= begin ?? -Double.infinity { return usual }
    return begin ?? first - 1
  }
}
