import DesignModel

/// Content that no scrolling brings into sight.
///
/// An assertion calls the rest reachable (`Reachability`), but for what `under-bars` reports: what is bound to a place under
/// a bar or a notch.
enum ContentUnreachable: LayoutRule {
  static let card = RuleCard(
    "content-unreachable", .error,
    summary:
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
    var shown = ShownAreas(layout)
    return layout.content.compactMap { view in
      let frame = layout.frame(view)
      guard min(frame.width, frame.height) > layout.halfPixel, layout.covers[view] == nil,
        let failure = layout.reachability.outOfSight(at: view),
        !isRead(view, shown: &shown, in: layout)
      else { return nil }
      return Finding(
        Self.self, view: layout.id(view), message: failure.reason, measured: failure.distance, required: 0)
    }
  }

  /// True for a text that nobody touches if all of its lines can come into sight, whatever its frame does.
  private static func isRead(_ view: Int, shown: inout ShownAreas, in layout: AuditedLayout) -> Bool {
    guard !layout.isInteractive(view), let lines = shown.area(of: view) else { return false }
    return layout.reachability.outOfSight(at: view, part: lines) == nil
  }
}
