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
  private(set) var imported: [Imported] = []

  init(into draft: Draft) { self.draft = draft }

  /// Takes in all scenes of a file.
  mutating func add(_ file: InterfaceBuilderFile, at path: String) throws {
    for scene in file.scenes { try add(scene, path) }
  }

  private mutating func add(_ scene: InterfaceBuilderScene, _ path: String) throws {
    let id = ObjectID("\(Self.stem(of: path))/\(scene.rootID.text)")
    if let old = try draft.screens().first(where: { $0.id == id }) {
      let (screen, notes) = scene.design(id: id, name: old.name)
      let merged = screen.keepingNames(of: old)
      try draft.save(merged)
      imported.append(Imported(file: path, screen: merged, isNew: false, notes: scene.notes + notes))
    } else {
      let (screen, notes) = scene.design(id: id, name: freeName(scene.name))
      imported.append(
        Imported(file: path, screen: try draft.add(screen), isNew: true, notes: scene.notes + notes))
    }
  }

  private func freeName(_ name: String) -> String {
    let taken = draft.screenNames
    var (free, number) = (name, 2)
    while taken.contains(free) {
      free = "\(name)\(number)"
      number += 1
    }
    return free
  }

  /// The file's name without folders and ending.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

extension Screen {
  /// This screen with the names that `old` gives to the same views; a new view that would share one gets a number.
  fileprivate func keepingNames(of old: Screen) -> Screen {
    let known = Dictionary(old.views.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    var taken = Set(views.compactMap { known[$0.id] })
    var views = views
    for index in views.indices {
      if let name = known[views[index].id] {
        views[index].name = name
        continue
      }
      var (name, number) = (views[index].name, 2)
      while !taken.insert(name).inserted {
        name = "\(views[index].name)\(number)"
        number += 1
      }
      views[index].name = name
    }
    return Screen(
      id: id, name: name, views: views, guides: guides, constraints: constraints, variations: variations,
      states: old.states)
  }
}
