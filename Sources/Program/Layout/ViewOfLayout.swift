import DesignModel
import Notation

extension Layout {
  /// A view where it lies, and what became of its text.
  public struct View: Sendable, Hashable {
    /// The name that the code or the design has for it.
    public let name: String
    /// Its name after those of the views that it is in, the root left out, with slashes between them.
    public let path: String
    /// In points of the window's coordinate space, rounded to pixels; not a number each for a view that isn't there.
    public let frame: Rect
    /// True if the view, or a view that it is in, is hidden.
    public let isHidden: Bool
    /// What became of its text; nil for a view without one.
    public let text: Text?
    /// Why the view does not fit, with numbers; nil for one that does.
    public let misfit: String?
    /// On what it lies there.
    public let profile: Profile

    /// True for a view that is there and shown, in sight or where scrolling brings it into sight, and whose text is all
    /// shown.
    public var fits: Bool { misfit == nil }
  }

  /// What became of a text in the room that it got.
  public struct Text: Sendable, Hashable {
    /// Lines that are shown.
    public let lines: Int
    /// Lines that the whole text takes at this width.
    public let wantedLines: Int
    /// Characters that are shown.
    public let shown: Int
    /// Characters of the whole text.
    public let total: Int
    /// True if characters are missing, or lines reach beyond the view.
    public let isCut: Bool
  }

  /// A rectangle in points.
  public struct Rect: Sendable, Hashable {
    /// The left edge and the top edge.
    public let x, y: Double
    /// The size.
    public let width, height: Double

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }

    /// A rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// True if all of another rectangle lies within this one.
    public func contains(_ other: Rect) -> Bool {
      x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
    }

    /// True if both share an area.
    public func overlaps(_ other: Rect) -> Bool {
      min(maxX, other.maxX) > max(x, other.x) && min(maxY, other.maxY) > max(y, other.y)
    }
  }
}

extension Layout.View: CustomStringConvertible, CustomDebugStringConvertible {
  /// The view, the profile, the frame, and why it does not fit.
  public var description: String {
    let place = frame.x.isNaN ? "" : " at \(frame)"
    return "\(name) on \(profile)\(place)" + (misfit.map { ": \($0)" } ?? "")
  }

  /// The same.
  public var debugDescription: String { description }
}

extension Layout.Rect: CustomStringConvertible, CustomDebugStringConvertible {
  /// As `(16, 20) 343 x 44`, in points.
  public var description: String { "(\(x.shown), \(y.shown)) \(width.shown) x \(height.shown)" }

  /// The same.
  public var debugDescription: String { description }
}

// MARK: From the engine

extension Layout.View {
  /// The views of a screen's layout.
  static func all(
    of screen: Screen, _ layout: ScreenLayout, in environment: LayoutEnvironment, on profile: Layout.Profile
  ) -> [Layout.View] {
    let reach = Reachability(of: screen, on: layout, in: environment)
    return zip(screen.views, layout.views).map { view, place in
      let frame = place.screenFrame
      return Layout.View(
        name: view.name, path: screen.path(of: view),
        frame: Layout.Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
        isHidden: place.isHidden, text: place.text.map(Layout.Text.init),
        misfit: misfit(place, view, reach: reach), profile: profile)
    }
  }

  private static func misfit(_ place: ViewLayout, _ view: View, reach: Reachability) -> String? {
    if place.isHidden { return "\(view.name) is hidden" }
    if let text = place.text {
      if text.isTruncated { return "\(view.name) shows \(text.shown) of \(counted(text.total, "character"))" }
      if text.isClipped {
        return
          "\(view.name) is \(place.frame.height.shown) points high, which cuts off its \(counted(text.lines, "line"))"
      }
    }
    // What no finger scrolls sideways is pages, which code moves.
    return view.id == .root ? nil : reach.failure(of: view.id, where: .movesSideways)?.reason
  }

  /// What is given for a name that no view has.
  init(missing name: String, in screen: Screen, on profile: Layout.Profile) {
    let near = nearestWord(to: name, among: screen.views.map(\.name))
    let names = screen.views.dropFirst().map { "'\($0.name)'" }.joined(separator: ", ")
    let hint = near.map { "; did you mean '\($0)'?" } ?? "; there are \(names)"
    self.init(
      name: name, path: name, frame: Layout.Rect(x: .nan, y: .nan, width: .nan, height: .nan),
      isHidden: false,
      text: nil, misfit: "\(screen.name) has no view '\(name)'\(hint)", profile: profile)
  }
}

extension Layout.Text {
  fileprivate init(_ text: TextLayout) {
    (lines, wantedLines, shown, total) = (text.lines, text.wanted, text.shown, text.total)
    isCut = text.isTruncated || text.isClipped
  }
}
