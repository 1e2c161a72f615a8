/// What people type as constraints, and what becomes of it: the constraint in its canonical text, or a refusal that names
/// the remedy.
public struct ConstraintSpelling: Sendable, CustomStringConvertible {
  /// What is typed.
  public let text: String
  /// What becomes of it.
  public let outcome: Outcome
  /// Whether it might as well be refused, or taken.
  public let isOpen: Bool

  /// A constraint in its canonical text, or what to write instead.
  public enum Outcome: Hashable, Sendable {
    case means(String)
    case remedy(String)
  }

  init(_ text: String, _ outcome: Outcome, isOpen: Bool = false) {
    (self.text, self.outcome, self.isOpen) = (text, outcome, isOpen)
  }

  public var description: String { text }

  /// Every spelling.
  public static let all: [ConstraintSpelling] = [
    .init("a.width = 100", .means("a.width == 100")),
    .init("   a.width   ==   100   ", .means("a.width == 100")),
    .init("a.width >= 100", .means("a.width >= 100")),
    .init("a.width <= 100", .means("a.width <= 100")),
    .init("a.width ≤ 100", .means("a.width <= 100"), isOpen: true),
    .init("a.width => 100", .remedy("'=>' isn't a relation; write '>='")),
    .init("a.width =< 100", .remedy("'=<' isn't a relation; write '<='")),
    .init("a.width > 100", .remedy("'>' isn't a relation; write '>='")),
    .init("a.width < 100", .remedy("'<' isn't a relation; write '<='")),
    .init("a.width != 100", .remedy("'!=' isn't a relation of a constraint; write '<=' or '>='")),
    .init("a.width === 100", .remedy("'===' isn't a relation; write '=='")),
    .init("a.width equalTo 100", .remedy("'equalTo' isn't a relation; write '=='")),
    .init("a.width == b.height", .means("a.width == b.height")),
    .init("a.width == 0.5 * b.width", .means("a.width == b.width * 0.5")),
    .init("a.width == b.width * 0.5", .means("a.width == b.width * 0.5")),
    .init("a.width == b.width / 2", .means("a.width == b.width * 0.5")),
    .init("a.width == b.width/2", .means("a.width == b.width * 0.5")),
    .init("a.width == .5 * b.width", .means("a.width == b.width * 0.5")),
    .init("a.width == 2*b.width", .means("a.width == b.width * 2")),
    .init("a.width == b.width * 0.5 + 8", .means("a.width == b.width * 0.5 + 8")),
    .init("a.width == 0.5 * b.width - 8 @750", .means("a.width == b.width * 0.5 - 8 @750")),
    .init("a.width == b.width * 1/2", .means("a.width == b.width * 0.5")),
    .init("a.width == b.width * 2 / 3", .means("a.width == b.width * 0.6666666666666666")),
    .init("a.width == a.height * 16 / 9", .means("a.width == a.height * 1.7777777777777777")),
    .init("a.width == 16/9 * a.height", .means("a.width == a.height * 1.7777777777777777")),
    .init("a.width == a.height * (16/9)", .means("a.width == a.height * 1.7777777777777777")),
    .init("a.width == a.height * 1.7777", .means("a.width == a.height * 1.7777")),
    .init("a.height == a.width", .means("a.height == a.width")),
    .init("a.width == a.height * 16:9", .means("a.width == a.height * 1.7777777777777777")),
    .init("a.width / a.height == 16/9", .means("a.width == a.height * 1.7777777777777777"), isOpen: true),
    .init("a.width : a.height == 16 : 9", .means("a.width == a.height * 1.7777777777777777"), isOpen: true),
    .init(
      "a.aspectRatio == 1.5", .remedy("'aspectRatio' is no anchor; write 'a.width == a.height * 1.5'"),
      isOpen: true),
    .init("a.width / 2 == b.width", .means("a.width == b.width * 2")),
    .init("a.top + 8 == b.bottom", .means("a.top == b.bottom - 8")),
    .init("a.top - b.bottom == 8", .means("a.top == b.bottom + 8")),
    .init("100 == a.width", .means("a.width == 100")),
    .init("100 <= a.width", .means("a.width >= 100")),
    .init(
      "44 <= a.height <= 100",
      .remedy(
        "a constraint has one relation; write the second as a constraint of its own, as '44 <= a.height' and 'a.height <= 100'"
      ), isOpen: true),
    .init("a.width == 8 + 0.5 * b.width", .means("a.width == b.width * 0.5 + 8")),
    .init("a.centerX = b.centerX", .means("a.centerX == b.centerX")),
    .init("a.centerX == superview.centerX", .means("a.centerX == root.centerX")),
    .init("a.centerY == root.centerY * 0.5", .means("a.centerY == root.centerY * 0.5")),
    .init("a.centerX == b.leading", .means("a.centerX == b.leading")),
    .init("a.centerX == b.left", .means("a.centerX == b.left"), isOpen: true),
    .init(
      "a.centerX == b.centerY",
      .remedy("'centerX' can't be compared with 'centerY'; compare positions of one axis, or sizes")),
    .init(
      "a.leading == b.left",
      .remedy(
        "'leading' can't be compared with 'left'; take leading and trailing or left and right on both sides: only the former change with the writing direction"
      )),
    .init(
      "a.left == b.leading",
      .remedy(
        "'left' can't be compared with 'leading'; take leading and trailing or left and right on both sides: only the former change with the writing direction"
      )),
    .init(
      "a.width == b.top",
      .remedy("'width' can't be compared with 'top'; compare positions of one axis, or sizes")),
    .init(
      "a.top == b.width",
      .remedy("'top' can't be compared with 'width'; compare positions of one axis, or sizes")),
    .init(
      "a.center == b.center",
      .remedy("'center' is no anchor; write 'a.centerX == …' and 'a.centerY == …', or use pin"), isOpen: true),
    .init(
      "a.size == b.size",
      .remedy("'size' is no anchor; write 'a.width == …' and 'a.height == …', or use pin"), isOpen: true),
    .init(
      "a.width == a.height == 50",
      .remedy(
        "a constraint has one relation; write the second as a constraint of its own, as '44 <= a.height' and 'a.height <= 100'"
      ), isOpen: true),
    .init("a.leading == b.trailing + 8", .means("a.leading == b.trailing + 8")),
    .init("title.firstBaseline == a.top + 20", .means("title.firstBaseline == a.top + 20")),
    .init("title.baseline == subtitle.baseline", .means("title.lastBaseline == subtitle.lastBaseline")),
    .init("a.leadingMargin == b.leadingMargin", .means("a.leadingMargin == b.leadingMargin")),
    .init("a.leading == layoutMargins.leading", .means("a.leading == layoutMargins.leading")),
    .init(
      "a.leading == layoutMarginsGuide.leading", .means("a.leading == layoutMargins.leading"), isOpen: true),
    .init("a.top == safeArea.top + 24 @750", .means("a.top == safeArea.top + 24 @750")),
    .init("a.top == view.safeAreaLayoutGuide.top", .means("a.top == safeArea.top"), isOpen: true),
    .init("a.top == superview.safeArea.top", .means("a.top == safeArea.top")),
    .init("a.bottom <= keyboard.top - 8", .means("a.bottom <= keyboard.top - 8")),
    .init("a.bottom <= keyboardLayoutGuide.top - 8", .means("a.bottom <= keyboard.top - 8"), isOpen: true),
    .init(
      "a.leading == readableContentGuide.leading", .means("a.leading == readableContent.leading"),
      isOpen: true),
    .init("a.top == topLayoutGuide.bottom", .means("a.top == safeArea.top"), isOpen: true),
    .init("content.top == scroll.contentLayout.top", .means("content.top == scroll.contentLayout.top")),
    .init(
      "content.width == scroll.frameLayoutGuide.width", .means("content.width == scroll.frameLayout.width"),
      isOpen: true),
    .init("content.width == scroll.frameLayout.width", .means("content.width == scroll.frameLayout.width")),
    .init(
      "a.top == contentLayout.top",
      .remedy("'contentLayout' needs its scroll view before it, as in 'scroll.contentLayout'")),
    .init(
      "a.top == b.contentLayout.top",
      .remedy(
        "only a scroll view has a 'contentLayout', and 'b' is none; write 'NAME.contentLayout' with a scroll view's name"
      )),
    .init("a.width == 100 @ 750", .means("a.width == 100 @750")),
    .init("a.width == 100 @750.5", .means("a.width == 100 @750.5")),
    .init("a.width == 100 @1000", .means("a.width == 100")),
    .init("a.width == 100 @required", .means("a.width == 100")),
    .init("a.width == 100 @high", .means("a.width == 100 @750")),
    .init("a.width == 100 @low", .means("a.width == 100 @250")),
    .init("a.width == 100 @defaultLow", .means("a.width == 100 @250")),
    .init("a.width == 100 @fittingSize", .means("a.width == 100 @50")),
    .init(
      "a.width == 100 @High",
      .remedy("expected a priority: a number or required, high, low, fittingSize; did you mean 'high'?")),
    .init(
      "a.width == 100 @medium", .remedy("expected a priority: a number or required, high, low, fittingSize")),
    .init("a.width == 100 @(750)", .means("a.width == 100 @750"), isOpen: true),
    .init("a.width == 100 @high-1", .means("a.width == 100 @749"), isOpen: true),
    .init("a.width == 100 @required-1", .means("a.width == 100 @999"), isOpen: true),
    .init("a.width == 100 @999+1", .means("a.width == 100"), isOpen: true),
    .init("a.width == 100 @-5", .remedy("a priority is above 0 and at most 1000")),
    .init("a.width == 100 @750 @500", .remedy("a constraint has one priority; drop '@500'")),
    .init("a.width @750 == 100", .remedy("the priority comes last, as in 'a.width == 100 @750'")),
    .init("a.width == 100 priority 750", .remedy("write a priority with '@', as in '@750'"), isOpen: true),
    .init("a.width == 100 ~ 750", .remedy("write a priority with '@', as in '@750'"), isOpen: true),
    .init("a . width == 100", .remedy("write 'a.width', without blanks around the dot")),
    .init("a.top==b.bottom-8", .means("a.top == b.bottom - 8")),
    .init("a.top == b.bottom+8", .means("a.top == b.bottom + 8")),
    .init("a.top == field-1.bottom-8", .means("a.top == field-1.bottom - 8")),
    .init("a.top == b.bottom + -8", .means("a.top == b.bottom - 8")),
    .init("a.top == b.bottom - -8", .means("a.top == b.bottom + 8")),
    .init("a.top == b.bottom + 2 * 4", .means("a.top == b.bottom + 8")),
    .init("a.top == b.bottom – 8", .means("a.top == b.bottom - 8"), isOpen: true),
    .init("a.width == b.width × 2", .means("a.width == b.width * 2"), isOpen: true),
    .init("a.Width == 100", .remedy("unknown anchor 'Width'; did you mean 'width'?")),
    .init("a.centerx == b.centerx", .remedy("unknown anchor 'centerx'; did you mean 'centerX'?")),
    .init("a.widht == 100", .remedy("unknown anchor 'widht'; did you mean 'width'?")),
    .init("titel.top == a.top", .remedy("unknown item 'titel' in screen 's'; did you mean 'title'?")),
    .init("a.x == 10", .remedy("'x' is no anchor; write 'leading'")),
    .init("a.y == 10", .remedy("'y' is no anchor; write 'top'")),
    .init("a.minX == b.maxX", .remedy("'minX' is no anchor; write 'left'")),
    .init("a.right == b.end", .remedy("'end' is no anchor; write 'trailing'")),
    .init("a.width == 100pt", .remedy("lengths are points and have no unit; write '100'"), isOpen: true),
    .init("a.width == 1,000", .remedy("a number has no separators; write it without the comma, as in 1000")),
    .init("a.width == 0x10", .remedy("numbers are decimal; write 16 for 0x10"), isOpen: true),
    .init("a.width == +5", .means("a.width == 5")),
    .init("a.width == nan", .remedy("'nan' is no number; write a length in points, as 100")),
    .init(
      "a.width == 50%",
      .remedy("there are no percentages; write a factor of an anchor, as in 'b.width * 0.5'"), isOpen: true),
    .init(
      "a.width == 50% of b.width",
      .remedy("there are no percentages; write a factor of an anchor, as in 'b.width * 0.5'"), isOpen: true),
    .init("a.trailing == -b.leading", .means("a.trailing == b.leading * -1")),
    .init("a.width == b.width / 0", .remedy("the multiplier must be a number other than 0, up to ±1000000")),
    .init(
      "a.width == b.width + c.width",
      .remedy(
        "a constraint joins two anchors at most; put a guide or a stack around the others and name its anchor"
      )),
    .init("a.width == (b.width + 8) * 2", .means("a.width == b.width * 2 + 16"), isOpen: true),
    .init("a.top == 8", .means("a.top == root.top + 8"), isOpen: true),
    .init("a.centerX == 0", .means("a.centerX == root.left"), isOpen: true),
    .init("a.width == -5", .remedy("a width is never negative; write a number from 0 up")),
    .init(
      "título.width == 100",
      .remedy("unknown item 'título' in screen 's'; choose from root, a, b, c, title and 5 more"),
      isOpen: true),
    .init(
      "🎉.width == 100", .remedy("unknown item '🎉' in screen 's'; choose from root, a, b, c, title and 5 more")
    ),
    .init(
      "a b.width == 100", .remedy("expected '.' and an anchor after 'a'; a name has no blanks, as in 'a-b'")),
    .init("root.width >= 320", .means("root.width >= 320")),
    .init("self.width == 100", .means("root.width == 100"), isOpen: true),
    .init(
      "superview.width == 100",
      .remedy(
        "'superview' needs a view on the other side, whose superview it is; write 'root' for the screen's own view"
      )),
    .init("root.top == superview.top", .remedy("the root view has no superview; name another item")),
    .init("a.top == gap.bottom", .means("a.top == gap.bottom")),
    .init("gap.height == 20", .means("gap.height == 20")),
    .init("a.", .remedy("expected an anchor after 'a.', as in 'a.top'")),
    .init(".width == 100", .remedy("expected an item before '.width', as in 'title.width'")),
    .init("a.width ==", .remedy("expected a number or an item, as in 'title.top'")),
    .init(
      "a.width == a.width",
      .remedy("'a.width' stands on both sides; compare it with another anchor or a number"), isOpen: true),
    .init(
      "a.top == a.top + 8",
      .remedy("'a.top' stands on both sides; compare it with another anchor or a number")),
    .init("a.top == a.bottom", .means("a.top == a.bottom")),
    .init("a.width == 1e10", .remedy("the number is out of bounds; lengths go to ±1000000000 points")),
  ]
}
