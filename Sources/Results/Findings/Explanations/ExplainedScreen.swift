public import AutoLayout
public import DesignModel
import Matrix
public import Notation

/// What is wrong with a screen on one profile, explained.
public struct ExplainedScreen: Recorded {
  let screen: Screen
  let profile: Profile
  let conflicts: [(conflict: ExplainedConflict, repairs: RepairTrial.Results)]
  let ambiguities: [ExplainedAmbiguity]
  /// Constraints of one priority that can't all hold, where a content's wish settles which gives way.
  let ties: [SettledTie]
  /// The layout itself, which says what is wrong.
  let layout: ScreenLayout
  /// On how many profiles repairs were tried.
  let triedProfiles: Int
  /// The command that makes a change, as a person types it.
  let command: (RepairTrial.Result) -> String

  /// What is wrong on a profile, and what helps; changes are spelled as `command` makes them.
  public init(
    screen: Screen, profile: Profile,
    conflicts: [(conflict: ExplainedConflict, repairs: RepairTrial.Results)],
    ambiguities: [ExplainedAmbiguity], ties: [SettledTie], layout: ScreenLayout,
    triedProfiles: Int, command: @escaping (RepairTrial.Result) -> String
  ) {
    (self.screen, self.profile, self.layout) = (screen, profile, layout)
    (self.conflicts, self.ambiguities, self.ties) = (conflicts, ambiguities, ties)
    (self.triedProfiles, self.command) = (triedProfiles, command)
  }

  /// True if nothing is in conflict and nothing is open.
  public var isSound: Bool { layout.status == .solved }

  /// How many views are open, also those that have no place among the ambiguities.
  private var openViews: Int { Set(layout.ambiguities.map(\.view)).count }
}

extension ExplainedScreen {
  /// A paragraph for each conflict, then a line for each ambiguity, then a paragraph for each tie.
  public var text: String {
    let title = "\(screen.name) on \(profile.name)"
    if isSound, ties.isEmpty { return "\(title): every rule holds, and every view has one place" }
    let paragraphs = conflicts.map { paragraph($0.conflict, $0.repairs) }
    let rounds = layout.unrest.map { ["no rest: \(screen.spelled($0))"] } ?? []
    return ([title] + rounds + paragraphs + ambiguities.map(sentence) + others + ties.map(paragraph))
      .joined(separator: "\n")
  }

  /// What is tied, what serves all of it equally well, and what settles that.
  private func paragraph(_ tie: SettledTie) -> String {
    let length = "\(screen.name(of: tie.open.view))'s \(tie.open.aspect.inWords)"
    let range = "from \(tie.open.least.shown) to \(tie.open.greatest.shown)"
    let rivals = tie.rivals.map { "  \(screen.spelled($0))" }
    return
      ([
        "tie: constraints of priority \(tie.priority.shown) can't all hold; \(length) may be \(range) as well"
      ]
      + rivals
      + [
        "  only its content's wish, of priority \(tie.wish.shown), settles it; give the constraints different priorities"
      ])
      .joined(separator: "\n")
  }

  /// A line on the views that are open and have none of their own.
  private var others: [String] {
    let shown = Set(ambiguities.map(\.view)).count
    if openViews == shown { return [] }
    let others = counted(openViews - shown, shown == 0 ? "view" : "other view")
    return ["ambiguous: \(others); 'workbench solve' prints the ranges of each"]
  }

