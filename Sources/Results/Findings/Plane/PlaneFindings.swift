public import Auditing
import AutoLayout
public import DesignModel
import Matrix
public import Notation

/// What is found on a screen in windows of any size: each finding with its windows, and the smallest window from which on
/// nothing is wrong.
public struct PlaneFindings: Sendable {
  /// What breaks where.
  public let phases: PlanePhases
  /// The most severe first, then those with the most windows.
  public let found: [PlaneFinding]

  /// What was found in the windows of a plane.
  public init(_ phases: PlanePhases) {
    self.phases = phases
    var parts: [PlaneFinding] = []
    for sheet in phases.sheets {
      for subject in sheet.subjects {
        let own = PlaneFinding(subject, on: sheet, of: phases)
        if let place = parts.firstIndex(where: { $0.subject == subject && $0.words == own.words }) {
          parts[place].add(own)
        } else {
          parts.append(own)
        }
      }
    }
    found = parts.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.subject.severity != second.subject.severity {
        return first.subject.severity > second.subject.severity
      }
      return first.area != second.area ? first.area > second.area : one.offset < other.offset
    }.map(\.element)
  }

  /// What was found, but for notes unless they are wanted.
  public func shown(withNotes: Bool) -> [PlaneFinding] {
    found.filter { withNotes || $0.subject.severity > .note }
  }

  /// How much was found, the smallest sound windows, then each finding with its windows first.
  public func lines(withNotes: Bool) -> [String] {
    let counts = Severity.allCases.compactMap { severity in
      let count = Set(found.filter { $0.subject.severity == severity }.map(\.subject)).count
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    let head =
      "\(phases.screen.name) on \(phases.profileName), windows \(phases.windowsName): "
      + (counts.isEmpty ? "nothing found" : enumerated(counts))
    let left = found.count - shown(withNotes: withNotes).count
    let rest = left == 0 ? [] : ["and \(counted(left, "note")); --notes lists \(left == 1 ? "it" : "them")"]
    return [head] + soundness.map { "  " + $0 }
      + shown(withNotes: withNotes).map { $0.line(on: phases.screen) }
      + rest
  }

  /// Of each text size the smallest window from which on there is no error.
  private var soundness: [String] {
    phases.sheets.map { "\($0.textSize.alias): \(phases.soundness(of: $0))" }
  }

  /// An object for each finding, then one for each text size.
  public func records(withNotes: Bool) -> [JSON] {
    shown(withNotes: withNotes).map { ScreenPlaneFinding(screen: phases.screen, finding: $0).record }
      + phases.sheets.map { SoundWindow(all: phases, sheet: $0).record }
  }
}

/// A finding and the windows that have it.
public struct PlaneFinding: Sendable {
  /// What it is about.
  public let subject: Subject
  /// The text sizes at which it has those windows.
  public private(set) var textSizes: [TextSize]
  /// The windows in words.
  let words: String
  /// The finding where it is at its worst of the middles of its fields.
  public private(set) var worst: Finding
  /// In square points, at its first text size.
  let area: Double
  let pieces: [ConvexPolygon]

  /// A finding without its numbers and the views that show it, which differ between windows.
  public struct Subject: Hashable, Sendable {
    /// The rule's name.
    public let rule: String
    /// How severe it is.
    public let severity: Severity
    let view, constraint: ObjectID?
    let related: [ObjectID]

    init(_ breach: Breach) {
      (rule, severity, related) = (breach.rule, breach.severity, breach.related)
      (view, constraint) = (breach.view, breach.constraint)
    }
  }

  fileprivate init(_ subject: Subject, on sheet: PlaneSheet, of phases: PlanePhases) {
    let fields = sheet.fields.filter { $0.verdict.breaches.contains { Subject($0) == subject } }
    (self.subject, textSizes) = (subject, [sheet.textSize])
    words = phases.words(of: fields)
    pieces = fields.flatMap(\.pieces)
    area = fields.reduce(0) { $0 + $1.area }
    let largest = fields.sorted { $0.area > $1.area }.prefix(8)
    let all = largest.flatMap { sheet.findings(in: $0.middle) }.filter { Subject(Breach($0)) == subject }
    worst = all.max { $0.distance < $1.distance }!
  }

  fileprivate mutating func add(_ other: PlaneFinding) {
    textSizes += other.textSizes
    if other.worst.distance > worst.distance { worst = other.worst }
  }

  fileprivate func line(on screen: Screen) -> String {
    let sizes = textSizes.map(\.alias).joined(separator: ", ")
    return
      "\(words) (\(sizes)): \(subject.severity.rawValue) \(subject.rule): \(screen.seenMessage(of: worst))"
  }
}

extension PlaneSheet {
  /// What is found anywhere, each once.
  fileprivate var subjects: [PlaneFinding.Subject] {
    var known: Set<PlaneFinding.Subject> = []
    return fields.flatMap(\.verdict.breaches).map(PlaneFinding.Subject.init).filter {
      known.insert($0).inserted
    }
  }
}

/// A finding with its windows, as programs read it.
public struct ScreenPlaneFinding: Recorded {
  let screen: Screen
  let finding: PlaneFinding

  public static let recordShape = RecordShape<Self>(
    "windowFinding", "A finding and the window sizes that have it."
  ) {
    Column("screen", "The screen.", from: \.screen.name)
    Column(
      "textSizes", "The text sizes at which these windows have it.",
      from: { $0.finding.textSizes.map(\.alias) })
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
    Column("polygons", "The windows, at the first of the text sizes.", from: \.finding.pieces, as: .polygons)
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
