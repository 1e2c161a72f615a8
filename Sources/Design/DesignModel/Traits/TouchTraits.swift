extension Attributes {
  /// True if people can use a view of that kind by touch: controls, unless they say otherwise.
  public func isInteractive(on kind: ViewKind) -> Bool { flag(.interactive) ?? kind.isControl }

  /// True for a view that lets no touch through to what lies in it, either.
  public var takesNoTouches: Bool { flag(.interactive) == false }

  /// What is read out for the view in place of what it shows; nil for nothing.
  public var spokenLabel: String? { text(.label) }

  /// True if there are words for those who can't see the view.
  public var isLabelled: Bool { text(.label)?.isEmpty == false }

  /// True if a view of that kind, laid out so, shows something of its own or can be used.
  public func areContent(of kind: ViewKind, _ place: ViewLayout) -> Bool {
    place.isContent(ofUse: areOfUse(on: kind))
  }

  /// True if a view of that kind counts as content without a text: it can be used, or is read out.
  public func areOfUse(on kind: ViewKind) -> Bool { isInteractive(on: kind) || isLabelled }
}

extension ViewLayout {
  /// True for a view that is shown, and is of use or shows a text.
  public func isContent(ofUse isOfUse: Bool) -> Bool { !isHidden && (isOfUse || (text?.total ?? 0) > 0) }
}
