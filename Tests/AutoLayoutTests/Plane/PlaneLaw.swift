import AutoLayout
import DesignModel
import TestSupport

/// What must hold of the regions of every plane of windows, on one screen and profile.
struct PlaneLaw {
  let prepared: PreparedScreen
  let plane: WindowPlane
  let regions: [PlaneRegion]
  /// What was found to fail, one sentence each.
  private(set) var faults: [String] = []

  /// How far frames may be off, in points.
  private static let rounding = 1e-6

  init(
    _ screen: Screen, profile: Profile, on device: Device, widths: ClosedRange<Double>,
    heights: ClosedRange<Double>, by ruler: any TextMeasuring = FixedRuler()
  ) {
    prepared = LayoutEngine(measuring: ruler).prepare(screen)
    plane = WindowPlane(profile, on: device, widths: widths, heights: heights, in: screen)
    regions = prepared.regions(of: plane)
  }

  /// The share of the plane that is sampled.
  var sampledShare: Double { regions.filter(\.isSampled).reduce(0) { $0 + $1.area } / plane.area }

  /// Checks that the regions fill the plane, that no two overlap, that they bound what they say, and so many windows.
  mutating func check(windows: Int, seed: Int) {
    let area = regions.reduce(0) { $0 + $1.area }
    if abs(area - plane.area) > 1e-6 * plane.area { faults.append("\(area) of \(plane.area) are covered") }
    checkOverlaps()
    checkConditions()
    var random = SeededNumbers(seed: seed)
    for _ in 0..<windows {
      check(
        Size(
          width: .random(in: plane.widths, using: &random), height: .random(in: plane.heights, using: &random)
        )
      )
    }
    for region in regions.prefix(60) { checkEdges(of: region) }
  }

  private mutating func checkOverlaps() {
    let pieces = regions.enumerated().flatMap { place, region in region.pieces.map { (place, $0) } }
    // More pieces than that are checked by the windows only.
    for (index, (place, piece)) in pieces.prefix(400).enumerated() {
      for (other, second) in pieces.prefix(index) {
        let common = piece.common(with: second)
        if common > 1e-4 { faults.append("regions \(other) and \(place) share \(common) square points") }
      }
    }
  }

  private mutating func checkConditions() {
    for (place, region) in regions.enumerated() {
      for condition in region.conditions {
        // What is left between two regions belongs to one of them, thinner than what rounding is.
        let corners = region.pieces.filter { $0.area > 1e-3 }.flatMap(\.corners).map(condition.distance)
        if corners.contains(where: { $0 < -1e-5 }) { faults.append("region \(place) leaves its conditions") }
      }
    }
  }

  /// A window solved alone is as the region has it that holds it.
  private mutating func check(_ window: Size) {
    let holding = regions.filter { $0.contains(window) }
    guard holding.count == 1 else {
      return faults.append("\(window) is in \(holding.count) regions")
    }
    compare(holding[0], at: window)
  }

  /// Just inside of each of its edges a region is as it is elsewhere: so that neighbours meet where they say.
  private mutating func checkEdges(of region: PlaneRegion) {
    for piece in region.pieces where piece.area > 1e-3 {
      for edge in piece.edges where edge.from.distance(to: edge.to) > 1e-3 {
        let middle = edge.from.mixed(with: edge.to, share: 0.5)
        compare(region, at: middle.mixed(with: piece.center, share: 1e-5 / middle.distance(to: piece.center)))
      }
    }
  }

  private mutating func compare(_ region: PlaneRegion, at window: Size) {
    if region.isSampled { return }
    let layout = prepared.layout(in: plane.environment(window))
    // Rounds without rest are left at whichever was the last.
    if layout.unrest != nil { return }
    for (place, view) in layout.views.enumerated() {
      let (frame, exact) = (region.frame(of: place, at: window), view.exact)
      let isNear =
        abs(frame.x - exact.x) < Self.rounding && abs(frame.y - exact.y) < Self.rounding
        && abs(frame.width - exact.width) < Self.rounding && abs(frame.height - exact.height) < Self.rounding
      if !isNear { faults.append("at \(window): \(view.view) is \(exact), and its region says \(frame)") }
    }
  }
}

extension ConvexPolygon {
  /// The area that two polygons share, in square points.
  func common(with other: ConvexPolygon) -> Double {
    if widths.upperBound <= other.widths.lowerBound || other.widths.upperBound <= widths.lowerBound
      || heights.upperBound <= other.heights.lowerBound || other.heights.upperBound <= heights.lowerBound
    {
      return 0
    }
    var left: ConvexPolygon? = self
    for edge in other.edges {
      guard let side = HalfPlane(leftOfWayFrom: edge.from, to: edge.to) else { continue }
      left = left?.parted(by: side).inside
    }
    return left?.area ?? 0
  }
}

extension PlaneLaw {
  /// What fails of a seed's screen, on a profile that follows from the seed too.
  static func law(ofSeed seed: Int) throws -> PlaneLaw {
    let screen = try WildScreen.build(seed)
    let device = seed % 2 == 0 ? Device.board : try Device.catalogue.device(named: "iphone-16")
    let profile = Profile(
      device: device.name, direction: seed % 3 == 0 ? .rtl : .ltr,
      keyboard: seed % 7 == 0 ? .shown : .hidden,
      state: screen.states.isEmpty || seed % 4 > 1 ? nil : "second")
    return PlaneLaw(
      screen, profile: profile, on: device, widths: 300...700, heights: 200...900,
      by: seed % 4 == 0 ? HangingRuler() : FixedRuler())
  }
}
