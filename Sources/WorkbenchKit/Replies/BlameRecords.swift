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
  func members(_ version: String) -> [String: JSON] {
    let revision = revisions[version]
    return [
      "revision": .string(version), "author": revision.map { .string($0.author) } ?? .null,
      "time": revision.map { .string($0.time) } ?? .null,
      "message": revision.map { .string($0.message) } ?? .null,
    ]
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

  /// The same for programs.
  func members(in screen: String) -> [String: JSON] {
    [
      "type": "blame", "screen": .string(screen), "kind": .string(kind.rawValue), "object": .string(id),
      "name": .string(name), "content": .string(content), "added": .string(history.added),
    ]
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
  /// What `blame --frame` says of a view on a profile; `before` is null where the view was not there.
  func members(in screen: Screen) -> [String: JSON] {
    [
      "type": "frameOrigin", "screen": .string(screen.name), "profile": .string(profile.name),
      "view": .string(view.name), "path": .string(screen.path(of: view)), "frame": place.json,
      "before": before?.json ?? .null,
    ]
  }
}

extension ViewLayout {
  /// The frame on the screen, and whether it is hidden.
  fileprivate var json: JSON { ["screenFrame": screenFrame.json, "hidden": .bool(isHidden)] }
}
