import CommandGrammar
import DesignModel
import Findings
import Machine
import Matrix
import Notation
import Reports
import Storage

/// `conformance`.
struct Conform: Query {
  static var card: Card {
    Card(
      "conformance", group: "checking",
      "Says which criteria of WCAG 2.2, EN 301 549 and Apple's Larger Text screens meet.",
      details: """
        Judges what a layout can answer: contrast (1.4.3, 1.4.11), text at 200 % (1.4.4), a window 320 points wide \
        (1.4.10), focus (2.4.11) and the size of targets (2.5.5, 2.5.8), EN 301 549's clause 11.7 for the text size, and \
        Apple's Larger Text. Each is passed, failed with what fails it, not judged with the reason (where the layout is \
        not settled, a text comes at run time, a colour isn't known, or a finding rests on what no file says), or not \
        applicable, where the screen has nothing that it speaks of. What is accepted by 'suppress' fails it all the same. \
        Without --task each screen is one. The page ends with what it rests on: where it was asked, the version and the \
        hash of the design, the devices' figures that have no trustworthy source, and the command that makes it again. A \
        terminal shortens lists; pipes and files hold everything. Exit code 0 means that nothing failed.

        With --device and the like every orientation, text size and direction is asked unless they are named. Storyboards, \
        xibs and folders need no store, as for check.
        """,
      examples: [
        Example("conformance login", "Judges login on every stored profile."),
        Example(
          "conformance login --device iphone-se-3 --task 'Sign in=login' -o page.html",
          "Writes a page for a task of people's."),
        Example("conformance Main.storyboard --format markdown", "Judges a file, for a report."),
      ])
  }

  @Parameter(
    argument: "Screens, or storyboards, xibs and folders with such; all screens if none is given.",
    completion: .screenOrFile)
  var screens: [String] = []
  @Parameter(option: "What people do, and the screens that it takes.", name: "task") var tasks:
    [TaskScreens] = []
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to judge.", completion: .revision) var revision: String?
  @Parameter(
    option: "The file for the page; its ending names the form: .html, .md or .json.", short: "o",
    value: "file",
    completion: .file)
  var output: String?
  @Parameter(option: "How to print results.") var format: FormatChoice<PageFormat>?
  @Parameter(flag: "Run the Swift files of folders, too, in the sandbox of import-swift.") var runCode: Bool
  @ParameterGroup var threads: Threads

  init() {}

  /// The forms of a page beside the common ones.
  enum PageFormat: String, CaseIterable, ArgumentValue {
    /// A page that loads nothing.
    case html
    /// Headings and tables.
    case markdown
  }

  func answer(from session: inout Session) throws -> Reply {
    let form = try output.map(Self.form)
    if form != nil, case .own = format { throw ConformError.formatTwice }
    if let files = try CheckedFiles(screens, in: &session) {
      if let revision { throw ConformError.revisionOfFiles(revision) }
      let question = CheckedFiles.Question(
        runsCode: runCode, isAskedWhereAppsRun: !profiles.namesDevices, invocation: invocation)
      let imported = try files.open(for: question, in: &session)
      var all = self
      all.screens = []
      let reply = try all.judge(as: form, in: &session, of: screens)
      imported.keep(try session.openStore())
      return imported.remark(on: reply)
    }
    do {
      return try judge(as: form, in: &session, of: [])
    } catch StoreError.noStore(let folder) {
      throw CheckFilesError.nothingToCheck(word: screens.first, folder: folder)
    }
  }

  /// The command that makes the page again, for a shell in the same folder.
  private func command(in session: Session) throws -> String {
    let store = session.options.store.map { " --store \(ShellWords.quote($0))" } ?? ""
    return invocation.pasted + store
  }

  private func judge(as form: Form?, in session: inout Session, of files: [String]) throws -> Reply {
    let own = session.choose(format)
    var asked = self
    if !files.isEmpty { asked.screens = files }
    let page = try page(in: &session, madeBy: asked.command(in: session), of: files)
    let outcome: Reply.Outcome = page.hasFailed ? .findings : .done
    if let form, let output {
      let isDry = session.options.dryRun
      if !isDry { try session.write(Array(form.text(of: page).utf8), to: output) }
      session.confirm()
      return Reply(
        "\(isDry ? "would write" : "wrote") \(output): \(page.summary)", record: page.record,
        outcome: outcome)
    }
    if let own { return .document((own == .html ? Form.html : .markdown).text(of: page), outcome: outcome) }
    var reply = Reply(page.text, list: page.records, outcome: outcome, styles: Self.styles)
    reply.plain = page.plainText
    return reply
  }

  /// The outcomes that a terminal sets off.
  private static let styles: [String: WordStyle] = ["passed": .green, "failed": .red]

  /// What the options ask for; devices and the like in every orientation, at every text size and in both directions, unless
  /// these are named, since criteria are about them.
  private var query: ProfileQuery {
    var query = profiles.query
    guard !query.allProfiles, query.profiles.isEmpty, !query.isUnset else { return query }
    if query.orientations.isEmpty { query.orientations = Orientation.allCases }
    if query.textSizes.isEmpty { query.textSizes = TextSize.allCases }
    if query.directions.isEmpty, query.locales.isEmpty { query.directions = LayoutDirection.allCases }
    return query
  }

  private func page(
    in session: inout Session, madeBy command: String, of files: [String]
  ) throws -> ConformancePage {
    let store = try session.openStore()
    let info = try store.info()
    let matrix = session.matrix(of: store, threads)
    let snapshot = try store.snapshot(at: revision ?? "working")
    let run = try store.reading {
      try ConformanceRun(screens, on: query, in: snapshot, matrix, on: session.today)
    }
    let path = FileReference(try session.storePath(), from: session.surroundings.folder).path
    let basis = try ConformanceBasis(
      program: "workbench \(Workbench.version)", command: command, snapshot: snapshot,
      isChanged: info.isChanged, head: info.head?.name, run: run, files: files,
      at: files.isEmpty ? path : nil)
    return try ConformancePage(
      run, tasks: tasks.map { ($0.name, $0.screens) }, basis: basis,
      files: FilePaths(besideStore: try session.storePath(), from: session.surroundings.folder))
  }

  /// A form of a page in a file.
  private enum Form {
    case html, markdown, json

    func text(of page: ConformancePage) -> String {
      switch self {
      case .html: page.html
      case .markdown: page.markdown
      case .json: Reply("", list: page.records).rendered(as: .json)
      }
    }
  }

  private static func form(of output: String) throws -> Form {
    let name = output.lowercased()
    if name.hasSuffix(".html") { return .html }
    if name.hasSuffix(".md") { return .markdown }
    if name.hasSuffix(".json") { return .json }
    throw ConformError.unknownEnding(output)
  }
}

/// A `conformance` that can't start.
enum ConformError: Error, CustomStringConvertible {
  case unknownEnding(String)
  case revisionOfFiles(String)
  case formatTwice

  var description: String {
    switch self {
    case .unknownEnding(let file): "'\(file)' names no form of a page; end it in .html, .md or .json"
    case .formatTwice:
      "--format is for what is printed, and the ending of --output names the form of the file; leave one of them out"
    case .revisionOfFiles(let revision):
      "'--revision \(revision)' is one of a store, and files are judged as they are; leave it out"
    }
  }
}
