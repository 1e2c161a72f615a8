import DesignModel

/// Content that no scrolling brings into sight.
///
/// With the keyboard up this is asked of text inputs and of what stands with them below the same child of the root;
/// people can put the keyboard away to see the rest. What is bound to a place under a bar is told by `under-bars`.
enum ContentUnreachable: LayoutRule {
  static let card = RuleCard(
    "content-unreachable", .error,
    "No scrolling brings a text or a control wholly into sight, between the bars and above the keyboard.",
    why: """
      What people can't bring into sight does not exist for them. It happens where texts are large, screens low, or \
      the keyboard up, which no designer's own device shows.
      """,
    fix:
      "Put the content into a scroll view whose content is as high as it needs, or that avoids the keyboard.",
    bad: """
      add-view demo note --kind label --style body --lines 0 --text '\(note)'
      pin demo note top,leading --to safeArea --inset 16
      add-constraint demo 'note.width == 280'
      """,
    good: """
      add-view demo page --kind scroll
      pin demo page top,leading,trailing,bottom --to safeArea
      add-view demo note --kind label --style body --lines 0 --text '\(note)' --in page
      pin demo note top,leading,trailing,bottom --inset 16
      add-constraint demo 'note.width == 280'
      """)

  /// A text that fits every window at small text sizes only.
  private static let note = """
    Your parcel waits at the counter. Bring the code that we sent you and something that shows who you are. \
    After seven days it goes back to the sender, and you will get your money back. Is someone else to fetch it for \
    you? Then give them the code, and a line with your name and theirs.
    """

  static func findings(on layout: AuditedLayout) -> [Finding] {
    // What reaches beyond a cell or a view is reported by `outside-parent`.
    guard layout.fillsWindow else { return [] }
    // Beside a notch things can be seen; under bars and the keyboard they can't.
    var withKeyboard = layout.environment
    (withKeyboard.safeArea.left, withKeyboard.safeArea.right) = (0, 0)
    var withoutKeyboard = withKeyboard
    withoutKeyboard.keyboardHeight = nil
    return layout.content.compactMap { view in
      let frame = layout.frame(view)
      guard min(frame.width, frame.height) > layout.halfPixel, layout.covers[view] == nil else {
        return nil
      }
      return finding(view, layout, layout.isTypedAt(view) ? withKeyboard : withoutKeyboard)
    }
  }

  private static func finding(
    _ view: Int, _ layout: AuditedLayout, _ environment: LayoutEnvironment
  ) -> Finding? {
    let claim = Assertion(id: "reachable", .view(ViewClaim(layout.id(view), .reachable)))
    guard case .fails(let failure) = layout.screen.evaluate(claim, on: layout.layout, in: environment),
      failure.distance > layout.overhang(view)
    else { return nil }
    return Finding(
      Self.self, view: layout.id(view), message: failure.reason, measured: failure.distance, required: 0)
  }
}
