public import DesignModel

/// Writes a screen into the file that it came from.
///
/// Only elements that say something different change; every other byte of the file stays.
public struct WriteBack {
  /// The scene as the file has it now.
  public let screen: Screen
  private let file: InterfaceBuilderFile
  private let scene: ObjectID
  private let known: [String: ObjectID]
  private let map: SceneMap

  /// A scene of a file, under a screen's identity and name; `known` are the identities that the screen has for objects of
  /// the file, by their identifiers, where they are not the file's own.
  public init(
    _ scene: InterfaceBuilderScene, of file: InterfaceBuilderFile, id: ObjectID, name: String,
    known: [String: ObjectID]
  ) {
    (self.file, self.scene, self.known) = (file, scene.rootID, known)
    var builder = BuildDesign(scene, known: known)
    screen = builder.screen(id: id, name: name)
    map = SceneMap(file, builder)
  }

  /// What came of writing.
  public struct Written: Sendable {
    /// The file's bytes.
    public let bytes: [UInt8]
    /// What the file can't be made to say; some of it may be said half.
    public let refusals: [WriteRefusal]
  }

  /// Makes the file say what `target` has and `base` has not.
  ///
  /// `base` is the scene as the file has it now, under the target's names. `frames` are where new
  /// views lie, and what others are as large as from now on, in points of their superviews.
  public func write(
    from base: Screen, to target: Screen, frames: [ObjectID: Rect] = [:]
  ) throws(InterfaceBuilderError) -> Written {
    let scene = SceneEdits(map, from: base, to: target, frames: frames)
    let bytes = file.document.encoding.bytes(of: scene.edits.text)
    return Written(
      bytes: bytes, refusals: scene.refusals + (try unsaid(bytes, target, refusals: scene.refusals)))
  }

  /// What the file that was written says otherwise than it was meant: read again, which finds what no rule foresaw.
  private func unsaid(
    _ bytes: [UInt8], _ target: Screen, refusals: [WriteRefusal]
  ) throws(InterfaceBuilderError) -> [WriteRefusal] {
    let back = try InterfaceBuilderFile(bytes)
    guard let found = back.scenes.first(where: { $0.rootID == scene }) else {
      return [WriteRefusal(kind: .view, key: target.root.key, reason: "the scene is gone")]
    }
    var known = known
    for (kind, id) in target.views.map({ (ObjectKind.view, $0.id) })
      + target.constraints.map({ (.constraint, $0.id) })
    {
      known[FileIdentifier.of(kind, id, in: scene)] = id
    }
    let result = found.imported(id: target.id, name: target.name, known: known).screen
    let told = Set(refusals.map { "\($0.kind.rawValue) \($0.key)" })
    return Self.differences(result.inTheWords(of: target), target).filter {
      !told.contains("\($0.kind.rawValue) \($0.key)")
    }
  }

  private static func differences(_ found: Screen, _ wanted: Screen) -> [WriteRefusal] {
    let reason = "Interface Builder would read it back otherwise"
    let views = found.views.map(\.essence).changes(to: wanted.views.map(\.essence)).map(\.key)
    let constraints = found.constraints.changes(to: wanted.constraints).filter { $0.before != $0.after }
    return views.map { WriteRefusal(kind: .view, key: $0, reason: reason) }
      + constraints.map { WriteRefusal(kind: .constraint, key: $0.key, reason: reason) }
  }
}

extension View {
  /// The view with what files say of it.
  fileprivate var essence: View {
    View(id: id, name: name, parent: parent, kind: kind, attributes: attributes.essence(on: kind))
  }
}

extension Screen {
  /// This screen as a file has it, with what only `other` says of the same views: names, and what no file carries.
  ///
  /// Without `lost` what the file loses though an app would show it stays out.
  public func inTheWords(of other: Screen, lost: Bool = true) -> Screen {
    var lists = lists
    for index in lists.views.indices {
      let view = lists.views[index]
      guard let old = other.view(view.id) else { continue }
      lists.views[index].name = old.name
      guard old.kind == view.kind else { continue }
      for entry in old.attributes.entries
      where entry.attribute.isOfDesign(on: view.kind) && view.attributes[entry.attribute] == nil {
        // What the file recorded is the file's to say.
        if entry.attribute.row.isRecorded { continue }
        if !lost, entry.attribute.isLostInFiles(on: view.kind) { continue }
        lists.views[index].attributes[entry.attribute] = entry.value
      }
    }
    return Screen(id: id, name: name, lists: lists)
  }
}
