public import AutoLayout
import Comparison
public import DesignModel
import DesignText
public import InterfaceBuilder
import Notation
import Storage

/// Writes what screens have and their file has not into the file's bytes.
public struct ExportInto {
  /// The file as it is to be.
  public private(set) var bytes: [UInt8]
  /// What changes, a sentence each.
  public private(set) var sentences: [String] = []
  /// What else is worth knowing.
  public private(set) var notes: [String] = []
  private let name: String
  private let isPartial: Bool
  /// Finds the frames that the canvas shows.
  private let engine: LayoutEngine

  /// A file's bytes, by the name that the user gave it; if partial, what can't be written is left out.
  public init(_ bytes: [UInt8], named name: String, isPartial: Bool, engine: LayoutEngine) {
    (self.bytes, self.name, self.isPartial, self.engine) = (bytes, name, isPartial, engine)
  }

  /// Writes one screen; throws an `ExportIntoError` if something can't be written.
  public mutating func write(_ screen: Screen) throws {
    guard let source = screen.source, source.isOfInterfaceBuilder else {
      throw ExportIntoError.noSource(screen.name, file: name)
    }
    let file: InterfaceBuilderFile
    do { file = try InterfaceBuilderFile(bytes) } catch {
      throw ExportIntoError.unreadable(file: name, error)
    }
    guard let scene = file.scenes.first(where: { $0.rootID == source.id }) else {
      throw ExportIntoError.noScene(source.id, screen: screen.name, file: name)
    }
    let back = WriteBack(scene, of: file, id: screen.id, name: screen.name, known: screen.knownInFile)
    let base = back.screen.inTheWords(of: screen, lost: false)
    let versions = SceneVersions(ours: screen, theirs: base, base: source)
    noteFileChanges(versions, screen)
    let writing = WriteFrames(back, of: scene, known: screen.knownInFile, engine: engine)
    let (merge, written) = try fittingMerge(versions, writing)
    sentences += DesignDifference(from: base, to: merge.screen).sentences
    if merge.screen != base { bytes = written.bytes }
  }

  private mutating func noteFileChanges(_ versions: SceneVersions, _ screen: Screen) {
    let count = versions.changedInFile.count
    if count == 0 { return }
    notes.append(
      "\(name) changed \(counted(count, "object")) of screen \(screen.name) since it was imported; they stay as the file has them"
    )
  }

  /// Leaves out what can't be written, where that is allowed, until all the rest can.
  private mutating func fittingMerge(
    _ versions: SceneVersions, _ writing: WriteFrames
  ) throws -> (SceneMerge, WriteBack.Written) {
    var left: Set<SceneVersions.Key> = []
    var reasons: [String] = []
    for _ in 0..<Self.rounds {
      let merge = SceneMerge(versions, leaving: left)
      let written = try writing.write(from: versions.theirs, to: merge.screen)
      let clashes = merge.clashes.filter { !left.contains($0) }
      let stranded = merge.stranded.filter { !left.contains($0) }
      let refusals = written.refusals + versions.unsaid.filter { !left.contains($0.key) }.map(\.refusal)
      if clashes.isEmpty, stranded.isEmpty, refusals.isEmpty {
        notes += reasons.map { "left out: \($0)" }
        return (merge, written)
      }
      reasons += clashes.map { "\(words(for: $0, versions)): the file changed it as well" }
      reasons += refusals.map { refusal in
        let key = SceneVersions.Key(kind: refusal.kind, text: refusal.key)
        return "\(words(for: key, versions)): \(refusal.reason)"
      }
      reasons += stranded.map { "\(words(for: $0, versions)): what it needs is not in the file" }
      let before = left.count
      left.formUnion(clashes + stranded)
      left.formUnion(refusals.map { key(of: $0, versions, merge.screen) })
      if !isPartial || left.count == before { break }
    }
    throw ExportIntoError.unwritable(reasons, file: name)
  }

  private static let rounds = 8

  /// The object whose change is left out for a refusal: a variation is known by what it says.
  private func key(of refusal: WriteRefusal, _ versions: SceneVersions, _ target: Screen) -> SceneVersions.Key
  {
    let variation = [target, versions.theirs].lazy.compactMap { $0.variation(ObjectID(refusal.key)) }.first
    let text =
      refusal.kind == .variation ? variation.map { ObjectDigest($0).text } ?? refusal.key : refusal.key
    return SceneVersions.Key(kind: refusal.kind, text: text)
  }

  private func words(for key: SceneVersions.Key, _ versions: SceneVersions) -> String {
    let screens = [versions.ours, versions.theirs]
    switch key.kind {
    case .view:
      let view = screens.lazy.compactMap { $0.view(ObjectID(key.text)) }.first
      return "view \(view?.name ?? key.text)"
    case .constraint:
      for screen in screens {
        if let constraint = screen.constraint(ObjectID(key.text)) {
          return "constraint \(key.text) (\(screen.spelled(constraint)))"
        }
      }
      return "constraint \(key.text)"
    default: return "\(key.kind.rawValue) \(key.text)"
    }
  }
}

/// An `export --into` that writes nothing.
public enum ExportIntoError: Error, CustomStringConvertible {
  /// The file is no Interface Builder document.
  case unreadable(file: String, InterfaceBuilderError)
  /// A screen that was not imported.
  case noSource(String, file: String)
  /// A scene that the file doesn't have.
  case noScene(ObjectID, screen: String, file: String)
  /// Changes that the file can't take, and why.
  case unwritable([String], file: String)

  /// Cause, then remedy.
  public var description: String {
    switch self {
    case .unreadable(let file, let error): "'\(file)': \(error)"
    case .noSource(let screen, let file):
      "nothing says which scene of '\(file)' screen '\(screen)' is; import the file first, or write a file of its own with '--format xib'"
    case .noScene(let scene, let screen, let file):
      "'\(file)' has no scene '\(scene)', from which screen '\(screen)' was imported; name the file that has it"
    case .unwritable(let reasons, let file):
      """
      \(counted(reasons.count, "change")) can't be written into '\(file)', so nothing was:\(reasons.map { "\n  \($0)" }.joined())
      take them back, make them in Xcode, or write the others with '--partial'
      """
    }
  }
}
