import AutoLayout
import DesignModel

/// The root of a part: of a cell or a view that is imported by itself, and that others hold in the app.
struct PartRoot: Hashable {
  /// A cell, which is as high as its content, or a view of a given size.
  let kind: RootKind
  /// Points; nil where the window or the content decides.
  var width, height: Double?

  /// A view as large as the window, where nothing says how large it is: nothing in it is short of room.
  static let unknown = PartRoot(kind: .view)

  /// The class of the recorder's own view around what is no plain view.
  private static let wrapper = "RootView"

  /// What the root has, in the design's words.
  var attributes: Attributes { .ofRoot(kind, width: width, height: height) }

  /// The root of a part that a recording shows in the whole of the window: its content decides its height where it does,
  /// else what holds it in the app, if that is known.
  init(
    of recording: Recording, held container: ContainerSize?, in environment: LayoutEnvironment,
    by engine: LayoutEngine
  ) {
    let width = container?.width
    // What is a control or a text by itself is as large as what holds it makes it.
    let isWhole = recording.views.first?.className != Self.wrapper
    if isWhole, Self.contentDecides(recording, width, in: environment, by: engine) {
      (kind, self.width, height) = (.cell, width, nil)
    } else {
      (kind, self.width, height) = (.view, width, container?.height)
    }
  }

  private init(kind: RootKind, width: Double? = nil, height: Double? = nil) {
    (self.kind, self.width, self.height) = (kind, width, height)
  }

  /// True if a root that is as high as its content has the same height whatever it would have without.
  private static func contentDecides(
    _ recording: Recording, _ width: Double?, in environment: LayoutEnvironment, by engine: LayoutEngine
  ) -> Bool {
    let screen = RecordedDesign(recording).screen(id: "screen", name: "screen")
    let heights = [44.0, 444].map { height in
      let root = PartRoot(kind: .cell, width: width, height: height)
      var lists = screen.lists
      lists.views[0].attributes = lists.views[0].attributes.overridden(by: root.attributes)
      // How large a picture is that nobody has seen says nothing of what is around it.
      for place in lists.views.indices where lists.views[place].attributes.isSample {
        lists.views[place].attributes.forgetSize()
      }
      let layout = engine.layout(Screen(id: "screen", name: "screen", lists: lists), in: environment)
      return layout.views[0].frame.height
    }
    return heights[0] == heights[1] && heights[0] > 0
  }
}
