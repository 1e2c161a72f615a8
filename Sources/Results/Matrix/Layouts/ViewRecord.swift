public import DesignModel
public import DesignText
import InterfaceBuilder
public import Notation

/// A view, as every command reports it to programs.
public struct ViewRecord: Recorded {
  let screen: String
  let view: View
  /// Nil in a file, of whose views no more than identity, name and kind are reported.
  private var path: String?
  /// What a check of a file says of the view.
  private var file: String?
  private var line: Int?
  private var profile: String?
  private var solved: Rect?
  private var checked: CheckedView?

  /// A view of a design.
  public init(_ view: View, of screen: Screen, path: String) {
    (self.screen, self.view, self.path) = (screen.name, view, path)
  }

  /// A view in the scene of a file beside its recorded frame.
  init(_ view: CheckedView, in scene: CheckedScene, of file: CheckedFile) {
    screen = scene.rootID.text
    self.view = View(id: view.canvas.id, name: view.name, parent: nil, kind: view.kind)
    (self.file, line, solved, checked) = (file.path, view.canvas.line, view.solved, view)
  }

  /// A view in the scene of a file on a profile.
  init(_ view: PlacedView, in scene: CheckedScene, of file: CheckedFile) {
    screen = scene.rootID.text
    self.view = View(id: view.id, name: view.name, parent: nil, kind: view.kind)
    (self.file, line, profile, solved) = (file.path, view.line, view.profile, view.frame)
  }
}

extension ViewRecord {
  public static let recordShape = RecordShape<Self>(
    "view", "A view of the working design, or as it was last; or of a storyboard or xib, of check-ib."
  ) {
    Column("screen", "The screen; of check-ib the identity of the scene's root view.", from: \.screen)
    View.form.columns.map { column in
      column.name == "attributes" ? column.optional { $0.path == nil ? nil : $0.view } : column.of(\.view)
    }
    Column.optional("path", "The names from below the root down to it; not of check-ib.", from: \.path)
    Column.optional("file", "The file; of check-ib.", from: \.file)
    Column.optional("line", "Its line in the file; prototypes of system views have none.", from: \.line)
    Column.optional(
      "profile", "The profile, such as iphone-se-3/landscape/AX3/rtl; of check-ib with profile options.",
      from: \.profile)
    Column.optional(
      "solved", "The frame as solved, in points of the superview's coordinate space; of check-ib.",
      from: \.solved)
    CheckedView.columns.optional { $0.checked }
  }
}

extension CheckedView {
  /// What a file's own canvas shows of a view.
  @Columns<Self> fileprivate static var columns: [Column<Self>] {
    Column("class", "Its element in the file.", from: \.canvas.className)
    Column(
      "recorded", "The frame in the file, in points of the superview's coordinate space.", from: \.recorded)
    Column("matches", "Whether both are the same.", from: \.matches)
    Column("seeded", "Whether its size was taken from the file.", from: \.canvas.isSeeded)
    Column(
      "seededWidth", "Why its own width was taken from the file; null if it wasn't.",
      from: \.canvas.seededWidth?.rawValue)
    Column(
      "seededHeight", "Why its own height was taken from the file; null if it wasn't.",
      from: \.canvas.seededHeight?.rawValue)
    Column("given", "Whether its frame is not for constraints to decide.", from: \.canvas.isGiven)
    Column("misplaced", "Whether its frame is marked or found as misplaced.", from: \.canvas.isMisplaced)
    Column("ambiguous", "Whether its frame is marked or found as ambiguous.", from: \.canvas.isAmbiguous)
    Column("savedMisplaced", "Whether the file marks it as misplaced.", from: \.canvas.isSavedMisplaced)
    Column("savedAmbiguous", "Whether the file marks it as ambiguous.", from: \.canvas.isSavedAmbiguous)
    Column("openAspects", "What its constraints leave open.", from: \.openAspects)
    Column(
      "open", "Whether the recorded frame is one of several that the constraints allow.", from: \.isOpen)
    Column("hiddenInStack", "Whether its stack leaves it out.", from: \.canvas.isLeftOut)
  }
}

extension View: MentionedObject {
  public static var recordType: RecordType { ViewRecord.recordShape.type }

  public func record(in screen: Screen) -> JSON {
    ViewRecord(self, of: screen, path: screen.path(of: self)).record
  }

  public func mention(in screen: Screen) -> (name: String, meaning: String) { (name, kind.rawValue) }

  public func words(in screen: Screen) -> ObjectWords {
    ObjectWords(
      id: id.text, name: screen.path(of: self),
      content: ([kind.rawValue] + assignments).joined(separator: " "))
  }

  /// What is set on it, as a shell takes it: `text='Sign in'`.
  public var assignments: [String] {
    attributes.entries.map { "\($0.attribute.rawValue)=\(ShellWords.quote($0.value.spelled))" }
  }
}

extension Screen {
  /// What lists say of every view, in the views' order.
  public var viewRecords: [JSON] { zip(views, paths).map { ViewRecord($0, of: self, path: $1).record } }
}
