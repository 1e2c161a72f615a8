import Foundation

/// A mistake that teams make in storyboards and xibs, made in one that hasn't got it.
enum SeededFault: String, CaseIterable {
  /// A text style becomes a size in points.
  case fixedFont = "fixed-font"
  /// A label gets the height that it has.
  case fixedHeight = "fixed-height-around-scaling-text"
  /// A width or height gets a second one beside it.
  case conflict = "unsatisfiable-constraints"
  /// A constraint goes.
  case missing = "ambiguous-layout"
  /// A text field at the bottom that doesn't make room for the keyboard.
  case keyboard = "content-unreachable"

  /// The rule that finds it.
  var rule: String { rawValue }

  /// The file with the mistake made in one of the places that there are for it.
  func seeded(in text: String) -> [String] {
    switch self {
    case .fixedFont:
      return text.replaced(#"<fontDescription key="fontDescription" style="UICTFontTextStyle[A-Za-z0-9]+"/>"#)
      { _ in
        #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
      }
    case .fixedHeight:
      let label =
        #"(<label [^>]*>\n( *)<rect key="frame"[^>]*height="([\d.]+)"/>\n)(?= *<fontDescription key="fontDescription" style)"#
      return text.replaced(label) { parts in
        let height = max(10, Int(Double(parts[3]) ?? 0))
        let constraint = #"<constraint firstAttribute="height" constant="\#(height)" id="sd0-aa-002"/>"#
        return
          "\(parts[1])\(parts[2])<constraints>\n\(parts[2])    \(constraint)\n\(parts[2])</constraints>\n"
      }
    case .conflict:
      let size = #"( *)<constraint firstAttribute="(width|height)" constant="([\d.]+)" id="(?!sd0)[^"]+"/>\n"#
      return text.replaced(size) { parts in
        let constant = (Double(parts[3]) ?? 0) + 23
        return parts[0]
          + #"\#(parts[1])<constraint firstAttribute="\#(parts[2])" constant="\#(constant)" id="sd0-aa-001"/>"#
          + "\n"
      }
    case .missing:
      return text.replaced(
        #" *<constraint firstItem="(?!sd0)[^"]+" firstAttribute="(?:leading|top)" [^>]*/>\n"#
      ) { _ in "" }
    case .keyboard: return Self.fields(in: text)
    }
  }

  private static func fields(in text: String) -> [String] {
    let inner = #"((?:(?!</?subviews>).)*?)"#
    let root =
      #"\n( *)</subviews>\n"# + inner + #"<viewLayoutGuide key="safeArea" id="([^"]+)"/>\n"# + inner
      + #"<constraints>\n"#
    return text.replaced(root) { parts in
      let sides = [("leading", 20), ("trailing", -20), ("bottom", -8)].enumerated().map { index, side in
        #"<constraint firstItem="sd0-aa-003" firstAttribute="\#(side.0)" secondItem="\#(parts[3])" secondAttribute="\#(side.0)" constant="\#(side.1)" id="sd0-aa-01\#(index)"/>"#
          + "\n"
      }
      return "\n" + field + parts[0].dropFirst() + sides.joined()
    }
  }

  private static let field = """
    <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Reply" \
    translatesAutoresizingMaskIntoConstraints="NO" id="sd0-aa-003" userLabel="Reply">
    <rect key="frame" x="20" y="600" width="300" height="34"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <textInputTraits key="textInputTraits"/>
    </textField>

    """
}

extension String {
  /// The text with one match of the pattern replaced, for each match: what is given for its parts, the whole first.
  fileprivate func replaced(_ pattern: String, by replacement: ([String]) -> String) -> [String] {
    let expression = try! NSRegularExpression(pattern: pattern, options: .dotMatchesLineSeparators)
    return expression.matches(in: self, range: NSRange(startIndex..., in: self)).map { match in
      let parts = (0..<match.numberOfRanges).map { index in
        Range(match.range(at: index), in: self).map { String(self[$0]) } ?? ""
      }
      return replacingCharacters(in: Range(match.range, in: self)!, with: replacement(parts))
    }
  }
}
