import DesignModel

/// Views to use that have no words for those who can't see them.
enum MissingAccessibilityLabel: DesignRule {
  static let card = RuleCard(
    "missing-accessibility-label", .warning, summary: "A view that people use has no words to be read out.",
    why: "VoiceOver says 'button' or 'switch' and not what for; Voice Control can't name it at all.",
    fix: "Set an accessibility `label` that says what the view is for.",
    bad: """
      add-view demo close --kind button --size 44x44
      pin demo close top,leading --to safeArea --inset 16
      """,
    good: """
      add-view demo close --kind button --size 44x44 --label 'Close'
      pin demo close top,leading --to safeArea --inset 16
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    let mute = tree.screen.views.indices.filter { view in
      tree.screen.views[view].isInteractive && isMute(view, in: tree)
    }
    return Set(mute.compactMap { element(of: $0, in: tree) }).sorted().filter { isMute($0, in: tree) }.map {
      place in
      let view = tree.screen.views[place]
      let words = words(beside: view, in: tree.screen).map { "; '\($0)' beside it could be its label" } ?? ""
      let isFilled = isFilledByCode(view)
      // The halves of a stepper are read out as Increment and Decrement.
      let finding = Finding(
        Self.self, severity: view.kind == .stepper || isFilled ? .note : nil, view: view.id,
        message: "\(view.name) has no text that VoiceOver can read\(words)")
      return isFilled ? finding.assuming("the code that fills it gives it none either") : finding
    }
  }

  private static func isMute(_ place: Int, in tree: AuditedScreen) -> Bool {
    let view = tree.screen.views[place]
    return !view.hasWords && !isNamed(view) && !isNamedElsewhere(view, in: tree.screen)
      && !tree.varies(view.id, AuditedScreen.reading)
  }

  /// The place of what VoiceOver meets where a view is: nil for a view that is no element by its own word, and for one within
  /// an element that element, since VoiceOver reaches nothing in it.
  ///
  /// Nil also for what lies in the root or a row that is one: whoever holds the root gives it a label, and a row says what its
  /// labels say.
  private static func element(of view: Int, in tree: AuditedScreen) -> Int? {
    let views = tree.screen.views
    if views[view].attributes.flag(.accessible) == false { return nil }
    let elements = tree.ancestors(of: view).filter { views[$0].attributes.flag(.accessible) == true }
    guard let outermost = elements.last else { return view }
    let isRow = views[outermost].kind == .tableCell || tree.isList(tree.parents[outermost])
    return outermost == 0 || isRow ? nil : outermost
  }

  /// True for a button of a file that shows neither words nor a picture and that an outlet leads to: people see it by what
  /// code gives it, a title as a rule, or a picture beside a label.
  private static func isFilledByCode(_ view: View) -> Bool {
    view.kind == .button && view.getsWords && !view.attributes.drawsItself
  }

  /// What the only label says that lies in the same view as a control whose words UIKit has beside it; nil for none, and
  /// where the view holds more such controls, which one label can't name.
  static func words(beside view: View, in screen: Screen) -> String? {
    guard hasWordsBeside(view), let parent = view.parent else { return nil }
    let siblings = screen.views.filter { $0.parent == parent }
    let labels = siblings.filter { $0.kind == .label && $0.hasWords }
    guard labels.count == 1, siblings.filter(hasWordsBeside).count == 1 else { return nil }
    return TextTraits(.label, labels[0].attributes).text
  }

  /// True for a control that shows no words of its own.
  private static func hasWordsBeside(_ view: View) -> Bool { view.kind.isControl && view.kind != .button }

  /// True for what an import made up, and for a control that is all of a part, which whoever holds it gives a label.
  private static func isNamedElsewhere(_ view: View, in screen: Screen) -> Bool {
    if view.attributes.isMadeUp { return true }
    guard screen.isOfCode, screen.rootTraits.kind == .view, view.parent == .root else { return false }
    // The import calls it as its class, in small letters at first.
    return screen.source?.id.text.split(separator: "/").last?.lowercased() == view.name.lowercased()
  }

  /// Search bars, date pickers, page controls and the system's symbols say what they are by themselves.
  private static func isNamed(_ view: View) -> Bool {
    view.attributes.isLabelled || view.attributes.isSystemSymbol || view.kind.row.marks.contains(.named)
  }
}
