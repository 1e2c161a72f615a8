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
        """,
      examples: [
        Example("sweep login --width 320..500", "Shows at which widths a text wraps or a label gives way."),
        Example(
          "sweep login --text-size L..AX5 --device iphone-se-3 --format ndjson",
          "The same for text sizes, with the frames at both ends of each interval."),
        Example("sweep login --length title=0..80", "Tries titles of up to 80 characters."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @ParameterGroup var options: SweepOptions
  @Parameter(option: "The revision to sweep.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    guard let swept = options.swept else { throw SweepScreenError.nothingSwept }
    try swept.check()
    let answers = try session.readStore { store in
      let snapshot = try store.snapshot(at: revision ?? "working")
      let screen = try snapshot.screen(named: screen)
      try screen.check(options.profiles.state)
      let devices = try snapshot.devices()
      let selected = options.profiles.query.profiles(
        for: screen, among: try options.profiles.query.selection(in: snapshot), on: devices)
      return try selected.map { profile in
        try screen.swept(
          swept, on: profile, devices.device(named: profile.device), engine: Workbench.engine)
      }
    }
    return Reply(answers.map(\.text).joined(separator: "\n\n"), list: answers.flatMap(\.records))
  }
}
