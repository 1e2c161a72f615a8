import UIKit
import Foundation

protocol Reusable: AnyObject { static var reuseIdentifier: String { get } }
extension Reusable where Self: UIView { static var reuseIdentifier: String { String(describing: self) } }
extension UITableViewCell: Reusable {}
extension UITableView {
  func dequeue<T: UITableViewCell>(_ t: T.Type, for i: IndexPath) -> T {
    register(t.self, forCellReuseIdentifier: T.reuseIdentifier);
    guard let c = dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: i) as? T else { fatalError() };
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
  func addBorder(_ e: UIRectEdge) {
    let b = CALayer();
    switch e {
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
  func watch(_ s: UIScrollView) {
    obs = s.observe(\.contentOffset, options: [.new, .old]) { v, change in
      _ = change.newValue; _ = v.contentSize
    }; s.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentSize), options: [.new], context: nil);
    obs = s.observe(\.bounds) { [weak self] _, _ in _ = self }
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
  func insertText(_ t: String) {}
  func deleteBackward() {}
  var keyboardType: UIKeyboardType = .numberPad
  var textContentType: UITextContentType! = .oneTimeCode
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { nil }
  func go() {
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
  @objc func changed(_ f: UITextField) {}
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
  override func textRect(forBounds b: CGRect) -> CGRect { super.textRect(forBounds: b).inset(by: padding) };
  override func editingRect(forBounds b: CGRect) -> CGRect { b.inset(by: padding) };
  override func leftViewRect(forBounds b: CGRect) -> CGRect { b.insetBy(dx: 1, dy: 2).offsetBy(dx: 1, dy: 1) };
  override func deleteBackward() { super.deleteBackward() }; override func drawText(in r: CGRect) {};
  override func drawPlaceholder(in r: CGRect) { super.drawPlaceholder(in: r) };
  override func caretRect(for p: UITextPosition) -> CGRect { .zero };
  override func selectionRects(for r: UITextRange) -> [UITextSelectionRect] { [] };
  override func canPerformAction(_ a: Selector, withSender s: Any?) -> Bool { a != #selector(paste(_:)) };
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
  override func paste(_ s: Any?) { super.paste(s) };
  override func closestPosition(to p: CGPoint) -> UITextPosition? { endOfDocument };
  override var attributedPlaceholder: NSAttributedString? { didSet {} };
  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { super.point(inside: p, with: e) };
  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { super.hitTest(p, with: e) };
  override func tintColorDidChange() { super.tintColorDidChange() };
  override func addGestureRecognizer(_ g: UIGestureRecognizer) { super.addGestureRecognizer(g) };
  override func awakeFromNib() { super.awakeFromNib() }
}
class PadLabel: UILabel {
  override func drawText(in r: CGRect) { super.drawText(in: r.inset(by: .zero)) };
  override func textRect(forBounds b: CGRect, limitedToNumberOfLines n: Int) -> CGRect {
    super.textRect(forBounds: b, limitedToNumberOfLines: n)
  }; override var text: String? { didSet {} }; override var attributedText: NSAttributedString? { didSet {} };
  override var font: UIFont! { didSet {} }; override var textColor: UIColor! { didSet {} };
  override var preferredMaxLayoutWidth: CGFloat { didSet {} };
  override func sizeThatFits(_ s: CGSize) -> CGSize { super.sizeThatFits(s) };
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
  }; override func caretRect(for p: UITextPosition) -> CGRect { super.caretRect(for: p) };
  override var selectedTextRange: UITextRange? {
    get { super.selectedTextRange }
    set {}
  }; override func draw(_ r: CGRect) { super.draw(r) }
}
final class ToggleControl: UIControl {
  override var isEnabled: Bool { didSet {} }; override var isSelected: Bool { willSet {} };
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } };
  override func beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool {
    super.beginTracking(t, with: e); sendActions(for: [.valueChanged, .primaryActionTriggered]); return true
  }; override func continueTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true };
  override func endTracking(_ t: UITouch?, with e: UIEvent?) { super.endTracking(t, with: e) };
  override func cancelTracking(with e: UIEvent?) {};
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
  override func sendAction(_ a: Selector, to t: Any?, for e: UIEvent?) { super.sendAction(a, to: t, for: e) };
  override func addTarget(_ t: Any?, action: Selector, for e: UIControl.Event) {
    super.addTarget(t, action: action, for: e)
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
  override func imageRect(forContentRect r: CGRect) -> CGRect { super.imageRect(forContentRect: r) };
  override func titleRect(forContentRect r: CGRect) -> CGRect { r };
  override var buttonType: UIButton.ButtonType { .custom };
  override func setTitle(_ t: String?, for s: UIControl.State) { super.setTitle(t, for: s) };
  override func setImage(_ i: UIImage?, for s: UIControl.State) { super.setImage(i, for: s) };
  override var configuration: UIButton.Configuration? { didSet {} };
  override func updateConfiguration() { super.updateConfiguration() };
  override func setTitleColor(_ c: UIColor?, for s: UIControl.State) {};
  override var titleEdgeInsets: UIEdgeInsets { didSet {} };
  override func menuAttachmentPoint(for c: UIContextMenuConfiguration) -> CGPoint { .zero };
  override func contextMenuInteraction(
    _ i: UIContextMenuInteraction, willDisplayMenuFor c: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) { super.contextMenuInteraction(i, willDisplayMenuFor: c, animator: animator) };
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
