import CommandGrammar
import DesignModel
import Findings
import Matrix
import Storage

/// `sweep`.
struct SweepScreen: Query {
  static var card: Card {
    Card(
      "sweep", group: "solving", "Finds the exact lengths at which a layout changes its behavior.",
      details: """
        One range is swept: a width, a height, text sizes, the length of a text or a scroll offset. A line for each \
        interval has its range, [ and ] with and ( and ) without the end itself, how the layout comes out there, and \
        what sets it apart from the interval before. Between widths, heights and offsets every frame is linear; the \
        ends are exact to a millionth of a point, before rounding to pixels.

        With two windows, as --window 320x320..1376x1376, all windows between them are swept, by width and height: a line \
        for each region of windows in which the same is found, how the layout comes out there, and what breaks. Regions \
        are bounded by straight lines; --format ndjson has their corners, exact to a millionth of a point. What is found \
        is judged on exact frames, before rounding to pixels, so that a border is within a pixel of where audit has it. \
        Where no border could be found, small pieces are judged by their middle, and named sampled. With --formulas the \
        regions are those in which every exact frame is linear in the window's width and height, and nothing is judged: the \
        frames in three windows, which --format ndjson has, are all that a program needs to lay out the others.
        """,
      examples: [
        Example("sweep login --width 320..500", "Shows at which widths a text wraps or a label gives way."),
        Example(
          "sweep login --text-size L..AX5 --device iphone-se-3 --format ndjson",
          "The same for text sizes, with the frames at both ends of each interval."),
        Example(
          "sweep login --window 320x320..1376x1376 --text-size L,AX3", "Shows what breaks in which windows."),
        Example(
          "sweep login --window 320x320..500x900 --formulas --format ndjson",
          "Prints the regions of windows in which every frame is linear, with frames to compute all others from."
        ),
        Example("sweep login --length title=0..80", "Tries titles of up to 80 characters."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @ParameterGroup var options: SweepOptions
  @Parameter(flag: "With two windows, list where every frame is linear, in place of what is found.")
  var formulas: Bool
  @Parameter(option: "The revision to sweep.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    if let windows = options.windows { return try answer(over: windows, from: &session) }
    if formulas { throw SweepScreenError.formulasOfOneRange }
    guard let swept = options.swept else { throw SweepScreenError.nothingSwept }
    try swept.check()
    let (screen, profiles, devices) = try asked(from: &session)
    let answers = try profiles.map { profile in
      try screen.swept(swept, on: profile, devices.device(named: profile.device), engine: Workbench.engine)
    }
    return Reply(answers.map(\.text).joined(separator: "\n\n"), list: answers.flatMap(\.records))
  }

  private func answer(
    over windows: WindowRange.Both, from session: inout Session
  ) throws -> Reply {
    for range in [SweptRange.width(windows.widths), .height(windows.heights)] { try range.check() }
    let (screen, profiles, devices) = try asked(from: &session)
    if formulas {
      let answers = try profiles.map { profile in
        PlaneFormulas(
          screen, on: profile, try devices.device(named: profile.device), widths: windows.widths,
          heights: windows.heights, engine: Workbench.engine)
      }
      return Reply(answers.map(\.text).joined(separator: "\n\n"), list: answers.flatMap(\.records))
    }
    let answers = try profiles.map { profile in
      PlanePhases(
        screen, on: profile, try devices.device(named: profile.device), widths: windows.widths,
        heights: windows.heights, textSizes: [profile.textSize], engine: Workbench.engine,
        jobs: ProfileMatrix.cores)
    }
    return Reply(answers.map(\.text).joined(separator: "\n\n"), list: answers.flatMap(\.records))
  }

  /// The screen, the profiles that are asked for, and the devices.
  private func asked(
    from session: inout Session
  ) throws -> (screen: Screen, profiles: [Profile], devices: [Device]) {
    try session.readStore { store in
      let snapshot = try store.snapshot(at: revision ?? "working")
      let screen = try snapshot.screen(named: screen)
      try screen.check(options.profiles.state)
      let devices = try snapshot.devices()
      let selected = options.profiles.query.profiles(
        for: screen, among: try options.profiles.query.selection(in: snapshot), on: devices)
      return (screen, selected, devices)
    }
  }
}
