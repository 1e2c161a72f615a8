public import AutoLayout
public import DesignModel
import Matrix
public import Notation

/// In how many ways a screen's layout comes about in the windows of a plane: each exact frame is one formula in each of them.
public struct PlaneFormulas: Sendable {
  let screen: Screen
  let profile: Profile
  let whole: ConvexPolygon
  let regions: [PlaneRegion]

  /// The regions of the windows of a profile on its device, of those widths and heights in points.
  public init(
    _ screen: Screen, on profile: Profile, _ device: Device, widths: ClosedRange<Double>,
    heights: ClosedRange<Double>, engine: LayoutEngine
  ) {
    (self.screen, self.profile) = (screen, profile)
    whole = ConvexPolygon(widths: widths, heights: heights)
    let plane = WindowPlane(profile, on: device, widths: widths, heights: heights, in: screen)
    regions = engine.prepare(screen).regions(of: plane)
  }

  /// A title, then a line for each region.
  public var text: String {
    let size = profile.textSize == .large ? "" : "/\(profile.textSize.alias)"
    var table = TextTable([("windows", .left), ("square points", .right)])
    for region in regions {
      table.add([words(of: region) + (region.isSampled ? ", sampled" : ""), region.area.shown])
    }
    return
      "\(screen.name) on \(profile.nameInWindows)\(size), windows \(whole.windowsName): "
      + "\(counted(regions.count, "way")) to come about\n\(table.text)"
  }

  /// An object for each region.
  public var records: [JSON] { regions.map { WindowFormula(all: self, region: $0).record } }

  fileprivate func words(of region: PlaneRegion) -> String { PlaneWords(region.pieces, in: whole).text }
}

/// Windows in which each exact frame is one formula of width and height, as programs read it.
public struct WindowFormula: Recorded {
  let all: PlaneFormulas
  let region: PlaneRegion

  public static let recordShape = RecordShape<Self>(
    "windowFormula", "Window sizes in which every exact frame is linear in the window's width and height."
  ) {
    Column("screen", "The screen.", from: \.all.screen.name)
    Column("profile", "The profile whose window is moved.", from: \.all.profile.nameInWindows)
    Column("textSize", "The text size.", from: \.all.profile.textSize.alias)
    Column("where", "The windows in words.", from: { $0.all.words(of: $0.region) })
    Column(
      "sampledArea",
      "In square points; zero where the frames are formulas, and the area where they are those of the middle alone.",
      from: { $0.region.isSampled ? $0.region.area : 0 }, as: .exact)
    Column("area", "In square points.", from: \.region.area, as: .exact)
    Column(
      "windows", "Three windows, whose frames say what those of all others are.", from: \.region.corners,
      as: .list(.windowSize))
    Column("views", "Every view.", from: \.views)
    Column("polygons", "What it consists of.", from: \.region.pieces, as: .polygons)
  }

  private var views: [View] {
    all.screen.views.enumerated().map { place, view in
      View(name: view.name, frames: region.corners.map { region.frame(of: place, at: $0) })
    }
  }

  /// A view in three windows.
  private struct View: Shaped {
    let name: String
    let frames: [Rect]

    static let shape = ValueShape<Self>.record("A view in three windows.") {
      Column("view", "The view.", from: \.name)
      Column(
        "frames", "Its exact frame in each of the three, in points of the parent's coordinate space.",
        from: \.frames)
    }
  }
}

extension PlaneRegion {
  /// Three corners far apart: the two farthest, and the one farthest from the line between them.
  var corners: [Size] {
    let all = pieces.flatMap(\.corners)
    let pairs = all.indices.flatMap { place in all[place...].map { (all[place], $0) } }
    let (from, to) = pairs.max { $0.0.distance(to: $0.1) < $1.0.distance(to: $1.1) }!
    guard let line = HalfPlane(leftOfWayFrom: from, to: to) else { return [from, to, to] }
    return [from, to, all.max { abs(line.distance(of: $0)) < abs(line.distance(of: $1)) }!]
  }
}
