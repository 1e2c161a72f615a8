extension Double {
  /// The shortest decimal text that reads back as this number: `8`, `0.5`, `-3.25`; never `8.0` or `-0`.
  public var spelled: String {
    if self == rounded(), abs(self) < 9_007_199_254_740_992 { return String(Int(self)) }
    return description
  }

  /// This number rounded half away from zero to `places` decimal places, for results that people read.
  public func rounded(places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = self * scale
    return abs(scaled) < 9_007_199_254_740_992 ? scaled.rounded() / scale : self
  }

  /// At most two decimal places, for people.
  public var shown: String { rounded(places: 2).spelled }

  /// This number; nil for an infinity, as records have none for what has no bound.
  public var ifFinite: Double? { isFinite ? self : nil }

  /// The number that `text` spells in decimal digits; nil for anything else, `nan`, `inf` and hexadecimal included.
  public init?(parsing text: some StringProtocol) {
    guard text.utf8.allSatisfy({ $0.isDigitOrSign }), let value = Double(String(text)), value.isFinite else {
      return nil
    }
    self = value
  }
}

extension UInt8 {
  fileprivate var isDigitOrSign: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

extension Double {
  /// Six decimal places: far below a pixel, far above the noise of arithmetic.
  public var exactJSON: JSON { JSON(rounded(places: 6)) }
}

extension JSON {
  /// The same with `exactJSON` of each number.
  var rounded: JSON {
    switch self {
    case .number(let number): number.exactJSON
    case .array(let elements): .array(elements.map(\.rounded))
    case .object(let members): .object(members.mapValues(\.rounded))
    default: self
    }
  }
}
