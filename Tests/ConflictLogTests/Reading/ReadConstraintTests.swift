import DesignModel
import Testing

@testable import ConflictLog

@Suite("A constraint of a log") struct ReadConstraintTests {
  private static func read(_ entry: String) throws -> LoggedConstraint {
    try LoggedConstraint(LogText(entry.utf8))
  }

  /// The constraint in few words: items by name, text or class.
  private static func brief(_ constraint: LoggedConstraint) -> String {
    func brief(_ side: LoggedAnchor) -> String {
      "\(side.item.name ?? side.item.text ?? side.item.className ?? "?").\(side.anchor)"
    }
    var words = [brief(constraint.first), constraint.relation.rawValue]
    if let second = constraint.second { words += ["\(constraint.multiplier)", "*", brief(second), "+"] }
    return (words + ["\(constraint.constant)", "@\(constraint.priority.value)"]).joined(separator: " ")
  }

  static let equations: [(entry: String, meaning: String)] = [
    ("NSLayoutConstraint:0x6000 UILabel:0x7f01.width == 80   (active)", "UILabel.width == 80.0 @1000.0"),
    ("NSLayoutConstraint:0x6000 UILabel:0x7f01.width >= 1.5e1", "UILabel.width >= 15.0 @1000.0"),
    (
      "NSLayoutConstraint:0x6000 UILabel:0x7f01.width == 2.22507e-308",
      "UILabel.width == 2.22507e-308 @1000.0"
    ),
    (
      "NSLayoutConstraint:0x6000 UILabel:0x7f01.top <= UIView:0x7f02.bottom - 8 @750   (active)",
      "UILabel.top <= 1.0 * UIView.bottom + -8.0 @750.0"
    ),
    (
      "NSLayoutConstraint:0x6000 UILabel:0x7f01.width == 0.5*UIView:0x7f02.width + 4   (active)",
      "UILabel.width == 0.5 * UIView.width + 4.0 @1000.0"
    ),
    (
      "NSLayoutConstraint:0x6000 UILabel:0x7f01.width == UIView:0x7f02.width * 0.5 - 4",
      "UILabel.width == 0.5 * UIView.width + -4.0 @1000.0"
    ),
    (
      "NSLayoutConstraint:0x6000 UILabel:0x7f01'a == b. c'.left == Shop.Card:0x7f02.right   (active)",
      "a == b. c.left == 1.0 * Shop.Card.right + 0.0 @1000.0"
    ),
    (
      "NSLayoutConstraint:0x6000 'gap' big title.v2.leading == form.leadingMargin   "
        + "(active, names: big title.v2:UILabel:0x7f01, form:UIStackView:0x7f02 )",
      "big title.v2.leading == 1.0 * form.leadingMargin + 0.0 @1000.0"
    ),
    ("NSLayoutConstraint:0x6000 title:0x7f01.midX == 100", "title.centerX == 100.0 @1000.0"),
    (
      "SnapKit.LayoutConstraint:0x6000@Form.swift#12 UILabel:0x7f01.baseline == UIView:0x7f02.maxY",
      "UILabel.lastBaseline == 1.0 * UIView.bottom + 0.0 @1000.0"
    ),
    (
      "NSLayoutConstraint:0x6000 UILabel:0x7f01.top == UILayoutGuide:0x6001'UIViewSafeAreaLayoutGuide'.top",
      "UILabel.top == 1.0 * UIViewSafeAreaLayoutGuide.top + 0.0 @1000.0"
    ),
    (
      "NSLayoutConstraint:0x6000 H:|-(15)-[UILabel:0x7f01'Say ]- [x]'](LTR)   (active, names: '|':UIView:0x7f02 )",
      "Say ]- [x].left == 1.0 * UIView.left + 15.0 @1000.0"
    ),
    (
      "NSLayoutConstraint:0x6000 H:[UILabel:0x7f01]-(4)-[UIView:0x7f02](RTL)",
      "UILabel.left == 1.0 * UIView.right + 4.0 @1000.0"
    ),
    (
      "NSLayoutConstraint:0x6000 V:[UILabel:0x7f01]-(>=9@750)-|   (Names: '|':form:0x7f02 )",
      "form.bottom >= 1.0 * UILabel.bottom + 9.0 @750.0"
    ),
    (
      "NSLayoutConstraint:0x6000 V:[a]-(NSSpace(8))-[b]   (inactive, names: a:UILabel:0x7f01, b:UILabel:0x7f02 )",
      "b.top == 1.0 * a.bottom + 8.0 @1000.0"
    ),
    (
      "NSLayoutConstraint:0x6000 H:[UILabel:0x7f01]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0x7f02]",
      "UIView.leading == 1.0 * UILabel.trailing + 8.0 @1000.0"
    ),
    ("NSLayoutConstraint:0x6000 V:[UILabel:0x7f01'f(x)'(<=70)]", "f(x).height <= 70.0 @1000.0"),
    (
      "NSContentSizeLayoutConstraint:0x6000 UILabel:0x7f01.width == 30 Hug:251 CompressionResistance:1000   (active)",
      "UILabel.width >= 30.0 @1000.0"
    ),
  ]

  @Test("says the same in every form that systems print", arguments: equations)
  func meaning(entry: String, meaning: String) throws {
    #expect(Self.brief(try Self.read(entry)) == meaning)
  }

  static let faults: [(entry: String, sentence: String)] = [
    ("NSLayoutConstraint 0x6000", "a constraint begins with its class and its address"),
    (
      "NSLayoutConstraint:0x6000 a b c",
      "there is no relation '==', '<=' or '>=' between two anchors that are known"
    ),
    ("NSLayoutConstraint:0x6000 UILabel:0x1.middle == 4", "'middle' is no anchor"),
    (
      "NSLayoutConstraint:0x6000 H:|-(4)-[UILabel:0x1]",
      "'|' is a superview that the names don't include"
    ),
    (
      "NSLayoutConstraint:0x6000 H:|-(4)-[UILabel:0x1]-(4)-|",
      "the visual form is none of those that UIKit prints"
    ),
    ("NSLayoutConstraint:0x6000 UILabel:0x1.width == 1e300", "'1e+300' is no number within bounds"),
    ("NSLayoutConstraint:0x6000 UILabel:0x1.width == 4 @2000", "'@2000.0' is no number within bounds"),
    ("NSLayoutConstraint:0x6000 H:[UILabel:0x1]-(wide)-[UILabel:0x2]", "'wide' is no number within bounds"),
  ]

  @Test("that can't be understood says why", arguments: faults)
  func fault(entry: String, sentence: String) throws {
    let fault = try #require(throws: Unreadable.self) { try Self.read(entry) }
    #expect("\(fault)" == sentence)
  }

  @Test("knows its class, where it was made, its masks, its identifier and whether it is active")
  func heads() throws {
    let mask = try Self.read(
      "NSAutoresizingMaskLayoutConstraint:0x6000 h=--& v=&-& 'tall one' UIView:0x1.height == 4")
    #expect(
      mask.head
        == ConstraintHead(
          className: "NSAutoresizingMaskLayoutConstraint", address: 0x6000, details: ["h=--&", "v=&-&"],
          identifier: "tall one"))
    #expect(mask.isActive)
    let snapped = try Self.read("SnapKit.LayoutConstraint:0x6000@Form.swift#12 a.width == 4   (inactive)")
    #expect(snapped.head.details == ["@Form.swift#12"] && !snapped.isActive)
  }
}
