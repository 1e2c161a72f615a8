import Auditing
import AutoLayout
public import DesignModel
public import Notation

/// What is found on two versions of a screen in windows of any size, and where a finding's windows grew or shrank.
public struct PlaneComparison: Sendable {
  /// What is found on the later version.
  public let findings: PlaneFindings
  /// What is found now in the order of the findings, then what is not any more.
  public let changes: [PlaneChange]

  /// Compares what is found on the same device and at the same text sizes; everything is new without an earlier version.
  public init(from before: PlaneFindings?, to after: PlaneFindings) {
    findings = after
    let screen = after.phases.screen
    let earlier = before?.found ?? []
    let found = after.found.flatMap { finding in
      finding.parts.map { part in
        PlaneChange(
          on: screen, from: earlier.first { $0.has(finding.subject, at: part.textSize) }, to: finding,
          at: part.textSize)
      }
    }
    let gone = earlier.flatMap { finding in
      finding.parts.filter { part in !after.found.contains { $0.has(finding.subject, at: part.textSize) } }
        .map { PlaneChange(on: screen, from: finding, to: nil, at: $0.textSize) }
    }
    changes = (found + gone).reduce(into: []) { changes, change in
      if let place = changes.firstIndex(where: { $0.isToldAlike(change) }) {
        changes[place].add(change)
      } else {
        changes.append(change)
      }
    }
  }

  /// What somebody has to look at who looked through the earlier findings.
  public var regressions: [PlaneChange] { changes.filter(\.isRegression) }

  /// What isn't as it was.
  public var told: [PlaneChange] { changes.filter { $0.status != .same } }

  /// How much was found, then of each finding that changed its windows, and those that it had: the regressions alone where
  /// only these are wanted.
  public func lines(withNotes: Bool, onlyRegressions: Bool) -> [String] {
    let all = onlyRegressions ? regressions : told
    let shown = all.filter { withNotes || $0.finding.subject.severity > .note }
    return findings.head + ["  compared: " + counts] + shown.map(\.line)
      + PlaneFindings.notesLeftOut(all.count - shown.count)
  }

  /// `1 new, 1 worse, 2 as before`.
  private var counts: String {
    let counts = FindingStatus.allCases.compactMap { status in
      let count = changes.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(status == .same ? "as before" : status.rawValue)"
    }
    return counts.isEmpty ? "nothing found in either" : counts.joined(separator: ", ")
  }

  /// An object for each finding that isn't as it was, then one for each text size.
  public var records: [JSON] { told.map { ScreenPlaneFinding($0).record } + findings.soundRecords }
}

/// A finding in windows of any size, in two versions of a screen.
public struct PlaneChange: Sendable {
  /// The later version of the screen.
  let screen: Screen
  /// What became of it: worse in windows that had it not, better where there are only windows that have it no longer.
  public let status: FindingStatus
  /// The text sizes of which this is true.
  public private(set) var textSizes: [TextSize]
  /// Nil for a new one.
  let before: PlaneFinding?
  /// Nil for one that is gone.
  let after: PlaneFinding?
  /// The windows that have it and had not, and the reverse, at the first of the text sizes.
  let gained, lost: [ConvexPolygon]

  /// What is thinner than so many points is no difference: searches follow a border to a tenth of a point at worst.
  static let thinnest = 0.25

  fileprivate init(on screen: Screen, from before: PlaneFinding?, to after: PlaneFinding?, at size: TextSize)
  {
    (self.screen, self.before, self.after, textSizes) = (screen, before, after, [size])
    let (old, new) = (before?.pieces(at: size) ?? [], after?.pieces(at: size) ?? [])
    gained = new.subtracting(old, thinnest: Self.thinnest)
    lost = old.subtracting(new, thinnest: Self.thinnest)
    status =
      switch (before, after) {
      case (nil, _): .new
      case (_, nil): .fixed
      default: gained.isEmpty ? lost.isEmpty ? .same : .better : .worse
      }
  }

  /// The finding as it is, or as it was.
  public var finding: PlaneFinding { after ?? before! }

  /// True if it is in windows that had it not.
  public var isRegression: Bool { status == .new || status == .worse }

  fileprivate func isToldAlike(_ other: PlaneChange) -> Bool {
    status == other.status && finding.subject == other.finding.subject
      && before?.words == other.before?.words && after?.words == other.after?.words
  }

  fileprivate mutating func add(_ other: PlaneChange) { textSizes += other.textSizes }

  /// `worse: narrower than 400, before narrower than 350 (L): error clipped-text: …`.
  var line: String {
    let formerly =
      switch (status, before) {
      case (.worse, .some(let before)), (.better, .some(let before)):
        before.words == finding.words ? ", before in others of these" : ", before \(before.words)"
      default: ""
      }
    return "\(status.rawValue): \(finding.words)\(formerly) \(finding.sentence(on: screen, at: textSizes))"
  }
}

extension PlaneFinding {
  fileprivate func has(_ subject: Subject, at size: TextSize) -> Bool {
    self.subject == subject && textSizes.contains(size)
  }

  /// Its windows at a text size; none where it has none.
  func pieces(at size: TextSize) -> [ConvexPolygon] {
    parts.first { $0.textSize == size }?.pieces ?? []
  }
}
