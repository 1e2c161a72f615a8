import Auditing
import DesignModel
import Matrix
public import Notation

/// What is found on a screen in windows of any size: each finding with its windows, and the smallest window from which on
/// nothing is wrong.
public struct PlaneFindings: Sendable {
  /// What breaks where.
  public let phases: PlanePhases
  /// The most severe first, then those with the most windows.
  public private(set) var found: [PlaneFinding]
  /// What a list accepts.
  public private(set) var accepted: [PlaneFinding] = []

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

  /// The same with what is accepted set apart.
  func accepting(_ accepts: (PlaneFinding) -> Bool) -> PlaneFindings {
    var result = self
    result.found = found.filter { !accepts($0) }
    result.accepted = accepted + found.filter(accepts)
    return result
  }

  /// What was found, but for notes unless they are wanted.
  public func shown(withNotes: Bool) -> [PlaneFinding] {
    found.filter { withNotes || $0.subject.severity > .note }
  }

  /// How much was found, the smallest sound windows, then each finding with its windows first.
  public func lines(withNotes: Bool) -> [String] {
    let left = found.count - shown(withNotes: withNotes).count
    return head + shown(withNotes: withNotes).map { $0.line(on: phases.screen) } + Self.notesLeftOut(left)
  }

  /// How much was found, then the smallest sound windows.
  var head: [String] {
    let counts = Severity.allCases.compactMap { severity in
      let count = Set(found.filter { $0.subject.severity == severity }.map(\.subject)).count
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    let title =
      "\(phases.screen.name) on \(phases.profileName), windows \(phases.windowsName): "
      + (counts.isEmpty ? "nothing found" : enumerated(counts))
    let rest = accepted.isEmpty ? "" : " but \(counted(accepted.count, "accepted finding"))"
    return [title + rest] + soundness.map { "  " + $0 }
  }

  /// How many notes are not listed; empty for none.
  static func notesLeftOut(_ count: Int) -> [String] {
    count == 0 ? [] : ["and \(counted(count, "note")); --notes lists \(count == 1 ? "it" : "them")"]
  }

  /// Of each text size the smallest window from which on there is no error.
  private var soundness: [String] {
    phases.sheets.map { "\($0.textSize.alias): \(phases.soundness(of: $0))" }
  }

  /// An object for each finding, then one for each text size.
  public func records(withNotes: Bool) -> [JSON] {
    shown(withNotes: withNotes).map { ScreenPlaneFinding($0, on: phases.screen).record } + soundRecords
  }

  /// An object for each text size.
  var soundRecords: [JSON] { phases.sheets.map { SoundWindow(all: phases, sheet: $0).record } }
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
