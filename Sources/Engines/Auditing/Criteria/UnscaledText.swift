import DesignModel

/// Every text that keeps its size, whatever the reason: the second measure of `fixed-font`, which leaves out what nobody can
/// or need mend.
public enum UnscaledText: DesignRule {
  public static let card = FixedFont.card
  public static let measure = "fixed-font/every"

  public static func findings(in tree: AuditedScreen) -> [Finding] {
    tree.screen.views.enumerated().compactMap { place, view in
      guard view.hasWords || view.takesText, !view.scalesWords, !tree.varies(view.id, FontTraits.scaling),
        !tree.unaimed.contains(place)
      else {
        return nil
      }
      let finding = Finding(
        Self.self, view: view.id, message: "\(view.name)'s font does not follow the text size")
      if view.kind.isControl, view.kind != .button, view.kind != .textField {
        return finding.assuming("UIKit's own control counts")
      }
      return view.attributes.isOfCustomClass ? finding.assuming("its own class sets no other font") : finding
    }
  }
}
