public import DesignModel

/// A screen with its tree by index, for rules that ask the same of every layout.
public struct AuditedScreen: Sendable {
  /// The screen.
  public let screen: Screen
  /// The index of each view's superview; -1 for the root.
  let parents: [Int]
  /// The views' places in the screen's order.
  let places: [ObjectID: Int]
  /// The day of the audit; nil where no suppression is to expire.
  let day: CalendarDate?
  /// The variations, the weakest first.
  let variations: [Variation]

  init(_ screen: Screen, on day: CalendarDate? = nil) {
    let places = Dictionary(
      screen.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    (self.screen, self.places, self.day) = (screen, places, day)
    parents = screen.views.map { $0.parent.flatMap { places[$0] } ?? -1 }
    variations = screen.variationsByStrength
  }

  /// The indexes of the views around a view, the nearest first.
  func ancestors(of view: Int) -> [Int] {
    var result: [Int] = []
    var next = parents[view]
    while next >= 0 {
      result.append(next)
      next = parents[next]
    }
    return result
  }

  /// True if a view lies in another.
  func contains(_ view: Int, under ancestor: Int) -> Bool {
    var next = parents[view]
    while next > ancestor { next = parents[next] }
    return next == ancestor
  }

  /// True if a variation sets one of the attributes on the view.
  func varies(_ view: ObjectID, _ attributes: [ViewAttribute]) -> Bool {
    variations.contains { variation in
      guard case .view(view, let changed) = variation.change else { return false }
      return attributes.contains { changed[$0] != nil }
    }
  }

  /// True if a variation changes the constraint.
  func varies(_ constraint: LayoutConstraint) -> Bool {
    variations.contains { variation in
      if case .constraint(constraint.id, _) = variation.change { true } else { false }
    }
  }
}

extension AuditedScreen {
  /// The attributes that decide whether a view that people use can be read out.
  static let reading = TextTraits.shown + LocalizedText.attributes + [.interactive]
}

extension View {
  /// True if people can use the view by touch.
  var isInteractive: Bool { attributes.isInteractive(on: kind) }

  /// True if the view shows words that it was given.
  var hasWords: Bool {
    let texts = TextTraits(kind, attributes)
    return switch kind {
    case .label, .button, .textView: !texts.text.isEmpty
    case .textField: !texts.text.isEmpty || !texts.placeholder.isEmpty
    case .segmentedControl: texts.segments?.contains { $0 != "|" } == true
    default: false
    }
  }

  /// True if the view's words follow the text size: with a text style, unless it says otherwise.
  var scalesWords: Bool { FontTraits(kind, attributes).scales }
}
