import AutoLayout
import CommandGrammar
import DesignModel
import InterfaceBuilder
import Machine
import Matrix
import Notation
import Reports
import SceneExchange

/// `check-ib`.
struct CheckInterfaceBuilder: Query {
  static var card: Card {
    Card(
      "check-ib", group: "exchange",
      "Solves storyboards and xibs and compares with the frames that Xcode recorded.",
      details: """
        Needs no store. Each scene is solved on the canvas device that its file names. 'measured' takes sizes from our \
        own text and control metrics, 'recorded' from the recorded frames, which tests the constraints alone. Views \
        whose frame the file gives, or that Xcode marked as misplaced or ambiguous, are compared but not counted; those marks are \
        findings of their own. With a device, orientation, text size, direction or language the scenes are solved there \
        instead, as the app would show them: nothing is compared with recorded frames, and findings are texts that \
        don't fit, and what contradicts itself or is left open there but not on the canvas. Exit code 1: there are findings as far as \
        --fail-on asks for them. A file that can't be read is an error, one of another platform a note.
        """,
      examples: [
        Example("check-ib Main.storyboard", "Lists what differs and what contradicts itself, with lines."),
        Example("check-ib . --intrinsics recorded --format ndjson", "Prints an object for each view."),
        Example("check-ib Main.storyboard --report", "Also lists what was not understood."),
        Example(
          "check-ib . --format sarif",
          "Prints a SARIF 2.1.0 log for code scanning; junit, github and markdown are there too."),
        Example("check-ib . --fail-on error", "Lists warnings, and fails at errors only."),
        Example(
          "check-ib Main.storyboard --device iphone-se-3 --text-size L,AX3",
          "Says what breaks on a small phone, also with larger texts."),
      ])
  }

  @Parameter(argument: "Storyboards, xibs, or folders with such.", completion: .file) var files: [String]
  @Parameter(option: "Where sizes that views have by themselves come from.")
  var intrinsics: IntrinsicSource = .measured
  @Parameter(option: "How far frames may differ, in points.", value: "points") var tolerance: Double = 1
  @Parameter(flag: "List what was not understood, with lines.") var report: Bool
  @ParameterGroup var axes: ProfileAxes
  @Parameter(option: "What makes the exit code 1: errors, warnings as well, or nothing that is found.")
  var failOn: CheckGate = .warning
  @Parameter(
    option: "How to print results; sarif, junit, github and markdown are for continuous integration.")
  var format: FormatChoice<ReportFormat>?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    guard tolerance >= 0 else { throw CheckError.negativeTolerance(tolerance) }
    let paths = try Machine.files(
      at: files.map { session.path(of: $0) }, endings: InterfaceBuilderFile.endings)
    if paths.isEmpty { throw CheckError.noFiles(files) }
    let ownFormat = session.choose(format)
    let profiles = try profiles()
    let checker = CheckFile(
      engine: Workbench.canvasEngine, source: intrinsics, tolerance: tolerance, profiles: profiles)
    var tally = CheckTally()
    var notices: [Notice] = []
    var stream = session.recordStream()
    let progress = session.progress
    for start in stride(from: 0, to: paths.count, by: Self.round) {
      let round = Array(paths[start..<min(start + Self.round, paths.count)])
      let checked = parallelMap(count: round.count, jobs: ProfileMatrix.cores) {
        Self.check(round[$0], checker)
      }
      for file in checked {
        tally.add(file)
        if stream.isOpen {
          for record in file.records + (report ? file.noteRecords : []) { try stream.write(record) }
        } else {
          notices += file.notices(withNotes: report).map { notice in
            var notice = notice
            notice.isFailure = failOn.stops(at: notice.level)
            return notice
          }
        }
      }
      progress.show(start + round.count, of: paths.count, "checking")
    }
    progress.clear()
    if let ownFormat {
      let counts = tally.text(tolerance: tolerance, profiles: profiles.count)
      let report = Report(
        version: Workbench.version, rules: CheckRule.allCases.map(\.rule), notices: notices, subjects: paths,
        summary: "\(notices.verdict) in \(counted(paths.count, "file")): \(counts)")
      return .document(
        report.namedFromRepository.rendered(as: ownFormat, from: session.surroundings.folder),
        outcome: tally.fails(on: failOn) ? .findings : .done)
    }
    return try reply(tally, notices.map(\.text), profileCount: profiles.count, to: &stream)
  }

  /// The profiles that are asked for; none for the files' own canvases.
  private func profiles() throws -> [DeviceProfile] {
    guard axes.narrows || !axes.locales.isEmpty else { return [] }
    var product = axes.product
    product.devices = try Device.catalogue.names(meant: product.devices)
    return try product.profiles.map { profile in
      DeviceProfile(profile: profile, device: try Device.catalogue.device(named: profile.device))
    }
  }

  /// Files in memory at a time.
  private static let round = 64

  private static func check(_ path: String, _ checker: CheckFile) -> CheckedFile {
    do {
      return checker.check(path, try readFile(path))
    } catch {
      return CheckedFile(path: path, unreadable: "\(error)")
    }
  }

  private func reply(
    _ tally: CheckTally, _ lines: [String], profileCount: Int, to stream: inout RecordStream
  ) throws -> Reply {
    if stream.isOpen {
      try stream.write(tally.record)
      _ = try stream.end()
      return .printed(outcome: tally.fails(on: failOn) ? .findings : .done)
    }
    let text = (lines + [tally.text(tolerance: tolerance, profiles: profileCount)]).joined(separator: "\n")
    return Reply(text, list: [], outcome: tally.fails(on: failOn) ? .findings : .done)
  }
}

/// A `check-ib` that can't start.
enum CheckError: Error, CustomStringConvertible {
  case negativeTolerance(Double)
  case noFiles([String])

  var description: String {
    switch self {
    case .negativeTolerance(let points): "a tolerance can't be \(points.shown) points; give 0 or more"
    case .noFiles(let paths):
      "no storyboard or xib in \(paths.map { "'\($0)'" }.joined(separator: ", "))"
    }
  }
}
