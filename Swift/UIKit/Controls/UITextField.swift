import Foundation

open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInputTraits, UITextInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  open var text: String? = ""
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView? { didSet { record.sidePlace = Recorder.place } }
  open var rightView: UIView? { didSet { record.sidePlace = Recorder.place } }
  /// True where a view at a side is shown, beside which the text has less room.
  var showsSideView: Bool {
    leftView != nil && leftViewMode != .never || rightView != nil && rightViewMode != .never
  }
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open weak var delegate: UITextFieldDelegate?
  open var clearsOnBeginEditing = false
  open var isEditing: Bool { false }
  open var background: UIImage?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var passwordRules: UITextInputPasswordRules?
  open var inlinePredictionType = 0
  open override var canBecomeFirstResponder: Bool { true }
  var ownInputView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  var ownAccessoryView: UIView?
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  open func textRect(forBounds rect: CGRect) -> CGRect { rect }
  open func editingRect(forBounds rect: CGRect) -> CGRect { rect }
  open func placeholderRect(forBounds rect: CGRect) -> CGRect { rect }
  open func rightViewRect(forBounds rect: CGRect) -> CGRect { rect }
  open func leftViewRect(forBounds rect: CGRect) -> CGRect { rect }
  open func clearButtonRect(forBounds rect: CGRect) -> CGRect { rect }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open var inputDelegate: UITextInputDelegate?
  open var markedTextRange: UITextRange? { nil }
  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ addition: String) { text = (text ?? "") + addition }
  open func deleteBackward() {}
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  open func borderRect(forBounds rect: CGRect) -> CGRect { rect }
  open func drawText(in rect: CGRect) {}
  open var clearsOnInsertion = false
  open var disabledBackground: UIImage?
  open var selectedTextRange: UITextRange?
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  open var endOfDocument: UITextPosition { UITextPosition() }
  open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { nil }
  open func position(from: UITextPosition, offset: Int) -> UITextPosition? { nil }
  open func offset(from: UITextPosition, to: UITextPosition) -> Int { 0 }
  open func replace(_ range: UITextRange, withText: String) {}
  open func text(in range: UITextRange) -> String? { nil }
  open func drawPlaceholder(in rect: CGRect) {}
  public static let textDidChangeNotification = Notification.Name("tftdc"),
    textDidBeginEditingNotification = Notification.Name("tfb"),
    textDidEndEditingNotification = Notification.Name("tfe")
}

open class UITextInputPasswordRules: NSObject, NSCopying {
  public init(descriptor: String) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
