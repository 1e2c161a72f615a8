public import DesignModel

/// A screen with its tree by index, for rules that ask the same of every layout; a class, so that handing it on to each of
/// them costs one reference.
public final class AuditedScreen: Sendable {
  /// The screen.
  public let screen: Screen
  /// The index of each view's superview; -1 for the root.
  let parents: [Int]
  /// Each view's kind.
  let kinds: [ViewKind]
  /// The views where no variation holds.
  let unvaried: ViewMarks
  /// The views' places in the screen's order.
  let places: [ObjectID: Int]
  /// The views that the author may give no height or width.
  let flattened: [Int]
  /// The views that nobody can aim at, since the author gives them next to no size.
  let unaimed: Set<Int>
  /// The day of the audit; nil where no suppression is to expire.
  let day: CalendarDate?
  /// The variations, the weakest first.
  let variations: [Variation]
  /// What is as it stands in the file that the screen was imported from.
  let imported: ImportedParts
  /// What binds views to the edges of the root and of its safe area.
  let safeAreaBounds: SafeAreaBounds
  /// True if an import lost or made up something of some view, put a sample there, or knows that code shows or hides it.
  let hasSketches: Bool
  /// The views that hang on what an import lost or made up, by their places.
  let hangingOnSketch: Set<Int>
  /// The views of which no code that is there says where they lie.
  let unplaced: Set<ObjectID>

  init(_ screen: Screen, on day: CalendarDate? = nil) {
    let places = Dictionary(
      screen.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    (self.screen, self.places, self.day) = (screen, places, day)
    let (parents, kinds) = (screen.superviewPlaces, screen.views.map(\.kind))
    unvaried = ViewMarks(screen.views.map(\.attributes), kinds, superviews: parents)
    (self.parents, self.kinds) = (parents, kinds)
    variations = screen.variationsByStrength
    imported = ImportedParts(of: screen)
    let varied = variations.compactMap { variation in
      if case .constraint(let id, _) = variation.change { id } else { nil }
    }
    safeAreaBounds = SafeAreaBounds(of: screen, places: places, varied: Set(varied))
    hasSketches = screen.views.contains { view in
      view.attributes.isMadeUp || view.attributes.isSample || view.attributes.isToggled
        || view.attributes.hasMadeUpFont
    }
    let sketched = Set(screen.sketchedViews.map(\.id))
    hangingOnSketch = Set(screen.hanging(on: sketched).compactMap { places[$0] })
    unplaced = sketched.isEmpty ? [] : screen.unplacedViews
    flattened = screen.flattenedViews.compactMap { places[$0] }.sorted()
    unaimed = Set(screen.unaimedViews.compactMap { places[$0] })
  }

  /// The indexes of the views around a view, the nearest first.
  func ancestors(of view: Int) -> Ancestors { Ancestors(parents: parents, nearest: parents[view]) }

  /// Walks from superview to superview.
  struct Ancestors: Sequence, IteratorProtocol {
    fileprivate let parents: [Int]
    fileprivate var nearest: Int

    mutating func next() -> Int? {
      guard nearest >= 0 else { return nil }
      defer { nearest = parents[nearest] }
      return nearest
    }
  }

  /// What the views are like with the variations that hold in an environment.
  func marks(in environment: LayoutEnvironment) -> ViewMarks {
    var attributes = unvaried.attributes
    var isVaried = false
    for variation in variations where variation.condition.holds(in: environment) {
      guard case .view(let id, let changed) = variation.change, let place = places[id] else { continue }
      attributes[place] = attributes[place].overridden(by: changed)
      isVaried = true
    }
    guard isVaried else { return unvaried }
    var marks = ViewMarks(attributes, kinds, superviews: parents)
    marks.isVaried = true
    return marks
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

  /// True if a view's font follows the text size nowhere: neither by itself nor with one of the view's variations, of which
  /// several that hold together make it follow only where one does alone.
  func keepsSize(_ view: View) -> Bool {
    let varied = variations.compactMap { variation -> Attributes? in
      guard case .view(view.id, let changed) = variation.change else { return nil }
      return view.attributes.overridden(by: changed)
    }
    return ([view.attributes] + varied).allSatisfy { !FontTraits(view.kind, $0).scales }
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
  static let reading = TextTraits.shown + LocalizedText.attributes + [.interactive, .accessible]
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
