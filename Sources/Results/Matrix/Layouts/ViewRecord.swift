public import DesignModel
public import DesignText
public import Notation

/// A view, as every command reports it to programs.
public struct ViewRecord: Recorded {
  let screen: String
  let view: View
  /// Nil in a file, of whose views no more than identity, name and kind are reported.
  private var path: String?
  /// What a check of a file says of the view.
  private var place: ViewInFile?

  /// A view of a design.
  public init(_ view: View, of screen: Screen, path: String) {
    (self.screen, self.view, self.path) = (screen.name, view, path)
  }

  /// A view in the scene of a file whose root view has that identity.
  public init(_ view: View, ofScene scene: String, in place: ViewInFile) {
    (screen, self.view, self.place) = (scene, view, place)
  }
}

extension ViewRecord {
  public static let recordShape = RecordShape<Self>(
    "view", "A view of the working design, or as it was last; or of a storyboard or xib, of check-ib."
  ) {
    Column("screen", "The screen; of check-ib the identity of the scene's root view.", from: \.screen)
    Column("view", "Its name, under the key that other records name a view by.", from: \.view.name)
    View.form.columns.map { column in
      column.name == "attributes" ? column.optional { $0.path == nil ? nil : $0.view } : column.of(\.view)
    }
    Column.optional("path", "The names from below the root down to it; not of check-ib.", from: \.path)
    Column.optional("file", "The file; of check-ib.", from: \.place?.file)
    Column.optional(
      "line", "Its line in the file; prototypes of system views have none.", from: \.place?.line)
    Column.optional(
      "profile", "The profile, such as iphone-se-3/landscape/AX3/rtl; of check-ib with profile options.",
      from: \.place?.profile)
    Column.optional(
      "solved", "The frame as solved, in points of the superview's coordinate space; of check-ib.",
      from: \.place?.solved)
    CanvasFacts.columns.optional { $0.place?.canvas }
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
    attributes.entries.map { "\($0.attribute.rawValue)=\(ShellWords.quoteBriefly($0.value.spelled))" }
  }
}

extension Screen {
  /// What lists say of every view, in the views' order.
  public var viewRecords: [JSON] { zip(views, paths).map { ViewRecord($0, of: self, path: $1).record } }
}
