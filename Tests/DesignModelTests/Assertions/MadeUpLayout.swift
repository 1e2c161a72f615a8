import DesignLanguage
import DesignModel
import DesignSamples

/// A screen of 300 × 600 points with layouts made up view by view.
struct MadeUpLayout {
  var screen: Screen
  var environment = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 2)
  private var places: [ObjectID: ViewLayout] = [:]

  init() throws { screen = try .example() }

  /// Puts a view at a place on the screen.
  mutating func put(_ view: String, _ frame: (Double, Double, Double, Double), isHidden: Bool = false) {
    let rect = Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
    places[ObjectID(view)] = ViewLayout(
      view: ObjectID(view), exact: rect, frame: rect, screenFrame: rect, isHidden: isHidden)
  }

  /// Changes what was put there.
  mutating func change(_ view: String, _ change: (inout ViewLayout) -> Void) {
    change(&places[ObjectID(view)]!)
  }

  /// Gives a scroll view the content that its offset range says.
  mutating func scroll(_ view: String, offset: Point = .zero, to greatest: Point) {
    change(view) {
      $0.scroll = ScrollLayout(
        contentSize: .zero, insets: .zero, offset: offset, least: .zero, greatest: greatest)
    }
  }

  /// The verdict on a claim, the anchors at the given places.
  func verdict(_ text: String, when condition: String? = nil, anchors: [String: Double] = [:]) throws
    -> Verdict
  {
    var screen = screen
    let assertion = try screen.addAssertion(
      Claim(parsing: text, in: screen), when: condition.map { try Condition(parsing: $0) })
    let views = screen.views.map { view in
      places[view.id] ?? ViewLayout(view: view.id, exact: .zero, frame: .zero, screenFrame: .zero)
    }
    let measured = screen.assertedAnchors.map { MeasuredAnchor($0, anchors[screen.spelled($0)]!) }
    return screen.evaluate(assertion, on: ScreenLayout(views: views, anchors: measured), in: environment)
  }

  /// Nil where the claim holds.
  func failure(_ text: String, when condition: String? = nil, anchors: [String: Double] = [:]) throws
    -> String?
  {
    switch try verdict(text, when: condition, anchors: anchors) {
    case .holds: nil
    case .doesNotApply: "does not apply"
    case .fails(let failure): failure.reason
    }
  }
}
