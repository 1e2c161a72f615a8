import DesignModel
import Notation

/// What to write for words that people try where the constraint language has others.
enum ConstraintHints {
  /// A fault of a word that is no anchor.
  static func anchor(_ word: String, of item: String) -> String {
    if let pair = pairs[word] {
      let relations = pair.map { "'\(item).\($0) == …'" }
      return "'\(word)' is no anchor; write \(enumerated(relations)), or use pin"
    }
    if let other = words[word] { return "'\(word)' is no anchor; write '\(other)'" }
    if ["aspectRatio", "ratio"].contains(word) {
      return "'\(word)' is no anchor; write '\(item).width == \(item).height * 1.5'"
    }
    if Region(named: word) != nil {
      return "'\(word)' is a guide; name an anchor of it, as in '\(item).\(word).top'"
    }
    let hint = didYouMean(word, among: Anchor.words)
    return "unknown anchor '\(word)'" + (hint.isEmpty ? "; there are \(Anchor.common)" : hint)
  }

  /// What else one word means.
  private static let pairs = [
    "center": ["centerX", "centerY"], "size": ["width", "height"],
    "edges": ["top", "leading", "bottom", "trailing"],
    "origin": ["top", "leading"], "frame": ["top", "leading", "bottom", "trailing"],
  ]

  private static let words = [
    "x": "leading", "y": "top", "minX": "left", "maxX": "right", "minY": "top", "maxY": "bottom",
    "midX": "centerX",
    "midY": "centerY", "start": "leading", "end": "trailing", "center_x": "centerX", "center_y": "centerY",
    "horizontalCenter": "centerX", "verticalCenter": "centerY", "w": "width", "h": "height",
  ]

  /// A fault of what follows a number without a blank; nil where a number may end so.
  static func unit(after number: Double, _ scanner: TextScanner) -> SyntaxError? {
    let place = scanner.position
    guard let next = scanner.next else { return nil }
    if next == UInt8(ascii: "%") {
      return SyntaxError(
        "there are no percentages; write a factor of an anchor, as in 'b.width * \((number / 100).spelled)'",
        at: place)
    }
    if next == UInt8(ascii: ","), scanner.second?.isDigit == true {
      return SyntaxError("a number has no separators; write it without the comma, as in 1000", at: place)
    }
    guard next.startsName, next < 0x80 else { return nil }
    if number == 0, next == UInt8(ascii: "x") || next == UInt8(ascii: "X") {
      return SyntaxError("numbers are decimal; write 16 for 0x10", at: place)
    }
    return SyntaxError("lengths are points and have no unit; write '\(number.spelled)'", at: place)
  }

  /// A fault of a name that no anchor follows.
  static func loneName(_ name: String, _ scanner: TextScanner) -> SyntaxError {
    if ["nan", "inf", "infinity"].contains(name.lowercased()) {
      return SyntaxError(
        "'\(name)' is no number; write a length in points, as 100", at: scanner.position - name.utf8.count)
    }
    var ahead = scanner
    if ahead.take("."), let anchor = ahead.takeName() {
      return SyntaxError("write '\(name).\(anchor)', without blanks around the dot", at: scanner.position)
    }
    ahead = scanner
    if let second = ahead.takeName(), ahead.takeTight(".") {
      return SyntaxError(
        "expected '.' and an anchor after '\(name)'; a name has no blanks, as in '\(name)-\(second)'",
        at: scanner.position)
    }
    return SyntaxError(
      "expected '.' and an anchor after '\(name)', as in '\(name).top'", at: scanner.position)
  }

  /// A fault of what follows a whole constraint.
  static func surplus(_ scanner: TextScanner) -> SyntaxError {
    var ahead = scanner
    if ahead.take("@") {
      return scanner.fault("a constraint has one priority; drop '\(scanner.rest)'")
    }
    if Relation.isNext(in: scanner) {
      return scanner.fault(
        "a constraint has one relation; write the second as a constraint of its own, as '44 <= a.height' and "
          + "'a.height <= 100'")
    }
    if ahead.take("~") || ahead.take(word: "priority") {
      return scanner.fault("write a priority with '@', as in '@750'")
    }
    return scanner.fault("unexpected '\(scanner.rest)'")
  }
}

extension Anchor {
  /// The anchors that most constraints speak of.
  fileprivate static var common: String {
    "leading, trailing, left, right, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline"
  }
}
