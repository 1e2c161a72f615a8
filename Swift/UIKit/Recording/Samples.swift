import Foundation

/// What stands in for contents that only come while the app runs: without them no rule on texts would speak, and a view
/// without a size would hang on nothing.
enum Samples {
  /// What a label shows: a title, or a sentence where it may break.
  private static let (title, sentence) = ("Sample text", "A sample of a text that takes more than one line")
  /// What a text view shows: a paragraph, or as many sentences as fill a phone where it scrolls.
  private static func paragraph(_ view: UITextView) -> String {
    Array(repeating: "\(sentence).", count: view.isScrollEnabled ? 60 : 4).joined(separator: " ")
  }

  /// What one shows that gives no letter up, and so has few of them.
  private static let figure = "12"
  /// The side of an image, in points.
  private static let side = 24

  /// True for a text that is made up, or has one as a word.
  private static func isMadeUp(_ text: String) -> Bool {
    if Recorder.madeUpTexts.contains(text) { return true }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { $0.count > 1 && Recorder.madeUpTexts.contains(String($0)) }
  }

  /// What describes a screen with samples, where they are wanted; in tests a screen shows what it shows.
  static func shown<Result>(_ describe: () -> Result) -> Result {
    Recorder.showsSamples = Recorder.traits.wantsSamples
    defer { Recorder.showsSamples = false }
    return describe()
  }

  private static func sample(of label: UILabel) -> String {
    let givesWay = label.contentCompressionResistancePriority(for: .horizontal) != .required
    // One that takes as many lines as it likes is made for texts of any length.
    if !givesWay, label.numberOfLines != 0 { return figure }
    return label.numberOfLines == 1 ? title : sentence
  }

  /// Gives a view without a content that of a sample, among its attributes.
  static func fill(_ view: UIView, _ attributes: inout [(String, String)]) {
    switch view {
    // A cell's own label that nobody uses isn't there.
    case let label as UILabel where (label.text ?? "").isEmpty && !label.isOwnLabelOfCell:
      attributes.removeAll { $0.0 == "text" }
      attributes += [("text", sample(of: label)), ("sample", "filler")]
    case let label as UILabel where isMadeUp(label.text ?? ""):
      attributes.append(("sample", "contents"))
    case let button as UIButton where isMadeUp(button.recordedTitle ?? ""):
      attributes.append(("sample", "contents"))
    case let field as UITextField where isMadeUp(field.text ?? ""):
      attributes.append(("sample", "contents"))
    // What people write into is empty until they do.
    case let view as UITextView where view.text.isEmpty && !view.isEditable:
      attributes.removeAll { $0.0 == "text" }
      attributes += [("text", paragraph(view)), ("sample", "filler")]
    case let view as UITextView where isMadeUp(view.text):
      attributes.append(("sample", "contents"))
    case let image as UIImageView where (image.image?.size.width ?? 0) <= 0:
      guard !attributes.contains(where: { $0.0 == "size" }) else { return }
      attributes += [("size", "\(side)x\(side)"), ("sample", "filler")]
    case let button as UIButton where button.hasImageOfUnknownSize:
      attributes.append(("sample", "filler"))
    // Nobody knows how large a date or a calendar is: it has the size of wheels.
    case let picker as UIDatePicker where picker.datePickerStyle != .wheels:
      attributes.append(("sample", "filler"))
    default: break
    }
  }
}
