import CommandGrammar
import DesignModel
import InterfaceBuilder
import Machine
import Notation
import Storage
import Studies

/// `import-ib`.
struct ImportInterfaceBuilder: DraftEdit {
  static var card: Card {
    Card(
      "import-ib", group: "exchange", "Takes the scenes of storyboards and xibs into the design.",
      details: """
        Each scene becomes a screen. A scene that was imported before is updated in its place: objects keep their \
        identity, and names given in the store stay. Unknown elements become custom views; --report lists what was not \
        understood, with lines.
        """,
      examples: [
        Example("import-ib Main.storyboard", "Adds or updates a screen for each scene."),
        Example("import-ib Main.storyboard --report --dry-run", "Shows what would change."),
      ])
  }

  @Parameter(argument: "Storyboards, xibs, or folders with such.", completion: .file) var files: [String]
  @Parameter(flag: "List what was not understood, with lines.") var report: Bool

  init() {}

  func run(in session: inout Session) throws -> Reply {
    var resolved = self
    resolved.files = files.map { session.path(of: $0) }
    return try session.perform(resolved)
  }

  func apply(to draft: Draft) throws -> Reply {
    let paths = try Machine.files(at: files, endings: InterfaceBuilderFile.endings)
    if paths.isEmpty { throw CheckError.noFiles(files) }
    var scenes = try ImportScenes(into: draft)
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
    return reply(scenes.imported, refusals)
  }

  private func reply(_ imported: [ImportScenes.Imported], _ refusals: [String]) -> Reply {
    let added = imported.count(where: \.isNew)
    let notes = imported.flatMap { one in one.notes.map { "\(one.file):\($0.line): \($0.text)" } }
    var words = ["added \(counted(added, "screen")), updated \(imported.count - added)"]
    words += refusals.map { "left out \($0)" }
    if report {
      words += notes
    } else if !notes.isEmpty {
      words.append("\(counted(notes.count, "thing")) not understood; --report lists them")
    }
    return Reply(words.joined(separator: "\n"), list: imported.map(\.record))
  }
}

extension ImportScenes.Imported {
  /// The screen, where it comes from, and what was not understood.
  fileprivate var record: JSON {
    var record = ScreenRecord(screen)
    record.source = (file, isNew, notes.map { ($0.line, $0.text) })
    return record.record
  }
}

/// A file that stopped an import; nothing was taken in.
struct ImportFailure: Error, CustomStringConvertible {
  let path: String
  let cause: any Error
  var description: String { "'\(path)': \(cause)" }
}
