import DesignModel
import Notation

/// What happens to a view where another one needs more room.
public enum HarmKind: Sendable {
  case lostCharacters, overlap, beyondSide, beyondEnd, outOfSight, cutLine, squeezed
}

/// What happens to views where another one has another text.
struct Harm {
  /// The place of the view with the other text.
  let cause: Int
  let text: String
  /// The places of the views that suffer.
  let views: [Int]
  let words: String
  let points: Double
  let kind: HarmKind

  /// Points below which nobody sees a difference.
  private static let least = 4.0

  /// All that is on a layout with other texts and not on that with the file's.
  static func all(
    on other: AuditedLayout, beside layout: AuditedLayout, rules: [any LayoutRule.Type],
    known: Set<Finding.Subject>, in round: StressedScreen
  ) -> [Harm] {
    let found = rules.flatMap { rule in rule.findings(on: other).map { (finding: $0, harm: rule.harm) } }
    let reported: [Harm] = found.compactMap { finding, harm in
      if known.contains(finding.subject) { return nil }
      let views = ([finding.view].compactMap(\.self) + finding.related + finding.parts)
        .compactMap { layout.tree.places[$0] }
      let changed = views.first { round.texts[$0] != nil }
      guard finding.distance >= least || finding.required == nil,
        let cause = changed ?? views.first.flatMap(round.cause),
        finding.required != nil || changed == nil
      else { return nil }
      return Harm(
        cause: cause, text: round.texts[cause]!.text, views: views, words: finding.message,
        points: min(finding.distance, 1e4), kind: kind(harm, of: views, on: other))
    }
    return reported + squeezed(on: other, beside: layout, in: round)
  }

  /// The harm, and of what reaches beyond its parent at which side.
  private static func kind(_ harm: HarmKind, of views: [Int], on layout: AuditedLayout) -> HarmKind {
    guard harm == .beyondEnd, views.count == 2 else { return harm }
    let side = layout.frame(views[0]).side(beyond: layout.frame(views[1]))
    return ["left", "right"].contains(side) ? .beyondSide : harm
  }

  /// Views with a text of their own or a picture that lose most of their room.
  private static func squeezed(
    on other: AuditedLayout, beside layout: AuditedLayout, in round: StressedScreen
  ) -> [Harm] {
    layout.screen.views.indices.compactMap { view in
      let (before, after) = (layout.layout.views[view], other.layout.views[view])
      guard round.texts[view] == nil, !before.isHidden, !after.isHidden, isSeen(view, layout),
        let cause = round.cause(of: view), let (words, kind) = loss(before, after, of: layout.name(view))
      else { return nil }
      return Harm(
        cause: cause, text: round.texts[cause]!.text, views: [view], words: words,
        points: max(before.exact.width - after.exact.width, before.exact.height - after.exact.height),
        kind: kind)
    }
  }

  private static func isSeen(_ view: Int, _ layout: AuditedLayout) -> Bool {
    layout.kind(view) == .image || layout.content.contains(view)
  }

  /// What a view loses, in words; nil if it keeps half of its letters, or a third of its size.
  private static func loss(
    _ before: ViewLayout, _ after: ViewLayout, of name: String
  ) -> (words: String, kind: HarmKind)? {
    if let (had, has) = before.text.flatMap({ had in after.text.map { (had, $0) } }), had.total > 0 {
      return has.shown * 2 < had.shown
        ? ("\(name) shows \(has.shown) of \(has.total) characters", .lostCharacters) : nil
    }
    let sides: [(String, KeyPath<Rect, Double>)] = [("wide", \.width), ("high", \.height)]
    let lost = sides.first {
      before.exact[keyPath: $0.1] >= 8 && after.exact[keyPath: $0.1] * 3 < before.exact[keyPath: $0.1]
    }
    return lost.map { word, side in
      let (has, had) = (after.exact[keyPath: side].shown, before.exact[keyPath: side].shown)
      return ("\(name) is \(has) in place of \(had) points \(word)", .squeezed)
    }
  }
}