  private func paragraph(_ conflict: ExplainedConflict, _ repairs: RepairTrial.Results) -> String {
    var lines = ["conflict: needs \(conflict.sum(of: 1)), gets \(conflict.sum(of: -1))"]
    for share in conflict.shares {
      let points = share.points
      let role = points == 0 ? "" : "   (\(points > 0 ? "needs" : "gives") \(abs(points).shown))"
      lines.append("  \(screen.spelled(share))\(role)")
    }
    let rejected = repairs.rejected
    let words = RepairTrial.Rejection.inWords(rejected)
    if repairs.helpful.isEmpty {
      let tried = rejected.isEmpty ? "" : ": of \(rejected.count) tried, \(words)"
      lines.append("  no change to one constraint helps\(tried)")
    } else {
      lines.append("  any one of these removes it:")
      lines += repairs.helpful.flatMap { ["    workbench \(command($0))", "      \(self.effect(of: $0))"] }
      if !rejected.isEmpty {
        lines.append("  rejected: of \(counted(rejected.count, "other change")), \(words)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func effect(of repair: RepairTrial.Result) -> String {
    let views = repair.movedViews == 1 ? "1 view" : "\(repair.movedViews) views"
    let left =
      switch repair.conflictsLeft {
      case 0: ""
      case 1: "; 1 conflict is left"
      default: "; \(repair.conflictsLeft) conflicts are left"
      }
    let still = repair.brokenProfiles
    return "\(still) of \(counted(triedProfiles, "profile")) still \(still == 1 ? "conflicts" : "conflict"); "
      + "moves \(views) here, and something on \(repair.movedProfiles) of all\(left)"
  }

  private func sentence(_ ambiguity: ExplainedAmbiguity) -> String {
    let name = screen.name(of: ambiguity.view)
    if let one = ambiguity.contents.first, let other = ambiguity.contents.last {
      return "ambiguous: \(name)'s content can be \(one.shown) or \(other.shown), and nothing decides which"
    }
    return
      "ambiguous: \(name) can be at \(ambiguity.one.shown) or at \(ambiguity.other.shown), and nothing decides which"
  }

  /// One object for each conflict, for each ambiguity and for each tie, then one for the screen.
  public var records: [JSON] {
    conflicts.map { conflict, repairs in
      ConflictRecord(
        screen: screen, profile: profile,
        members: conflict.shares.map { .init(rule: screen.spelled($0), points: $0.points) },
        needed: conflict.total(of: 1), granted: conflict.total(of: -1),
        repairs: repairs.helpful.map { .init(command: command($0), $0) }
      ).record
    } + ambiguities.map { Self.ambiguity.record(of: (self, $0)) }
      + ties.map { Self.tie.record(of: (self, $0)) } + [record]
  }

  /// How a view is printed that may lie in two places.
  public static let ambiguity = RecordShape<(screen: ExplainedScreen, ambiguity: ExplainedAmbiguity)>(
    "ambiguity",
    "A view of explain that can be in two places, or whose content can be of two sizes, where nothing decides which."
  ) {
    Column("screen", "The screen.", from: { $0.screen.screen.name })
    Column("profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", from: { $0.screen.profile.name })
    Column("view", "The view.", from: { $0.screen.screen.name(of: $0.ambiguity.view) })
    Column(
      "frames", "Two frames in points of the superview's coordinate space.",
      from: { [$0.ambiguity.one, $0.ambiguity.other] })
    Column.optional(
      "contents", "The scroll view's content in these two; where the frame itself is open, it is left out.",
      from: { pair in pair.ambiguity.contents.isEmpty ? nil : pair.ambiguity.contents })
  }

  /// How a tie is printed.
  public static let tie = RecordShape<(screen: ExplainedScreen, tie: SettledTie)>(
    "tie",
    "Constraints of one priority that can't all hold, where only a content's wish settles which gives way."
  ) {
    Column("screen", "The screen.", from: { $0.screen.screen.name })
    Column("profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", from: { $0.screen.profile.name })
    Column("priority", "The priority of the constraints.", from: \.tie.priority)
    Column(
      "rules", "The constraints.", from: { pair in pair.tie.rivals.map { pair.screen.screen.spelled($0) } })
    Column(
      "view", "The view whose content settles it.", from: { $0.screen.screen.name(of: $0.tie.open.view) })
    Column("aspect", "What of the view the tie leaves open.", from: \.tie.open.aspect.inWords)
    Column(
      "least", "The least length that serves the constraints as well, in points.", from: \.tie.open.least)
    Column("greatest", "The greatest such length, in points.", from: \.tie.open.greatest)
    Column("wish", "The priority at which the content wishes for its size.", from: \.tie.wish)
  }

  public static let recordShape = RecordShape<Self>("explanation", "The end of an explanation.") {
    Column("screen", "The screen.", from: \.screen.name)
    Column("profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", from: \.profile.name)
    Column("conflicts", "How many conflicts.", from: \.conflicts.count)
    Column(
      "ambiguities", "How many views are open; of these, only the first have a record of their own.",
      from: \.openViews)
    Column.optional(
      "unrest", "What the rounds of layout disagree on; where they found rest, it is left out.",
      from: { explained in
        explained.layout.unrest.map { RoundsWithoutRest(screen: explained.screen, unrest: $0) }
      }
    )
  }
}

extension ExplainedConflict {
  /// The points of one sign, added up.
  fileprivate func total(of sign: Double) -> Double {
    shares.reduce(0) { $0 + max(0, sign * $1.points) }
  }

  /// The points of one sign as a sum: `60 + 8 + 60 = 128`.
  fileprivate func sum(of sign: Double) -> String {
    let parts = shares.map { sign * $0.points }.filter { $0 > 0 }
    if parts.count < 2 { return total(of: sign).shown }
    return parts.map(\.shown).joined(separator: " + ") + " = " + total(of: sign).shown
  }
}

extension Screen {
  /// A share's rule in the author's words.
  public func spelled(_ share: RuleShare) -> String {
    share.rule.map { spelled($0) } ?? "nothing else decides"
  }
}

extension RepairTrial.Rejection {
  /// `1 leaves it and 2 remove it but bare another conflict`.
  fileprivate static func inWords(_ rejected: [Self]) -> String {
    enumerated(
      allCases.compactMap { reason in
        let count = rejected.count { $0 == reason }
        return count == 0 ? nil : "\(count) \(count == 1 ? reason.words.one : reason.words.several)"
      })
  }

  fileprivate var words: (one: String, several: String) {
    switch self {
    case .leaves: ("leaves it", "leave it")
    case .bares: ("removes it but bares another conflict", "remove it but bare another conflict")
    case .harms: ("adds a conflict on another profile", "add a conflict on another profile")
    }
  }
}

extension Size {
  /// `100 x 20`, for people.
  fileprivate var shown: String { "\(width.shown) x \(height.shown)" }
}

extension Rect {
  /// `(16, 24) 100 x 20`, for people.
  fileprivate var shown: String { "(\(x.shown), \(y.shown)) \(width.shown) x \(height.shown)" }
}
