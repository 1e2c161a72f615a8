import Auditing
public import DesignModel
public import Matrix
import Notation
public import Storage

/// Holds screens against all criteria, each on its own profiles.
public struct ConformanceRun {
  /// The screens, with the profiles that were asked for.
  let screens: [(screen: Screen, profiles: [ResolvedProfile])]
  private let contrasts: ContrastRun
  private let losses: LossRun
  /// What was found, by the run that found it.
  private var found: [RunKey: [Int: ScreenAudit]] = [:]
  private var asked: [Criterion.Setting: [Int]] = [:]
  /// The profiles in narrow windows, for each screen.
  private(set) var narrow: [[Profile]] = []

  /// Rules of one name that measure by two thresholds are two runs.
  private struct RunKey: Hashable {
    let setting: Criterion.Setting
    let measure: String?
  }

  /// Judges the screens of those names, or all, on what the query selects in a version of the design.
  public init(
    _ names: [String], on query: ProfileQuery, in snapshot: Snapshot, _ matrix: ProfileMatrix,
    on day: CalendarDate
  ) throws {
    let question = try CheckedScreens(names, on: query, for: .findings, in: snapshot)
    screens = question.screens
    let devices = try snapshot.devices()
    contrasts = try ContrastRun(question, matrix)
    let enlarged = try question.on { _, profiles in
      try Criterion.Setting.atTwiceTheSize.profiles(among: profiles, on: devices)
    }
    losses = try LossRun(enlarged, matrix, on: devices)
    for setting in Criterion.Setting.allCases {
      let own = try question.on { _, profiles in try setting.profiles(among: profiles, on: devices) }
      asked[setting] = own.screens.map(\.profiles.count)
      if setting == .inNarrowWindow { narrow = own.screens.map { $0.profiles.map(\.profile) } }
      for (measure, rules) in Self.runs(in: setting) {
        found[RunKey(setting: setting, measure: measure)] = try Self.audits(own, by: rules, matrix, on: day)
      }
    }
  }

