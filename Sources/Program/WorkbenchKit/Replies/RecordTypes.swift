import Auditing
import CommandGrammar
import Comparison
import DesignModel
import DesignText
import Findings
import History
import Matrix
import Notation
import Pictures
import SceneExchange
import Storage
import Translations

/// Every type of records that a command prints.
enum RecordTypes {
  static let all: [RecordType] = grammar + store + design + layouts + findings + comparison + files

  private static let grammar = [
    Reply.message.type, Reply.list.type, CommandTable<Session>.recordShape.type,
    CommandEntry<Session>.recordShape.type, PrintVersion.recordShape.type,
  ]

  private static let store = [
    WrittenStore.recordShape.type, VerifyStore.fault.type, Compaction.recordShape.type,
    StoreInfo.recordShape.type, StatusReport.recordShape.type, Storage.Operation.recordShape.type,
    ApplyChanges.applied.type,
    NamedRevision.recordShape.type, Branch.recordShape.type, Tag.recordShape.type,
    BlamedObject.recordShape.type, FrameOrigin.recordShape.type, Culprit.recordShape.type,
    Culprit.suspectsShape.type, MergeResult.recordShape.type, ClashRecord.recordShape.type,
    MergedFile.recordShape.type, Pulled.recordShape.type,
  ]

  private static let design =
    ScreenLists.printed.map { $0.recordType } + [
      ScreenRecord.recordShape.type, Device.recordShape.type, Profile.recordShape.type,
      TakeTranslations.recordShape.type, TextBudget.recordShape.type,
    ]

  private static let layouts = [
    LaidOutView.recordShape.type, LaidOutScreen.recordShape.type, ConflictRecord.recordShape.type,
    ExplainedScreen.ambiguity.type, ExplainedScreen.tie.type, ExplainedScreen.recordShape.type,
    ReasonedAnchor.recordShape.type, SweptInterval.recordShape.type, LayoutJob.recordShape.type,
    JobResult.recordShape.type,
    ResultIntake.recordShape.type, WrittenPicture.recordShape.type, MakeReport.written.type,
  ]

  private static let findings = [
    RuleCard.recordShape.type, FindingRecord.recordShape.type, FindingCount.recordShape.type,
    PhaseRecord.recordShape.type, WindowRegion.recordShape.type, WindowFormula.recordShape.type,
    ScreenPlaneFinding.recordShape.type, SoundWindow.recordShape.type, ConformancePage.recordShape.type,
    CriterionRecord.recordShape.type,
    ContrastRecord.recordShape.type, FailedAssertion.recordShape.type, AssertionVerdict.recordShape.type,
  ]

  private static let comparison = [
    ObjectChange.recordShape.type, LayoutChange.recordShape.type, DifferenceSummary.recordShape.type,
    ComparedScreens.recordShape.type, Patch.recordShape.type,
  ]

  private static let files = [
    RefusedFile.recordShape.type, CheckTally.recordShape.type, Note.recordShape.type,
    MergeInterfaces.clash.type,
  ]

  /// The files in docs/schemas: one for each type, and what they share.
  static var schemas: [(name: String, text: String)] {
    let schemas = all.sorted { $0.name < $1.name }.map { ($0.name, $0.schema(version: Reply.schemaVersion)) }
    let common = Schema.common(schemas.flatMap(\.1.shared))
    return ([("common", common)] + schemas).map { ("\($0).json", $1.text) }
  }
}
