public import DesignModel
import InterfaceBuilder
public import Notation

/// A view, as programs are told of it by every command.
public struct ViewRecord: Recorded {
  let screen, id, name: String
  let kind: ViewKind
  private var design: (path: String, parent: String?, attributes: Attributes)?
  /// What a check of a file says of the view.
  private var file: String?
  private var line: Int?
  private var profile: String?
  private var solved: Rect?
  private var checked: CheckedView?

  /// A view of a design.
  public init(_ view: View, of screen: Screen, path: String) {
    (self.screen, id, name, kind) = (screen.name, view.id.text, view.name, view.kind)
    design = (path, view.parent.map { screen.name(of: $0) }, view.attributes)
  }

  /// A view in the scene of a file beside its recorded frame.
  init(_ view: CheckedView, in scene: CheckedScene, of file: CheckedFile) {
    (screen, id, name, kind) = (scene.rootID.text, view.canvas.id.text, view.name, view.kind)
    (self.file, line, solved, checked) = (file.path, view.canvas.line, view.solved, view)
  }

  /// A view in the scene of a file on a profile.
  init(_ view: PlacedView, in scene: CheckedScene, of file: CheckedFile) {
    (screen, id, name, kind) = (scene.rootID.text, view.id.text, view.name, view.kind)
    (self.file, line, profile, solved) = (file.path, view.line, view.profile, view.frame)
  }
}

extension ViewRecord {
  public static let recordShape = RecordShape<Self>(
    "view", "A view of the working design, or as it was last; or of a storyboard or xib, of check-ib."
  ) {
    Column("screen", "The screen; of check-ib the identity of the scene's root view.", \.screen)
    Column("id", "Its identity, which stays when it is renamed; of check-ib that in the file.", \.id)
    Column("name", "Its name.", \.name)
    Column("kind", "The kind of view.", \.kind)
    Column(
      "path", "The names from below the root down to it; null of check-ib.", { $0.design?.path })
    Column(
      "parent", "The name of its superview; null for the root, and of check-ib.", { $0.design?.parent })
    Column(
      "attributes", "What is set of it; null of check-ib.", { $0.design?.attributes })
    Column.optional("file", "The file; of check-ib.", \.file)
    Column.optional("line", "Its line in the file; prototypes of system views have none.", \.line)
    Column.optional(
      "profile", "The profile, such as iphone-se-3/landscape/AX3/rtl; of check-ib with profile options.",
      \.profile)
    Column.optional(
      "solved", "The frame as solved, in points of the superview's coordinate space; of check-ib.", \.solved)
    CheckedView.columns.optional { $0.checked }
  }
}

extension CheckedView {
  /// What a file's own canvas shows of a view.
  @Columns<Self> fileprivate static var columns: [Column<Self>] {
    Column("class", "Its element in the file.", \.canvas.className)
    Column(
      "recorded", "The frame in the file, in points of the superview's coordinate space.", \.recorded)
    Column("matches", "Whether both are the same.", \.matches)
    Column("seeded", "Whether its size was taken from the file.", \.canvas.isSeeded)
    Column(
      "seededWidth", "Why its own width was taken from the file; null if it wasn't.",
      \.canvas.seededWidth?.rawValue)
    Column(
      "seededHeight", "Why its own height was taken from the file; null if it wasn't.",
      \.canvas.seededHeight?.rawValue)
    Column("given", "Whether its frame is not for constraints to decide.", \.canvas.isGiven)
    Column("misplaced", "Whether its frame is marked or found as misplaced.", \.canvas.isMisplaced)
    Column("ambiguous", "Whether its frame is marked or found as ambiguous.", \.canvas.isAmbiguous)
    Column("savedMisplaced", "Whether the file marks it as misplaced.", \.canvas.isSavedMisplaced)
    Column("savedAmbiguous", "Whether the file marks it as ambiguous.", \.canvas.isSavedAmbiguous)
    Column("openAspects", "What its constraints leave open.", \.openAspects)
    Column(
      "open", "Whether the recorded frame is one of several that the constraints allow.", \.isOpen)
    Column("hiddenInStack", "Whether its stack leaves it out.", \.canvas.isLeftOut)
  }
}
