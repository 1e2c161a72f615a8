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
      "Draws what breaks on a screen at each window width and text size, or in windows of any size.",
      details: """
        Widths go to the right, text sizes upwards; what the rules of audit find in layouts there is shown by colour \
        and hatching, the most severe on top. --device and the like say what stays the same: safe area, height, keyboard. \
        Widths where sweep finds a change and others at most --step points apart are audited; where two differ, the \
        width that parts them is found to a millionth of a point. What holds only between two audited widths, in \
        layouts that otherwise behave alike, is not seen. Lines mark the widths of the stored devices, as they are \
        held.

        With --every-window, or two windows as in --window 320x320..1376x1376, widths go to the right and heights upwards, \
        a diagram for each text size: L, AX3 and AX5 unless --text-size names others. The regions are those of 'check \
        --every-window' and 'sweep': a region has colour and hatching of the most severe that is found there, and the \
        letters of all of it. Points are the displays of the stored devices, upright and across, and halves of those \
        that show two apps; all else is that of the profile, its safe area too.

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
        Example(
          "plot-phases login --every-window --text-size L -o plane.svg",
          "Draws what breaks in windows of any size."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(option: "The window's widths, in points; 320..1024 if not given.")
  var width: NumberRange?
  @Parameter(option: "The window's height in points; the device's if not given.", value: "points")
  var height: Double?
  @Parameter(option: "How far apart audited widths are at most, in points; 8 if not given.", value: "points")
  var step: Double?
  @Parameter(flag: "Draw windows of any size, width by height, a diagram for each text size.")
  var everyWindow: Bool
  @ParameterGroup var profiles: ProfileOptions
  // The profile options take a list.
  @Parameter(
    option: "Draws all windows from one to another, width by height, as 320x320..1376x1376.", name: "window")
  var window: WindowRange?
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
    let plot =
      if let windows {
        try plane(of: screen, over: windows, on: selected, devices)
      } else {
        try rows(of: screen, on: selected, devices, &session)
      }
    return try request.reply(plot, session)
  }

  /// Widths by text sizes.
  private func rows(
    of screen: Screen, on profiles: [Profile], _ devices: [Device], _ session: inout Session
  ) throws -> Plot {
    let step = step ?? 8
    let phases = try profiles.map { profile in
      let device = try devices.device(named: profile.device)
      return Phases(
        screen, on: profile.standing(height, on: device), device, widths: width?.range ?? 320...1024,
        step: step, textSizes: textSizes(among: TextSize.allCases), engine: Workbench.engine,
        jobs: threads.count)
    }
    for row in phases.flatMap(\.rows) {
      if let lost = row.lost {
        session.note("\(row.textSize.alias): widths \(step.shown) points apart are audited; \(lost)")
      }
    }
    return PhasePlot(phases: phases, devices: devices.filter(\.isInUsualPose), revision: revision).plot
  }

  /// Widths by heights.
  private func plane(
    of screen: Screen, over windows: WindowRange.Both, on profiles: [Profile], _ devices: [Device]
  ) throws -> Plot {
    let phases = try profiles.map { profile in
      PlanePhases(
        screen, on: profile, try devices.device(named: profile.device), widths: windows.widths,
        heights: windows.heights, textSizes: textSizes(among: EveryWindow.textSizes),
        engine: Workbench.engine, jobs: threads.count)
    }
    return PlanePlot(phases: phases, devices: devices.filter(\.isInUsualPose), revision: revision).plot
  }

  private func checkOptions() throws {
    let lengths = 1.0...10_000
    for end in width.map({ [$0.range.lowerBound, $0.range.upperBound] }) ?? [] where !lengths.contains(end) {
      throw PlotError.unusableWidths
    }
    if let height, !lengths.contains(height) { throw PlotError.unusableHeight(height) }
    if let step, !(0.5...1000).contains(step) { throw PlotError.unusableStep(step) }
    if profiles.allProfiles { throw PlotError.everyProfile }
    if case .list = window { throw PlotError.windowGiven }
    guard let windows else { return }
    if everyWindow, window != nil { throw PlotError.windowTwice }
    if width != nil || height != nil || step != nil { throw PlotError.widthOfPlane }
    for range in [SweptRange.width(windows.widths), .height(windows.heights)] { try range.check() }
  }

  /// The windows of a plane; nil where only widths move.
  private var windows: WindowRange.Both? {
    everyWindow ? (EveryWindow.windows, EveryWindow.windows) : window?.all
  }

  /// The text sizes asked for, or else the usual ones, from the smallest up.
  private func textSizes(among usual: [TextSize]) -> [TextSize] {
    let asked = profiles.axes.textSizes
    return asked.isEmpty ? usual : TextSize.allCases.filter(asked.contains)
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
