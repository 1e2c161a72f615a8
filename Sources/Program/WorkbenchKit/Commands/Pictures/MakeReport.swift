import CommandGrammar
import DesignModel
import Findings
import Machine
import Notation
import Pictures
import Rendering
import Storage

/// `report`.
struct MakeReport: Query {
  static var card: Card {
    Card(
      "report", group: "pictures",
      "Writes an HTML page that shows screens on many profiles, and what is wrong where.",
      details: """
        The page is one file that loads nothing: tables of devices by text sizes with the pictures of render, the \
        findings of audit and the assertions, filters, layers, and an address for every cell. Without profile options it shows the text \
        sizes L, AX1, AX3 and AX5 on one device of each screen size, the newest, in all stored orientations and \
        directions; each in every state that a screen declares, and with the keyboard hidden and shown where a screen \
        has a view to type into. --diff adds an earlier revision to every cell, with a slider between both; the later \
        one is named by --revision, or by a word that is no screen's name.
        """,
      examples: [
        Example(
          "report login --device iphone-se-3,iphone-16 --text-size L,AX5 -o login.html",
          "Shows login on four profiles."),
        Example(
          "report --diff v1 --device iphone-16 --orientation portrait,landscape",
          "Compares all screens with their first version, in report.html."),
        Example("report login", "Shows login on a choice of the stored profiles."),
      ])
  }

  @Parameter(
    argument: "The screens; all if none is given. With --diff also the later revision.",
    completion: .object(.screen))
  var screens: [String] = []
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to show.", completion: .revision) var revision: String?
  @Parameter(option: "The earlier revision to compare with.", value: "revision", completion: .revision)
  var diff: String?
  @Parameter(option: "The file to write.", short: "o", value: "file", completion: .file) var output: String =
    "report.html"
  @ParameterGroup var threads: Threads
  /// Whether a browser that shows the page follows what is written next.
  var isFollowed = false

  /// Cells that browsers were seen to take with ease; each is an element of the page, however many look alike.
  private static let mostCells = 10_000

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let question = try session.readStore(ask)
    guard question.cells <= Self.mostCells else {
      throw ReportError.tooManyCells(question.cells, most: Self.mostCells)
    }
    var drawing = ReportDrawing(
      jobs: threads.count, progress: session.progress, engine: Workbench.engine, on: session.today)
    let page = drawing.page(of: question, by: "workbench \(Workbench.version)", text: Workbench.text)
    try write(page, session)
    return reply(page, cells: question.cells)
  }

  /// Writes the page, and after it the script that a page which is open asks for.
  private func write(_ page: ReportPage, _ session: Session) throws {
    guard isFollowed else { return try session.write(Array(page.document.utf8), to: output) }
    let name = lastName(of: output)
    let (document, version) = page.document(followedBy: "\(name).js") { SHA256.hexadecimal(of: $0) }
    try session.write(Array(document.utf8), to: output)
    try session.write(Array(ReportPage.signal(version: version).utf8), to: "\(output).js")
  }

  private func ask(_ store: Store) throws -> ReportedScreens {
    let working = try store.snapshot(at: revision ?? "working")
    let (names, later) = try wordsApart(screens: working.entries.map(\.name))
    return try ReportedScreens(
      names, on: profiles.query, in: later.map { try store.snapshot(at: $0) } ?? working,
      comparedWith: diff.map { try store.snapshot(at: $0) })
  }

  /// The names of screens among the words, and the later revision if one of the words is it.
  private func wordsApart(screens known: [String]) throws -> (screens: [String], later: String?) {
    guard diff != nil else { return (screens, nil) }
    let others = screens.filter { !known.contains($0) }
    if others.count > 1 { throw RenderError.tooManyRevisions(others[1]) }
    if let word = others.first, revision != nil { throw ReportError.laterGivenTwice(word) }
    return (screens.filter(known.contains), others.first)
  }

  // MARK: The reply

  private func reply(_ page: ReportPage, cells: Int) -> Reply {
    let findings = page.screens.reduce(0) { $0 + $1.findings.count }
    let counts = [
      counted(page.screens.count, "screen"), counted(cells, "cell"), counted(findings, "finding"),
    ]
    return Reply(
      "wrote \(output): \(counts.joined(separator: ", "))",
      record: Self.written.record(of: (output, page, cells, findings)))
  }

  static let written = RecordShape<(file: String, page: ReportPage, cells: Int, findings: Int)>(
    "report", "A report that was written."
  ) {
    Column("file", "The file.", from: { $0.file })
    Column("revision", "The version: a revision, or 'working'.", from: { $0.page.revision })
    Column("baseline", "The version that it is compared with; null for none.", from: { $0.page.baseline })
    Column("screens", "The screens.", from: { $0.page.screens.map(\.name) })
    Column("cells", "How many layouts it shows.", from: { $0.cells })
    Column("findings", "How many findings it lists.", from: { $0.findings })
  }
}

/// A `report` that can't be made.
enum ReportError: Error, CustomStringConvertible {
  case tooManyCells(Int, most: Int)
  case laterGivenTwice(String)

  var description: String {
    switch self {
    case .tooManyCells(let count, let most):
      "a report of \(count) cells is more than browsers show with ease; choose at most \(most) with --device, "
        + "--text-size and the like, or fewer screens"
    case .laterGivenTwice(let word):
      "'\(word)' is neither a screen nor needed as a revision, which --revision names; leave it out"
    }
  }
}
