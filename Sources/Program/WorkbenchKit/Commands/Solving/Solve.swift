import CommandGrammar
import DesignModel
import Matrix
import Notation
import Storage

/// `solve`.
struct Solve: Query {
  static var card: Card {
    Card(
      "solve", group: "solving", "Computes where every view lies, on one profile or on many.",
      details: """
        Without profile options the profile is iphone-16/portrait. --all-profiles takes every stored profile. Results \
        are remembered in the store, so that nothing is solved twice. --plan prints what is not remembered as jobs, \
        which 'solve --stdin' solves on any machine and 'load-results' loads.
        """,
      examples: [
        Example(
          "solve login --device iphone-se-3 --text-size AX5 --keyboard shown --format ndjson",
          "Prints an object for each view, then one for the screen."),
        Example("solve login --profile iphone-se-3/landscape/rtl", "Solves a profile by its name."),
        Example("solve --all-profiles", "Solves every screen on every stored profile and sums up."),
        Example(
          "solve login --all-profiles --device iphone-16 --state recover",
          "Solves one device's profiles in another state."),
        Example(
          "solve --all-profiles --plan --slice 500",
          "Prints the jobs of a sweep, 500 layouts in each, for other machines."),
      ])
  }

  @Parameter(argument: "The screens; all if none is given.", completion: .object(.screen)) var screens:
    [String] = []
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to solve.", completion: .revision) var revision: String?
  @ParameterGroup var threads: Threads
  @Parameter(flag: "Solve anew what is remembered.") var fresh: Bool
  @Parameter(flag: "Say how many microseconds each solving took.") var timings: Bool
  @Parameter(flag: "Solve nothing, and print jobs for what is not remembered, one a line.") var plan: Bool
  @Parameter(option: "How many layouts a job of --plan holds at most; 200 if not given.", value: "count")
  var slice: Int?
  @Parameter(flag: "Solve the jobs on standard input without a store, and print a result for each.")
  var stdin: Bool

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    try checkTogether(session.format)
    if stdin { return try workedOff(&session) }
    let store = try session.openStore()
    let question = try store.reading { try ask(session.snapshot(at: revision)) }
    let matrix = session.matrix(of: store, threads, isFresh: fresh)
    if plan { return try planned(question, by: matrix, in: &session) }
    return question.isSingle && !profiles.allProfiles
      ? try detailed(question, by: matrix, as: session.format)
      : try summed(question, by: matrix, in: &session)
  }

  /// The screens that are asked for, each with its profiles.
  struct Question {
    var screens: [(screen: Screen, profiles: [ResolvedProfile])]
    /// True if every screen has one profile.
    var isSingle: Bool { screens.allSatisfy { $0.profiles.count == 1 } }
  }

  private func ask(_ snapshot: Snapshot) throws -> Question {
    let chosen = try snapshot.screens(named: screens)
    try chosen.forEach { screen in try screen.check(profiles.state) }
    let selected = try profiles.query.selection(in: snapshot)
    let devices = try snapshot.devices()
    // Most screens are solved on the same profiles.
    var known = ListMemory<[Profile], [ResolvedProfile]>()
    return Question(
      screens: try chosen.map { screen in
        let own = profiles.query.profiles(for: screen, among: selected, on: devices)
        return (screen, try known.value(of: own) { try own.map { try $0.resolved(on: devices) } })
      })
  }

  /// One profile: the table of frames.
  private func detailed(_ question: Question, by matrix: ProfileMatrix, as format: Format) throws -> Reply {
    var texts: [String] = []
    var records: [JSON] = []
    for (screen, profiles) in question.screens {
      try matrix.solve(screen, on: profiles) { profile, solved in
        let result = LaidOutScreen(
          screen: screen, profile: profile, layout: solved.layout,
          microseconds: timings ? solved.microseconds : nil)
        if format == .text { texts.append(result.text) } else { records += result.records() }
      }
    }
    return Reply(texts.joined(separator: "\n\n"), list: records)
  }

  /// Many profiles: records go out as they come, people get a line for each screen.
  private func summed(
    _ question: Question, by matrix: ProfileMatrix, in session: inout Session
  ) throws -> Reply {
    var stream = session.recordStream()
    if stream.isOpen {
      for (screen, profiles) in question.screens {
        try matrix.solve(screen, on: profiles) { profile, solved in
          let result = LaidOutScreen(
            screen: screen, profile: profile, layout: solved.layout,
            microseconds: timings ? solved.microseconds : nil)
          for record in result.records() { try stream.write(record) }
        }
      }
    }
    if try stream.end() { return .printed() }
    let summary = try summary(of: question, matrix)
    session.noteWork(summary.speed)
    return Reply(summary.text, list: [])
  }

  private func summary(of question: Question, _ matrix: ProfileMatrix) throws -> SolveSummary {
    var summary = SolveSummary { screen, profile in
      var arguments: [String: JSON] = ["screens": [.string(screen.name)], "profile": [.string(profile)]]
      arguments["revision"] = revision.map { .string($0) }
      return Invocation(Self.card.name, arguments).pasted
    }
    matrix.progress.expect(question.screens.reduce(0) { $0 + $1.profiles.count })
    let tasks = question.screens.map { screen, profiles in
      ProfileMatrix.Task(screen, on: profiles) { solved, _ in LayoutTroubles(solved.layout) }
    }
    var tally = LayoutTally()
    try matrix.solve(tasks, each: { _, judged in tally.add(judged.judgement, on: judged.places) }) {
      place, work in
      let (screen, profiles) = question.screens[place]
      summary.add(tally, of: screen, example: tally.example.map { profiles[$0].profile }, work)
      tally = LayoutTally()
    }
    return summary
  }
}

/// A `solve` that can't be done.
enum SolveError: Error, CustomStringConvertible {
  case planAndJobs
  case sliceWithoutPlan
  case unusableSlice(Int)
  case timingsOfPlan
  case besideJobs(String)
  case otherFormat(Format)
  case unwritten

  var description: String {
    switch self {
    case .planAndJobs: "--plan prints jobs and --stdin solves them; leave one out"
    case .sliceWithoutPlan: "--slice is for the jobs of a plan; add --plan"
    case .unusableSlice(let count): "a job can't hold \(counted(count, "layout")); --slice takes 1 to 100000"
    case .timingsOfPlan: "a plan solves nothing that takes time; leave --timings out"
    case .besideJobs(let word):
      "jobs say themselves what is to be solved; leave '\(word)' out of 'solve --stdin'"
    case .otherFormat(let format):
      "jobs and results are NDJSON, whatever the format; leave '--format \(format.rawValue)' out"
    case .unwritten:
      "a result could not be written whole; make room on the disk, or let the reader read to the end"
    }
  }
}
