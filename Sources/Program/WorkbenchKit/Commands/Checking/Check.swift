import CommandGrammar
import DesignModel
import Findings
import Machine
import Matrix
import Reports
import Storage

/// `check`.
struct Check: Query {
  static var card: Card {
    Card(
      "check", group: "checking", "Says in one line whether screens are sound, then what is wrong.",
      details: """
        Solves the screens, audits them and checks their assertions on the profiles that audit and assert take. The \
        first line is the verdict; findings and failing assertions follow. Exit code 0 means that nothing is wrong, 1 \
        that something is, as far as --fail-on asks for it; a failing assertion always counts. With --baseline only \
        findings that the revision doesn't have are listed, and fail. In the forms for continuous integration what is \
        wrong in an imported screen has the file that it was imported from, and the line there.

        Storyboards, xibs and folders need no store: they are imported into one in memory, and asked at every text size \
        where the Xcode project above them, or its project.yml, says that the apps run that contain them: systems, devices, \
        orientations, writing directions. Without a project these are the devices of the two newest systems; options choose others. \
        What the store has a screen of that name for is the screen; './login' is always a file. Of a folder Pods, \
        Carthage, DerivedData, .build and node_modules are left out, and files that can't be read are named; then the \
        exit code is 2.

        With --watch the screens' storyboards and xibs are imported and checked anew on each save, until Ctrl-C: the \
        verdict, and what the save made new or worse. Only the screens that changed are solved. --report also writes the \
        page of 'report', which a browser that shows it follows while --watch runs, where it is scrolled to and with \
        its filters; beside the page is then a script of its name and '.js'.
        """,
      examples: [
        Example("check Main.storyboard", "Checks a file, without a store."),
        Example("check --device iphone-16", "Checks every screen on one phone."),
        Example("check login", "Checks login on every stored profile."),
        Example("check --device iphone-16 --baseline v1", "Fails at what v1 doesn't have."),
        Example("check --device iphone-16 --format sarif", "Prints a SARIF 2.1.0 log for code scanning."),
        Example("check login --device iphone-16 --report page.html", "Also writes the page of report."),
      ])
  }

  @Parameter(
    argument: "Screens, or storyboards, xibs and folders with such; all screens if none is given.",
    completion: .object(.screen))
  var screens: [String] = []
  @ParameterGroup var profiles: ProfileOptions
  @ParameterGroup var gate: AuditGate
  @Parameter(
    option: "How to print results; sarif, junit, github and markdown are for continuous integration.")
  var format: FormatChoice<ReportFormat>?
  @Parameter(flag: "Import and check anew on each save of the imported files, until Ctrl-C.") var watch: Bool
  @Parameter(option: "The file for a page as of report.", value: "file") var report: String?
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    if let files = try CheckedFiles(screens, in: &session) { return try answer(about: files, from: &session) }
    do {
      return try answerOnScreens(from: &session)
    } catch StoreError.noStore(let folder) {
      throw CheckFilesError.nothingToCheck(word: screens.first, folder: folder)
    }
  }

  private func answer(about files: CheckedFiles, from session: inout Session) throws -> Reply {
    if gate.baseline != nil { throw CheckFilesError.baseline }
    let imported = try files.open(in: &session)
    var all = self
    all.screens = []
    return imported.remark(on: try all.answerOnScreens(from: &session))
  }

  private func answerOnScreens(from session: inout Session) throws -> Reply {
    let ownFormat = session.choose(format)
    if watch { try WatchedCheck(check: self).run(in: &session, as: ownFormat) }
    let found = try find(in: &session)
    try writeReport(&session)
    return found.checkReply(as: ownFormat, in: session.surroundings.folder, gate)
  }

  /// What is found now, compared with the baseline; without one, with earlier audits if there are any.
  func find(in session: inout Session, since earlier: [ScreenAudit]? = nil) throws -> AuditReport {
    let store = try session.openStore()
    let run = try CheckRun(
      screens, on: profiles.query, comparedWith: gate.baseline, in: store, session.matrix(of: store, threads),
      on: session.today)
    session.note(run.work.description)
    return AuditReport(
      version: Workbench.version, store: try session.storePath(), audits: run.audits,
      comparison: (run.earlier ?? earlier).map { FindingComparison(from: $0, to: run.audits) },
      verdicts: run.verdicts, isWhole: run.isWhole, stops: gate.stops)
  }

  /// Writes the page, if one is wanted, on the profiles that are checked.
  func writeReport(_ session: inout Session) throws {
    guard let report else { return }
    var page = MakeReport()
    (page.screens, page.profiles, page.threads) = (screens, profiles, threads)
    (page.output, page.isFollowed) = (report, watch)
    _ = try page.answer(from: &session)
  }
}
