import Foundation

public protocol UITextInputTraits: AnyObject {}

extension UITextInputTraits {
  public var keyboardType: UIKeyboardType { .default }
  public var returnKeyType: UIReturnKeyType { .default }
  public var isSecureTextEntry: Bool { false }
}

public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

extension UIKeyInput {
  public var hasText: Bool { false }
  public func insertText(_ text: String) {}
  public func deleteBackward() {}
}

public protocol UITextInputDelegate: AnyObject {}

extension UITextInputDelegate {
  public func selectionWillChange(_ textInput: UITextInput?) {}
  public func selectionDidChange(_ textInput: UITextInput?) {}
  public func textWillChange(_ textInput: UITextInput?) {}
  public func textDidChange(_ text: UITextInput?) {}
}

public protocol UITextInputTokenizer: AnyObject {}

open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  public override init() { super.init() }
  public init(textInput: UIResponder & UITextInput) {}
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }

public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

public typealias UITextWritingDirection = NSWritingDirection

public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> Self {
    Self(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }
}

open class UITextPosition: NSObject {}

open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
}

open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

open class UITextPlaceholder: NSObject { open var rects: [UITextSelectionRect] { [] } }

public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  func position(from: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to: UITextPosition) -> Int
}

/// Nothing is typed while a layout is recorded: a text has one place, and nothing is selected.
extension UITextInput {
  public var markedTextRange: UITextRange? { nil }
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  public var inputDelegate: UITextInputDelegate? {
    get { nil }
    set {}
  }
  public var tokenizer: UITextInputTokenizer { UITextInputStringTokenizer() }
  public var textInputView: UIView { UIView() }
  public func text(in range: UITextRange) -> String? { nil }
  public func replace(_ range: UITextRange, withText text: String) {}
  public func setMarkedText(_ text: String?, selectedRange: NSRange) {}
  public func unmarkText() {}
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { UITextRange() }
  public func position(from: UITextPosition, offset: Int) -> UITextPosition? { UITextPosition() }
  public func position(from: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  {
    UITextPosition()
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    .orderedSame
  }
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { 0 }
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  public func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition() }
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }
  public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  {
    .natural
  }
}

public protocol UIResponderStandardEditActions {}

extension UIResponder: UIResponderStandardEditActions {}
