import Foundation

/// A view and all that is in it, with the constraints that hold within it.
struct RecordedTree {
  let views: [UIView]
  private let places: [ObjectIdentifier: Int]
  private let guides: [(guide: UILayoutGuide, owner: Int)]
  private let guidePlaces: [ObjectIdentifier: Int]

  init(_ root: UIView) {
    views = Self.views(in: root)
    places = Dictionary(uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
    guides = views.enumerated().flatMap { place, view in view.layoutGuides.map { ($0, place) } }
    guidePlaces = Dictionary(
      guides.enumerated().map { (ObjectIdentifier($1.guide), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A view and all that is in it, each after what is below it.
  static func views(in root: UIView) -> [UIView] {
    var views: [UIView] = []
    func collect(_ view: UIView) {
      let loose = view === root ? ([], []) : view.looseChildren
      for child in loose.0 { collect(child) }
      views.append(view)
      for child in view.childrenInOrder { collect(child) }
      for child in loose.1 { collect(child) }
    }
    collect(root)
    return views
  }

  /// The guides that the code made.
  var guideList: [UILayoutGuide] { guides.map(\.guide) }

  /// The tree as the members of a line.
  func members(isPlain: Bool = false) -> [(String, String)] {
    Recorder.reading {
      let constraints = Recorder.constraints.all.compactMap { line($0) } + contentSizeLines
      return [
        ("views", Line.array(views.map { line($0, isPlain: isPlain) })),
        ("guides", Line.array(guides.map { line($0.guide, $0.owner) })),
        ("constraints", Line.array(constraints)),
      ]
    }
  }

  /// Sets the frames that the workbench found, four numbers a view, and the content sizes of scroll views; gives the
  /// views whose size changed.
  func apply(_ answer: [String: Any]) -> [UIView] {
    guard let numbers = answer["frames"] as? [NSNumber], numbers.count == views.count * 4 else { return [] }
    applyGuides(answer)
    applySafeArea(answer)
    let contents = answer["contents"] as? [String: [NSNumber]] ?? [:]
    var changed: [UIView] = []
    var loose: [(view: UIView, stack: UIView)] = []
    for (place, view) in views.enumerated() {
      let four = numbers[place * 4..<place * 4 + 4].map { CGFloat($0.doubleValue) }
      var frame = CGRect(x: four[0], y: four[1], width: four[2], height: four[3])
      // The workbench rounds to pixels, and the code's own numbers are what it set.
      if isGiven(view), !view.isLoose, frame.isWithinPixel(of: view.record.frame) {
        frame = view.record.frame
      }
      if view.record.frame.size != frame.size || !view.record.isSolved { changed.append(view) }
      view.record.frame =
        place == 0 && view.superview == nil ? CGRect(origin: .zero, size: frame.size) : frame
      view.record.isSolved = true
      if view.isLoose, let stack = view.superview { loose.append((view, stack)) }
      if let size = contents["\(place)"], size.count == 2, let scroll = view as? UIScrollView {
        scroll.takeContentSize(CGSize(width: size[0].doubleValue, height: size[1].doubleValue), in: self)
      }
    }
    // The workbench has them beside their stacks.
    for (view, stack) in loose {
      view.record.frame.origin.x -= stack.record.frame.minX
      view.record.frame.origin.y -= stack.record.frame.minY
    }
    return changed
  }

  // MARK: Lines

  private func line(_ view: UIView, isPlain: Bool) -> String {
    let record = view.record
    view.noteWhatIsUnsaid()
    var members = [
      ("kind", Line.quoted(view.recordedKind())), ("class", Line.quoted(ClassNames.plain(type(of: view)))),
    ]
    if let parent = designParent(of: view).flatMap({ places[ObjectIdentifier($0)] }), view !== views[0] {
      members.append(("in", "\(parent)"))
    }
    if let name = record.propertyName ?? record.localName ?? view.accessibilityIdentifier, !name.isEmpty {
      members.append(("name", Line.quoted(name)))
    }
    if let place = record.place, place.isOwn {
      members += [("file", Line.quoted(place.file)), ("line", "\(place.line)")]
    }
    if record.isMadeUp || view.ownController?.isMadeUp == true || view !== views[0] && view.showsUnknown
      || Recorder.traits.wantsSamples && view.isSketch
    {
      members.append(("madeUp", "true"))
    }
    members.append(
      ("attributes", Line.object(attributes(of: view, isPlain).map { ($0.0, Line.quoted($0.1)) })))
    if let frame = givenFrame(of: view) { members.append(("frame", Line.array(frame.map(Line.number)))) }
    return Line.object(members)
  }

  /// The view that a view lies in as the design has it, where all that lies in a stack is arranged: what isn't lies beside
  /// the stack, and all that is said of it still holds.
  private func designParent(of view: UIView) -> UIView? {
    var parent = view.superview
    var child = view
    while let stack = parent, child.isLoose, stack !== views[0] { (child, parent) = (stack, stack.superview) }
    return parent
  }

  private func attributes(of view: UIView, _ isPlain: Bool) -> [(String, String)] {
    var result = RecordedRow.attributes(of: view)
    if let scroll = view as? UIScrollView, scroll.avoidsKeyboard {
      result.append(("keyboardAvoidance", "true"))
    }
    if view.hasMadeUpFont { result.append(("madeUpFont", "true")) }
    if view.isFontSetOnce { result.append(("fontSetOnce", "true")) }
    if (view as? UIButton).map({ $0.contentHorizontalAlignment != .center }) == true {
      result.append(("titleAside", "true"))
    }
    if let paint = view.recordedPaint { result.append(("repainted", paint)) }
    if view === Recorder.root, let part = Recorder.traits.part { result += part.attributes }
    if let bars = view.recordedBars { result.append(("bars", bars)) }
    if Recorder.showsSamples { Samples.fill(view, &result) }
    guard !isPlain, let size = Measuring.ownSize(of: view).map(view.frameSize) else { return result }
    result.removeAll { $0.0 == "size" }
    func spelling(_ length: CGFloat) -> String { length >= 0 ? spelled(length) : "-" }
    result.append(("size", "\(spelling(size.width))x\(spelling(size.height))"))
    return result
  }

  /// True for a view that has no constraints of its own but a mask.
  private func isGiven(_ view: UIView) -> Bool {
    view !== views[0] && view.translatesAutoresizingMaskIntoConstraints && !view.isArranged
      && !isPlacedByOthers(view) && !(Recorder.traits.wantsSamples && view.isUnplaced)
  }

  /// The frame of a view that has no constraints of its own but a mask, without what a control shows beyond its alignment
  /// rectangle: x, y, width, height, the room at the right and at the bottom, the mask.
  private func givenFrame(of view: UIView) -> [CGFloat]? {
    guard isGiven(view) else { return nil }
    var (frame, outer) = (view.record.frame, view.superview?.record.frame.size ?? .zero)
    var room = view.record.room ?? CGSize(width: outer.width - frame.maxX, height: outer.height - frame.maxY)
    if !view.isLoose, let given = view.record.givenFrame { frame = given }
    if view.isLoose, let stack = view.superview, let around = stack.superview {
      outer = around.record.frame.size
      room.width += outer.width - stack.record.frame.maxX
      room.height += outer.height - stack.record.frame.maxY
      frame.origin.x += stack.record.frame.minX
      frame.origin.y += stack.record.frame.minY
    }
    let beyond = view.recordedAlignmentInsets
    frame = frame.inset(by: beyond)
    room.width += beyond.right
    room.height += beyond.bottom
    return [
      frame.minX, frame.minY, frame.width, frame.height, room.width, room.height,
      CGFloat(view.autoresizingMask.rawValue),
    ]
  }

  /// True for the view of a made-up controller that the code constrains from without: whoever makes the controller in
  /// the app takes its mask off.
  private func isPlacedByOthers(_ view: UIView) -> Bool {
    guard view.ownController?.isMadeUp == true else { return false }
    return Recorder.constraints.all.contains { constraint in
      let items = [constraint.f, constraint.s]
      guard items.contains(where: { $0 === view }) else { return false }
      return !items.contains { item in
        let other = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return item !== view && other?.isDescendant(of: view) == true
      }
    }
  }

  private func line(_ guide: UILayoutGuide, _ owner: Int) -> String {
    var members = [("in", "\(owner)")]
    let name = guide.localName ?? guide.identifier
    if !name.isEmpty { members.append(("name", Line.quoted(name))) }
    return Line.object(members)
  }

  private func line(_ constraint: NSLayoutConstraint) -> String? {
    guard constraint.priority.rawValue > 0, let first = side(constraint.f, constraint.firstAttribute) else {
      return nil
    }
    var members = [("first", first), ("relation", "\(constraint.relation.rawValue)")]
    if constraint.s != nil, constraint.secondAttribute != .notAnAttribute, !constraint.isOfNothing {
      guard let second = side(constraint.s, constraint.secondAttribute) else { return nil }
      members += [("second", second), ("multiplier", Line.number(constraint.multiplier))]
    }
    members += [
      (
        "constant",
        Line.number(constraint.constant + constraint.additionalSafeArea + constraint.alignmentDistance)
      ),
      ("priority", Line.number(CGFloat(constraint.priority.rawValue))),
    ]
    if let name = constraint.identifier ?? constraint.localName, !name.isEmpty {
      members.append(("name", Line.quoted(name)))
    }
    if constraint.place.line > 0 {
      members += [("file", Line.quoted(constraint.place.file)), ("line", "\(constraint.place.line)")]
    }
    if let place = constraint.changedAt, place.line > 0 {
      members += [("changedFile", Line.quoted(place.file)), ("changedLine", "\(place.line)")]
    }
    return Line.object(members)
  }

  /// The sizes that the code gives contents of scroll views, as constraints along the axes along which no other says how
  /// far they reach.
  private var contentSizeLines: [String] {
    views.enumerated().flatMap { place, view -> [String] in
      guard let scroll = view as? UIScrollView, scroll.recordedKind() == "scroll",
        let size = scroll.givenContentSize, !(scroll is UITableView || scroll is UICollectionView)
      else { return [] }
      let axes: [(NSLayoutConstraint.Axis, String, CGFloat)] = [
        (.horizontal, "width", size.width), (.vertical, "height", size.height),
      ]
      return axes.filter { !reachesContent(of: scroll, along: $0.0) }.map { _, anchor, length in
        Line.object([
          ("first", Line.array([Line.quoted("\(place).contentLayout"), Line.quoted(anchor)])),
          ("relation", "0"), ("constant", Line.number(length)), ("priority", "1000"),
        ])
      }
    }
  }

  /// True if a constraint holds the far edge of what scrolls, or its size.
  func reachesContent(of scroll: UIScrollView, along axis: NSLayoutConstraint.Axis) -> Bool {
    let far: Set<NSLayoutConstraint.Attribute> =
      axis == .horizontal ? [.right, .trailing, .width] : [.bottom, .height]
    return Recorder.constraints.all.contains { constraint in
      let sides = [(constraint.f, constraint.firstAttribute), (constraint.s, constraint.secondAttribute)]
      return sides.enumerated().contains { number, side in
        guard far.contains(side.1) else { return false }
        if side.0 === scroll.contentLayoutGuide { return true }
        let other = sides[1 - number].0
        let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView
        return side.0 === scroll && side.1 != .width && side.1 != .height && inner !== scroll
          && inner?.isDescendant(of: scroll) == true
      }
    }
  }

  /// An anchor: the view's place or `g` and the guide's, a built-in guide after a full stop, and the anchor's name.
  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
    func found(_ owner: String, _ anchor: NSLayoutConstraint.Attribute = attribute) -> String {
      Line.array([Line.quoted(owner), Line.quoted(CaseNames.name(of: anchor))])
    }
    if let view = item as? UIView { return places[ObjectIdentifier(view)].map { found("\($0)") } }
    guard let guide = item as? UILayoutGuide else { return nil }
    if let place = guidePlaces[ObjectIdentifier(guide)] { return found("g\(place)") }
    guard let owner = guide.owningView.flatMap({ places[ObjectIdentifier($0)] }) else { return nil }
    switch (guide.role, attribute) {
    case ("top", .bottom): return found("\(owner).safeArea", .top)
    case ("bottom", .top): return found("\(owner).safeArea", .bottom)
    case ("top", _), ("bottom", _): return found("\(owner)")
    case ("guide", _): return nil
    case ("keyboard", _) where guide.isAtBottom: return found("\(owner)", .bottom)
    default: return found("\(owner).\(guide.role)")
    }
  }
}

extension UIView {
  /// A stack's arranged views, in the order of their arrangement; all subviews of another view.
  var childrenInOrder: [UIView] {
    guard let stack = self as? UIStackView else { return subviews }
    return stack.isTurned ? stack.arrangedSubviews.reversed() : stack.arrangedSubviews
  }

  /// The subviews that a stack doesn't arrange: those below the ones that it does, and the others.
  var looseChildren: (below: [UIView], above: [UIView]) {
    guard self is UIStackView else { return ([], []) }
    let first = subviews.firstIndex(where: \.isArranged) ?? subviews.endIndex
    return (
      subviews[..<first].filter(\.isLoose), subviews[first...].filter(\.isLoose)
    )
  }

  /// True where only the app says how large the view is, or where: in a stack or a control that it fills as it runs, where
  /// the code sets a frame beside constraints, and where what places the view is lost.
  var isSketch: Bool {
    if let stack = self as? UIStackView { return stack.arrangedSubviews.isEmpty }
    if let control = self as? UISegmentedControl { return control.numberOfSegments == 0 }
    return isUnplaced || record.isPlaced && !translatesAutoresizingMaskIntoConstraints
  }

  /// True for the view of a controller that is declared elsewhere, or derives from one that is, where nothing is put into it: what
  /// it shows, as that of SwiftUI's, nobody knows.
  var showsUnknown: Bool { ownController is RecordedUnknown && subviews.isEmpty }

  /// True where nothing that is known of the code says where the view is: what does is lost.
  var isUnplaced: Bool {
    let isHeld = superview is UITableView || superview is UICollectionView || isArranged
    return translatesAutoresizingMaskIntoConstraints && !record.hasFrame && !isHeld && superview != nil
      && autoresizingMask.isEmpty
  }

  /// True for what lies in a stack that doesn't place it.
  var isLoose: Bool { superview is UIStackView && !isArranged }

  /// True for a view that a stack places.
  var isArranged: Bool {
    (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } ?? false
  }
}
