public import DesignModel

/// A screen on one profile, and what a picture of it is to show.
public struct Picture: Hashable, Sendable {
  /// The screen.
  public var screen: Screen
  /// What the profile means.
  public var environment: LayoutEnvironment
  /// The safe area without bars: what the device itself takes, in points.
  public var deviceInsets: EdgeInsets
  /// The bars around the content.
  public var bars: [Bar]
  /// How the screen looks there.
  public var appearance: ScreenAppearance
  /// What stands above the picture: the screen and its profile.
  public var title: String, subtitle: String
  /// What is shown beside the controls.
  public var layers: Set<PictureLayer>
  /// Whether each view bears its number.
  public var isNumbered: Bool
  /// The app's images and colours.
  public var assets = PictureAssets()

  /// A screen to be drawn.
  public init(
    screen: Screen, environment: LayoutEnvironment, deviceInsets: EdgeInsets, bars: [Bar],
    appearance: ScreenAppearance, title: String, subtitle: String,
    layers: Set<PictureLayer> = Set(PictureLayer.standard), isNumbered: Bool = false
  ) {
    precondition(
      appearance.views.count == screen.views.count && appearance.layout.views.count == screen.views.count,
      "A picture needs the look of each of the screen's views")
    (self.screen, self.environment, self.deviceInsets) = (screen, environment, deviceInsets)
    (self.bars, self.appearance, self.title, self.subtitle) = (bars, appearance, title, subtitle)
    (self.layers, self.isNumbered) = (layers, isNumbered)
  }
}

extension Picture {
  /// The window, in its own space; of a cell or a view, what it fills.
  var window: Rect { environment.root == nil ? Rect(environment.size) : frame(0) }

  /// Whether the writing direction is right to left.
  var isRightToLeft: Bool { environment.direction == .rtl }

  /// The indexes of the root's children and so on; one list for each view.
  var children: [[Int]] {
    var indexes: [ObjectID: Int] = [:]
    for (index, view) in screen.views.enumerated() { indexes[view.id] = index }
    var result = [[Int]](repeating: [], count: screen.views.count)
    for (index, view) in screen.views.enumerated() {
      if let parent = view.parent, let place = indexes[parent] { result[place].append(index) }
    }
    return result
  }

  /// Where the view at an index lies, in points of the window.
  func frame(_ view: Int) -> Rect { appearance.layout.views[view].screenFrame }

  /// Whether the view at an index shows at all.
  func isShown(_ view: Int) -> Bool { !appearance.layout.views[view].isHidden }

  /// A colour that is set on a view, as it looks; nil for none.
  func color(_ attribute: ViewAttribute, of view: Int) -> Color? {
    appearance.views[view].attributes.color(attribute).flatMap(assets.color)
  }

  /// The colour of what can be tapped in the view at an index: its own or that of the nearest view around it.
  func tint(_ view: Int) -> Color {
    var place: Int? = view
    while let index = place {
      if let color = color(.tint, of: index) { return color }
      place = screen.views[index].parent.flatMap { screen.place(of: $0) }
    }
    return appearance.views[0].attributes.tintOfFile.flatMap(assets.color) ?? Palette.tint
  }

  /// True for what was imported from Interface Builder: no more of cells and bars is drawn than its file says.
  var isImported: Bool { screen.isOfInterfaceBuilder }

  /// Where an item of a constraint lies in points of the window; nil for one that doesn't show.
  func frame(of item: Item) -> Rect? {
    if let guide = screen.guides.firstIndex(where: { $0.id == item.owner }) {
      return appearance.guides[guide]
    }
    guard let view = screen.place(of: item.owner), isShown(view) else {
      return nil
    }
    guard view == 0 else { return frame(view) }
    switch item.region {
    case .safeArea: return window.inset(environment.covered)
    case .layoutMargins: return appearance.layoutMargins
    case .readableContent: return appearance.readableContent
    default: return window
    }
  }
}
