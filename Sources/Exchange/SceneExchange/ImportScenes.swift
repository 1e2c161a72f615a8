import Comparison
public import DesignModel
import DesignText
public import InterfaceBuilder
import Notation
public import Storage

/// Takes the scenes of files into a draft: new ones after the others, known ones in their place.
///
/// A scene is known by its file's path and its root's identifier: every file that Xcode makes from a template has the
/// same root. Names that people gave to screens and views in the store stay.
public struct ImportScenes {
  /// What became of a scene.
  public struct Imported {
    /// The file.
    public let file: String
    /// The screen that it became.
    public let screen: Screen
    /// Whether the design did not have it.
    public let isNew: Bool
    /// What was not understood.
    public let notes: [ImportNote]
    /// What is known and stays in the file alone.
    public let losses: [ImportNote]
  }

  private let draft: Draft
  /// Where the store is.
  private let store: String
  /// Whether what people changed of a screen may be overwritten.
  private let isForced: Bool
  /// The screens of each file's scenes, in their order.
  private var known: [Scene: [Screen]] = [:]
  /// The screens that an earlier program imported, which say nothing of their file, by identity.
  private var unsourced: [ObjectID: Screen]
  private var identities: Set<ObjectID>
  private var names: FreeNames
  /// What became of the scenes so far.
  public private(set) var imported: [Imported] = []
  /// The files that were left out.
  public private(set) var refused: [RefusedFile] = []
  /// What stands in no scene and stays in the files alone.
  public private(set) var losses: [(file: String, note: ImportNote)] = []
  /// What would be overwritten, a sentence each.
  public private(set) var overwritten: [String] = []

  private struct Scene: Hashable {
    let file: String
    let root: ObjectID
  }

