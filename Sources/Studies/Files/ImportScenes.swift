public import DesignModel
public import InterfaceBuilder
public import Storage

/// Takes the scenes of files into a draft: new ones behind the others, known ones in their place.
///
/// A scene is known by its file's name and its root's identifier, since every file that Xcode makes from a template has
/// the same root. Names that people gave to screens and views in the store stay.
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
  }

  private let draft: Draft
  /// Which file each identity came from in this run.
  private var origins: [ObjectID: String] = [:]
  /// How many scenes were known by each identity.
  private var repeats: [ObjectID: Int] = [:]
  /// The store's screens before this run.
  private let known: [ObjectID: Screen]
  private var names: FreeNames
  /// What became of the scenes so far.
  public private(set) var imported: [Imported] = []

  /// Takes scenes into a draft.
  public init(into draft: Draft) throws {
    self.draft = draft
    known = Dictionary(try draft.screens().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    names = FreeNames(except: draft.screenNames)
  }

  /// Takes in all scenes of a file.
  public mutating func add(_ file: InterfaceBuilderFile, at path: String) throws {
    for scene in file.scenes { try add(scene, path) }
  }

  private mutating func add(_ scene: InterfaceBuilderScene, _ path: String) throws {
    let id = distinct(identity(of: scene, path))
    origins[id] = path
    if let old = known[id] {
      let (screen, notes) = scene.design(id: id, name: old.name)
      let merged = screen.keepingNames(of: old)
      try draft.save(merged)
      imported.append(Imported(file: path, screen: merged, isNew: false, notes: scene.notes + notes))
    } else {
      let (screen, notes) = scene.design(id: id, name: names.take(scene.name))
      imported.append(
        Imported(file: path, screen: try draft.add(screen), isNew: true, notes: scene.notes + notes))
    }
  }

  /// A file whose roots share an identifier is broken, but each of them is a screen: `Main/a`, `Main/a'`, `Main/a'2`.
  private mutating func distinct(_ id: ObjectID) -> ObjectID {
    let count = repeats[id, default: 0]
    repeats[id] = count + 1
    if count == 0 { return id }
    // A root may have such an identifier of its own.
    return distinct(ObjectID("\(id.text)'\(count == 1 ? "" : "\(count)")"))
  }

  /// The file's name and the root's identifier, with as many of its folders as tell it from other files of this run.
  private func identity(of scene: InterfaceBuilderScene, _ path: String) -> ObjectID {
    let parts = path.split(separator: "/").map(String.init)
    let file = parts.last ?? path
    var name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    for folder in parts.dropLast().reversed() {
      guard let origin = origins[ObjectID("\(name)/\(scene.rootID.text)")], origin != path else { break }
      name = "\(folder)/\(name)"
    }
    return ObjectID("\(name)/\(scene.rootID.text)")
  }
}

extension Screen {
  /// This screen with the names that `old` gives to the same views, and with those of its objects that files say
  /// nothing of, as far as what they refer to is left.
  ///
  /// A new view that would share a name gets a number.
  fileprivate func keepingNames(of old: Screen) -> Screen {
    let known = Dictionary(old.views.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    var names = FreeNames(except: views.compactMap { known[$0.id] })
    var lists = lists
    for index in views.indices {
      lists.views[index].name = known[views[index].id] ?? names.take(views[index].name)
    }
    let targets = ReferenceTargets(lists)
    func keep<Object: ScreenObject>(_: Object.Type) {
      lists[keyPath: Object.list] = old.lists[keyPath: Object.list].filter {
        $0.references.allSatisfy(targets.contains)
      }
    }
    for kind in ScreenLists.kinds where !InterfaceBuilderScene.kinds.contains(kind.kind) { keep(kind) }
    return Screen(id: id, name: name, lists: lists)
  }
}
