import Foundation

/// A value of UIKit's that a design spells.
protocol RecordedValue {
  /// As the design spells it; nil for none.
  var recorded: String? { get }
}

extension Optional: RecordedValue where Wrapped: RecordedValue {
  // No key path: each use of one looks its types up.
  var recorded: String? { flatMap { $0.recorded } }
}

extension String: RecordedValue { var recorded: String? { self } }
extension Bool: RecordedValue { var recorded: String? { "\(self)" } }
extension Int: RecordedValue { var recorded: String? { "\(self)" } }
extension CGFloat: RecordedValue { var recorded: String? { spelled(self) } }

extension CGSize: RecordedValue {
  var recorded: String? { [width, height].map { $0 < 0 ? "-" : spelled($0) }.joined(separator: "x") }
}

extension UIEdgeInsets: RecordedValue {
  var recorded: String? { [top, left, bottom, right].map(spelled).joined(separator: ",") }
}

/// The design's words are those of UIKit's enumerations.
extension RecordedValue where Self: RawRepresentable, RawValue == Int {
  var recorded: String? { CaseNames.name(of: self) }
}

extension NSLayoutConstraint.Axis: RecordedValue {}
extension NSTextAlignment: RecordedValue {}
extension UIScrollView.ContentInsetAdjustmentBehavior: RecordedValue {}
extension UIStackView.Distribution: RecordedValue {}
extension UITableViewCell.AccessoryType: RecordedValue {}
extension UITextField.BorderStyle: RecordedValue {}
extension UIView.ContentMode: RecordedValue {}

extension NSLineBreakMode: RecordedValue {
  /// `truncatingTail` for `byTruncatingTail`.
  var recorded: String? {
    let word = "\(self)".dropFirst(2)
    return word.prefix(1).lowercased() + word.dropFirst()
  }
}

extension UIActivityIndicatorView.Style: RecordedValue {
  var recorded: String? { self == .large || self == .whiteLarge ? "large" : "medium" }
}
