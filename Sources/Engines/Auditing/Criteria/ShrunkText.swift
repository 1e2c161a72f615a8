import AutoLayout
import DesignModel
import Notation

/// Texts that shrink to fit, so that a larger text size makes little of them: a further measure of `fixed-font`.
///
/// WCAG 2.2's criterion 1.4.4 and Apple ask for 200 %. A text is asked where its font first reaches that: at AX3, or at AX5
/// if it doesn't before. What shrinks at the standard text size, too, is compared with what is shown there.
public enum ShrunkText: LayoutRule {
  public static let card = FixedFont.card
  public static let measure = "fixed-font/shrunk"

  /// What a text grows by, unless its style never does.
  private static let growth = 2.0

  public static func findings(on layout: AuditedLayout) -> [Finding] {
    let shrunk = layout.layout.views.indices.filter { view in
      let place = layout.layout.views[view]
      return !place.isHidden && place.text.map { $0.total > 0 && $0.scale < 1 } ?? false
        && FontTraits(layout.kind(view), layout.attributes[view]).scales
    }
    let own = layout.environment.textSize
    guard !shrunk.isEmpty, own > .large else { return [] }
    let before = layout.solving.screen.layout(in: layout.surroundings(at: .large))
    let fonts = [own, .accessibilityExtraLarge, .large].map { size in
      ShownTexts(layout.solving.screen, in: layout.surroundings(at: size))
    }
    return shrunk.compactMap { view in
      var whole = layout.layout.views[view]
      whole.text?.scale = 1
      let sizes = fonts.compactMap { $0.font(of: view, whole)?.size }
      guard sizes.count == fonts.count, sizes[2] > 0,
        (sizes[1] >= growth * sizes[2]) == (own <= .accessibilityExtraLarge)
      else { return nil }
      let points = sizes[0] * (layout.layout.views[view].text?.scale ?? 1)
      let usual = sizes[2] * (before.views[view].text?.scale ?? 1)
      let required = min(growth, sizes[0] / sizes[2]) * usual
      guard points < required - tolerance else { return nil }
      return finding(of: view, points, instead: required, after: usual, on: layout)
    }
  }

  /// Points that are no difference.
  private static let tolerance = 0.01

  private static func finding(
    of view: Int, _ points: Double, instead required: Double, after usual: Double, on layout: AuditedLayout
  ) -> Finding {
    let finding = Finding(
      Self.self, view: layout.id(view),
      message: "\(layout.name(view))'s text shrinks to \(points.shown) points to fit, and has \(usual.shown) "
        + "at the standard text size",
      measured: points, required: required)
    return layout.isSample(view) ? finding.assuming("the app's own text is as long") : finding
  }
}

extension AuditedLayout {
  /// Where it was made, at another text size.
  fileprivate func surroundings(at size: TextSize) -> LayoutEnvironment {
    var other = environment
    other.textSize = size
    return other
  }
}
