import Notation

/// The value of a view's attribute.
public enum AttributeValue: Hashable, Sendable {
  /// Any text, or one of a list of words.
  case text(String)
  /// A number; points where it is a length.
  case number(Double)
  /// True or false.
  case flag(Bool)
  /// Two priorities.
  case priorities(horizontal: Priority, vertical: Priority)
  /// A size in points; nil where there is none in that axis.
  case size(width: Double?, height: Double?)
  /// Four distances in points.
  case insets(EdgeInsets)
  /// Four distances, at least one of which follows a guide.
  case guidedInsets(GuidedInsets)
}

extension AttributeValue {
  /// The text that reads back as this value in the attribute's form.
  public var spelled: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.spelled
    case .flag(let flag): flag ? "true" : "false"
    case .priorities(let horizontal, let vertical): "\(horizontal.value.spelled),\(vertical.value.spelled)"
    case .size(let width, let height): "\(width?.spelled ?? "-")x\(height?.spelled ?? "-")"
    case .insets(let insets):
      [insets.top, insets.left, insets.bottom, insets.right].map(\.spelled).joined(separator: ",")
    case .guidedInsets(let insets): insets.spelled
    }
  }

  /// The value that `text` spells in that form; nil if it doesn't.
  public init?(parsing text: String, form: AttributeForm) {
    switch form {
    case .text: self = .text(text)
    case .color:
      guard let color = ColorText(text) else { return nil }
      self = .text(color.spelled)
    case .recordedSize:
      guard let size = RecordedSize(text) else { return nil }
      self = .text(size.spelled)
    case .word(let words):
      guard words.contains(text) else { return nil }
      self = .text(text)
    case .words(let words):
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard parts.allSatisfy(words.contains) else { return nil }
      self = .text(words.filter(parts.contains).joined(separator: ","))
    case .number(let range):
      guard let number = Double(parsing: text), range.contains(number) else { return nil }
      self = .number(number)
    case .whole(let range):
      guard let number = Double(parsing: text), range.contains(number), number == number.rounded() else {
        return nil
      }
      self = .number(number)
    case .flag:
      guard let flag = Bool(text) else { return nil }
      self = .flag(flag)
    case .priorities:
      guard let value = Self.priorities(text) else { return nil }
      self = value
    case .size:
      let parts = text.split(separator: "x", omittingEmptySubsequences: false)
      guard parts.count == 2, let width = Self.extent(parts[0]), let height = Self.extent(parts[1]) else {
        return nil
      }
      self = .size(width: width, height: height)
    case .insets:
      guard let insets = Self.insets(text) else { return nil }
      self = .insets(insets)
    case .guidedInsets:
      guard let insets = GuidedInsets(parsing: text) else { return nil }
      self = AttributeValue(insets)
    }
  }

  /// Four distances, or one for all.
  private static func insets(_ text: String) -> EdgeInsets? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double(parsing: $0) }
    let numbers = parts.compactMap(\.self)
    guard numbers.count == parts.count, numbers.allSatisfy({ abs($0) <= ViewAttribute.longest }) else {
      return nil
    }
    switch numbers.count {
    case 1: return EdgeInsets(all: numbers[0])
    case 4: return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    default: return nil
    }
  }

  private static func priorities(_ text: String) -> AttributeValue? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Priority(parsing: $0) }
    guard (1...2).contains(parts.count), let horizontal = parts[0], let vertical = parts.last! else {
      return nil
    }
    return .priorities(horizontal: horizontal, vertical: vertical)
  }

  /// Insets, as points where no side follows a guide.
  init(_ insets: GuidedInsets) {
    self = insets.followsGuides ? .guidedInsets(insets) : .insets(insets.points)
  }

  /// An outer nil for no spelling, an inner one for `-`.
  private static func extent(_ text: Substring) -> Double?? {
    if text == "-" { return .some(nil) }
    guard let number = Double(parsing: text), (0...ViewAttribute.longest).contains(number) else { return nil }
    return .some(number)
  }
}

extension AttributeForm {
  /// What the form accepts, for a sentence: `a number`, `one of horizontal, vertical`.
  public var description: String {
    switch self {
    case .text: "a text"
    case .color: "a colour as #RRGGBB, #RRGGBBAA, one of UIKit's as systemRedColor, or NAME#RRGGBB"
    case .number(let range), .whole(let range):
      "a \(isWhole ? "whole number" : "number") from \(range.lowerBound.spelled) to \(range.upperBound.spelled)"
    case .flag: "true or false"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .words(let words): "some of \(words.joined(separator: ", ")), separated by commas"
    case .priorities: "two priorities HORIZONTAL,VERTICAL above 0 and at most 1000"
    case .size: "a size WIDTHxHEIGHT in points, '-' for none in that axis"
    case .recordedSize: "a size that a file recorded, as WIDTHxHEIGHT,SCOPE,DIGEST"
    case .insets: "four distances TOP,LEFT,BOTTOM,RIGHT in points, or one for all"
    case .guidedInsets:
      "four distances TOP,LEFT,BOTTOM,RIGHT in points or as safeArea.bottom, or one for all"
    }
  }
  private var isWhole: Bool {
    if case .whole = self { true } else { false }
  }
}
