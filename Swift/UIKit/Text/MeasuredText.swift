import Foundation

// How large a text is that the code measures: as large as a label of it.

extension NSAttributedString {
  /// The one font of a text; nil where there are several, and where nothing says which.
  var onlyFont: UIFont? {
    let fonts = values(of: .font).map { $0 as? UIFont }
    guard let first = fonts.first, let font = first else { return nil }
    return fonts.allSatisfy { $0.map(font.isLike) ?? false } ? font : nil
  }

  /// True where parts of the text have fonts and others have none, or others.
  var hasSeveralFonts: Bool { values(of: .font).contains { $0 != nil } && onlyFont == nil }

  /// True where lines are further apart than the font has them.
  var spacesLines: Bool {
    values(of: .paragraphStyle).contains { value in
      guard let style = value as? NSParagraphStyle else { return false }
      return style.lineSpacing != 0 || style.paragraphSpacing != 0 || style.minimumLineHeight != 0
        || style.lineHeightMultiple != 0
    }
  }

  /// An attribute's values, a run after another; Foundation's own way through them stops the program here.
  private func values(of key: Key) -> [Any?] {
    var (values, place) = ([Any?](), 0)
    while place < length {
      var range = NSRange(location: place, length: 1)
      values.append(attribute(key, at: place, effectiveRange: &range))
      place = max(place + 1, range.location + range.length)
    }
    return values
  }

  fileprivate func measured(in room: CGSize, lines: Int) -> CGSize {
    if hasSeveralFonts || spacesLines { Recorder.note("text measured in code: as of one font, line by line") }
    let label = UILabel()
    (label.text, label.numberOfLines) = (string, lines)
    // What UIKit draws in where nothing says a font.
    label.font = onlyFont ?? .systemFont(ofSize: 12)
    if label.font.followsTextSize { Recorder.touch(.textSize) }
    return Recorder.reading { Measuring.size(of: label, thatFits: room) }
  }

  public func size() -> CGSize { measured(in: .zero, lines: 0) }
  public func boundingRect(with room: CGSize, options: NSStringDrawingOptions = [], context: Any?) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: measured(in: breaks ? room : .zero, lines: breaks ? 0 : 1))
  }
}

extension UIFont {
  /// True where the font's size is another at other text sizes.
  var followsTextSize: Bool { isScaled || textStyle != nil && !isOfDefaultSize }

  /// The size of a style's text at the default text size, in points.
  static func usualSize(of style: String?) -> CGFloat { (sizes[style ?? "body"] ?? sizes["body"]!)[3] }

  func isLike(_ other: UIFont) -> Bool {
    textStyle == other.textStyle && fixedSize == other.fixedSize && ownWeight == other.ownWeight
      && ownFamily == other.ownFamily && isScaled == other.isScaled
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: Any?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
