import DesignModel

extension AuditedLayout {
  /// Where texts are asked with others: at the usual text size, in the file's language and on a narrow window, where
  /// there is least room; nil elsewhere.
  ///
  /// What neither layouts nor rules read says nothing: one layout is that of many environments, and is judged for all.
  var decisiveEnvironment: LayoutEnvironment? {
    let read = environment.reduced(to: solving.reads.union(solving.readsOfRules))
    let isDecisive =
      read.textSize == .large && read.direction == .ltr && !read.boldText && read.keyboardHeight == nil
      && read.locale == nil && read.canvas == nil
      && (read.size.width <= 430 || tree.screen.rootTraits.idiom == .pad && read.orientation == .portrait)
    return isDecisive ? read : nil
  }

  /// True where the screen's author says which texts come.
  var givesTextsAtRunTime: Bool { tree.screen.root.attributes.textsAtRunTime != nil }

  /// A warning where the screen's author says which texts come, or where the file says enough of the text (`isClear`);
  /// else a note: 15 of 18 judged findings with texts of ours were of no use, since most such views show a word or two.
  func severityOfTexts(isClear: Bool) -> Severity { givesTextsAtRunTime || isClear ? .warning : .note }

  /// What a finding rests on.
  func assumption(of view: Int) -> String {
    let text = TextTraits.own(attributes[view]) ?? ""
    if attributes[view].isConnected { return "; an outlet leads to it, so that code may set it" }
    return text.isEmpty ? "; it is empty in the file" : "; '\(text)' is a sample"
  }
}
