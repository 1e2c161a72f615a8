import DesignModel

/// Puts what finds no room into a scroll view that scrolls only where it must.
///
/// First the views around the finding are tried, the nearest first, of which one scrolls where it stands; then all
/// content of the screen.
enum WrapInScrollView: Remedy {
  static let rules = [
    "content-unreachable", "under-bars", "truncated-text", "clipped-text", "outside-parent",
    "overlapping-views", "small-target", "ambiguous-layout", "unsatisfiable-constraints",
  ]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    let screen = complaint.screen
    let subjects = complaint.subjects
    var containers: [View] = []
    for view in subjects.flatMap({ around($0, screen) }) where !containers.contains(view) {
      containers.append(view)
    }
    let inPlace = containers.map { view in
      Repair("put \(view.name) into a scroll view", of: screen) { draft in
        try ScrollWrap.wrap(view, &draft)
      }
    }
    let whole = Repair("put the screen's content into a scroll view", of: screen) { draft in
      try ScrollWrap.wrapContent(&draft)
    }
    return inPlace + [whole]
  }

  /// The view, if it can hold others, and the containers around it, the nearest first.
  private static func around(_ id: ObjectID, _ screen: Screen) -> [View] {
    guard let view = screen.view(id) else { return [] }
    return ([view] + screen.ancestors(of: id)).filter {
      $0.id != .root && ($0.kind == .view || $0.kind == .stack)
    }
  }
}
