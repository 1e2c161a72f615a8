import Notation

/// Judges what is said of views on one layout, from rounded frames in the root's coordinates.
///
/// - hidden: the view or an ancestor is hidden.
/// - visible: not hidden, and a part of it lies in the window above the keyboard and inside every scroll view and
///   view around it that clips by its own attribute; variations of that are not looked at.
/// - reachable: not hidden, and scrolling brings it into sight (`Reachability`).
/// - truncated: a part of its text is missing or cut off; never where it is hidden.
/// - scrolls: the offsets at which a finger can leave it differ along that axis; never where no finger scrolls it.
/// - overlaps: both are shown, and their frames share an area.
/// - hides the status bar: the root's attributes say so where the layout is.
/// - overlaps the status bar: that is shown, and a part of the view lies above the root's safe area.
struct ViewVerdict {
  let screen: Screen
  let layout: ScreenLayout
  let environment: LayoutEnvironment
  /// Whether the claim is about a time when the keyboard is up, so that nobody puts it away.
  var keepsKeyboard = false

  func evaluate(_ claim: ViewClaim) -> Verdict {
    guard let place = place(of: claim.view) else {
      preconditionFailure("A layout has a place for every view of its screen")
    }
    let finding = finding(claim, place)
    if finding.holds == claim.isWanted { return .holds }
    return .fails(Verdict.Failure(reason: finding.words, distance: finding.distance))
  }

  /// Where a view lies; a layout's views stand in the screen's order.
  func place(of view: ObjectID) -> ViewLayout? {
    guard let place = screen.place(of: view), place < layout.views.count, layout.views[place].view == view
    else { return layout.view(view) }
    return layout.views[place]
  }

  /// Whether a view has the trait, and the words and the points that say so.
  struct Finding {
    var holds: Bool
    var words: String
    var distance = 0.0
  }

  private func finding(_ claim: ViewClaim, _ place: ViewLayout) -> Finding {
    let name = screen.name(of: claim.view)
    if claim.trait == .hidden {
      return Finding(holds: place.isHidden, words: "\(name) is \(place.isHidden ? "" : "not ")hidden")
    }
    if place.isHidden { return Finding(holds: false, words: "\(name) is hidden") }
    switch claim.trait {
    case .hidden, .visible: return visible(place, name)
    case .reachable: return reachable(place, name)
    case .truncated: return truncated(place, name)
    case .scrollsVertically: return scrolls(place, name, along: \.y)
    case .scrollsHorizontally: return scrolls(place, name, along: \.x)
    case .overlaps: return overlaps(place, name, with: claim.other!)
    case .hidesStatusBar:
      return Finding(
        holds: hidesStatusBar, words: "the status bar is \(hidesStatusBar ? "hidden" : "visible")")
    case .overlapsStatusBar: return overlapsStatusBar(place, name)
    }
  }

  private var hidesStatusBar: Bool { !environment.showsStatusBar }

  private func overlapsStatusBar(_ place: ViewLayout, _ name: String) -> Finding {
    if hidesStatusBar { return Finding(holds: false, words: "the status bar is hidden") }
    let frame = place.screenFrame
    let shared = min(environment.safeArea.top, frame.maxY) - max(0, frame.y)
    guard min(shared, frame.width) > environment.halfPixel else {
      return Finding(holds: false, words: "nothing of \(name) lies above the safe area")
    }
    return Finding(
      holds: true, words: "\(name) reaches \(shared.shown) into the status bar", distance: shared)
  }

  private func reachable(_ place: ViewLayout, _ name: String) -> Finding {
    let reach = Reachability(of: screen, on: layout, in: environment, keepingKeyboard: keepsKeyboard)
    guard let failure = reach.failure(of: place.view) else {
      return Finding(holds: true, words: "\(name) is reachable")
    }
    return Finding(holds: false, words: failure.reason, distance: failure.distance)
  }

  private func truncated(_ place: ViewLayout, _ name: String) -> Finding {
    guard let text = place.text, text.isTruncated || text.isClipped else {
      return Finding(holds: false, words: "\(name) shows all of its text")
    }
    return text.isTruncated
      ? Finding(
        holds: true, words: "\(name) shows \(text.shown) of \(text.total) characters",
        distance: Double(text.total - text.shown))
      : Finding(holds: true, words: "\(name) cuts off the lines of its text")
  }

  private func scrolls(_ place: ViewLayout, _ name: String, along axis: KeyPath<Point, Double>) -> Finding {
    let range = place.scroll.map { $0.greatest[keyPath: axis] - $0.least[keyPath: axis] } ?? 0
    if range > environment.halfPixel {
      return Finding(holds: true, words: "\(name) scrolls by \(range.shown)", distance: range)
    }
    let isStill =
      screen.view(place.view).map { screen.attributes(of: $0, in: environment).holdsContentStill } ?? false
    return Finding(
      holds: false,
      words: "\(name) does not scroll: \(isStill ? "scrollEnabled is false" : "its content fits")")
  }

  private func overlaps(_ place: ViewLayout, _ name: String, with other: ObjectID) -> Finding {
    let otherName = screen.name(of: other)
    let shared = self.place(of: other).flatMap {
      $0.isHidden ? nil : place.screenFrame.intersection($0.screenFrame)
    }
    guard let shared, min(shared.width, shared.height) > environment.halfPixel else {
      return Finding(holds: false, words: "\(name) and \(otherName) share no area")
    }
    return Finding(
      holds: true,
      words:
        "\(name) and \(otherName) share an area \(shared.width.shown) wide and \(shared.height.shown) high",
      distance: min(shared.width, shared.height))
  }

  private func visible(_ place: ViewLayout, _ name: String) -> Finding {
    var rest: Rect? = place.screenFrame.intersection(
      environment.root == nil ? aboveKeyboard(Rect(environment.size)) : rootRect)
    for ancestor in screen.ancestors(of: place.view)
    where ancestor.kind == .scroll || ancestor.attributes.asksForClipping {
      rest = rest.flatMap { rest in self.place(of: ancestor.id).flatMap { rest.intersection($0.screenFrame) }
      }
    }
    guard let rest, min(rest.width, rest.height) > environment.halfPixel else {
      return Finding(holds: false, words: "nothing of \(name) is in sight")
    }
    return Finding(
      holds: true, words: "\(name) shows an area \(rest.width.shown) wide and \(rest.height.shown) high")
  }

  /// The root's own rectangle.
  var rootRect: Rect { layout.views[0].screenFrame }

  /// The rectangle without what the keyboard covers.
  func aboveKeyboard(_ rect: Rect) -> Rect {
    var result = rect
    let top = environment.size.height - (environment.keyboardHeight ?? 0)
    result.height = max(0, min(rect.maxY, top) - rect.y)
    return result
  }
}

extension Screen {
  /// The place of each view's superview; -1 for the root's.
  public var superviewPlaces: [Int] {
    let places = Dictionary(
      views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return views.map { $0.parent.flatMap { places[$0] } ?? -1 }
  }

  /// The views around a view, the nearest first.
  public func ancestors(of id: ObjectID) -> [View] {
    var result: [View] = []
    var next = view(id)?.parent
    while let id = next, let ancestor = view(id) {
      result.append(ancestor)
      next = ancestor.parent
    }
    return result
  }
}

extension Rect {
  /// A rectangle of that size at the origin.
  public init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// What both rectangles cover; nil where they are apart.
  public func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return right < left || bottom < top
      ? nil : Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
