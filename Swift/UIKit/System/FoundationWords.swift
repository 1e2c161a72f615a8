import Foundation

// What Foundation has with Apple's runtime alone.

extension NSPredicate {
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(everythingFor: format)
  }
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    self.init(everythingFor: format)
  }
  /// A predicate that is true of everything, since nobody here reads its format.
  private convenience init(everythingFor format: String) {
    Recorder.noteHere("NSPredicate(format: '\(format)') is taken to be true")
    self.init(value: true)
  }
}

extension NSTextCheckingResult {
  public var url: URL? { nil }
  public var phoneNumber: String? { nil }
  public var date: Date? { nil }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

public typealias NSTextCheckingTypes = UInt64

/// Finds nothing in a text.
open class NSDataDetector: NSObject {
  public init(types: NSTextCheckingTypes) throws {}
  open func matches(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> [NSTextCheckingResult]
  { [] }
  open func firstMatch(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> NSTextCheckingResult?
  { nil }
  open func numberOfMatches(
    in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { 0 }
  open func enumerateMatches(
    in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>)
      -> Void
  ) {}
}
