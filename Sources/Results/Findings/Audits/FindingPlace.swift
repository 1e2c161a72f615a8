public import Auditing
public import DesignModel
import Reports

extension Screen {
  /// The file that the screen was imported from, and the line there of a view or constraint.
  ///
  /// Of one that the file doesn't have, it is the line of its view or of the nearest view around it. Nil for a screen that was
  /// not imported.
  public func origin(of id: ObjectID?) -> (file: String, line: Int?)? {
    guard let source else { return nil }
    func place(of id: ObjectID) -> ScreenSource.Place? {
      source.places.first { $0.object == id.text && $0.line != nil }
    }
    guard let id else { return (source.file, nil) }
    let view = constraint(id)?.first.item.owner ?? id
    let around = [id, view] + ancestors(of: view).map(\.id) + [source.id]
    let found = around.lazy.compactMap(place).first
    return (found?.file ?? source.file, found?.line)
  }
}

/// How files are named that screens were imported from: as the store is, for somebody in a folder.
public struct FilePaths: Sendable {
  private let store: Substring
  private let folder: String

  /// The paths beside a store's file, as seen from the folder in which the program runs.
  public init(besideStore store: String = "", from folder: String = ".") {
    self.store = store.lastIndex(of: "/").map { store[...$0] } ?? ""
    self.folder = folder
  }

  /// The file of a screen, and the line of an object there; nil for a screen that was not imported.
  public func place(of id: ObjectID?, in screen: Screen) -> (file: String, line: Int?)? {
    screen.origin(of: id).map { origin in
      let path = origin.file.hasPrefix("/") ? origin.file : "\(store)\(origin.file)"
      return (FileReference(path, from: folder).path, origin.line)
    }
  }

  /// The place of what a finding is about, `Main.storyboard:41`; nil for a screen that was not imported.
  public func words(of finding: Finding, on screen: Screen) -> String? {
    words(of: finding.view ?? finding.constraint, on: screen)
  }

  /// The place of an object, `Main.storyboard:41`; nil for a screen that was not imported.
  public func words(of id: ObjectID?, on screen: Screen) -> String? {
    place(of: id, in: screen).map { place in
      place.line.map { "\(place.file):\($0)" } ?? place.file
    }
  }
}