  /// The rules that run together in a setting: those of all criteria, and by themselves those of a measure of their own.
  private static func runs(
    in setting: Criterion.Setting
  ) -> [(measure: String?, rules: [any AuditRule.Type])] {
    let all =
      setting == .atLargestSize
      ? Criterion.lossless + Criterion.growing
      : Criterion.all.filter { $0.setting == setting }.flatMap(\.rules)
    var together: [any AuditRule.Type] = Criterion.joining
    var apart: [String: [any AuditRule.Type]] = [:]
    for rule in all {
      if rule.measure != rule.card.name {
        let rules = apart[rule.measure] ?? Criterion.joining
        if !rules.contains(where: { $0 == rule }) { apart[rule.measure] = rules + [rule] }
      } else if !together.contains(where: { $0.card.name == rule.card.name }) {
        together.append(rule)
      }
    }
    return [(nil, together)] + apart.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// An audit of each screen that has a profile, by its place.
  private static func audits(
    _ question: CheckedScreens, by rules: [any AuditRule.Type], _ matrix: ProfileMatrix, on day: CalendarDate
  ) throws -> [Int: ScreenAudit] {
    let places = question.screens.indices.filter { !question.screens[$0].profiles.isEmpty }
    let audits = try AuditRun(question.among(places), matrix, rules: rules, on: day, isOfCriteria: true)
      .audits
    return Dictionary(uniqueKeysWithValues: zip(places, audits))
  }

  /// The contrasts that were measured, a tally for each screen.
  func contrasts(of kind: Criterion.ContrastKind) -> [ContrastTally] { contrasts.tallies[kind] ?? [] }

  /// What a criterion's rules find on a screen in a setting, what is accepted, too, and what leaves the layout open.
  private func groups(
    for criterion: Criterion, in setting: Criterion.Setting, at place: Int
  ) -> (about: [FindingGroup], causes: [FindingGroup]) {
    func all(_ measure: String?) -> [FindingGroup] {
      let audit = found[RunKey(setting: setting, measure: measure)]?[place]
      return (audit?.groups ?? []) + (audit?.suppressed.map(\.group) ?? [])
    }
    let apart = criterion.rules.filter { $0.measure != $0.card.name }
    let names = Set(apart.map { $0.card.name })
    let together = all(nil)
    let own = together.filter { criterion.speaks(of: $0.finding) && !names.contains($0.finding.rule) }
    let others = Set(apart.map { $0.measure }).sorted().flatMap(all)
    return (own + others.filter { names.contains($0.finding.rule) }, together + others)
  }

  /// What is said of a criterion on the screen at a place.
  func verdict(of criterion: Criterion, at place: Int) -> CriterionVerdict {
    let screen = screens[place].screen
    let profiles = asked[criterion.setting]?[place] ?? 0
    let tally = criterion.contrast.map { contrasts(of: $0)[place] }
    var doubts = Doubts(on: screen, for: criterion, shown: contrasts.shown[place], measuring: tally)
    let (about, causes) = groups(for: criterion, in: criterion.setting, at: place)
    let asksNothing = doubts.asksNothing && (about.isEmpty || screen.rootTraits.isLaunchScreen)
    if profiles == 0, !asksNothing { doubts.add(noProfile: criterion.setting) }
    if profiles == 0 || asksNothing {
      return CriterionVerdict(
        criterion, reasons: doubts.reasons, findings: [], profiles: profiles, asksNothing: asksNothing)
    }
    let isNew = { (group: FindingGroup) in
      criterion.setting != .atTwiceTheSize || losses.isNew(group.finding, at: place)
    }
    var failing = about.filter { criterion.fails(by: $0.finding) && isNew($0) }
    doubts.add(open: about.filter { !criterion.fails(by: $0.finding) })
    doubts.add(known: about.filter { criterion.fails(by: $0.finding) && !isNew($0) })
    doubts.add(causes: causes)
    if criterion.setting == .atTwiceTheSize {
      let isAsked = asked[.atLargestSize]?[place] ?? 0 > 0
      let largest = groups(for: criterion, in: .atLargestSize, at: place)
      let known = Set((about + causes.filter { $0.finding.severity > .note }).map(\.finding.subject))
      let isMore = { (group: FindingGroup) in !known.contains(group.finding.subject) }
      doubts.add(
        larger: isAsked
          ? (about: largest.about.filter(isMore), causes: largest.causes.filter(isMore)) : nil)
    }
    if let tally {
      doubts.add(contrasts: tally)
      if criterion.contrast == .graphics { failing += tally.faintSymbols }
    }
    let larger = doubts.restsOnLargestSize ? asked[.atLargestSize]?[place] ?? 0 : 0
    return CriterionVerdict(
      criterion, reasons: doubts.reasons, findings: failing.map { (screen, $0) },
      profiles: profiles + larger, largest: larger)
  }
}

extension Criterion.Setting {
  /// Those of the profiles on which a criterion is judged, or what becomes of them.
  fileprivate func profiles(
    among profiles: [ResolvedProfile], on devices: [Device]
  ) throws -> [ResolvedProfile] {
    switch self {
    case .asAsked: return profiles
    case .atTwiceTheSize: return profiles.filter { $0.profile.textSize == .accessibilityExtraLarge }
    case .atLargestSize:
      return profiles.filter { $0.profile.textSize == .accessibilityExtraExtraExtraLarge }
    case .inNarrowWindow:
      var seen: Set<Profile> = []
      return try profiles.compactMap { resolved in
        guard let profile = resolved.narrowed, seen.insert(profile).inserted else { return nil }
        return try profile.resolved(on: devices)
      }
    }
  }
}

extension ResolvedProfile {
  /// Points: 320 CSS pixels, the width at which WCAG 2.2's criterion 1.4.10 asks for content that needs no second scrolling.
  private static let narrow = 320.0

  /// The profile in a window of 320 points; nil for one that isn't upright at the standard text size, without the keyboard
  /// and in a window of its device's.
  fileprivate var narrowed: Profile? {
    let size = key.environment.size
    guard profile.textSize == .large, profile.orientation == .portrait, profile.keyboard == .hidden,
      profile.window == nil ? size.width >= Self.narrow : size.width == Self.narrow
    else { return nil }
    var narrowed = profile
    if size.width > Self.narrow { narrowed.window = Size(width: Self.narrow, height: size.height) }
    return narrowed
  }
}
