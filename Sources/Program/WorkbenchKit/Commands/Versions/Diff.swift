import CommandGrammar
import Comparison
import DesignModel
import Findings
import History
import Machine
import Matrix
import Notation
import Storage

/// `diff`.
struct Diff: Query {
  static var card: Card {
    Card(
      "diff", group: "versions",
      "Says what changed between two revisions: in the design, in what people see, and in what audit finds.",
      details: """
        Without revisions HEAD is compared with the working design, with one the working design with it. What people \
        see comes first, then what breaks or heals, then what was edited. Of one screen the five changes on most profiles \
        say what moves, grows and wraps, the others are counted; every view that is hidden or shown, cut, covered, out \
        of reach or left open anew, and the reverse, is named or counted, there or with its finding. Layouts are compared on the profiles that \
        audit takes: every stored one, in each state that a screen declares, and with the keyboard hidden and shown \
        where a screen has a view to type into; profile options choose others. What is not remembered is solved. On \
        the same layouts the rules of audit say which findings are new, worse, better or fixed. --design, --layout \
        and --findings choose among the three; --details adds where exactly each layout changes. Exit code 0 means no difference, 1 differences. As json and ndjson the design's changes are \
        records of type 'change', one an object, which 'batch' applies to the earlier design to make the later one.

        With the names of two screens their layouts are compared: a storyboard's with those of the code that replaces \
        it, or a screen with another try. Views are matched by the names that outlets and people gave, by texts, then by \
        kind and place; 'the same' means that all of them have the same frames on every profile. A word that \
        is a revision, a branch or a tag is one: --screens says that both are screens.

        With --every-window screens that changed are asked in windows of any size, as by check: which findings are new, in \
        more windows, in fewer or gone, each with its windows and those that it had; --format ndjson has the polygons of \
        what was gained and lost.

        With storyboards, xibs or folders after '--' revisions are git's, and no store is needed: the files are \
        imported as they were and as they are. Without revisions git's HEAD is compared with the files in the working \
        folder, with one that revision. A file that git says was renamed is one file. Layouts are compared where the \
        Xcode project above the files says that the app runs, as by check, unless options name devices. A file that \
        can't be read at one of the revisions is named, and then the exit code is 2.
        """,
      examples: [
        Example("diff", "Says what was edited since the last commit, and what it did to the layouts."),
        Example("diff v1 v2 --stat", "Sums the changes up, a line for each screen."),
        Example("diff v1 --design", "Compares the designs only, without solving anything."),
        Example("diff v1 v2 --findings", "Says which findings of audit are new, and which are fixed."),
        Example("diff v1 --device iphone-se-3 --format ndjson", "Compares on one profile, for programs."),
        Example(
          "diff login login-code", "Says whether two screens look the same on every profile, or where not."),
        Example(
          "diff v1 v2 --details --format markdown",
          "Writes a comment for a code review, with tables of profiles."),
        Example("diff v1 --every-window", "Says where findings have other windows than at v1."),
        Example(
          "diff -- Main.storyboard",
          "Says what was edited in a file since git's last commit, without a store."),
        Example(
          "diff origin/main HEAD --format markdown -- App",
          "Writes a comment for a pull request on the storyboards and xibs of a folder."),
      ])
  }

