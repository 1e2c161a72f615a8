import DesignModel
import Notation

/// `item.anchor` as it is written, before its names are looked up.
struct Operand {
  /// The parts between the dots but for the anchor, each with its place.
  var parts: [(text: String, offset: Int)] = []
  /// The part after the last dot.
  var anchor: Anchor

  /// Where it starts.
  var offset: Int { parts[0].offset }

  init(_ scanner: inout TextScanner, expecting: String) throws(SyntaxError) {
    parts = [try Self.head(&scanner, expecting)]
    guard scanner.takeTight(".") else { throw ConstraintHints.loneName(parts[0].text, scanner) }
    repeat {
      let start = scanner.skippingBlanks(from: scanner.position)
      guard var text = scanner.takeName() else {
        throw scanner.fault(
          "expected an anchor after '\(parts.last!.text).', as in '\(parts.last!.text).top'")
      }
      // Neither guides nor anchors have signs in them: in `form.top-8` a distance is taken off.
      if let end = Self.sign(in: text) {
        text = String(text[..<end])
        scanner.goBack(to: start + text.utf8.count)
        parts.append((text, start))
        break
      }
      parts.append((text, start))
    } while scanner.takeTight(".")
    let last = parts.removeLast()
    guard let anchor = Anchor(named: last.text) else {
      throw SyntaxError(ConstraintHints.anchor(last.text, of: parts[0].text), at: last.offset)
    }
    self.anchor = anchor
  }

  /// A name or a path.
  private static func head(
    _ scanner: inout TextScanner, _ expecting: String
  ) throws(SyntaxError) -> (text: String, offset: Int) {
    let start = scanner.skippingBlanks(from: scanner.position)
    guard var text = scanner.takeName() else {
      var ahead = scanner
      if ahead.take("."), let anchor = ahead.takeName() {
        throw SyntaxError("expected an item before '.\(anchor)', as in 'title.\(anchor)'", at: start)
      }
      throw scanner.fault(expecting)
    }
    while scanner.next == UInt8(ascii: "/"), scanner.second?.isDigit != true {
      _ = scanner.takeTight("/")
      guard let name = scanner.takeName() else { throw scanner.fault("expected a view's name after '/'") }
      text += "/" + name
    }
    return (text, start)
  }

  /// The place of the first hyphen or other sign in a word.
  private static func sign(in word: String) -> String.Index? {
    word.firstIndex { character in
      let signs =
        TextScanner.minus + TextScanner.times + TextScanner.over + ["\u{2264}", "\u{2265}", "\u{A0}"]
      return signs.contains(String(character))
    }
  }
}
