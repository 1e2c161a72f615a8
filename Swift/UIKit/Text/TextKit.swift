import Foundation

open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true
  open var heightTracksTextView = true
  open var size = CGSize.zero
  open weak var layoutManager: NSLayoutManager?
  open var isSimpleRectangular: Bool { true }
  public override init() { super.init() }
  public required init(coder: NSCoder) { super.init() }
  public init(size: CGSize) { self.size = size }
  open var exclusionPaths: [UIBezierPath] = []
  open func replaceLayoutManager(_ manager: NSLayoutManager) {}
  open func lineFragmentRect(
    forProposedRect rect: CGRect, at index: Int, writingDirection: NSWritingDirection,
    remaining: UnsafeMutablePointer<CGRect>?
  ) -> CGRect { rect }
}

public protocol NSLayoutManagerDelegate: AnyObject {}

/// Glyphs are characters here, and no line has a place.
open class NSLayoutManager: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open weak var textStorage: NSTextStorage?
  open weak var delegate: NSLayoutManagerDelegate?
  open private(set) var textContainers: [NSTextContainer] = []
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var showsInvisibleCharacters = false
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open var extraLineFragmentRect: CGRect { .zero }
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
  open func usedRect(for: NSTextContainer) -> CGRect { .zero }
  open func ensureLayout(for: NSTextContainer) {}
  open func ensureLayout(forCharacterRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange: NSRange) {}
  open func invalidateLayout(forCharacterRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
  {}
  open func invalidateDisplay(forCharacterRange: NSRange) {}
  open func invalidateDisplay(forGlyphRange: NSRange) {}
  open func glyphRange(for: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
  open func glyphRange(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
    -> NSRange
  { range }
  open func characterRange(forGlyphRange range: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?)
    -> NSRange
  { range }
  open func glyphRange(forBoundingRect: CGRect, in: NSTextContainer) -> NSRange { NSRange() }
  open func glyphIndexForCharacter(at index: Int) -> Int { index }
  open func characterIndexForGlyph(at index: Int) -> Int { index }
  open func glyphIndex(for point: CGPoint, in: NSTextContainer) -> Int { 0 }
  open func glyphIndex(
    for point: CGPoint, in: NSTextContainer, fractionOfDistanceThroughGlyph: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func characterIndex(
    for point: CGPoint, in: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func location(forGlyphAt index: Int) -> CGPoint { .zero }
  open func boundingRect(forGlyphRange: NSRange, in: NSTextContainer) -> CGRect { .zero }
  open func lineFragmentRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect
  {
    .zero
  }
  open func lineFragmentUsedRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?)
    -> CGRect
  { .zero }
  open func enumerateLineFragments(
    forGlyphRange range: NSRange,
    using body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  open func enumerateEnclosingRects(
    forGlyphRange range: NSRange, withinSelectedGlyphRange selection: NSRange, in: NSTextContainer,
    using body: (CGRect, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  open func drawGlyphs(forGlyphRange range: NSRange, at point: CGPoint) {}
  open func drawBackground(forGlyphRange range: NSRange, at point: CGPoint) {}
  open func textContainer(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?)
    -> NSTextContainer?
  { nil }
}

public protocol NSTextStorageDelegate: AnyObject {}

open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = Self(rawValue: 1), editedCharacters = Self(rawValue: 2)
  }
  open weak var delegate: NSTextStorageDelegate?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.append(manager)
    manager.textStorage = self
  }
  open func removeLayoutManager(_ manager: NSLayoutManager) { layoutManagers.removeAll { $0 === manager } }
  open func processEditing() {}
  open func edited(_ editActions: EditActions, range: NSRange, changeInLength: Int) {}
  open var editedRange: NSRange { NSRange() }
  open var changeInLength: Int { 0 }
  open var editedMask: EditActions { [] }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = Self(rawValue: 255), link = Self(rawValue: 1), phoneNumber = Self(rawValue: 2),
    address = Self(rawValue: 4), calendarEvent = Self(rawValue: 8),
    shipmentTrackingNumber = Self(rawValue: 16),
    flightNumber = Self(rawValue: 32), lookupSuggestion = Self(rawValue: 64)
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1), usesFontLeading = Self(rawValue: 2),
    truncatesLastVisibleLine = Self(rawValue: 32), usesDeviceMetrics = Self(rawValue: 8)
}
