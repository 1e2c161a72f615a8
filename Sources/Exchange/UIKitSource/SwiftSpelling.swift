import DesignModel

/// Spells values of a design in Swift.
enum SwiftSpelling {
  /// A text as a literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isBidiControl:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A remark of one line, whatever the text holds.
  static func remark(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar in
      let isBreak = scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
      return isBreak || scalar.properties.isBidiControl ? " " : String(scalar)
    }
    return "// \(plain.joined())"
  }

  static func directionalInsets(_ insets: EdgeInsets) -> String {
    "NSDirectionalEdgeInsets(top: \(insets.top.exact), leading: \(insets.left.exact), "
      + "bottom: \(insets.bottom.exact), trailing: \(insets.right.exact))"
  }

  static func insets(_ insets: EdgeInsets) -> String {
    "UIEdgeInsets(top: \(insets.top.exact), left: \(insets.left.exact), bottom: \(insets.bottom.exact), "
      + "right: \(insets.right.exact))"
  }

  /// Insets of which some follow the view that the source builds; they change whenever its own do.
  static func insets(_ insets: GuidedInsets) -> String {
    let points = [insets.points.top, insets.points.left, insets.points.bottom, insets.points.right]
    let sides = GuidedInsets.sides.indices.map { place in
      let side = GuidedInsets.sides[place]
      guard let guide = insets.guides[place] else { return "\(side): \(points[place].exact)" }
      let more = points[place] == 0 ? "" : " + \(points[place].exact)"
      return "\(side): \(guide == .safeArea ? "safeAreaInsets" : "layoutMargins").\(side)\(more)"
    }
    return "UIEdgeInsets(\(sides.joined(separator: ", ")))"
  }

  static func priority(_ priority: Priority) -> String {
    switch priority.value {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    default: "UILayoutPriority(\(priority.value.exact))"
    }
  }

  /// Words of Swift that can't be names.
  static let keywords = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private \
    precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default \
    defer do else fallthrough for guard if in repeat return throw switch where while Any as await false is nil self \
    Self super throws true try
    """.split(separator: " ").map(String.init))

  /// What UIView has already under names that views are likely to have.
  static let members = Set(
    """
    alpha backgroundColor bounds center constraints contentMode description effect focusGroupIdentifier frame \
    gestureRecognizers hash inputView interactions isHidden keyboardLayoutGuide layer layoutMargins layoutMarginsGuide \
    mask maskView motionEffects next readableContentGuide safeAreaInsets safeAreaLayoutGuide subviews superclass \
    superview tag tintColor traitCollection transform transform3D undoManager window overrideUserInterfaceStyle build \
    arrange constrain adapt topAnchor bottomAnchor leadingAnchor trailingAnchor widthAnchor heightAnchor
    """.split(separator: " ").map(String.init))

  /// A name with its words joined: letters and digits, starting with a letter.
  static func word(_ name: String, capitalized: Bool = false) -> String {
    var result = ""
    var startsWord = capitalized
    for scalar in name.unicodeScalars {
      guard scalar.properties.isXIDContinue else {
        startsWord = !result.isEmpty || capitalized
        continue
      }
      if result.isEmpty, !scalar.properties.isXIDStart { result = capitalized ? "Screen" : "view" }
      result += startsWord ? scalar.properties.uppercaseMapping : String(scalar)
      startsWord = false
    }
    return result.isEmpty ? (capitalized ? "Screen" : "view") : result
  }
}

extension Double {
  /// The shortest exact spelling, which Swift reads as a number of points.
  var exact: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
