import CommandGrammar
import DesignModel
import InterfaceBuilder
import Machine
import Notation
import Storage
import Studies

/// `import-ib`.
struct ImportInterfaceBuilder: Edit {
  static var card: Card {
    Card(
      "import-ib", group: "exchange", "Imports the scenes of storyboards and xibs into the design.",
      details: """
        Each scene becomes a screen, known by the file's path and the scene's identifier. A scene that was imported \
        before is updated in its place: objects keep their identity, and names given in the store stay. What was \
        changed of it in the store since would be overwritten: the import names that and stops, unless --force says \
        that it may; undo takes the import back. Unknown elements become custom views; --report names what was not \
        taken in, with lines.
        """,
      examples: [
        Example("import-ib Main.storyboard", "Adds or updates a screen for each scene."),
        Example("import-ib Main.storyboard --report --dry-run", "Shows what would change."),
      ])
  }

  @Parameter(argument: "Storyboards, xibs, or folders with such.", completion: .file) var files: [String]
  @Parameter(flag: "List what was not taken in, with lines.") var report: Bool
  @Parameter(flag: "Overwrite what was changed in the store since the last import.") var force: Bool

  init() {}

  func run(in session: inout Session) throws -> Reply {
    var resolved = self
    resolved.files = files.map { session.path(of: $0) }
    return try session.perform(resolved)
  }

  func apply(to draft: Draft, of store: Store) throws -> Reply {
    let paths = try Machine.files(at: files, endings: InterfaceBuilderFile.endings)
    if paths.isEmpty { throw CheckError.noFiles(files) }
    var scenes = try ImportScenes(into: draft, at: store.path, isForced: force)
    var refusals: [String] = []
    for path in paths {
      let bytes = try readFile(path)
      do {
        try scenes.add(try InterfaceBuilderFile(bytes), at: path)
      } catch let error as InterfaceBuilderError {
        // A folder may hold files for other platforms; a file that was asked for by name must be readable.
        if files.contains(path) { throw ImportFailure(path: path, cause: error) }
        refusals.append("\(path): \(error)")
      }
    }
    if !scenes.overwritten.isEmpty { throw ImportOverwrites(sentences: scenes.overwritten) }
    return reply(scenes.imported, refusals)
  }

  private func reply(_ imported: [ImportScenes.Imported], _ refusals: [String]) -> Reply {
    let added = imported.count(where: \.isNew)
    let notes = imported.flatMap { one in
      one.left(withLosses: true).map { "\(one.file):\($0.line): \($0.text)" }
    }
    var words = ["added \(counted(added, "screen")), updated \(imported.count - added)"]
    words += refusals.map { "left out \($0)" }
    if report {
      words += notes
    } else if !notes.isEmpty {
      let verb = notes.count == 1 ? "was" : "were"
      words.append("\(counted(notes.count, "thing")) \(verb) not taken in; --report names them")
    }
    return Reply(words.joined(separator: "\n"), list: imported.map { $0.record(withLosses: report) })
  }
}

extension ImportScenes.Imported {
  /// The screen, where it comes from, and what was not taken in; of that what is known only where it is asked for.
  fileprivate func record(withLosses: Bool) -> JSON {
    var record = ScreenRecord(screen)
    record.source = (file, isNew, left(withLosses: withLosses).map { ($0.line, $0.text) })
    return record.record
  }

  fileprivate func left(withLosses: Bool) -> [ImportNote] {
    (notes + (withLosses ? losses : [])).sorted { ($0.line, $0.text) < ($1.line, $1.text) }
  }
}

/// An import that would overwrite what was changed in the store; nothing was taken in.
struct ImportOverwrites: Error, CustomStringConvertible {
  let sentences: [String]
  private static let most = 20

  var description: String {
    let shown = sentences.prefix(Self.most).map { "\n  \($0)" }.joined()
    let rest = sentences.count > Self.most ? "\n  … and \(sentences.count - Self.most) more" : ""
    return """
      the import would overwrite \(counted(sentences.count, "change")) of the store:\(shown)\(rest)
      write them into the file first, with 'export --into', or import with '--force'
      """
  }
}

/// A file that stopped an import; nothing was taken in.
struct ImportFailure: Error, CustomStringConvertible {
  let path: String
  let cause: any Error
  var description: String { "'\(path)': \(cause)" }
}
