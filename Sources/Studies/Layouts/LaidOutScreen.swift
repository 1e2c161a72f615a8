public import DesignModel
public import Notation

/// A screen's layout on one profile, as results print it.
public struct LaidOutScreen {
  let screen: Screen
  public let profile: Profile
  public let layout: ScreenLayout
  /// How long the solving took, if that is to be told; remembered layouts took none.
  var microseconds: Int?

  /// A layout with the time that it took.
  public init(screen: Screen, profile: Profile, layout: ScreenLayout, microseconds: Int? = nil) {
    (self.screen, self.profile, self.layout) = (screen, profile, layout)
    self.microseconds = microseconds
  }
}

extension LaidOutScreen {
  /// One object for each view, then one for the screen.
  public var records: [JSON] {
    let paths = screen.paths
    return screen.views.indices.map { frameRecord(screen.views[$0], paths[$0], layout.views[$0]) }
      + [solutionRecord]
  }

  private func frameRecord(_ view: View, _ path: String, _ place: ViewLayout) -> JSON {
    var members: [String: JSON] = [
      "type": "frame", "screen": .string(screen.name), "profile": .string(profile.name),
      "view": .string(view.name), "path": .string(path), "kind": .string(view.kind.rawValue),
      "frame": place.frame.json, "screenFrame": place.screenFrame.json, "exact": place.exact.json,
      "hidden": .bool(place.isHidden),
    ]
    if let text = place.text { members["text"] = text.json }
    if let scroll = place.scroll { members["scroll"] = scroll.json }
    return .object(members)
  }

  /// What says how the screen came out as a whole.
  var solutionRecord: JSON {
    var members: [String: JSON] = [
      "type": "solution", "screen": .string(screen.name), "profile": .string(profile.name),
      "status": .string(layout.status.rawValue),
      "conflicts": .array(layout.conflicts.map { .array($0.members.map { .string(screen.spelled($0)) }) }),
      "ambiguous": .array(layout.ambiguities.map { $0.json(in: screen) }),
    ]
    if let microseconds { members["microseconds"] = .integer(microseconds) }
    return .object(members)
  }
}

extension Ambiguity {
  /// Unbounded ends are left out.
  fileprivate func json(in screen: Screen) -> JSON {
    var members: [String: JSON] = [
      "view": .string(screen.name(of: view)), "aspect": .string(aspect.rawValue),
    ]
    if least.isFinite { members["least"] = least.exactJSON }
    if greatest.isFinite { members["greatest"] = greatest.exactJSON }
    return .object(members)
  }
}

extension Rect {
  /// `[x, y, width, height]` in points.
  public var json: JSON { [x.exactJSON, y.exactJSON, width.exactJSON, height.exactJSON] }
}

extension Point {
  fileprivate var json: JSON { [x.exactJSON, y.exactJSON] }
}

extension TextLayout {
  public var json: JSON {
    [
      "lines": .integer(lines), "wanted": .integer(wanted), "shown": .integer(shown),
      "total": .integer(total),
      "truncated": .bool(isTruncated), "clipped": .bool(isClipped), "scale": scale.exactJSON,
      "approximate": .bool(isApproximate),
    ]
  }
}

extension ScrollLayout {
  fileprivate var json: JSON {
    [
      "contentSize": [contentSize.width.exactJSON, contentSize.height.exactJSON],
      "insets": [
        insets.top.exactJSON, insets.left.exactJSON, insets.bottom.exactJSON, insets.right.exactJSON,
      ],
      "offset": offset.json,
      "range": [least.x.exactJSON, least.y.exactJSON, greatest.x.exactJSON, greatest.y.exactJSON],
    ]
  }
}
