import DesignModel
import Notation

/// Texts in a font that is the system's own affair.
enum PrivateFont: DesignRule {
  static let card = RuleCard(
    "private-font", .warning, summary: "A text names one of the system's fonts by its private name.",
    why: """
      Families whose names begin with a dot, as `.SFUIText`, are no app's: from iOS 13 on a font that is asked for so \
      comes as Times, or in another size. Files hold such names where somebody copied a font out of a system.
      """,
    fix: "Set the text in a text style, or in the system font by leaving out `font`.",
    bad: """
      add-view demo title --kind label --font .SFUIText --font-size 17 --text 'Inbox'
      pin demo title top,leading --to safeArea --inset 16
      """,
    good: """
      add-view demo title --kind label --style headline --text 'Inbox'
      pin demo title top,leading --to safeArea --inset 16
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    tree.screen.views.compactMap { view in
      guard let family = FontTraits.family(view.attributes), family.hasPrefix("."), view.kind.showsText
      else { return nil }
      return Finding(
        Self.self, view: view.id,
        message: "\(view.name) is set in '\(family)', which is a private name of the system's")
    }
  }
}
