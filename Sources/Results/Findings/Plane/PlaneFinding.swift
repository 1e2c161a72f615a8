public import Auditing
import AutoLayout
public import DesignModel
import Notation

/// A finding and the windows that have it.
public struct PlaneFinding: Sendable {
  /// What it is about.
  public let subject: Subject
  /// Its windows at each text size that has it.
  private(set) var parts: [Part]
  /// The windows in words, the same at all of its text sizes.
  let words: String
  /// The finding where it is at its worst of the middles of its fields.
  public private(set) var worst: Finding
  /// In square points, at its first text size.
  let area: Double

  /// The windows that have a finding at one text size.
  struct Part: Sendable {
    let textSize: TextSize
    /// No two overlap.
    let pieces: [ConvexPolygon]
  }

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

  /// What is found of a subject at the text size of a sheet.
  init(_ subject: Subject, on sheet: PlaneSheet, of phases: PlanePhases) {
    let fields = sheet.fields.filter { $0.verdict.breaches.contains { Subject($0) == subject } }
    self.subject = subject
    words = phases.words(of: fields)
    parts = [Part(textSize: sheet.textSize, pieces: fields.flatMap(\.pieces))]
    area = fields.reduce(0) { $0 + $1.area }
    let largest = fields.sorted { $0.area > $1.area }.prefix(8)
    let all = largest.flatMap { sheet.findings(in: $0.middle) }.filter { Subject(Breach($0)) == subject }
    worst = all.max { $0.distance < $1.distance }!
  }

  /// The text sizes at which it has those windows.
  public var textSizes: [TextSize] { parts.map(\.textSize) }

  /// The same with the text sizes of another that has its subject and its words.
  mutating func add(_ other: PlaneFinding) {
    parts += other.parts
    if other.worst.distance > worst.distance { worst = other.worst }
  }

  /// Its windows, then what is found: `narrower than 350 (L, AX3): error clipped-text: …`.
  func line(on screen: Screen) -> String { "\(words) \(sentence(on: screen, at: textSizes))" }

  /// What is found at some of its text sizes, without its windows.
  func sentence(on screen: Screen, at sizes: [TextSize]) -> String {
    let names = sizes.map(\.alias).joined(separator: ", ")
    return "(\(names)): \(subject.severity.rawValue) \(subject.rule): \(screen.seenMessage(of: worst))"
  }
}
