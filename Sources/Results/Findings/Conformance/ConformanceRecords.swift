import Auditing
import Conditions
import DesignModel
import Matrix
public import Notation

/// A verdict as programs get it.
public struct CriterionRecord: Recorded {
  let task: ConformancePage.Task
  let verdict: CriterionVerdict
  let records: [JSON]

  public static let recordShape = RecordShape<Self>(
    "criterion", "Whether a criterion of accessibility holds for a task."
  ) {
    Column("task", "What people do, or the screen.", from: \.task.name)
    Column("screens", "The screens.", from: \.task.screens)
    Column("criterion", "Its number in WCAG 2.2, or its name.", from: \.verdict.criterion.id)
    Column("title", "What it is called.", from: \.verdict.criterion.title)
    Column("standard", "Who sets it.", from: \.verdict.criterion.standard.rawValue)
    Column("level", "Its level in WCAG 2.2; null for none.", from: \.verdict.criterion.level)
    Column("clause", "The clause of EN 301 549 V3.2.1; null for none.", from: \.verdict.criterion.clause)
    Column(
      "clauseInV4", "The clause of EN 301 549 V4.1.1; null for none.", from: \.verdict.criterion.clauseInV4)
    Column("asks", "What was asked.", from: \.verdict.criterion.asks)
    Column("outcome", "Whether it holds.", from: \.verdict.outcome, as: .word)
    Column(
      "reasons", "Why it isn't judged, or doesn't apply; of one that fails, what else isn't judged.",
      from: \.verdict.reasons)
    Column(
      "profiles", "On how many profiles it was asked, of all its screens together.", from: \.verdict.profiles)
    Column(
      "findings", "What fails it.", from: \.records, as: .list(.json(.reference("finding.json"))))
  }
}

/// The contrast of a text as programs get it.
public struct ContrastRecord: Recorded {
  let screen: Screen
  let view: View
  let contrast: TextContrast.Known
  let place: (file: String, line: Int?)?

  public static let recordShape = RecordShape<Self>(
    "contrast", "The contrast of a text with what it lies on, where both colours are known."
  ) {
    Column("screen", "The screen.", from: \.screen.name)
    Column("view", "The view.", from: \.view.name)
    Column("text", "The text's colour as it looks there, #RRGGBB.", from: \.contrast.text)
    Column("background", "The colour that it lies on.", from: \.contrast.ground)
    Column("ratio", "WCAG 2.2's ratio, the least of all profiles.", from: \.contrast.ratio, as: .exact)
    Column("needed", "What the criterion 1.4.3 asks for.", from: \.contrast.required, as: .exact)
    Column.optional("file", "The file that the screen was imported from.", from: \.place?.file)
    Column.optional("line", "The line of the view there.", from: \.place?.line)
  }
}

/// What a page comes to, and what its verdicts rest on, as programs get it.
extension ConformancePage: Recorded {
  public static let recordShape = RecordShape<Self>(
    "conformance", "How many verdicts on criteria of accessibility there are, and what they rest on."
  ) {
    Column("tasks", "The tasks, or the screens, that are judged.", from: { $0.tasks.map(\.name) })
    Column(
      "counts", "How many verdicts there are of each outcome.", from: { $0.tasks.flatMap(\.verdicts) },
      as: counts)
    Column("program", "The program and its version.", from: \.basis.program)
    Column("command", "The command that makes it again.", from: \.basis.command)
    Column("design", "What was judged, in words.", from: \.basis.design)
    Column(
      "revision", "The revision that was judged; null for the working design and for files.",
      from: \.basis.revision?.name)
    Column(
      "revisionHash", "Its hash, the same in every store that has it; null without a revision.",
      from: \.basis.revision?.hash)
    Column(
      "designHash", "The SHA-256 of the design's screens, devices and profiles: equal for equal designs.",
      from: \.basis.designHash)
    Column(
      "devicesHash", "The SHA-256 of the devices' figures: equal for equal catalogues.",
      from: \.basis.devicesHash)
    Column("asked", "Where it was asked, in words.", from: \.basis.asked)
    Column(
      "profiles", "Where it was asked, each screen on each profile in one of these.", from: \.basis.profiles,
      as: .list(AskedProfiles.shape))
    Column("systems", "The oldest and the newest system that was asked.", from: \.basis.systems)
    Column("store", "The path of the store that was judged; null for files.", from: \.basis.store)
    Column(
      "sketches", "The screens of which an import of code lost or made up something, each with what.",
      from: \.basis.sketches)
    Column(
      "languages", "The languages whose texts were asked; null for the design's own.",
      from: \.basis.languages.locales)
    Column(
      "unverified", "Figures without a trustworthy source that verdicts rest on, as DEVICE.figure.",
      from: { page in
        page.basis.unverified.flatMap { one in one.figures.map { "\(one.device).\($0)" } }
      })
    Column(
      "assumptions", "What every verdict takes for granted.", from: { _ in ConformanceBasis.assumptions })
  }

  private static let counts = ValueShape<[CriterionVerdict]>.record("How many verdicts there are.") {
    CriterionVerdict.Outcome.allCases.map(column)
  }

  private static func column(of outcome: CriterionVerdict.Outcome) -> Column<[CriterionVerdict]> {
    Column("\(outcome)", "How many are '\(outcome.rawValue)'.", from: { $0.number(of: outcome) })
  }
}

extension ConformancePage {
  /// What all rests on, each verdict, and each contrast that is known.
  public var records: [JSON] {
    let verdicts = tasks.flatMap { task in
      task.verdicts.map { verdict in
        CriterionRecord(
          task: task, verdict: verdict,
          records: verdict.findings.map { screen, group in
            FindingRecord(
              group, on: screen, profiles: group.profiles?.total ?? verdict.profiles, files: files
            ).record
          }
        ).record
      }
    }
    return [record] + verdicts + contrasts.map(\.record)
  }

  /// The contrasts of texts that are known.
  var contrasts: [ContrastRecord] {
    texts.flatMap { tally in
      tally.known.map { view, contrast in
        ContrastRecord(
          screen: tally.screen, view: view, contrast: contrast,
          place: files.place(of: view.id, in: tally.screen))
      }
    }
  }
}

extension ContrastRecord {
  /// `login: the contrast of note's text, #999999 on #FFFFFF, is 2.85 to 1, and 4.5 is asked for`.
  var sentence: String {
    "\(screen.name): the contrast of \(view.name)'s text, \(contrast.text) on \(contrast.ground), is "
      + "\(contrast.shownRatio) to 1, and \(contrast.required.shown) is asked for\(inPixels)"
  }

  /// What is asked for where a point counts as a CSS pixel; empty where that is the same.
  private var inPixels: String {
    contrast.requiredInPixels == contrast.required
      ? "" : ", \(contrast.requiredInPixels.shown) where a point counts as a CSS pixel"
  }

  /// What tables call the cells.
  static let heads = ["Screen", "View", "Text colour", "Background", "Contrast", "Asked for", "File"]

  /// What tables say of it, as text.
  var cells: [String] {
    let file = place.map { place in place.line.map { "\(place.file):\($0)" } ?? place.file } ?? "none"
    return [
      screen.name, view.name, contrast.text, contrast.ground, "\(contrast.shownRatio) to 1",
      "\(contrast.required.shown) to 1\(inPixels)", file,
    ]
  }
}
