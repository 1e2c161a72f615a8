public import DesignModel

/// Every text that keeps its size, whatever the reason: the second measure of `fixed-font`, which leaves out what nobody can
/// or need mend.
public enum UnscaledText: DesignRule {
  public static let card = FixedFont.card
  public static let measure = "fixed-font/every"

  public static func findings(in tree: AuditedScreen) -> [Finding] {
    tree.screen.views.indices.filter { isAsked($0, in: tree) && tree.keepsSize(tree.screen.views[$0]) }
      .map { finding(of: tree.screen.views[$0]) }
  }

  /// True for a view with words or to type into, and for one that gets its words at run time by an outlet, if somebody can
  /// see it or aim at it.
  static func isAsked(_ place: Int, in tree: AuditedScreen) -> Bool {
    let view = tree.screen.views[place]
    return (view.hasWords || view.takesText || view.getsWords) && !tree.unaimed.contains(place)
  }

  /// That a view's font keeps its size, with what that rests on.
  static func finding(of view: View) -> Finding {
    let finding = Finding(
      Self.self, view: view.id, message: "\(view.name)'s font does not follow the text size")
    if view.kind.isControl, view.kind != .button, view.kind != .textField {
      return finding.assuming("UIKit's own control counts")
    }
    if !view.hasWords, !view.takesText { return finding.assuming("code gives it a text in this font") }
    if view.attributes.hasMadeUpFont { return finding.assuming("the app's own font keeps its size, too") }
    return view.attributes.isOfCustomClass ? finding.assuming("its own class sets no other font") : finding
  }
}

extension View {
  /// True for a text without words that an outlet leads to, so that code gives it some.
  public var getsWords: Bool {
    [.label, .button, .textView].contains(kind) && !hasWords && attributes.isConnected
      && attributes.imageName == nil && !attributes.isSystemSymbol && !isButtonWithoutWords
  }

  /// True for a button that has words to be read out and none to be seen: it shows something else.
  public var isButtonWithoutWords: Bool {
    kind == .button && !hasWords && attributes.isLabelled
  }
}
