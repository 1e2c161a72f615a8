import DesignModel

/// Content that no scrolling brings into sight.
///
/// With the keyboard up this is asked of text inputs and of what stands with them below the same child of the root;
/// people can put the keyboard away to see the rest.
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
      add-view demo note --kind label --style body --lines 0 --text 'Your parcel waits at the counter'
      pin demo note leading,trailing --to safeArea --inset 16
      add-constraint demo 'note.top == root.top'
      """,
    good: """
      add-view demo note --kind label --style body --lines 0 --text 'Your parcel waits at the counter'
      pin demo note top,leading,trailing --to safeArea --inset 16
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    // Beside a notch things can be seen; under bars and the keyboard they can't.
    var withKeyboard = layout.environment
    (withKeyboard.safeArea.left, withKeyboard.safeArea.right) = (0, 0)
    var withoutKeyboard = withKeyboard
    withoutKeyboard.keyboardHeight = nil
    let branches = withKeyboard.keyboardHeight == nil ? [] : branchesOfInputs(in: layout)
    return layout.content.compactMap { view in
      let frame = layout.frame(view)
      guard min(frame.width, frame.height) > layout.halfPixel else { return nil }
      let isTypedAt = branches.contains { $0 == view || layout.tree.contains(view, under: $0) }
      return finding(view, layout, isTypedAt ? withKeyboard : withoutKeyboard)
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

  /// The children of the root that hold a view to type into.
  private static func branchesOfInputs(in layout: AuditedLayout) -> Set<Int> {
    Set(
      layout.content.filter { layout.screen.views[$0].kind.takesText }.map { view in
        layout.tree.ancestors(of: view).dropLast().last ?? view
      })
  }
}
