import Notation

/// What of one layout people can bring into sight: what assertions call reachable, and what audits look for.
///
/// The scroll views around a view have offsets, at which a finger can leave them, that bring the whole view between the
/// bars at the window's top and bottom, between its sides, above the keyboard, and inside their frames; of a view longer
/// than that room each end, one after the other. Beside a notch things can be seen, unless it may cover what they show
/// (`SideCover`). The keyboard counts for what people type into and for what stands with it below the same child of the
/// root; for all other views it counts as hidden, unless a claim is about the keyboard. What no finger scrolls stays where it
/// is, unless whoever asks takes code to move it.
public struct Reachability: Sendable {
  let screen: Screen
  let layout: ScreenLayout
  let environment: LayoutEnvironment
  private let keepsKeyboard: Bool
  /// The place of each view's superview, where whoever asks knows it.
  private let superviews: [Int]?
  /// The children of the root that hold a view to type into; none while the keyboard is hidden.
  public let typedBranches: Set<ObjectID>

  /// What can be reached in a layout of the screen; the environment is settled for it.
  ///
  /// `keepingKeyboard` says that nobody puts the keyboard away; whoever asks of many layouts hands `superviewPlaces` over.
  public init(
    of screen: Screen, on layout: ScreenLayout, in environment: LayoutEnvironment,
    keepingKeyboard: Bool = false, superviews: [Int]? = nil
  ) {
    (self.screen, self.layout, self.environment) = (screen, layout, environment)
    (keepsKeyboard, self.superviews) = (keepingKeyboard, superviews)
    typedBranches = environment.keyboardHeight == nil ? [] : screen.typedBranches(on: layout, in: environment)
  }

  /// What code may do with content that no finger scrolls.
  public enum HeldContent: Sendable {
    /// It leaves it where it is.
    case stays
    /// It moves it sideways, as it does with pages.
    case movesSideways
    /// It lets people scroll it.
    case scrolls
  }

  /// Why a view that isn't hidden can't be reached, and by how many points; nil where it can.
  public func failure(of view: ObjectID, where held: HeldContent = .stays) -> Verdict.Failure? {
    guard let place = place(of: view) else { return nil }
    if let failure = outOfSight(at: place, where: held) { return failure }
    guard let cover = sideCover(at: place) else { return nil }
    return failure(place, by: cover.points, toward: "sideways")
  }

  /// Why no scrolling brings a view between the bars and above the keyboard; nil where it does.
  public func outOfSight(_ view: ObjectID) -> Verdict.Failure? {
    place(of: view).flatMap { outOfSight(at: $0) }
  }

  /// The same of the view at a place in the screen; `part`, in the root's coordinates, is asked for in place of the view's
  /// frame.
  public func outOfSight(
    at place: Int, part: Rect? = nil, where held: HeldContent = .stays
  ) -> Verdict.Failure? {
    let frame = part ?? layout.views[place].screenFrame
    if min(frame.width, frame.height) <= environment.halfPixel {
      return Verdict.Failure(reason: "\(screen.views[place].name) has no area", distance: 0)
    }
    let (across, down) = shortfalls(of: frame, at: place, where: held)
    let worst = max(across, down)
    let allowed = max(environment.halfPixel, screen.views[place].kind.row.overhang)
    if worst <= allowed { return nil }
    return failure(place, by: worst, toward: across > down ? "sideways" : "up or down")
  }

  /// Points of the view at a place that are missing across and down, however a finger scrolls.
  public func shortfalls(at place: Int) -> (across: Double, down: Double) {
    shortfalls(of: layout.views[place].screenFrame, at: place, where: .stays)
  }

