import CommandGrammar
import Machine
import Matrix
import Notation
import Storage

/// `load-results`.
struct LoadResults: Maintenance {
  static var card: Card {
    Card(
      "load-results", group: "solving",
      "Loads what 'solve --stdin' has solved, here or on other machines.",
      details: """
        The layouts are remembered as if they had been solved here. Results may come in any order, in part, and twice. A \
        line that is no result of this engine is left out, all others are loaded, and the exit code is 2; plan again \
        for what is missing.
        """,
      examples: [
        Example("load-results results.ndjson", "Remembers the layouts of a file of results."),
        Example("load-results results.ndjson --format json", "Says how many, as JSON."),
      ])
  }

  @Parameter(argument: "Files of results; standard input for -, or if none is given.", completion: .file)
  var files: [String] = []
  @ParameterGroup var threads: Threads

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    var intake = ResultIntake(store: try session.openStore(.writing), engine: Workbench.engine)
    var damage: DamagedResults?
    var lineCount = 0
    for file in files.isEmpty ? ["-"] : files {
      var lines = try session.lines(of: file)
      while let batch = try lines.nextFilled(atMost: threads.count) {
        lineCount += batch.count
        // Reading takes several times as long as storing, which only one can do.
        let results = parallelMap(count: batch.count, jobs: threads.count) { index in
          Result { () throws(JobLineError) in try JobResult(line: batch[index].bytes) }
        }
        for (line, result) in zip(batch, results) {
          do {
            try intake.take(result.get())
          } catch  where error is JobError || error is JobLineError {
            damage.count(LineFault(line: line.number, file: file, cause: error))
          }
        }
      }
    }
    if var damage {
      damage.lines = lineCount
      throw damage
    }
    return intake.reply
  }
}

extension ResultIntake {
  /// How much was taken in.
  fileprivate var reply: Reply {
    var text = "remembered \(counted(new, "layout")) of \(counted(results, "job"))"
    if layouts > new { text += "; \(layouts - new) were remembered already" }
    if strangers > 0 {
      text += "; passed over \(counted(strangers, "job")) of screens that this store doesn't have"
    }
    return Reply(text, record: Self.recordShape.record(of: self))
  }

  static let recordShape = RecordShape<Self>("results", "What load-results loaded.", isRehearsed: true) {
    Column("jobs", "Results that were loaded.", from: \.results)
    Column("layouts", "Their layouts.", from: \.layouts)
    Column("new", "Those that were not known.", from: \.new)
    Column("passedOver", "Results of screens that the store does not have.", from: \.strangers)
  }
}

/// Lines among the results that could not be taken in; all others were.
struct DamagedResults: Error, CustomStringConvertible {
  let first: LineFault
  var faults = 1
  /// All lines that are not blank.
  var lines = 0

  var description: String {
    "left out \(faults) of \(counted(lines, "line")) and loaded the others, so that a new plan holds what is missing; "
      + (faults == 1 ? "\(first)" : "first \(first)")
  }
}

extension DamagedResults? {
  /// One more line that is left out; the first is kept.
  fileprivate mutating func count(_ fault: LineFault) {
    if self == nil { self = DamagedResults(first: fault) } else { self?.faults += 1 }
  }
}
