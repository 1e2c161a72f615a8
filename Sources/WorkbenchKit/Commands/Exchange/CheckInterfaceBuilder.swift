import AutoLayout
import CommandGrammar
import InterfaceBuilder
import Notation

/// `check-ib`.
struct CheckInterfaceBuilder: Query {
  static var card: Card {
    Card(
      "check-ib", group: "exchange",
      "Solves storyboards and xibs and compares with the frames that Xcode recorded.",
      details: """
        Needs no store. Each scene is solved on the canvas device that its file names. 'measured' takes sizes from our \
        own text and control metrics, 'recorded' from the recorded frames, which tests the constraints alone. Views \
        whose frame the file gives, or that Xcode marked as misplaced or ambiguous, are compared but not counted. Exit \
        code 1: something differs, contradicts itself or was refused.
        """,
      examples: [
        Example("check-ib Main.storyboard", "Lists what differs and what contradicts itself, with lines."),
        Example("check-ib . --intrinsics recorded --format ndjson", "Prints an object for each view."),
        Example("check-ib Main.storyboard --report", "Also lists what was not understood."),
      ])
  }

  @Parameter(argument: "Storyboards, xibs, or folders with such.", completion: .file) var files: [String]
  @Parameter(option: "Where sizes that views have by themselves come from.")
  var intrinsics: IntrinsicSource = .measured
  @Parameter(option: "How far frames may differ, in points.", value: "points") var tolerance: Double = 1
  @Parameter(flag: "List what was not understood, with lines.") var report: Bool

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    guard tolerance >= 0 else { throw CheckError.negativeTolerance(tolerance) }
    let paths = try interfaceBuilderFiles(files.map { session.path(of: $0) })
    if paths.isEmpty { throw CheckError.noFiles(files) }
    let checker = CheckFile(engine: Workbench.engine, source: intrinsics, tolerance: tolerance)
    var tally = CheckTally()
    var stream = session.recordStream()
    var lines: [String] = []
    let progress = session.progress
    for start in stride(from: 0, to: paths.count, by: Self.round) {
      let round = Array(paths[start..<min(start + Self.round, paths.count)])
      let checked = parallelMap(count: round.count, jobs: Matrix.cores) { Self.check(round[$0], checker) }
      for file in checked {
        tally.add(file)
        if stream.isOpen {
          for record in file.records + (report ? file.noteRecords : []) { try stream.write(record) }
        } else {
          lines += file.text(withNotes: report)
        }
      }
      progress.show(start + round.count, of: paths.count, "checking")
    }
    progress.clear()
    return try reply(tally, lines, &stream)
  }

  /// Files in memory at a time.
  private static let round = 64

  private static func check(_ path: String, _ checker: CheckFile) -> CheckedFile {
    do {
      return checker.check(path, try readFile(path))
    } catch {
      return CheckedFile(path: path, outcome: .refused("\(error)", isForeign: false))
    }
  }

  private func reply(
    _ tally: CheckTally, _ lines: [String], _ stream: inout RecordStream
  ) throws -> Reply {
    let outcome: Reply.Outcome = tally.hasFindings ? .findings : .done
    if stream.isOpen {
      try stream.write(tally.record)
      _ = try stream.end()
      return .printed(outcome: outcome)
    }
    let text = (lines + [tally.text(tolerance: tolerance)]).joined(separator: "\n")
    return Reply(text, list: [], outcome: outcome)
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
