import UIKit
import Foundation

protocol Reusable: AnyObject { static var reuseIdentifier: String { get } }
extension Reusable where Self: UIView { static var reuseIdentifier: String { String(describing: self) } }
extension UITableViewCell: Reusable {}
extension UITableView {
  func dequeue<T: UITableViewCell>(_ type: T.Type, for indexPath: IndexPath) -> T {
    register(type.self, forCellReuseIdentifier: T.reuseIdentifier);
    guard let c = dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: indexPath) as? T else {
      fatalError()
    };
    return c
  }
}
private var key: UInt8 = 0
private struct Keys { static var a = "a"; static var handle: Void? }
extension UIView {
  var badge: String? {
    get { objc_getAssociatedObject(self, &key) as? String }
    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
  var other: NSNumber? {
    get { return objc_getAssociatedObject(self, &Keys.a) as? NSNumber }
    set { objc_setAssociatedObject(self, &Keys.a, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN) }
  }
  @IBInspectable var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue; layer.masksToBounds = newValue > 0 }
  }
  var parentViewController: UIViewController? {
    var r: UIResponder? = self;
    while r != nil { r = r!.next; if let v = r as? UIViewController { return v } }; return nil
  }
  class func fromNib<T: UIView>() -> T {
    return Bundle(for: T.self).loadNibNamed(String(describing: T.self), owner: nil, options: nil)![0] as! T
  }
  func shake() {
    let a = CAKeyframeAnimation(keyPath: "transform.translation.x"); a.values = [-20.0, 20.0];
    a.duration = 0.6; layer.add(a, forKey: "shake")
  }
  func addBorder(_ edges: UIRectEdge) {
    let b = CALayer();
    switch edges {
    case .top: b.frame = CGRect(x: 0, y: 0, width: frame.width, height: 1);
    case UIRectEdge.bottom:
      b.frame = CGRect(x: 0, y: self.frame.height - 1, width: self.frame.width, height: 1);
    default: break
    }; self.layer.addSublayer(b)
  }
}
enum Swizzler {
  static func swizzle() {
    let m = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewWillAppear(_:)));
    let n = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewDidLoad));
    if let m, let n { method_exchangeImplementations(m, n) };
    _ = class_addMethod(
      UIView.self, #selector(UIView.layoutSubviews), method_getImplementation(m!), method_getTypeEncoding(m!))
  }
}
@objc public class Item: NSObject {
  @objc public dynamic var name = ""; var obs: NSKeyValueObservation?;
  func watch(_ scrollView: UIScrollView) {
    obs = scrollView.observe(\.contentOffset, options: [.new, .old]) { v, change in
      _ = change.newValue; _ = v.contentSize
    };
    scrollView.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentSize), options: [.new], context: nil);
    obs = scrollView.observe(\.bounds) { [weak self] _, _ in _ = self }
  };
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if keyPath == "contentSize" {
      _ = change?[.newKey] as? CGSize
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
final class FieldView: UIView, UITextFieldDelegate, UITextViewDelegate, UIKeyInput {
  let field = UITextField(), text = UITextView(), label = UILabel()
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
  var keyboardType: UIKeyboardType = .numberPad
  var textContentType: UITextContentType! = .oneTimeCode
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { nil }
  func go() { edit(); scroll(); write(); measure(); store() }
  func edit() {
    field.addTarget(self, action: #selector(changed), for: .editingChanged);
    field.attributedPlaceholder = NSAttributedString(
      string: "x", attributes: [NSAttributedString.Key.foregroundColor: UIColor.gray]);
    field.leftView = UIView(frame: .init(x: 0, y: 0, width: 4, height: 5)); field.rightViewMode = .always;
    field.inputAccessoryView = UIToolbar(); field.defaultTextAttributes[.kern] = 2;
    field.textContentType = .password; field.passwordRules = UITextInputPasswordRules(descriptor: "x");
    field.sendActions(for: .editingChanged);
    let p = field.position(from: field.beginningOfDocument, offset: 2);
    if let p { field.selectedTextRange = field.textRange(from: p, to: p) };
    _ = field.caretRect(for: field.endOfDocument); _ = field.isFirstResponder; field.becomeFirstResponder();
    field.undoManager?.removeAllActions(); field.minimumFontSize = 2; field.adjustsFontSizeToFitWidth = true;
    field.clearButtonMode = .whileEditing; field.smartQuotesType = .no;
    field.inputAssistantItem.leadingBarButtonGroups = []
  }
  func scroll() {
    text.textContainerInset = .zero; text.textContainer.lineFragmentPadding = 0;
    text.linkTextAttributes = [.foregroundColor: UIColor.red];
    text.dataDetectorTypes = [.link, .phoneNumber]; text.layoutManager.delegate = nil;
    text.textContainer.exclusionPaths = [UIBezierPath(rect: .zero)]; text.isScrollEnabled = false;
    text.selectedRange = NSRange(location: 0, length: 0); text.scrollRangeToVisible(NSMakeRange(0, 1));
    text.textStorage.setAttributedString(NSAttributedString(string: "x"));
    text.typingAttributes[.font] = UIFont.systemFont(ofSize: 2); text.contentOffset = .zero;
    _ = text.layoutManager.usedRect(for: text.textContainer);
    let idx = text.layoutManager.characterIndex(
      for: .zero, in: text.textContainer, fractionOfDistanceBetweenInsertionPoints: nil);
    _ = text.layoutManager.glyphIndex(for: .zero, in: text.textContainer);
    _ = text.attributedText.attribute(.link, at: idx, effectiveRange: nil);
    text.layoutManager.enumerateLineFragments(forGlyphRange: NSRange()) {
      rect, used, container, range, stop in
      _ = rect; stop.pointee = true
    }; text.keyboardDismissMode = .interactive; text.textAlignment = .justified
  }
  func write() {
    label.attributedText = {
      let a = NSMutableAttributedString(string: "x");
      a.addAttributes(
        [
          .font: UIFont.preferredFont(forTextStyle: .body),
          .paragraphStyle: {
            let p = NSMutableParagraphStyle(); p.alignment = .center; p.lineSpacing = 3;
            p.lineBreakMode = .byTruncatingTail;
            p.tabStops = [NSTextTab(textAlignment: .left, location: 3, options: [:])];
            p.baseWritingDirection = .leftToRight; return p
          }(),
        ], range: NSRange(location: 0, length: a.length));
      a.append(NSAttributedString(attachment: NSTextAttachment()));
      a.addAttribute(
        NSAttributedString.Key.underlineStyle, value: NSUnderlineStyle.single.rawValue,
        range: NSMakeRange(0, 1));
      a.enumerateAttribute(.font, in: NSRange(location: 0, length: a.length), options: []) {
        value, range, stop in if let f = value as? UIFont { _ = f.fontDescriptor.symbolicTraits }
      }; a.removeAttribute(.font, range: NSRange()); a.mutableString.setString("y"); return a
    }()
  }
  func measure() {
    label.minimumScaleFactor = 0.5; label.baselineAdjustment = .alignCenters;
    label.allowsDefaultTighteningForTruncation = true; label.lineBreakStrategy = .pushOut;
    label.highlightedTextColor = .red; label.shadowColor = .gray; label.shadowOffset = .zero;
    label.preferredMaxLayoutWidth = 3; label.isHighlighted = true; label.isEnabled = true;
    label.showsExpansionTextWhenTruncated = true;
    _ = label.textRect(forBounds: .zero, limitedToNumberOfLines: 3); label.drawText(in: .zero);
    _ = label.font.lineHeight;
    _ = label.font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]).map {
      UIFont(descriptor: $0, size: 0)
    }; _ = UIFont(name: "Helvetica", size: 3) ?? .systemFont(ofSize: 2);
    label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .italicSystemFont(ofSize: 4));
    _ = UIFont.systemFont(ofSize: UIFont.systemFontSize, weight: UIFont.Weight.heavy);
    _ = label.font.withSize(2); _ = label.font.familyName; _ = UIFont.fontNames(forFamilyName: "x");
    _ = UIFontDescriptor(fontAttributes: [
      .family: "x", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ]); _ = label.font.fontDescriptor.withDesign(.rounded);
    _ = label.font.fontDescriptor.addingAttributes([:]); _ = label.font.fontDescriptor.fontAttributes;
    label.adjustsFontForContentSizeCategory = true; label.sizeToFit(); _ = label.intrinsicContentSize.width;
    label.isUserInteractionEnabled = true;
    label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black };
    label.setContentHuggingPriority(.init(999), for: .horizontal); label.layer.masksToBounds = true;
    label.invalidateIntrinsicContentSize(); label.numberOfLines = 0
  }
  func store() {
    _ = try? NSAttributedString(
      data: Data(),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    let storage = NSTextStorage(attributedString: label.attributedText!); let lm = NSLayoutManager();
    let tc = NSTextContainer(size: .zero); lm.addTextContainer(tc); storage.addLayoutManager(lm);
    tc.maximumNumberOfLines = 2; tc.lineBreakMode = label.lineBreakMode; lm.ensureLayout(for: tc);
    _ = lm.boundingRect(forGlyphRange: lm.glyphRange(for: tc), in: tc);
    lm.drawGlyphs(forGlyphRange: NSRange(), at: .zero)
  }
  @objc func changed(_ textField: UITextField) {}
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let t = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string);
    return t.count < 4
  }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { false }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
}
class Field: UITextField {
  var padding = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4);
  override func textRect(forBounds rect: CGRect) -> CGRect {
    super.textRect(forBounds: rect).inset(by: padding)
  };
  override func editingRect(forBounds rect: CGRect) -> CGRect { rect.inset(by: padding) };
  override func leftViewRect(forBounds rect: CGRect) -> CGRect {
    rect.insetBy(dx: 1, dy: 2).offsetBy(dx: 1, dy: 1)
  };
  override func deleteBackward() { super.deleteBackward() }; override func drawText(in rect: CGRect) {};
  override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) };
  override func caretRect(for position: UITextPosition) -> CGRect { .zero };
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] };
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action != #selector(paste(_:))
  };
  override var text: String? { didSet {} };
  override var placeholder: String? {
    get { super.placeholder }
    set { super.placeholder = newValue }
  }; override var isSecureTextEntry: Bool { didSet {} }; override var font: UIFont? { didSet {} };
  override var bounds: CGRect { didSet {} };
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) };
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() };
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() };
  override var textAlignment: NSTextAlignment { didSet {} };
  override func paste(_ sender: Any?) { super.paste(sender) };
  override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument };
  override var attributedPlaceholder: NSAttributedString? { didSet {} };
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  };
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  };
  override func tintColorDidChange() { super.tintColorDidChange() };
  override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(recognizer)
  };
  override func awakeFromNib() { super.awakeFromNib() }
}
class PadLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: .zero)) };
  override func textRect(forBounds rect: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    super.textRect(forBounds: rect, limitedToNumberOfLines: lines)
  }; override var text: String? { didSet {} }; override var attributedText: NSAttributedString? { didSet {} };
  override var font: UIFont! { didSet {} }; override var textColor: UIColor! { didSet {} };
  override var preferredMaxLayoutWidth: CGFloat { didSet {} };
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) };
  override var numberOfLines: Int { didSet {} }; override var lineBreakMode: NSLineBreakMode { didSet {} }
}
class GrowView: UITextView {
  override var text: String! { didSet {} }; override var attributedText: NSAttributedString! { didSet {} };
  override var font: UIFont? { didSet {} };
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } };
  override var textContainerInset: UIEdgeInsets { didSet {} };
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }; required init?(coder: NSCoder) { super.init(coder: coder) };
  override func layoutSubviews() { super.layoutSubviews() };
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = newValue }
  }; override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) };
  override var selectedTextRange: UITextRange? {
    get { super.selectedTextRange }
    set {}
  }; override func draw(_ rect: CGRect) { super.draw(rect) }
}
final class ToggleControl: UIControl {
  override var isEnabled: Bool { didSet {} }; override var isSelected: Bool { willSet {} };
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } };
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event); sendActions(for: [.valueChanged, .primaryActionTriggered]);
    return true
  }; override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true };
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) };
  override func cancelTracking(with event: UIEvent?) {};
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { didSet {} };
  override func accessibilityActivate() -> Bool { true }; override func accessibilityIncrement() {};
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set {}
  };
  override var accessibilityLabel: String? {
    get { "x" }
    set {}
  };
  override var accessibilityValue: String? {
    get { nil }
    set {}
  };
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  };
  override func sendAction(_ selector: Selector, to value: Any?, for event: UIEvent?) {
    super.sendAction(selector, to: value, for: event)
  };
  override func addTarget(_ target: Any?, action: Selector, for event: UIControl.Event) {
    super.addTarget(target, action: action, for: event)
  }; override var backgroundColor: UIColor? { didSet {} }; override var tintColor: UIColor! { didSet {} };
  override var frame: CGRect { didSet {} }; override var isHidden: Bool { didSet {} };
  override var alpha: CGFloat { didSet {} }; override var transform: CGAffineTransform { didSet {} };
  override var contentMode: UIView.ContentMode { didSet {} };
  override var semanticContentAttribute: UISemanticContentAttribute { didSet {} };
  override var center: CGPoint { didSet {} }; override var clipsToBounds: Bool { didSet {} };
  override var isUserInteractionEnabled: Bool { didSet {} };
  override var safeAreaInsets: UIEdgeInsets { .zero }; override var layoutMargins: UIEdgeInsets { didSet {} };
  override var accessibilityElements: [Any]? {
    get { nil }
    set {}
  };
  override var accessibilityFrame: CGRect {
    get { .zero }
    set {}
  };
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { nil }
    set {}
  }
}
final class B: UIButton {
  override func imageRect(forContentRect rect: CGRect) -> CGRect { super.imageRect(forContentRect: rect) };
  override func titleRect(forContentRect rect: CGRect) -> CGRect { rect };
  override var buttonType: UIButton.ButtonType { .custom };
  override func setTitle(_ text: String?, for state: UIControl.State) { super.setTitle(text, for: state) };
  override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) };
  override var configuration: UIButton.Configuration? { didSet {} };
  override func updateConfiguration() { super.updateConfiguration() };
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {};
  override var titleEdgeInsets: UIEdgeInsets { didSet {} };
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero };
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) { super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator) };
  func go() {
    titleLabel?.font = .boldSystemFont(ofSize: 3);
    setImage(UIImage(systemName: "x"), for: [.normal, .highlighted]); setBackgroundImage(nil, for: .disabled);
    imageView?.contentMode = .scaleAspectFit; semanticContentAttribute = .forceRightToLeft;
    contentEdgeInsets = .init(top: 1, left: 1, bottom: 1, right: 1); imageEdgeInsets.left = 3;
    contentHorizontalAlignment = .leading; adjustsImageWhenHighlighted = false;
    showsMenuAsPrimaryAction = true;
    menu = UIMenu(children: [
      UIAction(title: "x") { _ in }, UIMenu(title: "y", options: [.displayInline], children: []),
      UICommand(title: "z", action: #selector(UIResponder.becomeFirstResponder)),
      UIDeferredMenuElement { c in c([]) },
    ]); var c = UIButton.Configuration.filled(); c.title = "x"; c.image = UIImage(systemName: "x");
    c.imagePlacement = .top; c.imagePadding = 2; c.baseBackgroundColor = .red; c.cornerStyle = .capsule;
    c.buttonSize = .large;
    c.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { i in
      var o = i; o.font = UIFont.boldSystemFont(ofSize: 3); return o
    };
    c.attributedTitle = AttributedString(
      "x", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 2)]));
    c.background.cornerRadius = 3; c.background.strokeColor = .red;
    c.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1);
    c.showsActivityIndicator = true;
    c.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 3); c.indicator = .popup;
    configuration = c;
    configurationUpdateHandler = { b in b.configuration?.showsActivityIndicator = b.isSelected };
    removeTarget(nil, action: nil, for: .allEvents);
    addAction(UIAction { [weak self] _ in self?.isSelected.toggle() }, for: .touchUpInside);
    _ = actions(forTarget: self, forControlEvent: .touchUpInside); _ = allTargets;
    changesSelectionAsPrimaryAction = true; isPointerInteractionEnabled = true;
    sendActions(for: .touchUpInside); tintColor = .clear; _ = UIButton(type: .close, primaryAction: nil);
    _ = state.contains(.selected); role = .primary; setPreferredSymbolConfiguration(nil, forImageIn: .normal);
    setAttributedTitle(NSAttributedString(string: "x"), for: .normal)
  }
}
