import Foundation

// text kit
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true
  open var heightTracksTextView = true
  open var size = CGSize.zero
  public convenience init(size: CGSize) { self.init() }
  open var exclusionPaths: [UIBezierPath] = []
}

open class NSLayoutManager: NSObject {
  open func addTextContainer(_ c: NSTextContainer) {}
  open func usedRect(for: NSTextContainer) -> CGRect { .zero }
  open func glyphRange(for: NSTextContainer) -> NSRange { NSRange() }
  open func boundingRect(forGlyphRange: NSRange, in: NSTextContainer) -> CGRect { .zero }
}

open class NSTextStorage: NSMutableAttributedString { open func addLayoutManager(_ m: NSLayoutManager) {} }

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = Self(rawValue: 255), link = Self(rawValue: 1), phoneNumber = Self(rawValue: 2)
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1), usesFontLeading = Self(rawValue: 2),
    truncatesLastVisibleLine = Self(rawValue: 32), usesDeviceMetrics = Self(rawValue: 8)
}
