import CommandGrammar
import DesignModel
import InterfaceBuilder
import SceneExchange
import Storage

/// A storyboard or xib at two times.
struct VersionedFile {
  /// How it is called now, as the user may name it.
  let name: String
  /// As it was; nil for a file that is new.
  let earlier: Version?
  /// As it is; nil for a file that is gone.
  let later: Version?

  /// The file at one time.
  struct Version {
    /// The revision that has it; nil for a file in a folder.
    var revision: String?
    /// Its bytes.
    let read: () throws -> [UInt8]
  }
}

/// Storyboards and xibs at two times, which become two revisions of one design.
struct FileVersions {
  private let files: [VersionedFile]

  /// Those files, each under one name.
  init(_ files: [VersionedFile]) { self.files = files }

  /// What the files became in the store that the session has from then on.
  struct Opened {
    /// The revision that has them as they were; the working design has them as they are.
    let earlier: Revision
    /// Those that can't be read at one of the times, which are left out at both.
    let refused: [RefusedFile]
  }

  /// Imports the files into a store in memory with those profiles.
  func open(on profiles: [Profile], in session: inout Session) throws -> Opened {
    var refused: [RefusedFile] = []
    let documents = files.compactMap { file -> Pair? in
      let count = refused.count
      let earlier = Self.document(of: file.earlier, file.name, &refused)
      let later = Self.document(of: file.later, file.name, &refused)
      return refused.count > count ? nil : (session.path(of: file.name), earlier, later)
    }
    let store = try session.openStoreInMemory(Design(devices: Device.catalogue, profiles: profiles))
    try Self.take(documents.map { ($0.path, $0.earlier) }, into: store)
    let earlier = try store.commit(message: "Files as they were")
    try Self.take(documents.map { ($0.path, $0.later) }, into: store)
    return Opened(earlier: earlier, refused: refused)
  }

  private typealias Pair = (path: String, earlier: InterfaceBuilderFile?, later: InterfaceBuilderFile?)

  private static func document(
    of version: VersionedFile.Version?, _ name: String, _ refused: inout [RefusedFile]
  ) -> InterfaceBuilderFile? {
    guard let version else { return nil }
    do {
      return try InterfaceBuilderFile(try version.read())
    } catch let error as InterfaceBuilderError {
      refused.append(RefusedFile(name, error, at: version.revision))
    } catch {
      refused.append(RefusedFile(name, reason: "\(error)", at: version.revision))
    }
    return nil
  }

  /// Has a store's screens be those of the documents, and no others.
  private static func take(_ documents: [(path: String, file: InterfaceBuilderFile?)], into store: Store)
    throws
  {
    try store.edit(EditRecord(command: ImportInterfaceBuilder.card.name)) { draft in
      var scenes = try ImportScenes(into: draft, at: store.path, isForced: true)
      for document in documents {
        if let file = document.file { try scenes.add(file, at: document.path) }
      }
      try scenes.removeOthers()
    }
  }
}
