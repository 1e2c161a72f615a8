public import Auditing
public import AutoLayout
public import DesignModel
import Machine

/// What breaks on a screen in each window of a plane, text size by text size.
public struct PlanePhases: Sendable {
  /// The screen.
  public let screen: Screen
  /// Its window and text size are those that move.
  public let profile: Profile
  /// The widths and heights of windows, in points.
  public let widths, heights: ClosedRange<Double>
  /// One for each text size, the smallest first.
  public let sheets: [PlaneSheet]

  /// What a screen is audited for in the windows of a profile on its device, on up to `jobs` threads.
  public init(
    _ screen: Screen, on profile: Profile, _ device: Device, widths: ClosedRange<Double>,
    heights: ClosedRange<Double>, textSizes: [TextSize], engine: LayoutEngine, jobs: Int
  ) {
    (self.screen, self.profile, self.widths, self.heights) = (screen, profile, widths, heights)
    // What is left of the threads where there are fewer text sizes.
    let threads = max(1, jobs / max(1, textSizes.count))
    sheets = parallelMap(count: textSizes.count, jobs: jobs) { index in
      var own = profile
      own.textSize = textSizes[index]
      let plane = WindowPlane(own, on: device, widths: widths, heights: heights, in: screen)
      return PlaneSheet(screen, at: textSizes[index], in: plane, engine: engine, jobs: threads)
    }
  }

  /// All windows.
  public var whole: ConvexPolygon { ConvexPolygon(widths: widths, heights: heights) }
}

/// What breaks at one text size.
public struct PlaneSheet: Sendable {
  /// The Dynamic Type size.
  public let textSize: TextSize
  /// Parts with one verdict each, connected, the lowest and narrowest first; together all windows.
  public let fields: [PlaneField]
  /// In how many ways the layout comes about.
  public let regionCount: Int
  /// The share of the plane that was judged by the middles of small pieces alone.
  public let sampledShare: Double
  private let judge: WindowJudge

  /// The fields of a plane, found on up to `jobs` threads.
  init(_ screen: Screen, at textSize: TextSize, in plane: WindowPlane, engine: LayoutEngine, jobs: Int) {
    self.textSize = textSize
    judge = WindowJudge(screen, in: plane, engine: engine)
    let regions = judge.prepared.regions(of: plane)
    var search = FieldSearch(judge)
    search.judgeAhead(regions, jobs: jobs)
    for region in regions { search.search(region) }
    search.followBorders()
    regionCount = regions.count
    fields = search.fields.joined(search.verdicts)
    sampledShare = fields.reduce(0) { $0 + $1.sampledArea } / plane.area
    judge.prepared.forget()
  }

  /// What is found in a window, the most severe first.
  public func findings(in window: Size) -> [Finding] { judge.findings(in: window) }

  /// The verdict on a window, judged alone.
  public func verdict(on window: Size) -> WindowVerdict { judge.verdict(on: window) }
}
