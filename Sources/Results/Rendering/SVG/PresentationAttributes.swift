import DesignModel
import Notation

/// An attribute of an SVG element, its value not yet escaped.
typealias SVGAttribute = (name: String, value: String)

extension Paint {
  /// How SVG says it.
  var attributes: [SVGAttribute] {
    var result = fill.map { $0.attributes("fill") } ?? [("fill", "none")]
    if let stroke {
      result += stroke.color.attributes("stroke")
      result.append(("stroke-width", stroke.width.shown))
      if !stroke.dash.isEmpty {
        result.append(("stroke-dasharray", stroke.dash.map(\.shown).joined(separator: " ")))
      }
    }
    return result
  }
}

extension TextRun {
  /// How SVG says its font and its color.
  var fontAttributes: [SVGAttribute] {
    var result = [("font-size", size.shown)]
    if weight != .regular { result.append(("font-weight", String(weight.cssNumber))) }
    if let family { result.append(("style", "font-family:\(family.quotedForCSS),sans-serif")) }
    return result + color.attributes("fill")
  }

  /// False for a text without extent, of which there is nothing to see and nothing to fit it to.
  var isVisible: Bool { !text.isEmpty && frame.width > 0 }
}

extension Color {
  fileprivate func attributes(_ property: String) -> [SVGAttribute] {
    let digits = String(rgb, radix: 16, uppercase: true)
    let color = (property, "#" + String(repeating: "0", count: 6 - digits.count) + digits)
    return opacity < 1 ? [color, ("\(property)-opacity", opacity.shown)] : [color]
  }
}

extension FontWeight {
  /// CSS's and Pango's number for the weight.
  var cssNumber: Int { 100 * (1 + Self.allCases.firstIndex(of: self)!) }
}

extension String {
  /// The text as a string of CSS, which no line end may part.
  fileprivate var quotedForCSS: String {
    "'" + map { $0 == "'" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined() + "'"
  }
}