  @Parameter(
    argument: "The earlier revision, HEAD if none is given; or a screen.", completion: .revision) var from:
    String?
  @Parameter(
    argument: "The later revision, the working design if none is given; or another screen.",
    completion: .revision)
  var to: String?
  @Parameter(flag: "What changed in the design, and nothing else unless it is asked for.") var design: Bool
  @Parameter(flag: "What changed in the layouts, and nothing else unless it is asked for.") var layout: Bool
  @Parameter(flag: "What audit finds and did not find, and nothing else unless it is asked for.")
  var findings: Bool
  @Parameter(flag: "Compare two screens, whatever revisions are called.") var screens: Bool
  @Parameter(flag: "Only sums, a line for each screen.") var stat: Bool
  @Parameter(flag: "Only the names of the screens that differ.") var nameOnly: Bool
  @Parameter(option: "How far something must move or grow to count, in points.", value: "points")
  var threshold: Double = 0.1
  @Parameter(flag: "Every change of the layouts, with a table of its profiles.") var details: Bool
  @Parameter(option: "How to print results.") var format: FormatChoice<DiffFormat>?
  @Parameter(flag: "Compare what is found in windows of any size, in place of profiles.") var everyWindow:
    Bool
  @ParameterGroup var profiles: ProfileOptions
  @ParameterGroup var threads: Threads
  @Parameter(
    afterDashes: "Storyboards, xibs and folders with such in git, whose revisions are compared.",
    completion: .file)
  var files: [String] = []

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    guard threshold >= 0 else { throw DiffError.unusableThreshold(threshold) }
    if !files.isEmpty { return try answer(aboutFilesIn: &session) }
    if let file = [from, to].compactMap(\.self).first(where: { isFile($0, in: session) }) {
      throw DiffError.fileBeforeDashes(file)
    }
    let isMarkdown = session.choose(format) == .markdown
    if everyWindow { return try answerInEveryWindow(from: from ?? "HEAD", to: to ?? "working", in: &session) }
    let store = try session.openStore()
    if let (screen, other) = try comparedScreens(in: store) {
      return try answer(comparing: screen, with: other, in: store, &session)
    }
    let difference = try compare(from ?? "HEAD", with: to ?? "working", in: &session)
    return reply(
      difference, isMarkdown: isMarkdown,
      FilePaths(besideStore: try session.storePath(), from: session.surroundings.folder))
  }

  /// What is different between two revisions of the session's store, as far as that is asked for.
  func compare(
    _ earlier: String, with later: String, in session: inout Session
  ) throws -> FoundDifference {
    let store = try session.openStore()
    let isForPrograms = session.format != .text
    let today = session.today
    let (designs, changes, days) = try store.reading {
      let (before, after) = (try store.snapshot(at: earlier), try store.snapshot(at: later))
      return (
        try TouchedDesigns(before, after, forLayouts: wants(layout) || wants(findings)),
        isForPrograms && wants(design) ? try ChangeList(from: before, to: after) : nil,
        (before: before.day ?? today, after: after.day ?? today)
      )
    }
    var difference = FoundDifference(designs: designs, changes: changes)
    if wants(design) { difference.design = DesignDifference(from: designs.before, to: designs.after) }
    if wants(layout) || wants(findings) {
      session.noteWork(try compareLayouts(&difference, by: session.matrix(of: store, threads), on: days))
    }
    return difference
  }

  /// True for a part that is asked for, and for every part if none is.
  func wants(_ part: Bool) -> Bool { part || !(design || layout || findings) }

  /// Goes through both versions' layouts once; says what was solved, nothing where no screen differs.
  private func compareLayouts(
    _ difference: inout FoundDifference, by matrix: ProfileMatrix,
    on days: (before: CalendarDate?, after: CalendarDate?)
  ) throws -> String {
    var audits = FindingPairs(days: days, matrix)
    // Names need no audit: where findings differ the design does.
    let audit = wants(findings) && !nameOnly
    let (report, work) = try layouts(
      of: difference.designs, by: matrix, counting: wants(layout),
      begin: { audit ? audits.begin($0) : .init() }, each: { if audit { audits.add($0) } })
    if wants(layout) { difference.layout = report }
    if audit { difference.findings = audits.comparison().changes }
    return work.profiles == 0 ? "" : work.description
  }

  /// What the layouts of pairs of screens differ in, if that is to be counted; `begin` and `each` see the screens and their
  /// layouts as they come.
  func layouts(
    of designs: TouchedDesigns, by matrix: ProfileMatrix, counting counts: Bool = true,
    begin: (LayoutPairs.Versions) throws -> LayoutPairs.Judges, each: (LayoutPairs.Group) -> Void
  ) throws -> (report: LayoutReport, work: ProfileMatrix.Work) {
    var layouts = LayoutDifference(threshold: threshold, targets: designs.after.targets)
    var known: [ResolvedProfile] = []
    let pairs = LayoutPairs(designs: designs, query: profiles.query, matrix: matrix)
    let work = try pairs.forEach(begin: { versions in
      known = versions.later
      layouts.expect(known.described)
      return try begin(versions)
    }) { group in
      if counts { layouts.add(group.pair, on: group.places.lazy.map { known[$0].profile }) }
      each(group)
    }
    return (layouts.report(), work)
  }
}

/// The form of a comparison beside the common ones.
enum DiffFormat: String, CaseIterable, ArgumentValue {
  /// Headings and lists, as for a comment in a code review.
  case markdown
}
