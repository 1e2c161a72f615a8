import DesignModel

extension AttributeValue {
  /// The value in a sentence: free text quoted, anything else as it is typed.
  func words(_ attribute: ViewAttribute) -> String {
    if case .text(let text) = self, attribute.isFreeText { text.quotedShort } else { spelled }
  }
}

extension ViewAttribute {
  /// True where any text is a value, so that sentences have to quote it.
  var isFreeText: Bool { form(for: .view) == .text }

  /// What became of the attribute of a view; nil for what is not set.
  func sentence(_ name: String, from: String?, to: String?) -> String {
    switch (from, to) {
    case (let from?, let to?): "\(name)'s \(rawValue) changes from \(from) to \(to)"
    case (nil, let to?): "\(name)'s \(rawValue) is set to \(to)"
    case (let from?, nil): "\(name)'s \(rawValue) is no longer set (it was \(from))"
    case (nil, nil): preconditionFailure("An attribute that was and is unset didn't change")
    }
  }
}
