import CommandGrammar
import DesignModel
import Findings
import Matrix
import Notation
import Pictures
import Rendering
import Storage

/// `plot-phases`.
struct PlotPhases: Query {
  static var card: Card {
    Card(
      "plot-phases", group: "pictures",
      "Draws what breaks on a screen at each window width and text size.",
      details: """
        Widths go to the right, text sizes upwards; what the rules of audit find in layouts there is shown by colour \
        and hatching, the most severe on top. --device and the like say what stays the same: safe area, height, keyboard. \
        Widths where sweep finds a change and others at most --step points apart are audited; where two differ, the \
        width that parts them is found to a millionth of a point. What holds only between two audited widths, in \
        layouts that otherwise behave alike, is not seen. Lines mark the widths of the stored devices, as they are \
        held.

        Without --format and --output a sketch goes to the terminal; a file's ending names its format. --format json \
        and its like give the regions. rules says which rules look at layouts.
        """,
      examples: [
        Example("plot-phases login --width 320..430 --text-size L,AX5", "Sketches what breaks on phones."),
        Example(
          "plot-phases login --width 360..400 --step 20 -o phases.svg",
          "Draws a part of the widths at all twelve text sizes."),
        Example(
          "plot-phases login --width 320..400 --text-size AX5 --keyboard shown --format ndjson",
          "Prints an object for each region, for programs."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(option: "The window's widths, in points.")
  var width: NumberRange = NumberRange(range: 320...1024)
  @Parameter(option: "The window's height in points; the device's if not given.", value: "points")
  var height: Double?
  @Parameter(option: "How far apart audited widths are at most, in points.", value: "points")
  var step: Double = 8
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to draw.", completion: .revision) var revision: String?
  @Parameter(option: "How to draw; text is a sketch, and json, ndjson, tsv and csv are the regions.")
  var format: FormatChoice<PictureFormat>?
  @Parameter(option: "The file to write.", short: "o", value: "file", completion: .file) var output: String?
  @ParameterGroup var size: PictureSize
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    try checkOptions()
    let request = try PlotRequest(format, output: output, size: size, in: &session)
    let (screen, selected, devices) = try session.readStore { store in
      let snapshot = try store.snapshot(at: revision ?? "working")
      let screen = try snapshot.screen(named: self.screen)
      try screen.check(profiles.state)
      let devices = try snapshot.devices()
      return (screen, try profiles.fixedProfiles(on: devices), devices)
    }
    let phases = try selected.map { profile in
      let device = try devices.device(named: profile.device)
      return Phases(
        screen, on: profile.standing(height, on: device), device, widths: width.range, step: step,
        textSizes: textSizes, engine: Workbench.engine, jobs: threads.count)
    }
    for row in phases.flatMap(\.rows) {
      if let lost = row.lost {
        session.note("\(row.textSize.alias): widths \(step.shown) points apart are audited; \(lost)")
      }
    }
    return try request.reply(
      PhasePlot(phases: phases, devices: devices.filter(\.isInUsualPose), revision: revision).plot, session)
  }

  private func checkOptions() throws {
    let lengths = 1.0...10_000
    guard lengths.contains(width.range.lowerBound), lengths.contains(width.range.upperBound) else {
      throw PlotError.unusableWidths
    }
    if let height, !lengths.contains(height) { throw PlotError.unusableHeight(height) }
    guard (0.5...1000).contains(step) else { throw PlotError.unusableStep(step) }
    if profiles.allProfiles { throw PlotError.everyProfile }
    if !profiles.windows.isEmpty { throw PlotError.windowGiven }
  }

  /// The text sizes asked for, or all, from the smallest up.
  private var textSizes: [TextSize] {
    TextSize.allCases.filter { profiles.axes.textSizes.isEmpty || profiles.axes.textSizes.contains($0) }
  }
}

extension Profile {
  /// The profile with a window of that height in points, or as high as it is; its width is yet to be set.
  fileprivate func standing(_ height: Double?, on device: Device) -> Profile {
    let size = environment(on: device).size
    var result = self
    result.window = Size(width: size.width, height: height ?? size.height)
    return result
  }
}
