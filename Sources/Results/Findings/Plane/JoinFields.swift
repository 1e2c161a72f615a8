import AutoLayout
import DesignModel

extension [FieldSearch.Field] {
  /// Those with one verdict that have a common edge as one, the lowest and narrowest first.
  func joined(_ verdicts: [WindowVerdict]) -> [PlaneField] {
    var groups = NumberGroups(count: count)
    let boxes = map { ($0.polygon.widths, $0.polygon.heights) }
    // Those that begin further right than one ends can't touch it.
    let order = indices.sorted { boxes[$0].0.lowerBound < boxes[$1].0.lowerBound }
    for (place, one) in order.enumerated() {
      for other in order[(place + 1)...] {
        if boxes[other].0.lowerBound > boxes[one].0.upperBound + PlaneField.touch { break }
        if self[one].verdict == self[other].verdict, boxes[one].1.touches(boxes[other].1),
          self[one].polygon.hasCommonEdge(with: self[other].polygon)
        {
          groups.join(one, other)
        }
      }
    }
    var members: [Int: [Int]] = [:]
    for place in indices { members[groups.head(of: place), default: []].append(place) }
    return members.keys.sorted().map { head in
      let own = members[head]!.map { self[$0] }
      return PlaneField(
        pieces: own.map(\.polygon).merged, verdict: verdicts[own[0].verdict],
        sampledArea: own.filter(\.isSampled).reduce(0) { $0 + $1.polygon.area })
    }
  }
}

extension PlaneField {
  /// Edges nearer to one another than that are one, in points.
  static let touch = 1e-5
}

extension ClosedRange<Double> {
  fileprivate func touches(_ other: ClosedRange<Double>) -> Bool {
    lowerBound <= other.upperBound + PlaneField.touch && other.lowerBound <= upperBound + PlaneField.touch
  }
}

extension ConvexPolygon {
  /// Whether more than a corner of two edges is common.
  fileprivate func hasCommonEdge(with other: ConvexPolygon) -> Bool {
    edges.contains { edge in
      guard let line = HalfPlane(leftOfWayFrom: edge.from, to: edge.to) else { return false }
      // The direction of the edge is the normal, turned.
      func along(_ window: Size) -> Double { window.width * line.height - window.height * line.width }
      let own = [along(edge.from), along(edge.to)].sorted()
      return other.edges.contains { its in
        guard abs(line.distance(of: its.from)) < PlaneField.touch,
          abs(line.distance(of: its.to)) < PlaneField.touch
        else { return false }
        let ends = [along(its.from), along(its.to)].sorted()
        return min(own[1], ends[1]) - max(own[0], ends[0]) > 1e-3
      }
    }
  }
}
