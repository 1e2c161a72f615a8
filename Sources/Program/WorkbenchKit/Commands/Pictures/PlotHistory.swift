import CommandGrammar
import DesignModel
import History
import Matrix
import Notation
import Pictures
import Rendering
import Storage

/// `plot-history`.
struct PlotHistory: Query {
  static var card: Card {
    Card(
      "plot-history", group: "pictures", "Draws how many findings each revision has.",
      details: """
        A bar for each revision of the current branch along first parents, the oldest first, parted by severity and \
        rule; an assertion that fails is an error of the rule 'assertion'. Each revision is audited on its own stored profiles, as 'audit --revision' does it, or on those that the \
        options select; a screen that is the same in several revisions is audited once. Screens are followed through \
        renaming; where one is not there yet, it has no findings.

        Without --format and --output a sketch goes to the terminal; a file's ending names its format. --format json \
        and its like give the counts: for each revision one of all findings, whose rule is null, and one for each rule.
        """,
      examples: [
        Example("plot-history --device iphone-16,iphone-se-1", "Sketches the findings on two phones."),
        Example(
          "plot-history login --device iphone-16 --limit 20 -o history.svg",
          "Draws the last twenty revisions of login."),
        Example("plot-history --device iphone-16 --format csv", "Prints the counts as a table."),
      ])
  }

  @Parameter(
    argument: "The screens, as the last revision calls them; all if none is given.",
    completion: .object(.screen))
  var screens: [String] = []
  @Parameter(
    option: "The first revision; the branch's first if not given.", value: "revision", completion: .revision)
  var from: String?
  @Parameter(option: "The last revision.", value: "revision", completion: .revision) var to: String = "HEAD"
  @Parameter(option: "How many revisions to draw at most, counted from the last.", value: "count")
  var limit: Int = 50
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "How to draw; text is a sketch, and json, ndjson, tsv and csv are the counts.")
  var format: FormatChoice<PictureFormat>?
  @Parameter(option: "The file to write.", short: "o", value: "file", completion: .file) var output: String?
  @ParameterGroup var size: PictureSize
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    guard limit > 0 else { throw PlotError.unusableLimit(limit) }
    let request = try PlotRequest(format, output: output, size: size, in: &session)
    let store = try session.openStore()
    let revisions = try store.firstParents(from: from, to: to).suffix(limit)
    let history = try FindingHistory(
      of: Array(revisions), screens: chosen(in: store), on: profiles.query, in: store,
      session.matrix(of: store, threads))
    session.noteWork(history.work.description)
    return try request.reply(HistoryPlot(history: history, screens: screens).plot, session)
  }

  /// The identities of the screens; nil for all.
  private func chosen(in store: Store) throws -> Set<ObjectID>? {
    try store.reading {
      let chosen = try store.snapshot(at: to).screens(named: screens)
      for screen in chosen { try screen.check(profiles.state) }
      return screens.isEmpty ? nil : Set(chosen.map(\.id))
    }
  }
}
