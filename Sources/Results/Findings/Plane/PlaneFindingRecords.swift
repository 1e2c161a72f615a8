import Auditing
import AutoLayout
import DesignModel
import Matrix
public import Notation

/// A finding with its windows, as programs read it.
public struct ScreenPlaneFinding: Recorded {
  let screen: Screen
  let finding: PlaneFinding
  private let textSizes: [TextSize]
  private var change: PlaneChange?

  /// A finding of a screen.
  init(_ finding: PlaneFinding, on screen: Screen) {
    (self.screen, self.finding, textSizes) = (screen, finding, finding.textSizes)
  }

  /// A finding of two versions, as it is or as it was.
  init(_ change: PlaneChange) {
    (screen, finding, textSizes) = (change.screen, change.finding, change.textSizes)
    self.change = change
  }

  private var pieces: [ConvexPolygon] {
    finding.parts.first { $0.textSize == textSizes[0] }!.pieces
  }

  public static let recordShape = RecordShape<Self>(
    "windowFinding", "A finding and the window sizes that have it."
  ) {
    Column("screen", "The screen.", from: \.screen.name)
    Column(
      "textSizes", "The text sizes at which these windows have it.",
      from: { $0.textSizes.map(\.alias) })
    Column("where", "The windows in words.", from: \.finding.words)
    Column("rule", "The rule.", from: \.finding.subject.rule)
    Column("severity", "How severe it is.", from: \.finding.subject.severity)
    Column(
      "view", "The view that it is about.",
      from: { told in told.finding.subject.view.map { told.screen.name(of: $0) } })
    Column("constraint", "The constraint that it is about.", from: \.finding.subject.constraint?.text)
    Column(
      "related", "Others that it speaks of.",
      from: { told in told.finding.subject.related.map { told.screen.name(of: $0) } })
    Column(
      "message", "What is wrong in the window where it is worst of those that were looked at.",
      from: \.finding.worst.message)
    Column("polygons", "The windows, at the first of the text sizes.", from: \.pieces, as: .polygons)
    Column.optional(
      "status", "What became of it since the revision that it is compared with.", from: \.change?.status)
    Column.optional(
      "whereBefore", "The windows that had it there, in words; null for a new one.",
      from: { told in told.change.map { $0.before?.words } }, as: .nullable(String.shape))
    Column.optional(
      "gained", "The windows that have it and had not, at the first of the text sizes.",
      from: \.change?.gained, as: .polygons)
    Column.optional(
      "lost", "The windows that had it and have not, at the first of the text sizes.",
      from: \.change?.lost, as: .polygons)
  }
}

/// The smallest window from which on nothing is wrong, as programs read it.
public struct SoundWindow: Recorded {
  let all: PlanePhases
  let sheet: PlaneSheet

  public static let recordShape = RecordShape<Self>(
    "soundWindow", "The smallest window from which on no window has an error, at one text size."
  ) {
    Column("screen", "The screen.", from: \.all.screen.name)
    Column("profile", "The profile whose window and text size are moved.", from: \.all.profileName)
    Column("textSize", "The text size.", from: \.sheet.textSize.alias)
    Column(
      "size", "Its width and height in points; null where there is none.", from: \.sheet.smallestSoundWindow,
      as: .nullable(.windowSize))
    Column(
      "sampledShare", "The share of the windows that were judged by samples alone.",
      from: \.sheet.sampledShare, as: .exact)
  }
}
