import Foundation

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = Self(rawValue: 1), hangulWordPriority = Self(rawValue: 2),
      standard = Self(rawValue: 0xffff)
  }
  public static let `default` = NSParagraphStyle()
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open class func defaultWritingDirection(forLanguage: String?) -> NSWritingDirection { .natural }
  var own = Settings()
  /// What a paragraph says of itself.
  struct Settings {
    var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural, lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0, tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0, defaultTabInterval: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural, lineBreakStrategy: LineBreakStrategy = []
    var tabStops: [NSTextTab]? = []
    var allowsDefaultTighteningForTruncation = false
  }
  open var lineSpacing: CGFloat { own.lineSpacing }
  open var paragraphSpacing: CGFloat { own.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { own.paragraphSpacingBefore }
  open var alignment: NSTextAlignment { own.alignment }
  open var lineBreakMode: NSLineBreakMode { own.lineBreakMode }
  open var lineHeightMultiple: CGFloat { own.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { own.minimumLineHeight }
  open var maximumLineHeight: CGFloat { own.maximumLineHeight }
  open var firstLineHeadIndent: CGFloat { own.firstLineHeadIndent }
  open var headIndent: CGFloat { own.headIndent }
  open var tailIndent: CGFloat { own.tailIndent }
  open var hyphenationFactor: Float { own.hyphenationFactor }
  open var defaultTabInterval: CGFloat { own.defaultTabInterval }
  open var baseWritingDirection: NSWritingDirection { own.baseWritingDirection }
  open var lineBreakStrategy: LineBreakStrategy { own.lineBreakStrategy }
  open var tabStops: [NSTextTab]! { own.tabStops }
  open var allowsDefaultTighteningForTruncation: Bool { own.allowsDefaultTighteningForTruncation }
  open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.own = own
    return copy
  }
}

open class NSTextTab: NSObject {
  public init(
    textAlignment: NSTextAlignment, location: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]
  ) {}
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { own.lineSpacing }
    set { own.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { own.paragraphSpacing }
    set { own.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { own.paragraphSpacingBefore }
    set { own.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { own.alignment }
    set { own.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { own.lineBreakMode }
    set { own.lineBreakMode = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { own.lineHeightMultiple }
    set { own.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { own.minimumLineHeight }
    set { own.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { own.maximumLineHeight }
    set { own.maximumLineHeight = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { own.firstLineHeadIndent }
    set { own.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { own.headIndent }
    set { own.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { own.tailIndent }
    set { own.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { own.hyphenationFactor }
    set { own.hyphenationFactor = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { own.defaultTabInterval }
    set { own.defaultTabInterval = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { own.baseWritingDirection }
    set { own.baseWritingDirection = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { own.lineBreakStrategy }
    set { own.lineBreakStrategy = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { own.tabStops }
    set { own.tabStops = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { own.allowsDefaultTighteningForTruncation }
    set { own.allowsDefaultTighteningForTruncation = newValue }
  }
  open func setParagraphStyle(_ style: NSParagraphStyle) { own = style.own }
  open func addTabStop(_ tab: NSTextTab) { own.tabStops?.append(tab) }
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(rawValue: 1), thick = Self(rawValue: 2), double = Self(rawValue: 9),
    patternDot = Self(rawValue: 0x100), patternDash = Self(rawValue: 0x200),
    patternDashDot = Self(rawValue: 0x300), patternDashDotDot = Self(rawValue: 0x400),
    byWord = Self(rawValue: 0x8000)
  public static var styleSingle: Self { .single }
  public static var styleThick: Self { .thick }
  public static var styleDouble: Self { .double }
  public static var styleNone: Self { [] }
}

open class NSShadow: NSObject, NSCopying {
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open var shadowOffset = CGSize.zero
  open var shadowColor: Any?
  open var shadowBlurRadius: CGFloat = 0
}

open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var lineLayoutPadding: CGFloat = 0
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public init(data: Data?, ofType: String?) { contents = data }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  open func image(forBounds rect: CGRect, textContainer: NSTextContainer?, characterIndex: Int) -> UIImage? {
    image
  }
  open func attachmentBounds(
    for container: NSTextContainer?, proposedLineFragment: CGRect, glyphPosition: CGPoint, characterIndex: Int
  ) -> CGRect { bounds }
}

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont"), foregroundColor = Self(rawValue: "NSColor"),
    backgroundColor = Self(rawValue: "NSBackgroundColor"),
    paragraphStyle = Self(rawValue: "NSParagraphStyle"), kern = Self(rawValue: "NSKern"),
    underlineStyle = Self(rawValue: "NSUnderline"), underlineColor = Self(rawValue: "NSUC"),
    strikethroughStyle = Self(rawValue: "NSStrike"), strikethroughColor = Self(rawValue: "NSSC"),
    link = Self(rawValue: "NSLink"), baselineOffset = Self(rawValue: "NSBO"),
    attachment = Self(rawValue: "NSAttachment"), shadow = Self(rawValue: "NSShadow"),
    strokeColor = Self(rawValue: "NSStrokeColor"), strokeWidth = Self(rawValue: "NSStrokeWidth"),
    ligature = Self(rawValue: "NSLigature"), tracking = Self(rawValue: "tracking"),
    obliqueness = Self(rawValue: "NSObliqueness"), expansion = Self(rawValue: "NSExpansion"),
    writingDirection = Self(rawValue: "NSWritingDirection"), textEffect = Self(rawValue: "NSTextEffect"),
    verticalGlyphForm = Self(rawValue: "NSVerticalGlyphForm"), textItemTag = Self(rawValue: "NSTextItemTag"),
    accessibilitySpeechLanguage = Self(rawValue: "speechLanguage"),
    accessibilitySpeechPitch = Self(rawValue: "speechPitch"),
    accessibilitySpeechIPANotation = Self(rawValue: "ipa"),
    accessibilitySpeechPunctuation = Self(rawValue: "punctuation")
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) { self.init(string: " ") }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {}
  public func containsAttachments(in range: NSRange) -> Bool { false }
}

extension NSString {
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) {}
  public func draw(in rect: CGRect, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: Any?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
}

extension NSMutableAttributedString {
  public func fixAttributes(in range: NSRange) {}
}

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = Self(rawValue: "plain"), rtf = Self(rawValue: "rtf"),
      rtfd = Self(rawValue: "rtfd"),
      html = Self(rawValue: "html")
  }
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = Self(rawValue: "type"), characterEncoding = Self(rawValue: "encoding"),
      defaultAttributes = Self(rawValue: "defaults")
  }
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = Self(rawValue: "type"), characterEncoding = Self(rawValue: "encoding")
  }
  /// A document's text without its markup, which nothing here reads.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let text = String(decoding: data, as: UTF8.self)
    self.init(string: text.replacing(#/<[^>]*>/#, with: ""))
  }
}
