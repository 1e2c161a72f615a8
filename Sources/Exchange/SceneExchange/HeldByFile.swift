public import AutoLayout
public import DesignModel
public import Findings
import Machine
import Storage

/// The files of Interface Builder that the screens of a store were imported from.
public struct InterfaceBuilderFiles: ScreenFiles {
  private let store: String
  private let engine: LayoutEngine

  /// Those of a store at that path; the engine finds the frames that their canvas shows.
  public init(store: String, engine: LayoutEngine) { (self.store, self.engine) = (store, engine) }

  public func file(of screen: Screen) -> (any ScreenFile)? {
    HeldByFile(screen, store: store, engine: engine)
  }
}

/// Whether the file that a screen was imported from can hold what is made of the screen.
struct HeldByFile: ScreenFile {
  /// The file's name.
  let name: String
  private let bytes: [UInt8]
  private let engine: LayoutEngine
  /// What of the screen as it is the file can't hold already.
  private let former: Set<String>

  /// The file of a screen that was imported from a storyboard or xib; nil for others, and where the file isn't there or has
  /// no such scene.
  init?(_ screen: Screen, store: String, engine: LayoutEngine) {
    guard let source = screen.source, source.isOfInterfaceBuilder,
      let bytes = try? readFile(source.path(from: store))
    else { return nil }
    (self.bytes, self.engine) = (bytes, engine)
    name = source.file.split(separator: "/").last.map(String.init) ?? source.file
    guard let former = Self.refusals(of: screen, in: bytes, named: name, engine) else { return nil }
    self.former = Set(former)
  }

  /// Why the file can't hold the changed screen, a clause for each of its objects; none where it can.
  func refusals(of changed: Screen) -> [String] {
    let found = Self.refusals(of: changed, in: bytes, named: name, engine) ?? []
    return found.filter { !former.contains($0) }
  }

  /// What an export into the file would say; nil where it can't be one.
  private static func refusals(
    of screen: Screen, in bytes: [UInt8], named name: String, _ engine: LayoutEngine
  ) -> [String]? {
    var export = ExportInto(bytes, named: name, isPartial: false, engine: engine)
    do {
      try export.write(screen)
      return []
    } catch ExportIntoError.unwritable(let reasons, _) {
      return reasons
    } catch {
      return nil
    }
  }
}
