import DesignModel
import Notation

/// Layouts that hold the file's texts and none else.
enum TextAtRunTime: LayoutRule {
  static let card = RuleCard(
    "text-at-run-time", .note,
    summary: "Other views suffer where a text is another one than the file's.",
    why: """
      The app sets this text: an outlet leads to the view, or it says only where one comes, as 'Label'. It is asked with a \
      sentence, a long word, a name or an amount, at the text size L. What is reported is what happens to other views: \
      another one is covered, cut, squeezed to nothing or pushed out. A warning where an outlet leads to a label whose text \
      is a sample, and its name speaks of words rather than figures; else a note.
      """,
    fix: """
      Let the text wrap (`lines=0`) or give way (a lower compression resistance). `textsAtRunTime` on the root gives the texts \
      to ask with, separated by |, or `none`.
      """,
    bad: """
      add-view demo name --kind label --style body --text Label
      pin demo name top,leading --to safeArea --inset 16
      add-view demo price --kind label --style body --text '12.50'
      pin demo price top,trailing --to safeArea --inset 16
      """,
    good: """
      add-view demo name --kind label --style body --lines 0 --text Label
      pin demo name top,leading --to safeArea --inset 16
      add-view demo price --kind label --style body --lines 0 --text '12.50'
      add-constraint demo 'price.top == name.bottom + 8'
      pin demo price leading,trailing --to safeArea --inset 16
      pin demo name trailing --to safeArea --inset 16
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    guard let environment = layout.decisiveEnvironment, let stressed = layout.solving.stressed else {
      return []
    }
    let rounds = stressed.rounds(by: layout.solving)
    if rounds.isEmpty { return [] }
    let known = Set(RuleList.ofPlaces.flatMap { $0.findings(on: layout) }.map(\.subject))
    var harms: [Int: [Harm]] = [:]
    for round in rounds {
      let other = round.layout(in: environment)
      if other.layout.unrest != nil { continue }
      for harm in Harm.all(on: other, beside: layout, rules: RuleList.ofPlaces, known: known, in: round) {
        harms[harm.cause, default: []].append(harm)
      }
    }
    return harms.keys.sorted().map { finding(of: harms[$0]!, on: layout) }
  }

  /// What one text does to others.
  private static func finding(of harms: [Harm], on layout: AuditedLayout) -> Finding {
    let clear = harms.filter(layout.isClear)
    let worst = (clear.isEmpty ? harms : clear).max { $0.points < $1.points }!
    let views = Set(harms.flatMap(\.views)).subtracting([worst.cause]).sorted()
    return Finding(
      Self.self, severity: layout.severityOfTexts(isClear: !clear.isEmpty), view: layout.id(worst.cause),
      message:
        "\(layout.name(worst.cause)) fits only the text in the file: with '\(worst.text)' \(worst.words)"
        + layout.assumption(of: worst.cause),
      measured: worst.points, required: 0, parts: views.map(layout.id))
  }
}
