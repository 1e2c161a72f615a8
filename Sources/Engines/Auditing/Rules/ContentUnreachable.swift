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
      the keyboard up, which no designer's own device shows. A warning where only the keyboard is in the way on a \
      screen of a storyboard or xib, since code may make room for it.
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

  /// What no file says.
  static let roomless = "no code makes room for the keyboard"
  private static let unmovedForKeyboard = "the code scrolls or moves it no further for the keyboard"
  private static let unsized = "no code says how large the scroll view's content is"
  /// What of a view beside the pages that show no file says.
  static let unmoved = "no code moves it"
  /// What of a view in what no finger scrolls no file says.
  static let unscrolled = "no code lets it scroll"

  static var harm: HarmKind { .outOfSight }

  static func findings(on layout: AuditedLayout) -> [Finding] {
    // What reaches beyond a cell or a view is reported by `outside-parent`.
    guard layout.fillsWindow else { return [] }
    var shown = ShownAreas(layout)
    return layout.content.compactMap { view in
      let frame = layout.frame(view)
      guard min(frame.width, frame.height) > layout.halfPixel, layout.covers[view] == nil,
        !layout.isPlacedByCode(view),
        let finding = Self.finding(of: view, where: .stays, shown: &shown, in: layout)
      else { return nil }
      guard layout.isHeld(view) else { return graded(finding, of: view, on: layout) }
      return gradedAsHeld(finding, of: view, shown: &shown, in: layout)
    }
  }

  /// What is found of a view, as far as code does that with what no finger scrolls; nil for what comes into sight.
  private static func finding(
    of view: Int, where held: Reachability.HeldContent, shown: inout ShownAreas, in layout: AuditedLayout
  ) -> Finding? {
    guard let failure = layout.reachability.outOfSight(at: view, where: held),
      !isRead(view, where: held, shown: &shown, in: layout)
    else { return nil }
    return Finding(
      Self.self, view: layout.id(view), message: failure.reason, measured: failure.distance, required: 0)
  }

  /// The finding of a view in what no finger scrolls, as severe as what code may do with that allows.
  ///
  /// Sideways lie pages, which code moves: of 101 such scroll views, tables and collections in public files 9 hold more than they
  /// show, 7 of them rows that code fills and 2 pages. Up and down an import's code may let people scroll it.
  private static func gradedAsHeld(
    _ finding: Finding, of view: Int, shown: inout ShownAreas, in layout: AuditedLayout
  ) -> Finding {
    guard let moved = Self.finding(of: view, where: .movesSideways, shown: &shown, in: layout) else {
      return finding.graded(.note).assuming(unmoved)
    }
    if let stuck = Self.finding(of: view, where: .scrolls, shown: &shown, in: layout) {
      return graded(stuck, of: view, on: layout)
    }
    if !layout.screen.isImported { return moved }
    return moved.graded(layout.isInRowOfCode(view) ? .note : .warning).assuming(unscrolled)
  }

  /// The finding as severe as a screen of a file allows, whose code nobody knows, and as what is out of reach of an import.
  private static func graded(_ finding: Finding, of view: Int, on layout: AuditedLayout) -> Finding {
    if layout.environment.keyboardHeight != nil, layout.screen.root.attributes.movesForKeyboard {
      return finding.graded(.note).assuming(unmovedForKeyboard)
    }
    if layout.codeMayMakeRoom {
      // A scroll view brings its own text into sight, and what is read alone waits until the keyboard is gone.
      let waits = layout.kind(view) == .label || layout.kind(view) == .image || layout.scrollsItsText(view)
      return finding.graded(waits ? .note : .warning).assuming(roomless)
    }
    guard layout.screen.isImported else { return finding }
    if layout.screen.isOfInterfaceBuilder, layout.isInScrollViewOfCode(view) {
      return finding.graded(.note).assuming(unsized)
    }
    return layout.isHardlyOutOfReach(view) ? finding.graded(.warning) : finding
  }

  /// True for a text that nobody touches if all of its letters can come into sight, whatever its frame does.
  private static func isRead(
    _ view: Int, where held: Reachability.HeldContent, shown: inout ShownAreas, in layout: AuditedLayout
  ) -> Bool {
    guard !layout.isInteractive(view), let lines = shown.area(of: view) else { return false }
    let side = layout.layout.views[view].text == nil ? 0 : min(sideBearing, lines.width / 4)
    let letters = Rect(x: lines.x + side, y: lines.y, width: lines.width - 2 * side, height: lines.height)
    return layout.reachability.outOfSight(at: view, part: letters, where: held) == nil
  }

  /// Points that a line leaves free before its first letter and after its last one.
  private static let sideBearing = 1.0
}

extension AuditedLayout {
  /// True for what lies in a scroll view whose content no finger moves.
  func isHeld(_ view: Int) -> Bool {
    tree.ancestors(of: view).contains {
      layout.views[$0].scroll != nil && attributes[$0].holdsContentStill
    }
  }

  /// What would have to be true of code for a view in what no finger scrolls to be out of sight; nil where it is whatever
  /// code does.
  func assumptionOfHeld(_ view: Int) -> String? {
    guard isHeld(view) else { return nil }
    if reachability.outOfSight(at: view, where: .movesSideways) == nil { return ContentUnreachable.unmoved }
    guard screen.isImported, reachability.outOfSight(at: view, where: .scrolls) == nil else { return nil }
    return ContentUnreachable.unscrolled
  }

  /// True for what is in a row that code fills again and again, and so places.
  fileprivate func isInRowOfCode(_ view: Int) -> Bool {
    tree.ancestors(of: view).contains { attributes[$0].isPrototype }
  }

  /// True for what is in a collection's cell: the collection's layout, which is code, says how large that is and where.
  func isPlacedByCode(_ view: Int) -> Bool {
    let around = tree.ancestors(of: view).prefix { kind($0) != .tableCell }
    return around.contains { attributes[$0].isPrototype }
  }

  /// True for what lies in a scroll view to which the file gives no content along the axis that is missing, so that code does.
  fileprivate func isInScrollViewOfCode(_ view: Int) -> Bool {
    let missing = reachability.shortfalls(at: view)
    return tree.ancestors(of: view).contains { ancestor in
      guard let content = layout.views[ancestor].scroll?.contentSize else { return false }
      return missing.down > missing.across ? content.height <= halfPixel : content.width <= halfPixel
    }
  }

  /// True for what keeps all but 12 points, or for a control of which at least a half is left that people can touch, and
  /// whose words aren't cut at a side.
  ///
  /// Of 23 errors that two readers judged the 20 that are true for both miss 29 points and more, or keep less
  /// (docs/evidence/precision.md). On code two errors of 2 and 2.5 points were of no use to their readers, one of them in
  /// docs/evidence/code-precision.md.
  fileprivate func isHardlyOutOfReach(_ view: Int) -> Bool {
    let (missing, frame) = (reachability.shortfalls(at: view), frame(view))
    if max(missing.across, missing.down) <= 12 { return true }
    guard isInteractive(view), kind(view) != .textView else { return false }
    func isLeft(_ missing: Double, of length: Double) -> Bool {
      missing <= halfPixel || length - missing >= max(20, length / 2)
    }
    let isCut = missing.across > halfPixel && !isWordless(view)
    return !isCut && isLeft(missing.across, of: frame.width) && isLeft(missing.down, of: frame.height)
  }

  /// True where the keyboard is up over a screen of which only the file is known: code often moves what it covers.
  fileprivate var codeMayMakeRoom: Bool {
    environment.keyboardHeight != nil && screen.isOfInterfaceBuilder
  }
}
