import Auditing
import Comparison
import Conditions
public import DesignModel
import Matrix
public import Notation
public import Reports
import Storage

/// What a rule says of a view or a constraint, as every command reports it to programs that finds something.
public struct FindingRecord: Recorded {
  let screen, rule: String
  let severity: Severity
  let view, constraint: String?
  let related, parts: [String]
  let message: String
  private var assumption: String?
  private var consequences: [String]?
  let measured, required: Double?
  /// Nil for what is wrong with the design itself.
  let affected: AffectedProfiles?
  let total: Int
  /// The profiles in words; nil if there are no short ones.
  let place: String?
  let worst: String?
  let id, key: String
  private var file: String?
  private var line: Int?
  private var subject: String?
  /// What repairs it; nil where nobody looked, nil within for none.
  public var repair: OfferedRepair??
  /// What accepts it.
  public var suppression: JSON?
  private var status: FindingStatus?
  private var before: FindingGroup??
  private var growth: FindingGrowth?

  /// A finding of an audit on so many profiles; `files` names the file that the screen was imported from.
  public init(_ group: FindingGroup, on screen: Screen, profiles: Int, files: FilePaths = FilePaths()) {
    let finding = group.finding
    (self.screen, rule, severity) = (screen.name, finding.rule, finding.severity)
    (view, constraint) = (finding.view.map { screen.name(of: $0) }, finding.constraint?.text)
    (related, message) = (finding.related.map { screen.name(of: $0) }, finding.message)
    parts = finding.parts.map { screen.name(of: $0) }
    (assumption, consequences) = (
      finding.assumption, finding.consequences.isEmpty ? nil : finding.consequences.map(\.message)
    )
    (measured, required) = (finding.measured, finding.required)
    (affected, total) = (group.worst == nil ? nil : group.profiles, profiles)
    place = affected?.place
    (worst, id, key) = (affected == nil ? nil : group.worst, group.id, group.key)
    if let place = files.place(of: finding.view ?? finding.constraint, in: screen) {
      (file, line, subject) = (place.file, place.line, screen.seenSubject(of: finding))
    }
  }

  /// What became of a finding, and how it was before.
  public init(_ change: FindingChange) {
    self.init(change.group, on: change.screen, profiles: change.profiles)
    (status, before, growth) = (change.status, .some(change.before), change.growth)
  }

  /// What a notice says of a view in the scene of a file whose root view has that identity, on one profile; `message` is
  /// the sentence without the profile's name.
  public init(_ notice: Notice, ofScene scene: String, on profile: String, message: String) {
    (screen, rule, severity) = (scene, notice.rule, notice.level)
    (view, constraint, related, parts, self.message) = (notice.view, nil, [], [], message)
    (measured, required) = (nil, nil)
    affected = AffectedProfiles(only: profile)
    (total, place, worst) = (1, nil, profile)
    (id, key) = (String(SHA256.hexadecimal(of: notice.key).prefix(8)), notice.key)
    (file, line) = (notice.file, notice.line)
  }
}

