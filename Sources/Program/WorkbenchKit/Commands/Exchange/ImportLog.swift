import CommandGrammar
import ConflictLog
import DesignModel
import Machine
import Notation
import SceneExchange
import Storage

/// `import-log`.
struct ImportLog: DraftEdit {
  static var card: Card {
    Card(
      "import-log", group: "exchange", "Makes a screen of each conflict in a device's console.",
      details: """
        Reads what UIKit prints when constraints can't hold together, with or without what the console puts before its \
        lines. Views and constraints keep their addresses and identifiers as identities; views are nested as far as \
        the log says. What a stack or a table imposes is a constraint like the others. 'explain' then says what \
        contradicts what, with its arithmetic and repairs. A conflict that the log repeats is imported once. --report \
        lists what was not understood, with lines.
        """,
      examples: [
        Example("import-log console.txt", "Adds the screens conflict, conflict2, …, one for each conflict."),
        Example("import-log console.txt --screen cell --report", "Adds the screens cell, cell2, …."),
      ])
  }

  @Parameter(argument: "The log; - for standard input.", completion: .file) var file: String
  @Parameter(option: "The name of the first screen; by default conflict.") var screen: String?
  @Parameter(flag: "List what was not understood, with lines.") var report: Bool
  /// The log's bytes, where they came from standard input.
  private var input: [UInt8]?

  init() {}

  func run(in session: inout Session) throws -> Reply {
    var resolved = self
    if file == "-" {
      resolved.input = try session.surroundings.input()
    } else {
      resolved.file = session.path(of: file)
    }
    return try session.perform(resolved)
  }

  func apply(to draft: Draft) throws -> Reply {
    if file == "-", input == nil { throw ImportLogError.inputOfBatch }
    let log = try readLog()
    var notes = log.notes
    var screens: [Screen] = []
    var names = FreeNames(except: draft.screenNames)
    for conflict in log.conflicts {
      let name = freeName(screens.isEmpty, &names)
      let (screen, left) = conflict.screen(id: ObjectID(name), name: name)
      screens.append(try draft.add(screen))
      notes += left
    }
    return reply(screens, notes.sorted { $0.line < $1.line })
  }

  private func readLog() throws -> ConflictLog {
    let bytes = try input ?? readFile(file)
    do {
      return try ConflictLog(bytes)
    } catch {
      throw ImportFailure(path: file == "-" ? "standard input" : file, cause: error)
    }
  }

  /// The first screen's name is the one asked for, taken or not; the others' have a number after it.
  private func freeName(_ isFirst: Bool, _ names: inout FreeNames) -> String {
    let free = names.take(screen ?? "conflict")
    return isFirst ? screen ?? free : free
  }

  private func reply(_ screens: [Screen], _ notes: [LogNote]) -> Reply {
    var lines = screens.map {
      "added screen \($0.name) with \(counted($0.views.count - 1, "view")) and "
        + counted($0.constraints.count, "constraint")
    }
    if report {
      lines += notes.map { "line \($0.line): \($0.text)" }
    } else if !notes.isEmpty {
      lines.append("\(counted(notes.count, "line")) not understood or left out; --report lists them")
    }
    return Reply(
      lines.joined(separator: "\n"),
      list: screens.map(\.record) + notes.map { Note($0.text, line: $0.line).record })
  }
}

/// A log that can't be had.
enum ImportLogError: Error, CustomStringConvertible {
  case inputOfBatch

  var description: String {
    switch self {
    case .inputOfBatch: "'-' is where the batch itself comes from; name a file for import-log"
    }
  }
}
