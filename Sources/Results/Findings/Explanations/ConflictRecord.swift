public import DesignModel
import Matrix
public import Notation

/// Rules that contradict one another, as every command reports it to programs that finds some.
public struct ConflictRecord: Recorded {
  let screen: String
  /// Nil for a file's own canvas.
  let profile: String?
  let members: [Member]
  /// The points that the rules need, and that there are; nil where nobody explains them.
  let needed, granted: Double?
  let repairs: [Repair]?
  /// The file, and the line of the first member.
  let file: String?
  let line: Int?

  /// A rule that takes part.
  public struct Member: Shaped {
    let rule: String
    let points: Double?
    let line: Int?

    /// A rule in words with what it adds in points, or with its line in a file.
    public init(rule: String, points: Double? = nil, line: Int? = nil) {
      (self.rule, self.points, self.line) = (rule, points, line)
    }

    public static let shape = ValueShape<Self>.record("A rule that takes part in a conflict.") {
      Column("rule", "The constraint or built-in rule in words.", from: \.rule)
      Column.optional(
        "points", "What it adds, in points; negative where it takes away; of explain.", from: \.points,
        as: .exact)
      Column.optional("line", "Its line in the file.", from: \.line)
    }
  }

  /// A change to one constraint that removes the conflict.
  public struct Repair: Shaped {
    let command: String
    let result: RepairTrial.Result

    /// The command and what comes of it.
    public init(command: String, _ result: RepairTrial.Result) {
      (self.command, self.result) = (command, result)
    }

    public static let shape = ValueShape<Self>.record("A change to one constraint.") {
      Column("command", "The command that removes the conflict.", from: \.command)
      Column("movedViews", "How many views it moves on this profile.", from: \.result.movedViews)
      Column(
        "brokenProfiles", "On how many stored profiles required rules contradict one another still.",
        from: \.result.brokenProfiles)
      Column("movedProfiles", "On how many stored profiles something moves.", from: \.result.movedProfiles)
      Column("conflictsLeft", "How many conflicts are left on this profile.", from: \.result.conflictsLeft)
    }
  }

  /// An explained conflict of a screen.
  public init(
    screen: Screen, profile: Profile, members: [Member], needed: Double, granted: Double, repairs: [Repair]
  ) {
    (self.screen, self.profile, self.members) = (screen.name, profile.name, members)
    (self.needed, self.granted, self.repairs) = (needed, granted, repairs)
    (file, line) = (nil, nil)
  }

  /// A conflict in the scene of a file whose root view has that identity; without a profile one of its own canvas.
  public init(scene: String, file: String, line: Int?, profile: String?, members: [Member]) {
    (screen, self.file, self.line) = (scene, file, line)
    (self.profile, self.members) = (profile, members)
    (needed, granted, repairs) = (nil, nil, nil)
  }

  public static let recordShape = RecordShape<Self>("conflict", "Required rules that can't hold together.") {
    Column("screen", "The screen; of check-ib the identity of the scene's root view.", from: \.screen)
    Column(
      "profile",
      "The profile, such as iphone-se-3/landscape/AX3/rtl; null for the canvas that a file was saved with.",
      from: \.profile)
    Column("members", "The rules, with what each adds.", from: \.members)
    Column.optional("needed", "The points that the rules need; of explain.", from: \.needed, as: .exact)
    Column.optional("granted", "The points that there are; of explain.", from: \.granted, as: .exact)
    Column.optional("repairs", "Changes to one constraint; of explain.", from: \.repairs)
    Column.optional("file", "The file; of check-ib.", from: \.file)
    Column.optional("line", "The line of the first rule in the file.", from: \.line)
  }
}
