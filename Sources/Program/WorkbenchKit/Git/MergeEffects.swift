import CommandGrammar
import Comparison
import DesignModel
import Findings
import History
import Machine
import Matrix
import Notation
import SceneExchange
import Storage

/// What a merge of a storyboard or xib changes of what people see, and what check says of it, in a few lines.
///
/// It goes by the design in ours and in the merged file, on the profiles that show most of where the project says that its
/// app runs. How much there is to lay out decides whether it is done at all, so that a merge never waits for long.
struct MergeEffects {
  /// What is said, each line for itself; nothing where no screen is another one.
  let lines: [String]

  /// The most lines.
  private static let most = 12
  /// The most places of views on all profiles, of both versions: of about a second.
  static let mostPlaces = 200_000

  /// What the merged bytes of a file change of ours; what goes wrong is one line.
  init(from ours: [UInt8], to merged: [UInt8], of name: String, in session: Session) {
    if ours == merged {
      lines = []
      return
    }
    var surroundings = session.surroundings
    (surroundings.showsProgress, surroundings.notesTimes) = (false, false)
    var own = Session(options: session.options, surroundings: surroundings)
    do {
      lines = try Self.lines(from: ours, to: merged, of: name, in: &own)
    } catch {
      lines = ["\(name): layouts are not compared: \(error)"]
    }
  }

  private static func lines(
    from ours: [UInt8], to merged: [UInt8], of name: String, in session: inout Session
  ) throws -> [String] {
    session.format = .text
    let profiles = FileReach(of: [session.path(of: name)]).headlines
    let file = VersionedFile(
      name: name, earlier: VersionedFile.Version { ours }, later: VersionedFile.Version { merged })
    let versions = try FileVersions([file]).open(on: profiles, in: &session)
    if let refused = versions.refused.first {
      return ["\(name): layouts are not compared: \(refused.reason)"]
    }
    let store = try session.openStore()
    let designs = try store.reading {
      try TouchedDesigns(
        store.snapshot(at: versions.earlier.name), store.snapshot(at: "working"), forLayouts: true)
    }
    let screens = designs.after.screens
    if designs.changedScreens.isEmpty {
      return ["\(name): the merge changes no layout of ours"]
    }
    let places = (designs.before.screens + screens).reduce(0) { $0 + $1.views.count } * profiles.count
    if places > mostPlaces {
      return [
        "\(name): layouts are not compared: \(counted(screens.count, "screen")) on \(counted(profiles.count, "profile"))"
      ]
    }
    let files = FilePaths(besideStore: try session.storePath(), from: session.surroundings.folder)
    let seen = try Self.seen(since: versions.earlier.name, &session)
    let sections = DiffAnswer(
      design: nil, layout: seen.layout, findings: seen.findings, details: false, files: files
    ).sections
    let verdict = try screens.isEmpty ? [] : [verdict(on: screens, since: versions.earlier.name, &session)]
    let said = sections.flatMap { $0.text.split(separator: "\n").map { "  \($0)" } }
    let room = most - 1 - verdict.count
    let shown =
      said.count > room ? said.prefix(room - 1) + ["  and \(said.count - room + 1) more"] : said[...]
    return ["\(name): what the merge changes of ours, on the profiles that show most"] + shown + verdict
  }

  private static func seen(since earlier: String, _ session: inout Session) throws -> FoundDifference {
    var question = Diff()
    (question.layout, question.findings) = (true, true)
    return try question.compare(earlier, with: "working", in: &session)
  }

  /// What check says of the screens that the merge changed.
  private static func verdict(
    on screens: [Screen], since earlier: String, _ session: inout Session
  ) throws -> String {
    let store = try session.openStore()
    let run = try CheckRun(
      screens.map(\.name), on: ProfileQuery(), comparedWith: earlier, in: store,
      session.matrix(of: store, Threads()), on: session.today)
    let verdict = CheckVerdict(
      run.audits, since: run.earlier.map { FindingComparison(from: $0, to: run.audits) }, run.verdicts)
    return "  check: \(verdict.sentence)"
  }
}
