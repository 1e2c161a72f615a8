import AutoLayout
import CommandGrammar
import Machine
import Matrix
import Notation
import Storage

extension Solve {
  /// `--plan`: prints the jobs for what is not remembered.
  func planned(_ question: Question, by matrix: ProfileMatrix, in session: inout Session) throws -> Reply {
    var summary = PlanSummary()
    var stream = RecordStream(.ndjson, write: session.surroundings.output)
    for (screen, profiles) in question.screens {
      try matrix.plan(screen, on: profiles, slice: slice ?? Self.usualSlice, &summary) { job in
        try stream.write(job.record)
      }
    }
    _ = try stream.end()
    session.note("\(summary)")
    return .printed()
  }

  /// Enough layouts for a job that a process's start is little beside them, few enough that one is soon done again.
  private static let usualSlice = 200

  /// `--stdin`: solves job by job, and prints each result as soon as it is there.
  func workedOff(_ session: inout Session) throws -> Reply {
    var lines = try session.lines(of: "-")
    var writer = RecordWriter(.ndjson)
    while let line = try lines.nextFilled()?.first {
      let result: JobResult
      do {
        result = try Workbench.engine.result(of: LayoutJob(line: line.bytes), threads: threads.count)
      } catch {
        throw LineFault(line: line.number, file: "-", cause: error)
      }
      // What is cut off must not pass for done: whoever runs the jobs has to see that this one failed.
      do {
        try session.surroundings.output(writer.write(result.record))
      } catch is OutputClosed {
        throw SolveError.unwritten
      }
    }
    return .printed()
  }

  /// Throws where options of one way to solve stand beside those of another.
  func checkTogether(_ format: Format) throws(SolveError) {
    if plan, stdin { throw .planAndJobs }
    if let slice {
      guard plan else { throw .sliceWithoutPlan }
      guard (1...100_000).contains(slice) else { throw .unusableSlice(slice) }
    }
    if plan, timings { throw .timingsOfPlan }
    if stdin, let word = questioningWord { throw .besideJobs(word) }
    if plan || stdin, ![.text, .ndjson].contains(format) { throw .otherFormat(format) }
  }

  /// The first word of the command that asks for something that jobs say themselves.
  private var questioningWord: String? {
    return screens.first ?? profiles.given.first?.optionName ?? (revision != nil ? "--revision" : nil)
      ?? (fresh ? "--fresh" : timings ? "--timings" : nil)
  }
}
