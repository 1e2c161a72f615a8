import DesignModel
import Matrix
public import Notation

extension Phases {
  /// The height of the window, in points.
  public var height: Double { profile.window?.height ?? 0 }

  /// The profile, but for what the diagram moves.
  public var profileName: String {
    var fixed = profile
    (fixed.window, fixed.textSize) = (nil, .large)
    return fixed.name
  }

  /// The order of the records' columns.
  public static let columns = [
    "screen", "profile", "height", "textSize", "from", "to", "includesTo", "severity", "rule", "view",
    "count",
    "findings",
  ]

  /// One object for each phase.
  public var records: [JSON] {
    rows.flatMap { row in
      row.phases.enumerated().map { place, phase in
        PhaseRecord(
          all: self, textSize: row.textSize, phase: phase, isLast: place == row.phases.count - 1
        ).record
      }
    }
  }
}

/// Widths at which the same breaks, as programs read it.
public struct PhaseRecord: Recorded {
  let all: Phases
  let textSize: TextSize
  let phase: Phase
  let isLast: Bool

  private var findings: [ScreenBreach] {
    phase.breaches.map { ScreenBreach(screen: all.screen, breach: $0) }
  }

  /// What is most severe stands beside the list of all.
  public static let recordShape = RecordShape<Self>("phase", "Window widths at which the same breaks.") {
    Column("screen", "The screen.", from: \.all.screen.name)
    Column("profile", "The profile whose width and text size are moved.", from: \.all.profileName)
    Column("height", "The window's height in points.", from: \.all.height)
    Column("textSize", "The text size.", from: \.textSize.alias)
    Column("from", "The least width in points.", from: \.phase.from, as: .exact)
    Column("to", "The width in points before which the phase ends.", from: \.phase.to, as: .exact)
    Column(
      "includesTo", "Whether the phase has its end, too, as the last one of a text size does.", from: \.isLast
    )
    Column("rule", "The rule of the most severe finding; null where nothing breaks.", from: \.worst?.rule)
    Column("severity", "How severe that one is.", from: \.worst?.severity)
    Column("view", "The view that it is about.", from: { $0.findings.first?.view })
    Column("count", "How many findings.", from: \.phase.breaches.count)
    Column("findings", "All of them, the most severe first.", from: \.findings)
  }

  private var worst: Breach? { phase.breaches.first }
}

/// Something that breaks on a screen.
struct ScreenBreach: Shaped {
  let screen: Screen
  let breach: Breach

  var view: String? { breach.view.map { screen.name(of: $0) } }

  static let shape = ValueShape<Self>.record("Something that breaks, whatever the numbers.") {
    Column("rule", "The rule.", from: \.breach.rule)
    Column("severity", "How severe it is.", from: \.breach.severity)
    Column("view", "The view that it is about.", from: \.view)
    Column("constraint", "The constraint that it is about.", from: \.breach.constraint?.text)
    Column(
      "related", "Others that it speaks of.",
      from: { told in told.breach.related.map { told.screen.name(of: $0) } })
    Column(
      "parts", "The views that show it, where these are several in the view.",
      from: { told in told.breach.parts.map { told.screen.name(of: $0) } })
  }
}
