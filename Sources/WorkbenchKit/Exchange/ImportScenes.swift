import DesignModel
import InterfaceBuilder
import Storage

/// Takes the scenes of files into a draft: new ones behind the others, known ones in their place.
///
/// A scene is known by its file's name and its root's identifier, since every file that Xcode makes from a template has
/// the same root. Names that people gave to screens and views in the store stay.
struct ImportScenes {
  /// What became of a scene.
  struct Imported {
    let file: String
    let screen: Screen
    let isNew: Bool
    let notes: [ImportNote]
  }

  private let draft: Draft
  /// Which file each identity came from in this run.
  private var origins: [ObjectID: String] = [:]
  private var taken: Set<ObjectID> = []
  private(set) var imported: [Imported] = []

  init(into draft: Draft) { self.draft = draft }

  /// Takes in all scenes of a file.
  mutating func add(_ file: InterfaceBuilderFile, at path: String) throws {
    for scene in file.scenes { try add(scene, path) }
  }

  private mutating func add(_ scene: InterfaceBuilderScene, _ path: String) throws {
    var id = identity(of: scene, path)
    // A file whose roots share an identifier is broken, but each of them is a screen.
    while !taken.insert(id).inserted { id = ObjectID(id.text + "'") }
    origins[id] = path
    if let old = try draft.screens().first(where: { $0.id == id }) {
      let (screen, notes) = scene.design(id: id, name: old.name)
      let merged = screen.keepingNames(of: old)
      try draft.save(merged)
      imported.append(Imported(file: path, screen: merged, isNew: false, notes: scene.notes + notes))
    } else {
      let (screen, notes) = scene.design(
        id: id, name: nameWithNumber(scene.name, takenAmong: draft.screenNames))
      imported.append(
        Imported(file: path, screen: try draft.add(screen), isNew: true, notes: scene.notes + notes))
    }
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

/// The name, or with the first number from 2 behind it that makes it free.
func nameWithNumber(_ name: String, takenAmong names: some Collection<String>) -> String {
  var (free, number) = (name, 2)
  while names.contains(free) {
    free = "\(name)\(number)"
    number += 1
  }
  return free
}

extension Screen {
  /// This screen with the names that `old` gives to the same views, its states, and its assertions, translated texts
  /// and suppressions of what is left.
  ///
  /// A new view that would share a name gets a number.
  fileprivate func keepingNames(of old: Screen) -> Screen {
    let known = Dictionary(old.views.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    var taken = Set(views.compactMap { known[$0.id] })
    var views = views
    for index in views.indices {
      if let name = known[views[index].id] {
        views[index].name = name
        continue
      }
      views[index].name = nameWithNumber(views[index].name, takenAmong: taken)
      taken.insert(views[index].name)
    }
    let gone = Set((old.views.map(\.id) + old.guides.map(\.id)).filter { view($0) == nil })
    return Screen(
      id: id, name: name, views: views, guides: guides, constraints: constraints, variations: variations,
      states: old.states, assertions: old.assertions.filter { !$0.mentions(anyOf: gone) },
      texts: old.texts.filter { !gone.contains($0.view) },
      suppressions: old.suppressions.filter { suppression in
        !suppression.mentions(anyOf: gone) && suppression.constraints.allSatisfy { constraint($0) != nil }
      })
  }
}
