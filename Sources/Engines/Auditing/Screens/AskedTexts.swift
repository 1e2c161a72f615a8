import DesignModel

extension AuditedLayout {
  /// True where texts are asked with others: at the usual text size, in the file's language and on a narrow window, where
  /// there is least room.
  var isDecisiveForTexts: Bool {
    environment.textSize == .large && environment.direction == .ltr && !environment.boldText
      && environment.keyboardHeight == nil && environment.locale == nil && environment.canvas == nil
      && (environment.size.width <= 430
        || tree.screen.rootTraits.idiom == .pad && environment.orientation == .portrait)
  }

  /// What a finding rests on.
  func assumption(of view: Int) -> String {
    let text = TextTraits.own(attributes[view]) ?? ""
    if attributes[view].isConnected { return "; an outlet leads to it, so that code may set it" }
    return text.isEmpty ? "; it is empty in the file" : "; '\(text)' is a sample"
  }
}
