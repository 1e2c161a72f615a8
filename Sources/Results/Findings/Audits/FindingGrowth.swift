import Auditing
import Conditions
import DesignModel
import Notation

/// How a finding grew or shrank from one version to the other.
struct FindingGrowth {
  /// On how many profiles it is that it was not on, and the reverse, of those that both versions were audited on.
  let gained, lost: Int
  /// The views that show it and did not, and the reverse, in the screen's order; none where the audits differ in profiles.
  let joined, left: [ObjectID]
  /// What is measured on the worst profile, where that is further off or nearer, within nil for what has no bound; nil
  /// where the audits differ in profiles.
  let measured: (before: Double?, after: Double?)?
  /// True if the worst profile is further off than it was.
  private let isFurther: Bool

  /// How the finding grew since an earlier version.
  init(of group: FindingGroup, since earlier: FindingGroup) {
    let (now, then) = (group.finding, earlier.finding)
    let shift = group.profiles.flatMap { own in earlier.profiles.map { own.shift(since: $0) } }
    (gained, lost) = (shift?.gained ?? 0, shift?.lost ?? 0)
    let isComparable = group.profiles?.total == earlier.profiles?.total
    joined = isComparable ? now.parts.filter { !then.parts.contains($0) } : []
    left = isComparable ? then.parts.filter { !now.parts.contains($0) } : []
    let (far, near) = (now.distance.rounded(places: 2), then.distance.rounded(places: 2))
    isFurther = far > near
    measured = isComparable && far != near ? (then.measured, now.measured) : nil
  }

  /// True if it is on more profiles, further off, or shown by more views than it was, whatever else it is less.
  var isGrown: Bool { gained > 0 || !joined.isEmpty || measured != nil && isFurther }
  /// True if it is on fewer profiles, nearer, or shown by fewer views, whatever else it is more.
  var isShrunk: Bool { lost > 0 || !left.isEmpty || measured != nil && !isFurther }
}

extension FindingChange {
  /// How it grew; nil unless it is there in both versions.
  var growth: FindingGrowth? {
    guard let before, let after else { return nil }
    return FindingGrowth(of: after, since: before)
  }

  /// What else than the profiles is another than it was, each with both figures: `; measured 149.5, before 109.5`.
  var changedFigures: String {
    guard let before, let after, let growth else { return "" }
    var figures = ""
    if before.finding.severity != after.finding.severity {
      figures += ", before of severity \(before.finding.severity.rawValue)"
    }
    if let measured = growth.measured {
      figures += "; measured \(measured.after.inWords), before \(measured.before.inWords)"
    }
    if let parts = growth.parts(of: after.finding, since: before.finding, on: screen) {
      figures += "; \(parts)"
    }
    return figures
  }
}

extension Double? {
  /// What a finding measures, for people.
  var inWords: String { self?.shown ?? "without bound" }
}

extension FindingGrowth {
  /// `shown by 4 views, before 3`; where some came and some went `now shown by email, no longer by name`.
  fileprivate func parts(of now: Finding, since then: Finding, on screen: Screen) -> String? {
    if joined.isEmpty, left.isEmpty { return nil }
    if joined.isEmpty || left.isEmpty {
      return "shown by \(counted(now.parts.count, "view")), before \(then.parts.count)"
    }
    func names(_ views: [ObjectID]) -> String { shortList(views.map { screen.name(of: $0) }, of: "views") }
    return "now shown by \(names(joined)), no longer by \(names(left))"
  }
}
