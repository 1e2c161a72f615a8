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
  var openViews: Int { Set(layout.ambiguities.map(\.view)).count }
}

extension ExplainedScreen {
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

extension Screen {
  /// A share's rule in the author's words.
  public func spelled(_ share: RuleShare) -> String {
    share.rule.map { spelled($0) } ?? "nothing else decides"
  }
}
