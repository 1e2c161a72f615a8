import CommandGrammar
import DesignModel
import Notation
import Storage
import Studies

/// Who made the versions that histories name, and when.
struct VersionNames {
  private let revisions: [String: Revision]

  init(_ revisions: [Revision]) {
    self.revisions = Dictionary(uniqueKeysWithValues: revisions.map { ($0.name, $0) })
  }

  /// The columns that say which version is meant.
  static let columns: [(title: String, alignment: TextTable.Alignment)] = [
    ("revision", .left), ("author", .left), ("time", .left),
  ]

  /// Those columns' cells; of the working design there is no more than its name.
  func cells(_ version: String) -> [String] {
    [version, revisions[version]?.author ?? "", revisions[version]?.time ?? ""]
  }

  /// The same for programs.
  func version(_ name: String) -> NamedVersion { NamedVersion(name: name, revision: revisions[name]) }
}

/// A version, with its revision unless it is the working design.
struct NamedVersion {
  let name: String
  let revision: Revision?

  /// What records of something's history say of the version.
  @Columns<Self> static var columns: [Column<Self>] {
    Column(
      "revision", "The version that changed it last: a revision, or 'working'.", \.name)
    Column("author", "Who; null for the working design.", \.revision?.author)
    Column("time", "When, in UTC; null for the working design.", \.revision?.time)
    Column("message", "What the revision is about; null for the working design.", \.revision?.message)
  }
}

/// Something in a screen with its history.
struct BlamedObject {
  let kind: ObjectKind
  let id: String
  /// As people call it.
  let name: String
  /// What it is, in words.
  let content: String
  let history: ObjectHistory

  /// Behind those of the version that changed it: the version that added it, what it is called, what it is.
  var cells: [String] {
    let line = content.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return [history.added, kind == .text ? name : "\(kind.rawValue) \(name)", line]
  }

  static let recordShape = RecordShape<(version: NamedVersion, screen: String, object: BlamedObject)>(
    "blame", "Who changed something in a screen last."
  ) {
    Column("screen", "The screen.", { $0.screen })
    Column("kind", "The kind of object.", { $0.object.kind }, .word)
    Column("object", "Its identity.", { $0.object.id })
    Column("name", "Its name.", { $0.object.name })
    Column("content", "What it is, in words.", { $0.object.content })
    Column("added", "The version that added it.", { $0.object.history.added })
    NamedVersion.columns.of { $0.version }
  }
}

extension Screen {
  /// Everything in the screen, or what is called `name`: a view comes with its texts in other languages.
  func blamed(by history: ScreenHistory, named name: String?) throws(BlameError) -> [BlamedObject] {
    let all = objects(history)
    guard let name else { return all }
    let view = try? self.view(named: name).id.text
    let found = all.filter { object in
      switch object.kind {
      case .view: object.id == view
      case .text: false
      default: object.name == name
      }
    }
    guard !found.isEmpty else {
      throw .unknownObject(name, screen: self.name, among: views.map(\.name) + all.map(\.name))
    }
    return found + texts.filter { $0.view.text == view }.compactMap { blamed($0, history) }
  }

  private func objects(_ history: ScreenHistory) -> [BlamedObject] {
    func object(
      _ kind: ObjectKind, _ id: ObjectID, named name: String? = nil, _ content: String
    ) -> BlamedObject? {
      history[kind, id].map {
        BlamedObject(kind: kind, id: id.text, name: name ?? id.text, content: content, history: $0)
      }
    }
    func limit(_ condition: Condition?) -> String { condition.map { " when \($0.spelled)" } ?? "" }
    var objects = zip(paths, views).map { object(.view, $1.id, named: $0, $1.inWords) }
    objects += guides.map { object(.guide, $0.id, named: $0.name, "in \(self.name(of: $0.owner))") }
    objects += constraints.map {
      object(
        .constraint, $0.id,
        spelled($0) + ($0.isInstalled ? "" : ", not installed") + limit($0.condition))
    }
    objects += variations.map {
      object(.variation, $0.id, "\(name(ofTarget: $0)) \($0.changesInWords)" + limit($0.condition))
    }
    objects += states.map { object(.state, ObjectID($0), "") }
    objects += assertions.map { object(.assertion, $0.id, spelled($0.claim) + limit($0.condition)) }
    objects += suppressions.map { object(.suppression, $0.id, "\(spelled($0)): \($0.reason)") }
    objects += texts.map { blamed($0, history) }
    return objects.compactMap(\.self)
  }

  private func blamed(_ text: LocalizedText, _ history: ScreenHistory) -> BlamedObject? {
    history[text].map {
      BlamedObject(
        kind: .text, id: text.view.text,
        name: "\(name(of: text.view))'s \(text.attribute.rawValue) in \(text.locale)", content: text.value,
        history: $0)
    }
  }
}

extension View {
  /// `label text='Sign in' lines=0`.
  fileprivate var inWords: String {
    ([kind.rawValue]
      + attributes.entries.map { "\($0.attribute.rawValue)=\(ShellWords.quote($0.value.spelled))" })
      .joined(separator: " ")
  }
}

extension FrameOrigin {
  /// What `blame --frame` says of a view on a profile.
  static let recordShape = RecordShape<(version: NamedVersion, screen: Screen, origin: FrameOrigin)>(
    "frameOrigin", "The version that moved a view last, of blame --frame."
  ) {
    Column("screen", "The screen.", { $0.screen.name })
    Column(
      "profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", { $0.origin.profile.name })
    Column("view", "The view.", { $0.origin.view.name })
    Column("path", "The names from below the root down to it.", { $0.screen.path(of: $0.origin.view) })
    Column("frame", "Where it lies.", { $0.origin.place }, placeShape)
    Column(
      "before", "Where it lay before that version; null where it was not there.", { $0.origin.before },
      .nullable(placeShape))
    NamedVersion.columns.of { $0.version }
  }

  private static let placeShape = ValueShape<ViewLayout>.record("Where a view lies on the screen.") {
    Column(
      "screenFrame", "The frame rounded to device pixels, in points of the root's coordinate space.",
      \.screenFrame)
    Column("hidden", "Whether the view or an ancestor is hidden.", \.isHidden)
  }.shared(as: "place")
}
