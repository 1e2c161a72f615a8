import DesignModel
import Rendering

/// A picture of a screen that no engine has solved: places are as given.
struct MadeUpPicture {
  var views: [View] = [View(id: .root, name: "root", parent: nil, kind: .view)]
  var layouts: [ViewLayout]
  var appearances = [ViewAppearance(attributes: Attributes())]
  var environment: LayoutEnvironment
  var conflicts: [Conflict] = []
  var ambiguities: [Ambiguity] = []
  var bars: [Bar] = []
  var insets = EdgeInsets.zero

  /// An empty screen on a device without a home indicator.
  init(_ size: Size = Size(width: 100, height: 200), keyboard: Double? = nil) {
    environment = LayoutEnvironment(size: size, scale: 2, keyboardHeight: keyboard)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    layouts = [ViewLayout(view: .root, exact: frame, frame: frame, screenFrame: frame)]
  }

  /// Puts a view into another one, by its frame on the screen.
  mutating func add(
    _ name: String, _ kind: ViewKind, at frame: Rect, in parent: String = "root",
    with attributes: [(ViewAttribute, AttributeValue)] = [], text: String? = nil
  ) {
    var set = Attributes()
    for (attribute, value) in attributes { set[attribute] = value }
    views.append(View(id: ObjectID(name), name: name, parent: ObjectID(parent), kind: kind, attributes: set))
    layouts.append(ViewLayout(view: ObjectID(name), exact: frame, frame: frame, screenFrame: frame))
    let line = text.map {
      TypesetText.Line(
        text: $0, frame: Rect(x: 2, y: 0, width: frame.width - 4, height: frame.height),
        baseline: frame.height - 4)
    }
    appearances.append(
      ViewAppearance(
        attributes: set, text: line.map { TypesetText(size: 12, weight: .regular, lines: [$0]) }))
  }

  func picture(layers: [PictureLayer] = PictureLayer.standard, isNumbered: Bool = false) -> Picture {
    let window = layouts[0].frame
    return Picture(
      screen: Screen(id: "made", name: "made", lists: ScreenLists { $0.views = views }),
      environment: environment, deviceInsets: insets, bars: bars,
      appearance: ScreenAppearance(
        layout: ScreenLayout(views: layouts, conflicts: conflicts, ambiguities: ambiguities),
        views: appearances,
        guides: [], layoutMargins: window, readableContent: window, constraints: []),
      title: "made", subtitle: "by hand", layers: Set(layers), isNumbered: isNumbered)
  }
}
