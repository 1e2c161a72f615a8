import CommandGrammar
import DesignModel
import InterfaceBuilder
import Machine
import Notation
import SceneExchange
import Storage

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
        taken in, with how often and the first line, also of what a dry run would change nothing of. Of a folder the files that can't be \
        read are named and left out; then the exit code is 2, but not for files of other platforms.
        """,
      examples: [
        Example("import-ib Main.storyboard", "Adds or updates a screen for each scene."),
        Example("import-ib Main.storyboard --report --dry-run", "Shows what would change."),
      ])
  }

  @Parameter(argument: "Storyboards, xibs, or folders with such.", completion: .file) var files: [String]
  @Parameter(flag: "List what was not imported, with how often and the first line.") var report: Bool
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
    for path in paths {
      let bytes = try readFile(path)
      do {
        try scenes.add(try InterfaceBuilderFile(bytes), at: path)
      } catch let error as InterfaceBuilderError {
        // A folder may hold files for other platforms; a file that was asked for by name must be readable.
        if files.contains(path) { throw ImportFailure(path: path, cause: error) }
        scenes.leaveOut(path, error)
      }
    }
    if !scenes.overwritten.isEmpty { throw ImportOverwrites(sentences: scenes.overwritten) }
    return reply(scenes)
  }

  private func reply(_ scenes: ImportScenes) -> Reply {
    let added = scenes.imported.count(where: \.isNew)
    let notes = scenes.notes
    var words = scenes.refused.map(\.sentence)
    if report {
      words += notes.map { "\($0.file):\($0.note.line): \($0.note.sentence)" }
    } else if !notes.isEmpty {
      words.append(Self.sum(of: notes.map(\.note)))
    }
    let losses = report ? notes : []
    let remarks =
      scenes.refused.map(\.record)
      + losses.map { Note($0.note.text, line: $0.note.line, count: $0.note.count, file: $0.file).record }
    // A file of another platform is none that was meant.
    let outcome: Reply.Outcome = scenes.refused.contains { !$0.isOfOtherPlatform } ? .refused : .done
    return Reply(
      "added \(counted(added, "screen")), updated \(scenes.imported.count - added)",
      list: scenes.imported.map(\.record), outcome: outcome
    ).with(remarks: words, remarks)
  }
}

extension ImportInterfaceBuilder {
  /// What stays in the files, by name.
  private static func sum(of notes: [ImportNote]) -> String {
    let count = notes.reduce(0) { $0 + $1.count }
    let names = ImportNote.counts(notes).map { "\($0.count) \($0.name ?? "of other kinds")" }
    return "\(counted(count, "thing")) \(count == 1 ? "was" : "were") not imported: "
      + names.joined(separator: ", ") + "; --report says where"
  }
}

extension ImportScenes.Imported {
  /// The screen, where it comes from, and what of it was not understood.
  fileprivate var record: JSON {
    var record = ScreenRecord(screen)
    record.source = (file, isNew, ImportNote.grouped(notes))
    return record.record
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