extension FindingRecord {
  public static let recordShape = RecordShape<Self>(
    "finding", "What a rule says of a view or a constraint.", isRehearsed: true
  ) {
    Column("screen", "The screen; of check-ib the identity of the scene's root view.", from: \.screen)
    Column("rule", "The rule.", from: \.rule)
    Column("severity", "How severe it is.", from: \.severity)
    Column("view", "The view that it is about.", from: \.view)
    Column("constraint", "The constraint that it is about.", from: \.constraint)
    Column("related", "Other views that it speaks of.", from: \.related)
    Column("parts", "The views that show it, where these are several in the view.", from: \.parts)
    Column("message", "A sentence about the worst profile.", from: \.message)
    Column.optional("assumption", "What it rests on and no file says.", from: \.assumption)
    Column.optional(
      "consequences", "What else is wrong because of it, a sentence each.", from: \.consequences)
    Column(
      "measured",
      "What was measured on the worst profile, mostly in points or characters; null for what has no bound.",
      from: \.measured, as: .nullable(.exact))
    Column("required", "What the rule asks for, in the same unit.", from: \.required, as: .nullable(.exact))
    Column(
      "profiles", "On how many profiles; null for what is wrong with the design itself.",
      from: \.affected?.count)
    Column("total", "How many profiles were audited; check-ib judges each by itself.", from: \.total)
    Column("where", "The profiles in words; null where no short ones do.", from: \.place)
    Column("condition", "The same for programs.", from: \.affected?.condition)
    Column("worst", "The worst profile.", from: \.worst)
    Column("id", "A short key, as audit --fix takes it.", from: \.id)
    Column("key", "What stays the same through unrelated edits.", from: \.key)
    Column.optional(
      "file", "The file, of check-ib and of screens that were imported from one.", from: \.file)
    Column.optional("line", "The line of the view or constraint in the file.", from: \.line)
    Column.optional(
      "subject", "The name of the view or constraint in the file, with the text that it shows.",
      from: \.subject)
    Column.optional(
      "repair", "A remedy, with --repairs; null if none was found.", from: \.repair,
      as: .nullable(OfferedRepair.shape))
    Column.optional(
      "suppression", "What accepts it, with --show-suppressed.", from: \.suppression,
      as: .json(.reference("suppression.json")))
    Column.optional(
      "status", "What became of it since the revision that it is compared with.", from: \.status)
    Column.optional(
      "gained", "On how many profiles it is that it was not on, of those that both were audited on.",
      from: \.growth?.gained)
    Column.optional(
      "lost", "On how many profiles it was that it is not on, of those that both were audited on.",
      from: \.growth?.lost)
    Column.optional(
      "before", "How it was there; null for a new one.", from: \.before,
      as: .nullable(FindingGroup.formerShape))
  }
}

extension FindingStatus: Shaped {}

extension FindingGroup {
  fileprivate static let formerShape = ValueShape<Self>.record("How a finding was.") {
    Column("severity", "How severe it was.", from: \.finding.severity)
    Column("profiles", "On how many profiles it was.", from: \.profiles?.count)
    Column("total", "Of how many.", from: \.profiles?.total)
    Column(
      "measured", "What was measured on its worst profile.", from: \.finding.measured, as: .nullable(.exact))
    Column(
      "parts", "How many views showed it, where these were several in the view.", from: \.finding.parts.count)
    Column("message", "The sentence about its worst profile.", from: \.finding.message)
  }
}

/// A repair with the commands that make it.
public struct OfferedRepair: Shaped {
  let offer: RepairOffer
  /// As a person would type them, and as a batch takes them.
  let lines: [String], edits: [JSON]

  /// A repair that these commands make, as they are typed and as `batch` takes them.
  public init(_ offer: RepairOffer, lines: [String], edits: [JSON]) {
    (self.offer, self.lines, self.edits) = (offer, lines, edits)
  }

  public static let shape = ValueShape<Self>.record("A remedy that was tried on a copy.") {
    Column("edits", "The same commands for batch.", from: \.edits, as: .list(.json(edit)))
    figures
  }.shared(as: "repair")

  /// A command as `batch` takes it.
  public static let edit = Schema.reference("common.json#/$defs/invocation")

  /// What every record of a repair says beside its edits.
  @Columns<Self> public static var figures: [Column<Self>] {
    Column("title", "What it does, in words.", from: \.offer.title)
    Column("commands", "The commands to type.", from: \.lines)
    Column("total", "On how many profiles it was tried.", from: \.offer.profiles)
    Column("moved", "On how many frames change.", from: \.offer.moved)
    Column("movedClean", "On how many of those nothing had been found.", from: \.offer.movedClean)
    Column("removed", "How many findings go.", from: \.offer.removed)
    Column.optional(
      "limit", "Why the file that the screen was imported from can't hold it.", from: \.offer.limit)
  }
}
