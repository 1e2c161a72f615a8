import Foundation

/// A view and all that is in it, with the constraints that hold within it.
struct RecordedTree {
  let views: [UIView]
  private let places: [ObjectIdentifier: Int]
  private let guides: [(guide: UILayoutGuide, owner: Int)]
  private let guidePlaces: [ObjectIdentifier: Int]

  init(_ root: UIView) {
    var views: [UIView] = []
    func collect(_ view: UIView) {
      views.append(view)
      for child in view.childrenInOrder { collect(child) }
    }
    collect(root)
    self.views = views
    places = Dictionary(uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
    guides = views.enumerated().flatMap { place, view in view.layoutGuides.map { ($0, place) } }
    guidePlaces = Dictionary(
      guides.enumerated().map { (ObjectIdentifier($1.guide), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The tree as the members of a line.
  func members(isPlain: Bool = false) -> [(String, String)] {
    Recorder.reading {
      let constraints = Recorder.constraints.all.compactMap { line($0) }
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
    let contents = answer["contents"] as? [String: [NSNumber]] ?? [:]
    var changed: [UIView] = []
    for (place, view) in views.enumerated() {
      let four = numbers[place * 4..<place * 4 + 4].map { CGFloat($0.doubleValue) }
      let frame = CGRect(x: four[0], y: four[1], width: four[2], height: four[3])
      if view.record.frame.size != frame.size || !view.record.isSolved { changed.append(view) }
      view.record.frame =
        place == 0 && view.superview == nil ? CGRect(origin: .zero, size: frame.size) : frame
      view.record.isSolved = true
      if let size = contents["\(place)"], size.count == 2, let scroll = view as? UIScrollView {
        scroll.contentSize = CGSize(width: size[0].doubleValue, height: size[1].doubleValue)
      }
    }
    return changed
  }

  // MARK: Lines

  private func line(_ view: UIView, isPlain: Bool) -> String {
    let record = view.record
    var members = [
      ("kind", Line.quoted(view.recordedKind())), ("class", Line.quoted(ClassNames.plain(type(of: view)))),
    ]
    if let parent = view.superview.flatMap({ places[ObjectIdentifier($0)] }), view !== views[0] {
      members.append(("in", "\(parent)"))
    }
    if let name = record.propertyName ?? record.localName ?? view.accessibilityIdentifier, !name.isEmpty {
      members.append(("name", Line.quoted(name)))
    }
    if let place = record.place, place.isOwn {
      members += [("file", Line.quoted(place.file)), ("line", "\(place.line)")]
    }
    members.append(
      ("attributes", Line.object(attributes(of: view, isPlain).map { ($0.0, Line.quoted($0.1)) })))
    if let frame = givenFrame(of: view) { members.append(("frame", Line.array(frame.map(Line.number)))) }
    return Line.object(members)
  }

  private func attributes(of view: UIView, _ isPlain: Bool) -> [(String, String)] {
    var result = RecordedRow.attributes(of: view)
    guard !isPlain, let size = Measuring.ownSize(of: view) else { return result }
    result.removeAll { $0.0 == "size" }
    func spelling(_ length: CGFloat) -> String { length >= 0 ? spelled(length) : "-" }
    result.append(("size", "\(spelling(size.width))x\(spelling(size.height))"))
    return result
  }

  /// The frame of a view that has no constraints of its own but a mask: x, y, width, height, the room at the right and
  /// at the bottom, the mask.
  private func givenFrame(of view: UIView) -> [CGFloat]? {
    guard view !== views[0], view.translatesAutoresizingMaskIntoConstraints, !view.isArranged else {
      return nil
    }
    let (frame, outer) = (view.record.frame, view.superview?.record.frame.size ?? .zero)
    let room = view.record.room ?? CGSize(width: outer.width - frame.maxX, height: outer.height - frame.maxY)
    return [
      frame.minX, frame.minY, frame.width, frame.height, room.width, room.height,
      CGFloat(view.autoresizingMask.rawValue),
    ]
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
    if constraint.s != nil, constraint.secondAttribute != .notAnAttribute {
      guard let second = side(constraint.s, constraint.secondAttribute) else { return nil }
      members += [("second", second), ("multiplier", Line.number(constraint.multiplier))]
    }
    members += [
      ("constant", Line.number(constraint.constant)),
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
    default: return found("\(owner).\(guide.role)")
    }
  }
}

extension UIView {
  /// A stack's arranged views come in the order of their arrangement.
  var childrenInOrder: [UIView] {
    guard let stack = self as? UIStackView else { return subviews }
    return stack.arrangedSubviews
      + subviews.filter { child in !stack.arrangedSubviews.contains { $0 === child } }
  }

  /// True for a view that a stack places.
  var isArranged: Bool {
    (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } ?? false
  }
}
