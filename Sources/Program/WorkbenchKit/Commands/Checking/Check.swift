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
        that something is, as far as --fail-on asks for it; a failing assertion always counts. In the forms for \
        continuous integration what is wrong in an imported screen has the file that it was imported from, and the \
        line there.

        With --baseline only findings that the revision doesn't have are listed, and fail. A project that starts with \
        many puts them into a file by --accept-into, and checks with --accepted from then on: only what is new or more \
        severe fails. The file has a sorted line for each finding, to be committed and merged like code.

        Storyboards, xibs and folders need no store: they are imported into one in memory, and asked at every text \
        size where the Xcode project above them, or its project.yml, says that the apps run that contain them: \
        systems, devices, orientations, writing directions. Without a project these are the devices of the two newest \
        systems; options choose others. What the store has a screen of that name for is the screen; './login' is \
        always a file. Of a folder Pods, Carthage, DerivedData, .build, node_modules, exported localizations (.xcloc) \
        and what git ignores are left out; files that can't be read are named, and then the exit code is 2. A Swift \
        file that is named is run in the sandbox of import-swift, and what it builds is checked; those of a folder \
        only with --run-code. What was found of files is kept in the cache, and said again until they change.

        With --since only files are checked that git has otherwise where the branch began, and only what they made new \
        or worse is listed, and fails. --fix looks for commands that repair a finding, and --apply writes the repair \
        into the file, of which nothing else changes.

        With --watch the screens' storyboards and xibs are imported and checked anew on each save, until Ctrl-C: the \
        verdict, and what the save made new or worse. Only the screens that changed are solved. --report also writes the \
        page of 'report', which a browser that shows it follows while --watch runs, where it is scrolled to and with \
        its filters; beside the page is then a script of its name and '.js'.

        With --every-window screens are judged in all windows from 320 x 320 to 1376 x 1376, at the text sizes L, AX3 and AX5 \
        unless --text-size names others; --device says insets and pixels. Each finding is listed with the windows that have \
        it, and for each text size the smallest window from which on no window has an error. --format ndjson has exact corners. \
        Findings are judged on exact frames, before rounding to pixels.
        """,
      examples: [
        Example("check Main.storyboard", "Checks a file, without a store."),
        Example("check . --since origin/main", "Fails at what the branch made new or worse in its files."),
        Example("check --device iphone-16", "Checks every screen on one phone."),
        Example("check login", "Checks login on every stored profile."),
        Example("check --device iphone-16 --baseline v1", "Fails at what v1 doesn't have."),
        Example("check --device iphone-16 --format sarif", "Prints a SARIF 2.1.0 log for code scanning."),
        Example("check login --device iphone-16 --accept-into accepted.tsv", "Accepts what is found now."),
        Example("check login --every-window", "Says in which windows of any size something is wrong."),
        Example("check login --device iphone-16 --report page.html", "Also writes the page of report."),
      ])
  }

  @Parameter(
    argument: "Screens, or storyboards, xibs and folders with such; all screens if none is given.",
    completion: .screenOrFile)
  var screens: [String] = []
  @ParameterGroup var profiles: ProfileOptions
  @ParameterGroup var gate: AuditGate
  @ParameterGroup var list: AcceptedList
  @Parameter(
    option: "How to print results; sarif, junit, github and markdown are for continuous integration.")
  var format: FormatChoice<ReportFormat>?
  @Parameter(flag: "Import and check anew on each save of the imported files, until Ctrl-C.") var watch: Bool
  @Parameter(option: "The file for a page as of report.", value: "file", completion: .file) var report:
    String?
  @Parameter(
    option: "A revision of git: of the files only what they made new or worse since their branch left it.",
    value: "revision")
  var since: String?
  @Parameter(
    option: "The finding in a file to repair, by its id; prints what would be done unless --apply is given.",
    value: "id")
  var fix: String?
  @Parameter(flag: "Write what --fix finds into the file.") var apply: Bool
  @Parameter(flag: "Run the Swift files of folders, too, in the sandbox of import-swift.") var runCode: Bool
  @Parameter(flag: "Judge screens in windows of any size, in place of profiles.") var everyWindow: Bool
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    if let files = try CheckedFiles(screens, in: &session) { return try answer(about: files, from: &session) }
    if since != nil { throw CheckFilesError.since }
    if fix != nil || apply { throw CheckFilesError.repairIntoStore }
    do {
      return try answerOnScreens(from: &session)
    } catch StoreError.noStore(let folder) {
      throw CheckFilesError.nothingToCheck(word: screens.first, folder: folder)
    }
  }

  private func answer(about files: CheckedFiles, from session: inout Session) throws -> Reply {
    if gate.baseline != nil { throw CheckFilesError.baseline }
    let question = CheckedFiles.Question(
      since: since, runsCode: runCode, isAskedWhereAppsRun: !profiles.namesDevices && !everyWindow,
      invocation: invocation)
    let imported = try files.open(for: question, in: &session)
    var all = self
    (all.screens, all.since, all.gate.baseline) = ([], nil, imported.baseline)
    if imported.isEmpty, since != nil { return imported.remark(on: try all.answerOnNothing(from: &session)) }
    if fix != nil || apply { return imported.remark(on: try all.repair(in: &session)) }
    let reply = try all.answerOnScreens(from: &session)
    imported.keep(try session.openStore())
    return imported.remark(on: reply)
  }

  /// What is said of files none of which has changed.
  private func answerOnNothing(from session: inout Session) throws -> Reply {
    let ownFormat = session.choose(format)
    let report = AuditReport(
      version: Workbench.version, store: try session.storePath(), audits: [],
      comparison: FindingComparison(from: [], to: []), isWhole: false, stops: gate.stops)
    return report.checkReply(as: ownFormat, in: session.surroundings.folder, gate)
  }

  private func repair(in session: inout Session) throws -> Reply {
    var audit = AuditScreens()
    (audit.profiles, audit.gate, audit.format, audit.threads) = (profiles, gate, format, threads)
    (audit.fix, audit.apply) = (fix, apply)
    return try RepairedFile(audit: audit).answer(from: &session)
  }

  private func answerOnScreens(from session: inout Session) throws -> Reply {
    if everyWindow { return try EveryWindowCheck(check: self).answer(from: &session) }
    let ownFormat = session.choose(format)
    if watch { try WatchedCheck(check: self).run(in: &session, as: ownFormat) }
    let found = try find(in: &session)
    if let written = try list.write(found, in: &session) { return written }
    try writeReport(&session)
    let reply = found.checkReply(as: ownFormat, in: session.surroundings.folder, gate)
    return try list.remark(on: reply, about: found, in: &session)
  }

  /// What is found now, compared with the baseline; without one, with earlier audits if there are any.
  func find(in session: inout Session, since earlier: [ScreenAudit]? = nil) throws -> AuditReport {
    let store = try session.openStore()
    let run = try CheckRun(
      screens, on: profiles.query, comparedWith: gate.baseline, in: store, session.matrix(of: store, threads),
      on: session.today)
    session.noteWork(run.work.description)
    let audits = try list.accepting(in: run.audits, &session)
    return AuditReport(
      version: Workbench.version, store: try session.storePath(), audits: audits,
      comparison: (run.earlier ?? earlier).map { FindingComparison(from: $0, to: audits) },
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