  /// Takes scenes into a draft of the store at that path; if forced, over what was changed there.
  public init(into draft: Draft, at store: String, isForced: Bool) throws {
    (self.draft, self.store, self.isForced) = (draft, store, isForced)
    let screens = try draft.screens()
    identities = Set(screens.map(\.id))
    names = FreeNames(except: draft.screenNames)
    unsourced = Dictionary(
      screens.filter { $0.source == nil }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for screen in screens {
      guard let source = screen.source else { continue }
      known[Scene(file: source.file, root: source.id), default: []].append(screen)
    }
  }

  /// Removes the draft's other screens: what files had before and have no longer.
  public func removeOthers() throws {
    let left = Set(imported.map(\.screen.id))
    for screen in try draft.screens() where !left.contains(screen.id) {
      try draft.removeScreen(named: screen.name)
    }
  }

  /// Takes in all scenes of a file.
  public mutating func add(_ file: InterfaceBuilderFile, at path: String) throws {
    let place = ScreenSource.path(of: path, store: store)
    for scene in file.scenes { try add(scene, from: path, at: place) }
    losses += file.losses.map { (path, $0) }
  }

  /// Leaves out a file that can't be read.
  public mutating func leaveOut(_ path: String, _ error: InterfaceBuilderError) {
    refused.append(RefusedFile(path, error))
  }

  /// What was not taken in, of each file in its order, and of a file what is the same as one.
  public var notes: [(file: String, note: ImportNote)] {
    var files: [String] = []
    var notes: [String: [ImportNote]] = [:]
    func add(_ more: [ImportNote], of file: String) {
      if notes[file] == nil { files.append(file) }
      notes[file, default: []] += more
    }
    for one in imported { add(one.notes + one.losses, of: one.file) }
    for (file, note) in losses { add([note], of: file) }
    return files.flatMap { file in ImportNote.grouped(notes[file]!).map { (file, $0) } }
  }

  private mutating func add(_ scene: InterfaceBuilderScene, from path: String, at place: String) throws {
    if let old = takeKnown(scene, place) {
      let made = scene.imported(id: old.id, name: old.name, known: old.knownInFile)
      let merged = made.screen.keepingWords(of: old).from(ScreenSource(scene, made, file: place))
      if !isForced { noteOverwriting(old, by: merged) }
      try draft.save(merged)
      imported.append(
        Imported(
          file: path, screen: merged, isNew: false, notes: scene.notes + made.notes, losses: scene.losses))
    } else {
      let made = scene.imported(id: identity(of: scene, path), name: names.take(scene.name), known: [:])
      let screen = try draft.add(made.screen.from(ScreenSource(scene, made, file: place)))
      imported.append(
        Imported(
          file: path, screen: screen, isNew: true, notes: scene.notes + made.notes, losses: scene.losses))
    }
  }

  /// The screen that the scene was before, each once: a broken file may have several roots of one identifier.
  private mutating func takeKnown(_ scene: InterfaceBuilderScene, _ place: String) -> Screen? {
    let key = Scene(file: place, root: scene.rootID)
    if let screens = known[key], let first = screens.first {
      known[key] = Array(screens.dropFirst())
      return first
    }
    // The longest of its names is the one that an earlier program would have given a file beside others.
    for id in Self.identities(of: scene, place).reversed() {
      if let screen = unsourced.removeValue(forKey: id) { return screen }
    }
    return nil
  }

  /// The file's name and the root's identifier, with as many of its folders as distinguish it from other screens.
  private mutating func identity(of scene: InterfaceBuilderScene, _ path: String) -> ObjectID {
    let wishes = Self.identities(of: scene, path)
    var number = 1
    while true {
      let tail = number == 1 ? "" : number == 2 ? "'" : "'\(number - 1)"
      for wish in number == 1 ? wishes : [wishes[0]] {
        let id = ObjectID(wish.text + tail)
        if identities.insert(id).inserted { return id }
      }
      number += 1
    }
  }

  private static func identities(of scene: InterfaceBuilderScene, _ path: String) -> [ObjectID] {
    let parts = path.split(separator: "/").map(String.init)
    let file = parts.last ?? path
    var name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    var result = [ObjectID("\(name)/\(scene.rootID.text)")]
    for folder in parts.dropLast().reversed() {
      name = "\(folder)/\(name)"
      result.append(ObjectID("\(name)/\(scene.rootID.text)"))
    }
    return result
  }

  /// Notes what people changed of a screen since it was imported and the file has otherwise.
  private mutating func noteOverwriting(_ old: Screen, by new: Screen) {
    guard let base = old.source else { return }
    let versions = SceneVersions(ours: old, theirs: new, base: base)
    let keys = Set(versions.overwritten)
    if keys.isEmpty, !versions.hasOwnOrder { return }
    let sentences = DesignDifference(from: old, to: new).changes.filter { change in
      keys.contains(SceneVersions.Key(kind: change.kind, text: change.key))
        || change.kind == .variation && keys.contains { $0.kind == .variation }
    }.flatMap(\.sentences)
    overwritten += sentences.isEmpty ? ["\(old.name): the order of its views"] : sentences
  }
}

extension Screen {
  /// This screen with what only `old` says of the same views (names, and what no file carries), and with those of its
  /// objects that files say nothing of, as far as what they refer to is left.
  ///
  /// A new view that would share a name gets a number.
  fileprivate func keepingWords(of old: Screen) -> Screen {
    var lists = inTheWords(of: old).lists
    // What means the same stays as it is spelled in the store.
    for index in lists.views.indices {
      guard let own = old.view(lists.views[index].id), ObjectDigest(own) == ObjectDigest(lists.views[index])
      else { continue }
      let found = lists.views[index].attributes
      lists.views[index] = own
      for attribute in ViewAttribute.allCases where attribute.row.isRecorded {
        lists.views[index].attributes[attribute] = found[attribute]
      }
    }
    lists.constraints = lists.constraints.inOrder(of: old.constraints)
    return Screen(id: id, name: name, lists: lists).keepingNames(of: old, made: InterfaceBuilderScene.kinds)
  }

  /// This screen, from that source, whose name may say that it is for one kind of device.
  fileprivate func from(_ source: ScreenSource) -> Screen {
    var lists = lists
    lists.sources = [source]
    if let idiom = Idiom(ofFile: source.file) { lists.views[0].attributes.restrict(to: idiom) }
    return Screen(id: id, name: name, lists: lists)
  }
}

extension [LayoutConstraint] {
  /// These constraints, those of `old` as they stand there: their order means nothing.
  fileprivate func inOrder(of old: [LayoutConstraint]) -> [LayoutConstraint] {
    let places = Dictionary(
      zip(old.map(\.id), old.indices), uniquingKeysWith: { first, _ in first })
    return enumerated().sorted { one, other in
      (places[one.element.id] ?? .max, one.offset) < (places[other.element.id] ?? .max, other.offset)
    }.map(\.element)
  }
}
