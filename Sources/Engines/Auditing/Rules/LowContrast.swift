import DesignModel
import Notation

/// Words that stand out too little from what they lie on.
enum LowContrast: LayoutRule {
  static let card = RuleCard(
    "low-contrast", .warning,
    summary: "A text stands out from what it lies on by less than WCAG 2.2 asks for.",
    why: """
      Criterion 1.4.3 asks for a contrast of 4.5 to 1, and of 3 to 1 from 18 points on, or 14 in bold. What counts are \
      the colours of light appearance, where the text and the nearest opaque background that covers all of its view are known: \
      nothing is said of what lies on a picture, on a view that code draws, or on no background at all. A warning below 3 \
      to 1; a note from there on, and where both colours are UIKit's own. In a screen of a storyboard or xib it is a note, \
      too, where code may well give one of the colours: where they hardly differ, a class of the app's own shows one, the \
      text is one of Interface Builder's fillers, or a label lies on a plain gray of its own. So it is in a screen of code \
      that an import lost or made up in part.
      """,
    fix: "Give the text or its background another colour (`text-color`, `background`).",
    bad: """
      set-view demo root background=#FFFFFF
      add-view demo note --kind label --style body --text 'Ask us' --text-color '#BBBBBB'
      pin demo note top,leading --to safeArea --inset 16
      """,
    good: """
      set-view demo root background=#FFFFFF
      add-view demo note --kind label --style body --text 'Ask us' --text-color '#595959'
      pin demo note top,leading --to safeArea --inset 16
      """)

  /// The ratio below which nobody would have left two colours: of 40 read in public files, one a repository, none of 6 below
  /// it was surely what the app shows, and 14 of 18 from there to 3 were, pairs of UIKit's own left out.
  private static let noContrast = 1.5
  /// What neither small nor large text may be below.
  private static let severe = TextContrast.ofLargeText
  /// What no file says.
  static let ownAccent = "the app has no accent colour of its own"
  static let asInFile = "no code gives it other colours"

  static func findings(on layout: AuditedLayout) -> [Finding] {
    layout.doubtfulContrasts.compactMap { contrast in
      guard case .known(let known) = contrast.measure, !known.isEnough,
        let view = layout.screen.view(contrast.view)
      else { return nil }
      let isOpen = isOpen(known, on: view, in: layout.screen)
      let finding = Finding(
        Self.self, severity: known.ratio >= severe || known.isOfSystem || isOpen ? .note : nil,
        view: view.id,
        message: "\(view.name)'s text, \(known.text) on \(known.ground), has a contrast of "
          + "\(known.shownRatio) to 1, and \(words(for: known, on: view, layout.tree))",
        measured: known.ratio, required: known.required)
      if known.isAccent { return finding.assuming(ownAccent) }
      return isOpen ? finding.assuming(asInFile) : finding
    }
  }

  /// `4.5 is asked for`, with what is asked for where the text is large, if it may be, and fails that, too.
  private static func words(
    for known: TextContrast.Known, on view: View, _ tree: AuditedScreen
  ) -> String {
    let words = "\(known.required.shown) is asked for"
    let mayBeLarge = view.scalesWords || tree.varies(view.id, FontTraits.scaling)
    guard mayBeLarge, known.required > TextContrast.ofLargeText, known.ratio < TextContrast.ofLargeText else {
      return words
    }
    return "\(words), \(TextContrast.ofLargeText.shown) where it is large"
  }

  /// True where one of the colours probably is another in the app.
  ///
  /// Of code that is what its import lost or made up: the rest has run.
  private static func isOpen(_ known: TextContrast.Known, on view: View, in screen: Screen) -> Bool {
    if screen.isOfCode {
      return screen.root.attributes.loss != nil || view.attributes.isStandIn || known.isOfOwnClass
    }
    guard screen.isImported else { return false }
    let attributes = view.attributes
    let text = TextTraits(view.kind, attributes).text
    return known.ratio < noContrast || known.isOfOwnClass || attributes.isOfCustomClass
      || attributes.isConnected && fillers.contains(text) || grays.contains(attributes.backgroundColor?.value)
  }

  /// What Interface Builder writes into new views.
  private static let fillers = ["Label", "Button", "Text", "Title"]
  /// Its dark and its light gray, which stand where a label's place is to be seen while a screen is drawn.
  private static let grays: [UInt32?] = [0x5555_55FF, 0xAAAA_AAFF]
}
