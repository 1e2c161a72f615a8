public import DesignModel

/// Whether something is there that was not, or the reverse.
public enum Onset: String, Vocabulary {
  case appears, disappears
}

/// What is different about one or more views of a screen on some profiles.
public enum LayoutEffect: Hashable, Sendable {
  /// Rounds of layout that find no rest, so that no frames can be compared.
  case unrest(Onset)
  /// Rules that can't hold together, in words.
  case conflict(Onset, members: [String])
  /// Something of a view that the constraints leave open.
  case ambiguity(Onset, Ambiguity.Aspect)
  /// A text that is cut: how many of its characters are shown.
  case truncation(Onset, shown: Span, total: Span)
  /// Lines that reach beyond the view's height.
  case clipping(Onset)
  /// Another number of lines; `by` is positive where there are more.
  case lines(from: Span, to: Span, by: Span)
  /// A view that the keyboard covers, in part or as a whole.
  case underKeyboard(Onset)
  /// A view that lies outside the window as a whole and can't be scrolled to.
  case outsideWindow(Onset)
  /// A text or control that no scrolling brings into sight, as assertions have it (`Reachability`).
  case outOfReach(Onset)
  /// A view that is shown without any width or height.
  case noArea(Onset)
  /// A view that is shown and was hidden, or the reverse.
  case visibility(Onset)
  /// Another place or size on the screen.
  case movement(Movement)
}

/// How a view moves and grows, in points of the screen.
///
/// Horizontally a view's place is that of its leading edge, so that a layout and its mirror image move alike.
public struct Movement: Hashable, Sendable {
  /// Whether `toTrailing` is to the right, to the left, or either by the profile's writing direction.
  public enum Side: String, Vocabulary { case ltr, rtl, both }

  /// Of the leading edge; negative towards leading.
  public let toTrailing: Span
  /// Of the top edge; negative upwards.
  public let down: Span
  /// Of the width.
  public let wider: Span
  /// Of the height.
  public let taller: Span
  /// The writing directions of the profiles it was met on.
  public let side: Side

  /// The four amounts in their order, met in those writing directions.
  init(_ amounts: [Span], _ directions: Set<LayoutDirection>) {
    (toTrailing, down, wider, taller) = (amounts[0], amounts[1], amounts[2], amounts[3])
    side = directions.count > 1 ? .both : directions.contains(.ltr) ? .ltr : .rtl
  }
}

/// The views that lie in the moving one and come along.
public struct CarriedViews: Hashable, Sendable {
  /// The fewest and the most on any of the profiles.
  public let least, greatest: Int
  /// The most views that are shown in the moving one before and after.
  public let total: Int
  /// True if they are as many on every profile.
  public let isOneTotal: Bool
  /// True if on every profile all shown views come along.
  public let isAll: Bool
}

extension LayoutEffect {
  /// True for trouble that was not there before.
  var isWorse: Bool {
    switch self {
    case .unrest(let onset), .conflict(let onset, _), .ambiguity(let onset, _),
      .truncation(let onset, _, _), .clipping(let onset),
      .underKeyboard(let onset), .outsideWindow(let onset), .outOfReach(let onset), .noArea(let onset):
      onset == .appears
    case .lines, .visibility, .movement: false
    }
  }

  /// Worse things have lower ranks.
  var rank: Int {
    switch self {
    case .unrest: -1
    case .conflict(.appears, _): 0
    case .ambiguity(.appears, _): 1
    case .conflict(.disappears, _): 2
    case .ambiguity(.disappears, _): 3
    case .truncation(.appears, _, _): 4
    case .clipping(.appears): 5
    case .lines: 6
    case .truncation(.disappears, _, _): 7
    case .clipping(.disappears): 8
    case .underKeyboard(.appears): 9
    case .outsideWindow(.appears): 10
    case .outOfReach(.appears): 11
    case .noArea(.appears): 12
    case .underKeyboard(.disappears): 13
    case .outsideWindow(.disappears): 14
    case .outOfReach(.disappears): 15
    case .noArea(.disappears): 16
    case .visibility(.disappears): 17
    case .visibility(.appears): 18
    case .movement: 19
    }
  }
}

extension LayoutEffect {
  /// The same effect with the amounts of both; itself for one of another kind.
  func including(_ other: LayoutEffect) -> LayoutEffect {
    switch (self, other) {
    case (.movement(let own), .movement(let more)): .movement(own.including(more))
    case (.truncation(let onset, let shown, let total), .truncation(_, let moreShown, let moreTotal)):
      .truncation(onset, shown: shown.including(moreShown), total: total.including(moreTotal))
    default: self
    }
  }
}

extension Movement {
  fileprivate func including(_ other: Movement) -> Movement {
    let amounts = zip(
      [toTrailing, down, wider, taller], [other.toTrailing, other.down, other.wider, other.taller])
    let sides = Set([side, other.side].flatMap(\.directions))
    return Movement(amounts.map { $0.including($1) }, sides)
  }
}

extension Movement.Side {
  fileprivate var directions: [LayoutDirection] {
    switch self {
    case .ltr: [.ltr]
    case .rtl: [.rtl]
    case .both: [.ltr, .rtl]
    }
  }
}
