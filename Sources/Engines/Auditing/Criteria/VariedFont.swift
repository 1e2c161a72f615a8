import DesignModel

/// Texts that keep their size where some variations hold and follow the text size elsewhere, as those of `UnscaledText`
/// follow it nowhere: a part of its measure.
public enum VariedFont: LayoutRule {
  public static let card = FixedFont.card
  public static let measure = UnscaledText.measure
  public static let measuresFrames = false

  public static func findings(on layout: AuditedLayout) -> [Finding] {
    layout.screen.views.enumerated().compactMap { place, view in
      guard layout.tree.varies(view.id, FontTraits.scaling), UnscaledText.isAsked(place, in: layout.tree),
        !FontTraits(view.kind, layout.attributes[place]).scales, !layout.tree.keepsSize(view)
      else { return nil }
      return UnscaledText.finding(of: view)
    }
  }
}
