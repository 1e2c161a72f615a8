import DesignModel

/// Texts and controls that lie wholly under an opaque view.
public enum CoveredContent: LayoutRule {
  public static let card = RuleCard(
    "covered-content", .error, summary: "An opaque view lies over all of a text or control.",
    why: "What is covered can't be read, and touches there go to what lies in front.",
    fix: "Move one of the two, or hide what is covered.",
    bad: """
      add-view demo note --kind label --style body --text 'Ask us'
      pin demo note top,leading --to safeArea --inset 16
      add-view demo banner
      set-view demo banner background=#0000FF
      pin demo banner top,leading,trailing,bottom
      """,
    good: """
      add-view demo banner
      set-view demo banner background=#0000FF
      pin demo banner top,leading,trailing,bottom
      add-view demo note --kind label --style body --text 'Ask us'
      pin demo note top,leading --to safeArea --inset 16
      """)

  public static func findings(on layout: AuditedLayout) -> [Finding] {
    layout.content.compactMap { view in
      guard !layout.isTransparent(view), layout.isCovered(view) else { return nil }
      let finding = Finding(
        Self.self, view: layout.id(view), message: "an opaque view lies over all of \(layout.name(view))")
      return layout.screen.isImported ? finding.assuming("no code takes that away") : finding
    }
  }
}