  private func shortfalls(
    of frame: Rect, at place: Int, where held: HeldContent
  ) -> (across: Double, down: Double) {
    let (room, scrolls) = (room(of: place), scrolls(around: place).map { layout.views[$0] })
    let across = Reach(
      length: frame.width, start: frame.x, room: (room.x, room.maxX),
      scrolls: scrolls.map { Reach.Step($0, along: .horizontal, isFreed: held != .stays) })
    let down = Reach(
      length: frame.height, start: frame.y, room: (room.y, room.maxY),
      scrolls: scrolls.map { Reach.Step($0, along: .vertical, isFreed: held == .scrolls) })
    return (across.shortfall, down.shortfall)
  }

  /// True if no scrolling brings any part of the view at a place into sight.
  public func isWhollyOutOfSight(at place: Int) -> Bool {
    let frame = layout.views[place].screenFrame
    let missing = shortfalls(at: place)
    return missing.across >= frame.width - environment.halfPixel
      || missing.down >= frame.height - environment.halfPixel
  }

  private func failure(_ place: Int, by points: Double, toward direction: String) -> Verdict.Failure {
    let name = screen.views[place].name
    let isScrolled = scrolls(around: place).contains {
      !screen.attributes(of: screen.views[$0], in: environment).holdsContentStill
    }
    let how = isScrolled ? "however it is scrolled" : "and nothing scrolls it"
    let room = environment.keyboardHeight == nil ? "the safe area" : "the safe area above the keyboard"
    return Verdict.Failure(
      reason: "\(name) lies \(points.shown) outside \(room), \(direction), \(how)", distance: points)
  }

  /// The place of a view that is laid out; layouts have their views in the screen's order.
  func place(of view: ObjectID) -> Int? {
    screen.place(of: view).flatMap { layout.views.indices.contains($0) ? $0 : nil }
  }

  /// The places of the scroll views around the one at a place, the nearest first.
  func scrolls(around place: Int) -> [Int] { around(place).filter { layout.views[$0].scroll != nil } }

  /// The places of the views around the one at a place, the nearest first.
  func around(_ place: Int) -> [Int] {
    guard let superviews else {
      return screen.ancestors(of: screen.views[place].id).compactMap { self.place(of: $0.id) }
    }
    var result: [Int] = []
    var next = superviews[place]
    while next >= 0 {
      result.append(next)
      next = superviews[next]
    }
    return result
  }

  /// Where the view has to come.
  private func room(of place: Int) -> Rect {
    if environment.root != nil { return layout.views[0].screenFrame }
    let keyboard = keepsKeyboard || isTypedAt(screen.views[place].id) ? environment.keyboardHeight ?? 0 : 0
    let (size, safe) = (environment.size, environment.covered)
    let end = min(size.height - safe.bottom, size.height - keyboard)
    return Rect(x: 0, y: safe.top, width: size.width, height: max(0, end - safe.top))
  }

  /// True if the keyboard is up for the view, or for one that stands with it below the same child of the root.
  private func isTypedAt(_ view: ObjectID) -> Bool {
    guard !typedBranches.isEmpty else { return false }
    return typedBranches.contains(screen.branch(of: view))
  }
}

extension Screen {
  /// The view's attributes with the variations that hold in the environment.
  func attributes(of view: View, in environment: LayoutEnvironment) -> Attributes {
    variationsByStrength.reduce(view.attributes) { attributes, variation in
      guard case .view(view.id, let changed) = variation.change, variation.condition.holds(in: environment)
      else { return attributes }
      return attributes.overridden(by: changed)
    }
  }

  /// The child of the root that the view is or lies in; the root for itself.
  fileprivate func branch(of view: ObjectID) -> ObjectID { ancestors(of: view).dropLast().last?.id ?? view }

  /// The children of the root that hold a view to type into where the layout is.
  fileprivate func typedBranches(on layout: ScreenLayout, in environment: LayoutEnvironment) -> Set<ObjectID>
  {
    let typed = views.filter { view in
      guard view.takesText, let place = layout.view(view.id) else { return false }
      return attributes(of: view, in: environment).areContent(of: view.kind, place)
    }
    return Set(typed.map { branch(of: $0.id) })
  }
}
