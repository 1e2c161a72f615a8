import Testing
import UIKit

@Suite("Visual format in code") struct FormatsInCodeTests {
  private let title = UILabel(), detail = UILabel(), box = UIView()

  /// The attributes and constants of what a line makes.
  private func made(_ line: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
    let views: [String: Any] = ["title": title, "detail": detail, "area": box.safeAreaLayoutGuide]
    return NSLayoutConstraint.constraints(
      withVisualFormat: line, options: options, metrics: ["gap": 7, "weak": NSNumber(value: 10.5)],
      views: views
    ).map {
      "\($0.firstAttribute) \($0.secondAttribute) \($0.constant) @\($0.priority.rawValue)"
    }
  }

  @Test("speaks of margins, guides and baselines, and runs where its options say") func attributes() {
    box.addSubview(title)
    box.addSubview(detail)
    #expect(made("|-[title]") == ["leading leadingMargin 0.0 @1000.0"])
    #expect(made("|-[title]", .directionLeftToRight) == ["left leftMargin 0.0 @1000.0"])
    #expect(made("[title]-gap@weak-|", .directionRightToLeft) == ["left left 7.0 @10.5"])
    #expect(made("V:[area]-(-4)-[title]") == ["top bottom -4.0 @1000.0"])
    #expect(made("V:|[area]") == ["top top 0.0 @1000.0"])
    #expect(
      made("V:[title]-30-[detail]", .spacingBaselineToBaseline) == ["firstBaseline lastBaseline 30.0 @1000.0"]
    )
    #expect(
      made("[title(<=gap)][detail]", [.alignAllTop, .alignAllFirstBaseline]) == [
        "width notAnAttribute 7.0 @1000.0", "leading trailing 0.0 @1000.0", "top top 0.0 @1000.0",
        "firstBaseline firstBaseline 0.0 @1000.0",
      ])
  }

  @Test("makes nothing of what UIKit refuses") func refused() {
    box.addSubview(title)
    for line in [
      "[title] [detail]", "[title]-wide-[detail]", "[other]", "|[detail]", "[title]-", "[title(=8)]",
    ] {
      #expect(made(line) == [], "\(line)")
    }
    #expect(made("[title][detail]", .alignAllLeading) == [])
  }
}
