import DesignArguments
import AutoLayout
import CommandGrammar
import DesignModel
import Storage
import Studies

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
        try screen.swept(swept, on: profile, devices.device(named: profile.device))
      }
    }
    return Reply(answers.map(\.text).joined(separator: "\n\n"), list: answers.flatMap(\.records))
  }
}

extension SweepOptions.Swept {
  /// The lengths in points that a window can have.
  private static let windows = 1.0...100_000
  /// The lengths of texts in characters.
  private static let texts = 0.0...2000

  /// Throws if the range makes no sense for what is moved.
  fileprivate func check() throws {
    switch self {
    case .width(let range), .height(let range):
      guard Self.windows.contains(range.lowerBound), Self.windows.contains(range.upperBound) else {
        throw SweepScreenError.unusableWindow(name)
      }
    case .length(let swept):
      let bounds = [swept.range.lowerBound, swept.range.upperBound]
      guard bounds.allSatisfy({ Self.texts.contains($0) && $0 == $0.rounded() }) else {
        throw SweepScreenError.unusableLength
      }
    case .textSize, .scroll: break
    }
  }
}

extension Screen {
  /// The screen's intervals on one profile.
  fileprivate func swept(
    _ swept: SweepOptions.Swept, on profile: Profile, _ device: Device
  ) throws -> SweptScreen {
    func moved(_ length: SweptLength, _ range: ClosedRange<Double>) throws -> SweptScreen {
      let path = SweepPath(profile, on: device, moving: length, over: range, in: self)
      return SweptScreen(
        screen: self, profile: profile, parameter: swept.name, steps: nil,
        intervals: try Workbench.engine.prepare(self).sweep(along: path))
    }
    switch swept {
    case .width(let range): return try moved(.width, range)
    case .height(let range): return try moved(.height, range)
    case .scroll(let scroll):
      guard try view(named: scroll.view).kind == .scroll else {
        throw SweepScreenError.noScrollView(scroll.view)
      }
      return try moved(.scroll(scroll.view), scroll.range)
    case .textSize(let range):
      let sizes = TextSize.allCases.filter(range.contains)
      let prepared = Workbench.engine.prepare(self)
      let steps = sizes.map { size in
        var moved = profile
        moved.textSize = size
        return (prepared: prepared, environment: moved.environment(on: device))
      }
      return SweptScreen(
        screen: self, profile: profile, parameter: swept.name, steps: sizes.map(\.alias),
        intervals: PreparedScreen.sweep(overSteps: steps))
    case .length(let text):
      let environment = profile.environment(on: device)
      let lengths = Array(Int(text.range.lowerBound)...Int(text.range.upperBound))
      let texts = try textOfLength(of: text.view)
      let steps = lengths.map { length in
        (prepared: Workbench.engine.prepare(texts.screen(ofLength: length)), environment: environment)
      }
      return SweptScreen(
        screen: self, profile: profile, parameter: swept.name, steps: lengths.map(String.init),
        intervals: PreparedScreen.sweep(overSteps: steps))
    }
  }

  /// The texts of a view by their length.
  private func textOfLength(of name: String) throws -> TextOfLength {
    let view = try view(named: name)
    guard [.label, .button, .textField, .textView].contains(view.kind) else {
      throw SweepScreenError.noText(name)
    }
    return TextOfLength(screen: self, view: view, attribute: .text)
  }
}

/// A `sweep` that can't start.
enum SweepScreenError: Error, CustomStringConvertible {
  case nothingSwept
  case unusableWindow(String)
  case unusableLength
  case noScrollView(String)
  case noText(String)

  var description: String {
    switch self {
    case .nothingSwept:
      "nothing to sweep; give --width, --height, --text-size, --length or --scroll a range, as --width 320..1366"
    case .unusableWindow(let name): "'--\(name)' goes from 1 to 100000 points"
    case .unusableLength: "'--length' takes whole numbers of characters from 0 to 2000"
    case .noScrollView(let name): "view '\(name)' does not scroll; name a scroll view"
    case .noText(let name): "view '\(name)' has no text; name a label, button, text field or text view"
    }
  }
}
