public import DesignModel
import DesignText
import InterfaceBuilder
import Machine
import Matrix
public import Storage

extension ScreenSource {
  /// The source of a scene that was just taken in.
  init(_ scene: InterfaceBuilderScene, _ imported: ImportedScene, file: String) {
    let screen = imported.screen
    var places = imported.origins.map { origin in
      Place(
        kind: origin.kind, object: origin.object.text,
        identifier: origin.identifier == origin.object.text ? nil : origin.identifier, line: origin.line,
        digest: screen.digest(of: origin.kind, origin.object))
    }
    // What the import made of frames stands on no line of its own.
    let written = Set(imported.origins.filter { $0.kind == .constraint }.map(\.object))
    places += screen.constraints.filter { !written.contains($0.id) }.map {
      Place(
        kind: .constraint, object: $0.key, identifier: nil, line: nil, digest: ObjectDigest($0).text)
    }
    places += screen.variations.map { variation in
      let digest = ObjectDigest(variation).text
      return Place(kind: .variation, object: digest, identifier: nil, line: nil, digest: digest)
    }
    self.init(id: scene.rootID, file: file, places: places)
  }

  /// The source of a screen that code builds: its class and that one's line, and where its objects stand, each a kind, an
  /// identity, a file's path and a line.
  public init(
    ofCode screen: Screen, class place: (file: String, line: Int?),
    objects: [(kind: ObjectKind, id: ObjectID, file: String, line: Int)], store: String
  ) {
    let file = Self.path(of: place.file, store: store)
    let root = Place(
      kind: .view, object: ObjectID.root.text, identifier: nil, line: place.line,
      digest: screen.digest(of: .view, .root))
    let places = objects.filter { $0.id != .root }.map { one in
      let path = Self.path(of: one.file, store: store)
      return Place(
        kind: one.kind, object: one.id.text, identifier: nil, line: one.line,
        digest: screen.digest(of: one.kind, one.id), file: path == file ? nil : path)
    }
    self.init(id: screen.id, file: file, places: [root] + places)
  }

  /// A file's path as sources hold it: from the folder of the store if it lies there, else from the machine's root.
  static func path(of file: String, store: String) -> String {
    let whole = normalPath(file)
    let folder = normalPath(store).split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/"
    return whole.hasPrefix(folder) ? String(whole.dropFirst(folder.count)) : whole
  }
}

extension ScreenSource {
  /// The file's path from the machine's root, or from where the store's path begins.
  func path(from store: String) -> String {
    file.hasPrefix("/") ? file : normalPath("\(normalPath(store))/../\(file)")
  }
}

extension Snapshot {
  /// The paths from the machine's root of the files that screens of those names, or all, were imported from, each once,
  /// in order; `store` is the path of the store.
  public func importedFiles(of names: [String], store: String) throws -> [String] {
    let files = try screens(named: names).compactMap { $0.source?.path(from: store) }
    return Set(files).sorted()
  }
}

extension Screen {
  /// The identities that the screen has for objects of its file, by their identifiers there, where they are not the
  /// same: those that an import gave, and those of objects that came in the store and were written into the file.
  public var knownInFile: [String: ObjectID] {
    guard let source else { return [:] }
    var result: [String: ObjectID] = [:]
    let imported = Set(source.places.map { "\($0.kind.rawValue) \($0.object)" })
    for (kind, id) in views.map({ (ObjectKind.view, $0.id) }) + constraints.map({ (.constraint, $0.id) })
    where !imported.contains("\(kind.rawValue) \(id.text)") {
      result[FileIdentifier.of(kind, id, in: source.id)] = id
    }
    // Of two objects under one identifier the first has it for its own.
    for place in source.places where place.kind != .variation && place.object != ObjectID.root.text {
      // A constraint keeps the identity that it had before its author gave it another name.
      if place.kind == .constraint, place.identifier == nil, place.line != nil {
        result[place.object] = ObjectID(place.object)
      }
      if let identifier = place.identifier, !identifier.isEmpty,
        !imported.contains("\(place.kind.rawValue) \(identifier)")
      {
        result[identifier] = ObjectID(place.object)
      }
    }
    return result
  }

  fileprivate func digest(of kind: ObjectKind, _ id: ObjectID) -> String {
    if kind == .view { return view(id).map { ObjectDigest($0).text } ?? "" }
    return constraint(id).map { ObjectDigest($0).text } ?? ""
  }
}
