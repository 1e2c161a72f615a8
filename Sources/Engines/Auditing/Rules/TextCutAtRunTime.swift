import DesignModel
import Notation

/// Samples in a single line that is too short for a sentence.
enum TextCutAtRunTime: LayoutRule {
  static let card = RuleCard(
    "text-cut-at-run-time", .note, summary: "A sample's single line cuts a sentence.",
    why: """
      A text as 'Label' says only where another one comes, and the line has room for little more. It is asked with a sentence, \
      a long word or an amount, at the text size L. All samples of a screen are one finding: a warning where \
      a row that may grow has one line for what its name calls a message or a description, or for filler; else a note.
      """,
    fix: """
      Let the text have more lines (`lines=0`), or bind its end to what stands beside it. `textsAtRunTime` on the root gives the \
      texts to ask with, separated by |, or `none`.
      """,
    bad: """
      add-view demo name --kind label --style body --text Label
      pin demo name top,leading,trailing --to safeArea --inset 16
      """,
    good: """
      add-view demo name --kind label --style body --lines 0 --text Label
      pin demo name top,leading,trailing --to safeArea --inset 16
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    guard let environment = layout.decisiveEnvironment, let stressed = layout.solving.stressed else {
      return []
    }
    var cut: [Int: String] = [:]
    for round in stressed.rounds(by: layout.solving)
    where round.texts.values.contains(where: { $0.isSample || $0.isFigure }) {
      let other = round.layout(in: environment)
      if other.layout.unrest != nil { continue }
      for (view, text) in round.texts where (text.isSample || text.isFigure) && other.cutsItsLine(view) {
        cut[view] = text.text
      }
    }
    let clear = layout.givesTextsAtRunTime ? [] : cut.keys.filter(layout.isClear(cut:))
    let views = (clear.isEmpty ? Array(cut.keys) : clear).sorted()
    guard let first = views.first else { return [] }
    let others = views.count == 1 ? "" : " and \(views.count - 1) more"
    return [
      Finding(
        Self.self, severity: layout.severityOfTexts(isClear: !clear.isEmpty), view: .root,
        message: "\(layout.name(first))\(others) cut '\(cut[first]!)' in a single line"
          + layout.assumption(of: first),
        measured: Double(views.count), required: 0, parts: views.map(layout.id))
    ]
  }
}

extension AuditedLayout {
  /// True if the view's text is cut where it has one line.
  fileprivate func cutsItsLine(_ view: Int) -> Bool {
    guard [.label, .button].contains(kind(view)), !layout.views[view].isHidden,
      let text = layout.views[view].text
    else { return false }
    return text.isTruncated && text.lines == 1 && TextTraits(kind(view), attributes[view]).lines == 1
  }
}
