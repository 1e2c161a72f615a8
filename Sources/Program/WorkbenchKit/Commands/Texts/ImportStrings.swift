import CommandGrammar
import DesignModel
import Machine
import Notation
import Storage
import Translations

/// `import-strings`.
struct ImportStrings: DraftEdit {
  static var card: Card {
    Card(
      "import-strings", group: "text", "Imports translations from .strings files and string catalogs.",
      details: """
        A key is an Interface Builder object with its property, as 'abc-12-xyz.text', of a screen that was imported, \
        or else the text that the design itself shows. The language of a .strings file is that of its folder, as \
        de.lproj; --locale names it where there is no such folder, and of catalogs the only one to take. Of plurals \
        and other variations the general text counts. --report lists the keys that no view has, and what else was \
        left out.
        """,
      examples: [
        Example("import-strings de.lproj", "Imports the German texts of every file in the folder."),
        Example(
          "import-strings Localizable.xcstrings --locale de --report", "Takes one language of a catalog."),
      ])
  }

  @Parameter(argument: "Files with texts, or folders with such.", completion: .file) var files: [String]
  @Parameter(option: "The language.") var locale: LanguageTag?
  @Parameter(flag: "List what was left out.") var report: Bool

  init() {}

  func run(in session: inout Session) throws -> Reply {
    var resolved = self
    resolved.files = files.map { session.path(of: $0) }
    return try session.perform(resolved)
  }

  func apply(to draft: Draft) throws -> Reply {
    let paths = try Machine.files(at: files, endings: [".strings", ".xcstrings"])
    if paths.isEmpty { throw StringsFileError.noFiles(files) }
    var taking = TakeTranslations(try draft.screens())
    for path in paths {
      do {
        taking.take(
          try TranslationTable(path: path, bytes: try readFile(path), locale: locale?.text), from: path)
      } catch let fault as StringsFault {
        // A folder may hold files of other kinds; a file that was asked for by name must be readable.
        if files.contains(path) { throw StringsFileError.unreadable(path, fault) }
        taking.leaveOut(path, fault)
      }
    }
    for screen in taking.changedScreens { try draft.save(screen) }
    return reply(taking)
  }

  private func reply(_ taking: TakeTranslations) -> Reply {
    let languages = taking.languages.isEmpty ? "" : " in \(enumerated(taking.languages))"
    var lines = [
      "set \(counted(taking.count, "text")) of \(counted(taking.changedScreens.count, "screen"))\(languages)"
    ]
    if report {
      lines += taking.notes
    } else if !taking.notes.isEmpty {
      lines.append("\(counted(taking.notes.count, "thing")) left out; --report lists them")
    }
    return Reply(lines.joined(separator: "\n"), record: TakeTranslations.recordShape.record(of: taking))
  }
}

extension TakeTranslations {
  static let recordShape = RecordShape<Self>("translations", "Texts that import-strings imported in.") {
    Column("texts", "How many.", from: \.count)
    Column("screens", "The screens that changed.", from: { $0.changedScreens.map(\.name) })
    Column("locales", "The languages.", from: \.languages)
    Column("notes", "What was left out, with --report.", from: \.notes)
  }
}

/// Files that can't be taken in; nothing was.
enum StringsFileError: Error, CustomStringConvertible {
  case noFiles([String])
  case unreadable(String, StringsFault)

  var description: String {
    switch self {
    case .noFiles(let paths):
      "no .strings or .xcstrings file in \(paths.map { "'\($0)'" }.joined(separator: ", "))"
    case .unreadable(let path, let fault): "'\(path)': \(fault)"
    }
  }
}
