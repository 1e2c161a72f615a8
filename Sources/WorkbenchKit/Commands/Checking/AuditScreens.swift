import Auditing
import CommandGrammar
import DesignModel
import Notation
import Storage

/// `audit`.
struct AuditScreens: Query {
  static var card: Card {
    Card(
      "audit", group: "checking", "Finds what is wrong with screens, and on which profiles.",
      details: """
        Without profile options every stored profile is audited, in each state that a screen declares, and with the \
        keyboard hidden and shown where a screen has a view to type into. What a rule finds of one view on many \
        profiles is one finding, with the shortest condition that selects them and the numbers of the worst. Exit \
        code 0 means that nothing was found, 1 that something was. list-rules lists the rules, explain-rule explains \
        one.
        """,
      examples: [
        Example("audit login --device iphone-16 --text-size L", "Audits login on one phone."),
        Example("audit", "Audits every screen on every stored profile."),
        Example(
          "audit login --device iphone-se-1 --text-size AX3 --keyboard shown --format ndjson",
          "Prints an object for each finding, for programs."),
      ])
  }

  @Parameter(argument: "The screens; all if none is given.", completion: .screen) var screens: [String] = []
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to audit.", completion: .revision) var revision: String?
  @Parameter(option: "How many threads to use; one for each core if not given.", value: "count") var jobs:
    Int?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    if let jobs, !(1...1024).contains(jobs) { throw SolveError.unusableJobs(jobs) }
    let store = try session.openStore()
    let question = try store.reading { try ask(session.snapshot(at: revision)) }
    let matrix = Matrix(
      engine: Workbench.engine, store: store, jobs: jobs ?? Matrix.cores, progress: session.progress)
    var audits: [ScreenAudit] = []
    var work = Matrix.Work()
    for (screen, profiles) in question {
      var tally = FindingTally(screen, profiles)
      work.add(try matrix.solve(screen, on: profiles) { _, solved in tally.add(solved.layout) })
      audits.append(tally.summary())
    }
    session.note(work.description)
    return Reply(
      audits.text, list: audits.flatMap(\.records), columns: ScreenAudit.columns,
      outcome: audits.allSatisfy(\.groups.isEmpty) ? .done : .findings)
  }

  /// The screens, and the profiles on which each is audited.
  private func ask(_ snapshot: Snapshot) throws -> [(screen: Screen, profiles: [ResolvedProfile])] {
    let chosen = try snapshot.screens(named: screens)
    try chosen.forEach { screen in try screen.check(profiles.state) }
    let selected = try profiles.checked(in: snapshot)
    let devices = try snapshot.devices()
    return try chosen.map { screen in
      let inStates = profiles.state == nil ? screen.inEveryState(selected) : selected
      // A profile that is named says itself whether the keyboard is up.
      let asksForKeyboard = profiles.keyboard != nil || !profiles.profiles.isEmpty
      let all = asksForKeyboard ? inStates : screen.withAndWithoutKeyboard(inStates)
      return (screen, try all.map { try $0.resolved(on: devices) })
    }
  }
}
