import Foundation

open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInputTraits, UITextInput {
  open var text: String! {
    get { ownText }
    set { (ownText, ownAttributedText) = (newValue ?? "", nil) }
  }
  private var ownText = ""
  private var ownAttributedText: NSAttributedString?
  open var attributedText: NSAttributedString! {
    get { ownAttributedText ?? NSAttributedString(string: ownText) }
    set {
      (ownText, ownAttributedText) = (newValue?.string ?? "", newValue)
      if let font = newValue?.onlyFont { self.font = font }
      newValue?.noteWhatIsLost()
    }
  }
  /// The size of the whole text, also while it scrolls.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let scrolls = isScrollEnabled
    isScrollEnabled = false
    defer { isScrollEnabled = scrolls }
    return super.sizeThatFits(size)
  }
  open var font: UIFont? = .systemFont(ofSize: 12)
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var adjustsFontForContentSizeCategory = false
  open var textContainer = NSTextContainer()
  open var layoutManager = NSLayoutManager()
  open var textStorage = NSTextStorage(string: "")
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var selectedRange = NSRange()
  open var allowsEditingTextAttributes = false
  open var usesStandardTextScaling = false
  open var selectedTextRange: UITextRange?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var isSecureTextEntry = false
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  var ownAccessoryView: UIView?
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  var ownInputView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open var hasText: Bool { !(text ?? "").isEmpty }
  open func deleteBackward() {}
  open func insertText(_ addition: String) { text = (text ?? "") + addition }
  open var inputDelegate: UITextInputDelegate?
  open var markedTextRange: UITextRange? { nil }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  open func characterRange(at point: CGPoint) -> UITextRange? { nil }
  open func text(in range: UITextRange) -> String? { nil }
  open func replace(_ range: UITextRange, withText: String) {}
  open func offset(from: UITextPosition, to: UITextPosition) -> Int { 0 }
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {}
  open var clearsOnInsertion = false
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var isFindInteractionEnabled = false
  open var textLayoutManager: AnyObject? { nil }
  open weak var textDropDelegate: UITextDropDelegate?
  open weak var textDragDelegate: AnyObject?
  open weak var pasteDelegate: UITextPasteDelegate?
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  open var endOfDocument: UITextPosition { UITextPosition() }
  open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { nil }
  open func position(from: UITextPosition, offset: Int) -> UITextPosition? { nil }
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public static let textDidChangeNotification = Notification.Name("tvtdc"),
    textDidBeginEditingNotification = Notification.Name("tvb"),
    textDidEndEditingNotification = Notification.Name("tve")
}
