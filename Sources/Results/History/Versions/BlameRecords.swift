public import DesignModel
public import DesignText
public import Notation
public import Storage

/// Who made the versions that histories name, and when.
public struct VersionNames {
  private let revisions: [String: Revision]

  /// The versions that revisions are.
  public init(_ revisions: [Revision]) {
    self.revisions = Dictionary(uniqueKeysWithValues: revisions.map { ($0.name, $0) })
  }

  /// The columns that say which version is meant.
  public static let columns: [(title: String, alignment: TextTable.Alignment)] = [
    ("revision", .left), ("author", .left), ("time", .left),
  ]

  /// Those columns' cells; of the working design there is no more than its name.
  public func cells(_ version: String) -> [String] {
    [version, revisions[version]?.author ?? "", revisions[version]?.time ?? ""]
  }

  /// The same for programs.
  public func version(_ name: String) -> NamedVersion { NamedVersion(name: name, revision: revisions[name]) }
}

/// A version, with its revision unless it is the working design.
public struct NamedVersion {
  let name: String
  let revision: Revision?

  /// What records of something's history say of the version.
  @Columns<Self> static var columns: [Column<Self>] {
    Column(
      "revision", "The version that changed it last: a revision, or 'working'.", from: \.name)
    Column("author", "Who; null for the working design.", from: \.revision?.author)
    Column("time", "When, in UTC; null for the working design.", from: \.revision?.time)
    Column("message", "What the revision is about; null for the working design.", from: \.revision?.message)
  }
}

/// Something in a screen with its history.
public struct BlamedObject {
  /// What it is.
  public let kind: ObjectKind
  /// What it is called.
  public let words: ObjectWords
  /// Which versions added and changed it.
  public let history: ObjectHistory

  /// After those of the version that changed it: the version that added it, what it is called, what it is.
  public var cells: [String] {
    let line = words.content.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return [history.added, kind == .text ? words.name : "\(kind.rawValue) \(words.name)", line]
  }

  public static let recordShape = RecordShape<(version: NamedVersion, screen: String, object: BlamedObject)>(
    "blame", "Who changed something in a screen last."
  ) {
    Column("screen", "The screen.", from: { $0.screen })
    Column("kind", "The kind of object.", from: { $0.object.kind }, as: .word)
    Column("object", "Its identity.", from: { $0.object.words.id })
    Column("name", "Its name.", from: { $0.object.words.name })
    Column("content", "What it is, in words.", from: { $0.object.words.content })
    Column("added", "The version that added it.", from: { $0.object.history.added })
    NamedVersion.columns.of { $0.version }
  }
}

extension Screen {
  /// Everything in the screen, or what is called `name`, of which there may be nothing: a view comes with its texts in
  /// other languages.
  public func blamed(by history: ScreenHistory, named name: String?) -> [BlamedObject] {
    let all = objects(history)
    guard let name else { return all }
    let view = try? self.view(named: name).id.text
    let found = all.filter { object in
      switch object.kind {
      case .view: object.words.id == view
      case .text: false
      default: object.words.name == name
      }
    }
    if found.isEmpty { return [] }
    return found + texts.filter { $0.view.text == view }.compactMap { blamed($0, history) }
  }

  /// What has a history, kind by kind, the texts after all that they may belong to.
  private func objects(_ history: ScreenHistory) -> [BlamedObject] {
    func objects<Object: PrintedObject>(_: Object.Type) -> [BlamedObject] {
      lists[keyPath: Object.list].compactMap { blamed($0, history) }
    }
    let kinds = ScreenLists.printed.filter { $0.kind != .text } + [LocalizedText.self]
    return kinds.flatMap { objects($0) }
  }

  private func blamed<Object: PrintedObject>(_ object: Object, _ history: ScreenHistory) -> BlamedObject? {
    history[object].map { BlamedObject(kind: Object.kind, words: object.words(in: self), history: $0) }
  }
}

extension FrameOrigin {
  /// What `blame --frame` says of a view on a profile.
  public static let recordShape = RecordShape<(version: NamedVersion, screen: Screen, origin: FrameOrigin)>(
    "frameOrigin", "The version that moved a view last, of blame --frame."
  ) {
    Column("screen", "The screen.", from: { $0.screen.name })
    Column(
      "profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", from: { $0.origin.profile.name })
    Column("view", "The view.", from: { $0.origin.view.name })
    Column("path", "The names from below the root down to it.", from: { $0.screen.path(of: $0.origin.view) })
    Column("frame", "Where it lies.", from: { $0.origin.place }, as: placeShape)
    Column(
      "before", "Where it lay before that version; null where it was not there.", from: { $0.origin.before },
      as: .nullable(placeShape))
    NamedVersion.columns.of { $0.version }
  }

  private static let placeShape = ValueShape<ViewLayout>.record("Where a view lies on the screen.") {
    Column(
      "screenFrame", "The frame rounded to device pixels, in points of the root's coordinate space.",
      from: \.screenFrame)
    Column("hidden", "Whether the view or an ancestor is hidden.", from: \.isHidden)
  }.shared(as: "place")
}
