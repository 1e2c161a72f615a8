public import Auditing
public import AutoLayout
public import DesignModel
import Machine

/// What breaks on a screen at each width of the window, text size by text size.
public struct Phases: Sendable {
  /// The screen.
  public let screen: Screen
  /// With the height of the window; its width and text size are those that move.
  public let profile: Profile
  /// The widths, in points.
  public let range: ClosedRange<Double>
  /// The smallest text size first.
  public let rows: [PhaseRow]

  /// What the layouts of a screen are audited for, over a range of widths in points.
  ///
  /// Widths no more than `step` points apart are audited, and those around every end that a sweep knows.
  public init(
    _ screen: Screen, on profile: Profile, _ device: Device, widths range: ClosedRange<Double>, step: Double,
    textSizes: [TextSize], engine: LayoutEngine, jobs: Int
  ) {
    (self.screen, self.profile, self.range) = (screen, profile, range)
    let prepared = engine.prepare(screen)
    let audit = Audit(screen, engine: engine)
    rows = parallelMap(count: textSizes.count, jobs: jobs) { index in
      var own = profile
      own.textSize = textSizes[index]
      var search = PhaseSearch(prepared: prepared, audit: audit, profile: own, device: device)
      return search.row(over: range, step: step)
    }
  }
}

/// What breaks at one text size.
public struct PhaseRow: Sendable {
  /// The Dynamic Type size.
  public let textSize: TextSize
  /// From the least width to the greatest, without gaps; neighbours differ.
  public let phases: [Phase]
  /// Why only widths a step apart were audited; nil where a sweep found the ends.
  public let lost: SweepError?
}

/// Widths at which the same breaks: from the first to short of the second, in points; the last ones with their end.
public struct Phase: Sendable {
  /// Its ends, widths in points.
  public let from, to: Double
  /// The most severe first.
  public let breaches: [Breach]
}

/// Something that breaks, whatever the numbers.
public struct Breach: Hashable, Sendable {
  /// The rule's name.
  public let rule: String
  /// How severe it is.
  public let severity: Severity
  /// What it is about, by identity.
  public let view, constraint: ObjectID?
  /// What else takes part.
  public let related: [ObjectID]
  /// The views that show it, where that is not the view itself.
  public let parts: [ObjectID]

  /// What a finding is about, without its numbers.
  public init(_ finding: Finding) {
    (rule, severity) = (finding.rule, finding.severity)
    (view, constraint) = (finding.view, finding.constraint)
    (related, parts) = (finding.related, finding.parts)
  }
}

/// Finds the phases of one text size.
///
/// Widths are counted in whole millionths of a point.
private struct PhaseSearch {
  let prepared: PreparedScreen
  let audit: Audit
  let profile: Profile
  let device: Device
  private var known: [Int: [Breach]] = [:]

  init(prepared: PreparedScreen, audit: Audit, profile: Profile, device: Device) {
    (self.prepared, self.audit, self.profile, self.device) = (prepared, audit, profile, device)
  }

  /// The phases over a range of widths in points.
  mutating func row(over range: ClosedRange<Double>, step: Double) -> PhaseRow {
    let (least, greatest) = (Self.count(range.lowerBound), Self.count(range.upperBound))
    var widths = Set(stride(from: least, to: greatest, by: max(1, Self.count(step))))
    widths.insert(greatest)
    var lost: SweepError?
    do throws(SweepError) {
      for end in try ends(in: range) { widths.formUnion([end - 2, end, end + 2]) }
    } catch {
      lost = error
    }
    let places = widths.filter { (least...greatest).contains($0) }.sorted()
    var starts = [least]
    for (low, high) in zip(places, places.dropFirst()) { changes(low, high, into: &starts) }
    let phases = starts.enumerated().map { place, start in
      Phase(
        from: Double(start) / 1e6, to: Double(place + 1 < starts.count ? starts[place + 1] : greatest) / 1e6,
        breaches: breaches(at: start))
    }
    return PhaseRow(textSize: profile.textSize, phases: phases, lost: lost)
  }

  private static func count(_ points: Double) -> Int { Int((points * 1e6).rounded()) }

  /// Where intervals of the layout's behavior end, and in the middle of each.
  private func ends(in range: ClosedRange<Double>) throws(SweepError) -> [Int] {
    let path = SweepPath(profile, on: device, moving: .width, over: range, in: prepared.screen)
    return try prepared.sweep(along: path).flatMap {
      [Self.count($0.from), Self.count(($0.from + $0.to) / 2), Self.count($0.to)]
    }
  }

  /// Adds the first width of each phase that begins between two widths, found by halving.
  private mutating func changes(_ low: Int, _ high: Int, into starts: inout [Int]) {
    if breaches(at: low) == breaches(at: high) { return }
    if high - low == 1 { return starts.append(high) }
    let middle = low + (high - low) / 2
    changes(low, middle, into: &starts)
    changes(middle, high, into: &starts)
  }

  private mutating func breaches(at width: Int) -> [Breach] {
    if let breaches = known[width] { return breaches }
    var profile = profile
    profile.window?.width = Double(width) / 1e6
    let environment = profile.environment(on: device)
    let breaches = audit.unsuppressed(
      on: prepared.layout(in: environment), in: environment, of: prepared.screen
    ).map(Breach.init)
    known[width] = breaches
    return breaches
  }
}
