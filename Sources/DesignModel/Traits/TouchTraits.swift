extension ViewKind {
  /// True for what people tap, drag or type into.
  public var isControl: Bool {
    switch self {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .datePicker, .pageControl,
      .searchBar:
      true
    default: false
    }
  }

  /// How far the frame of a view of this kind reaches beyond what constraints speak of, at most, in points.
  public var overhang: Double {
    switch self {
    case .slider, .switch: 2
    case .segmentedControl: 1
    default: 0
    }
  }
}

extension Attributes {
  /// True if people can use a view of that kind by touch: controls, unless they say otherwise.
  public func isInteractive(on kind: ViewKind) -> Bool { flag(.interactive) ?? kind.isControl }

  /// True if there are words for those who can't see the view.
  public var isLabelled: Bool { text(.label)?.isEmpty == false }

  /// True if a view of that kind, laid out so, shows something of its own or can be used.
  public func areContent(of kind: ViewKind, _ place: ViewLayout) -> Bool {
    !place.isHidden && (isInteractive(on: kind) || (place.text?.total ?? 0) > 0 || isLabelled)
  }
}
