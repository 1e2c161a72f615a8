/// Numbers as tables show them: three digits that count, and a unit that suits.
enum Figures {
  /// Seconds as `1.23 ms`.
  static func seconds(_ seconds: Double) -> String {
    if seconds < 1e-3 { return threeDigits(seconds * 1e6) + " µs" }
    if seconds < 1 { return threeDigits(seconds * 1e3) + " ms" }
    return threeDigits(seconds) + " s"
  }

  /// A number with three digits that count.
  static func threeDigits(_ number: Double) -> String {
    let size = abs(number)
    return fixed(number, places: size < 10 ? 2 : size < 100 ? 1 : 0)
  }

  /// A number with so many digits after the point.
  static func fixed(_ number: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let whole = Int((abs(number) * scale).rounded())
    let sign = number < 0 && whole > 0 ? "-" : ""
    if places == 0 { return sign + String(whole) }
    let digits = String(whole % Int(scale))
    let zeros = String(repeating: "0", count: places - digits.count)
    return "\(sign)\(whole / Int(scale)).\(zeros)\(digits)"
  }
}
