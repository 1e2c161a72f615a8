import Notation

/// A scroll view and where its content stands.
public struct ScrollOffset: Hashable, Sendable {
  /// The scroll view's name.
  public var view: String
  /// Where its content stands.
  public var position: ScrollPosition

  /// A scroll view and where its content stands.
  public init(view: String, _ position: ScrollPosition) { (self.view, self.position) = (view, position) }

  /// A content offset of a scroll view, in points.
  public init(view: String, offset: Point) { self.init(view: view, .offset(offset)) }
}

/// Where a scroll view's content stands.
public enum ScrollPosition: Hashable, Sendable {
  /// At a content offset in points, which may lie beyond where a finger can leave it.
  case offset(Point)
  /// At its insets, as before anybody scrolls.
  case start
  /// As far as a finger can leave it, along both axes.
  case end
  /// As far from the start as brings the view of that name into sight.
  case until(String)
}

extension ScrollOffset {
  /// Reads `VIEW=X,Y`, `VIEW=start`, `VIEW=end` or `VIEW=until:OTHER`.
  public init?(parsing text: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex,
      let position = ScrollPosition(parsing: String(text[text.index(after: equals)...]))
    else { return nil }
    self.init(view: String(text[..<equals]), position)
  }

  /// What reads back as this: `list=0,120`, `list=until:footer`.
  public var spelled: String { "\(view)=\(position.spelled)" }
}

extension ScrollPosition {
  /// Reads `X,Y` in points, `start`, `end`, or `until:VIEW`; also `until VIEW` and `until VIEW is visible`.
  public init?(parsing text: String) {
    switch text {
    case "start": self = .start
    case "end": self = .end
    default:
      if text.hasPrefix("until") {
        guard let view = Self.view(in: text) else { return nil }
        self = .until(view)
        return
      }
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double(parsing: $0) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1],
        max(abs(x), abs(y)) <= ViewAttribute.longest
      else { return nil }
      self = .offset(Point(x: x, y: y))
    }
  }

  /// The view of `until:VIEW` and of `until VIEW is visible`.
  private static func view(in text: String) -> String? {
    var scanner = TextScanner(text)
    guard scanner.take(word: "until") else { return nil }
    _ = scanner.takeTight(":")
    guard let view = scanner.takeName() else { return nil }
    if scanner.take(word: "is") { guard scanner.take(word: "visible") else { return nil } }
    return scanner.isAtEnd ? view : nil
  }

  /// What reads back as this.
  public var spelled: String {
    switch self {
    case .offset(let point): "\(point.x.spelled),\(point.y.spelled)"
    case .start: "start"
    case .end: "end"
    case .until(let view): "until:\(view)"
    }
  }

  /// What a condition compares: the vertical offset in points, or a word.
  var conditionValue: Condition.Value {
    switch self {
    case .offset(let point): .number(point.y)
    case .start, .end: .word(spelled)
    case .until(let view): .word("until \(view)")
    }
  }
}
