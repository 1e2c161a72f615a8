import Auditing
import DesignModel

/// A criterion of accessibility that a layout can answer.
public struct Criterion: Sendable {
  /// Its number in WCAG 2.2, or a name.
  public let id: String
  /// What it is called.
  public let title: String
  /// Who sets it.
  public let standard: Standard
  /// The conformance level, as `AA`; nil where there are none.
  public let level: String?
  /// The clause of EN 301 549 V3.2.1 (2021-03) that asks for it; nil for none, as for what is new in WCAG 2.2.
  ///
  /// Source: the headings of clause 11, of software that isn't a web page; where they part open from closed functionality, the
  /// clause is the open one's, as an app on iOS is.
  public let clause: String?
  /// What was asked, in a sentence.
  public let asks: String
  /// The profiles on which it is judged.
  let setting: Setting
  /// The rules whose findings count.
  let rules: [any AuditRule.Type]
  /// Those of them whose notes count like warnings.
  var countedNotes: [String] = []
  /// The contrasts that must be known; nil for none.
  var contrast: ContrastKind?
  /// What there has to be on a screen for it to be judged.
  let subject: Subject

  /// Who sets a criterion.
  public enum Standard: String, Sendable, CaseIterable {
    case wcag = "WCAG 2.2"
    case platform = "EN 301 549"
    case apple = "Apple"
  }

  /// On which of the profiles that are asked for a criterion is judged.
  enum Setting: CaseIterable {
    /// On all.
    case asAsked
    /// On those at AX3, at which text of the style body is 40 points high, more than twice its 17.
    case atTwiceTheSize
    /// On those at AX5, where texts that grow less reach their largest size.
    case atLargestSize
    /// In windows of 320 points held upright, at the standard text size.
    case inNarrowWindow
  }

  /// Which contrasts are measured.
  enum ContrastKind: CaseIterable { case texts, graphics }

  /// What a criterion speaks of.
  enum Subject { case texts, graphics, controls, anything }

  /// True where the verdict depends on the window around the views.
  var isAboutWindows: Bool { setting == .inNarrowWindow || rules.contains { $0 is ObscuredFocus.Type } }

  /// True where the verdict depends on where views lie.
  var dependsOnLayout: Bool {
    contrast != nil || rules.contains { ($0 as? any LayoutRule.Type)?.measuresFrames == true }
  }
}

extension Criterion {
  /// All that are judged, in the order of the pages.
  public static let all: [Criterion] = [
    Criterion(
      id: "1.4.3", title: "Contrast (Minimum)", standard: .wcag, level: "AA", clause: "11.1.4.3",
      asks: "Each text has a contrast of 4.5 to 1, large text of 3 to 1, in light appearance.",
      setting: .asAsked, rules: [named("low-contrast")], countedNotes: ["low-contrast"], contrast: .texts,
      subject: .texts),
    Criterion(
      id: "1.4.4", title: "Resize Text", standard: .wcag, level: "AA", clause: "11.1.4.4.1",
      asks:
        "At AX3, where text of the style body has 235 % of its size, and where there are titles, which reach 200 % "
        + "later, at AX5, too, nothing is cut, covered or out of reach that is not so at the standard size, and each text "
        + "follows the text size and is shown at 200 %.",
      setting: .atTwiceTheSize, rules: lossless + scaling + growing, countedNotes: ["fixed-font"],
      subject: .texts),
    Criterion(
      id: "1.4.10", title: "Reflow", standard: .wcag, level: "AA", clause: "11.1.4.10",
      asks:
        "In a window 320 points wide nothing is cut, covered or out of reach, and nothing scrolls both ways.",
      setting: .inNarrowWindow, rules: lossless + [ScrollsBothWays.self], subject: .anything),
    Criterion(
      id: "1.4.11", title: "Non-text Contrast", standard: .wcag, level: "AA", clause: "11.1.4.11",
      asks: "Each symbol has a contrast of 3 to 1, in light appearance; UIKit's own controls are exempt.",
      setting: .asAsked, rules: [], contrast: .graphics, subject: .graphics),
    Criterion(
      id: "2.4.11", title: "Focus Not Obscured (Minimum)", standard: .wcag, level: "AA", clause: nil,
      asks:
        "Some part of each control can come into sight between the bars, and no view lies over all of it.",
      setting: .asAsked, rules: [ObscuredFocus.self, CoveredContent.self], subject: .controls),
    Criterion(
      id: "2.5.5", title: "Target Size (Enhanced)", standard: .wcag, level: "AAA", clause: nil,
      asks: "Each target is at least 44 x 44 points, unless its size is UIKit's own.",
      setting: .asAsked, rules: [EnhancedTarget.self], subject: .controls),
    Criterion(
      id: "2.5.8", title: "Target Size (Minimum)", standard: .wcag, level: "AA", clause: nil,
      asks:
        "Each target is at least 24 x 24 points, or no other is within 12 points of its middle, nor the middle "
        + "of another small one within 24.",
      setting: .asAsked, rules: [MinimumTarget.self], subject: .controls),
    Criterion(
      id: "user-preferences", title: "User preferences (font size)", standard: .platform, level: nil,
      clause: "11.7", asks: "Each text follows the text size that people choose.", setting: .asAsked,
      rules: scaling, countedNotes: ["fixed-font"], subject: .texts),
    Criterion(
      id: "larger-text", title: "Larger Text", standard: .apple, level: nil, clause: nil,
      asks:
        "Text grows to at least 200 %, at AX3 for the style body and at AX5 for titles, and nothing is cut, covered or "
        + "out of reach there that is not so at the standard size.",
      setting: .atTwiceTheSize, rules: lossless + scaling + growing, countedNotes: ["fixed-font"],
      subject: .texts),
  ]

  /// The rules of what a person can no longer read, reach or use.
  static let lossless: [any AuditRule.Type] =
    [
      "content-unreachable", "under-bars", "outside-screen", "outside-parent", "overlapping-views",
      "truncated-text", "clipped-text",
    ].map(named) + [CoveredContent.self]

  /// The rules of what doesn't follow the text size.
  private static let scaling: [any AuditRule.Type] = [UnscaledText.self, VariedFont.self]

  /// The rules of what grows too little on a layout.
  static let growing: [any AuditRule.Type] = [ShrunkText.self]

  /// The rules of what leaves a layout open: nothing passes where they find something.
  static let causes = [
    "unsatisfiable-constraints", "ambiguous-layout", "scroll-content-undetermined",
    "layout-depends-on-history",
  ]

  /// Those of them that say what nothing gives a place or a size.
  static let openings = ["ambiguous-layout", "scroll-content-undetermined"]

  /// The rules whose findings take others in, as what follows from them.
  static let joining = (causes + ["content-unreachable"]).map(named)

  private static func named(_ name: String) -> any AuditRule.Type { RuleList.rule(named: name)! }

  /// True where views are asked how large they are, wherever they lie.
  var asksForSizesAlone: Bool {
    !rules.isEmpty && rules.allSatisfy { $0.card.name == MinimumTarget.card.name }
  }

  /// True for a finding of one of the criterion's rules.
  func speaks(of finding: Finding) -> Bool { rules.contains { $0.card.name == finding.rule } }

  /// True for a finding that fails the criterion: one that rests on nothing that no file says.
  func fails(by finding: Finding) -> Bool {
    finding.isSure || finding.assumption == nil && countedNotes.contains(finding.rule)
  }
}
