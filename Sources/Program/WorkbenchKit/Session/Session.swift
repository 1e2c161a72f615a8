import CommandGrammar
import Comparison
import DesignModel
import Machine
import Matrix
import Notation
import Storage

/// One run of the program: its options, what it finds around it, and the store once it is needed.
public struct Session {
  let options: Options
  let surroundings: Surroundings
  /// How results are printed: as the global options say, unless the command has a say of its own.
  var format: Format
  /// How far the whole run is, shown if somebody may be watching.
  let progress: Progress
  private var store: Store?
  /// True once edits were done: then the text of the reply is no result, only a word of confirmation.
  private(set) var isConfirming = false
  /// True once a store was opened for a command that may change it for good.
  private(set) var mayHaveChanged = false

  init(options: Options, surroundings: Surroundings) {
    (self.options, self.surroundings) = (options, surroundings)
    format = options.format
    let isWatched = surroundings.showsProgress && !options.quiet
    progress = Progress(
      columns: surroundings.messageColumns ?? 80, write: isWatched ? surroundings.messages : nil)
  }
}

// MARK: The store

extension Session {
  /// Where the store is, whether or not it is there.
  func storePath() throws -> String {
    if let store { return store.path }
    return try Store.locate(
      explicit: options.store.map(path(of:)), environment: surroundings.variable,
      from: surroundings.folder)
  }

  /// The store's files, opened or not; none where there is no store.
  var storeFiles: [String] {
    if let store { return store.files }
    guard let path = try? storePath() else { return [] }
    return Store.files(of: fullPath(path))
  }

  /// Where a new store goes.
  var newStorePath: String {
    Store.placeForNew(
      explicit: options.store.map(path(of:)), environment: surroundings.variable, in: surroundings.folder)
  }

  /// The store, opened when it is first asked for.
  mutating func openStore(_ mode: Store.Mode = .reading) throws -> Store {
    if let store, mode == .reading || store.isWritable { return store }
    let path = try storePath()
    let opened = try Store.open(at: path, mode: mode, waiting: longestWait()) { [self] in
      note("waiting for another program that writes to '\(path)'")
    }
    store = opened
    if mode == .writing { mayHaveChanged = !options.dryRun }
    return opened
  }

  /// A store in memory in place of a file's, where a new one would go; it is gone with the run.
  mutating func openStoreInMemory(_ design: Design) throws -> Store {
    let made = try Store.inMemory(as: newStorePath, knownDesign: design)
    use(made)
    return made
  }

  /// Works on a store in memory from now on, in place of a file's.
  mutating func use(_ made: Store) { store = made }

  /// The working design, or the design as it was at a revision, for reading.
  mutating func snapshot(at revision: String?) throws -> Snapshot {
    try openStore().snapshot(at: revision ?? "working")
  }

  /// Asks the store; all of the answer belongs to one moment, whatever other programs write meanwhile.
  mutating func readStore<Result>(_ ask: (Store) throws -> Result) throws -> Result {
    let store = try openStore()
    return try store.reading { try ask(store) }
  }

  /// Screens of the working design, or as they were at a revision; all if no names are given.
  mutating func screens(named names: [String], at revision: String?) throws -> [Screen] {
    try readStore { try $0.snapshot(at: revision ?? "working").screens(named: names) }
  }

  /// A screen of the working design, or as it was at a revision.
  mutating func screen(named name: String, at revision: String?) throws -> Screen {
    try readStore { try $0.snapshot(at: revision ?? "working").screen(named: name) }
  }
}

// MARK: Edits

extension Session {
  /// Who makes revisions, unless the command line says so: as WORKBENCH_AUTHOR or git says, else the user; empty where
  /// nothing does.
  var author: String {
    let variable = surroundings.variable
    return variable("WORKBENCH_AUTHOR") ?? GitAuthor.name(for: surroundings.folder, variable: variable)
      ?? variable("USER") ?? ""
  }
}

extension Session {
  /// Makes the reply a word of confirmation, which nobody needs who wants quiet.
  mutating func confirm() { isConfirming = true }

  /// Does one edit: it is stored and journaled, or shown if this is a dry run.
  mutating func perform(_ edit: some Edit) throws -> Reply {
    let store = try openStore(.writing)
    isConfirming = !options.dryRun
    if options.dryRun { return try rehearse([edit], in: store) { _, error in error } }
    return try store.edit(EditRecord(edit.invocation)) { try edit.apply(to: $0, of: store) }
  }

  /// Does all edits of a batch, or none.
  mutating func performBatch(_ lines: [BatchLine]) throws -> [Reply] {
    let store = try openStore(.writing)
    isConfirming = !options.dryRun
    let blame = { (index: Int, error: any Error) -> any Error in
      BatchError(line: lines[index].number, text: lines[index].text, cause: error)
    }
    let edits = lines.map(\.edit)
    if options.dryRun { return [try rehearse(edits, in: store, blame)] }
    return try store.editAll { try perform(edits, in: $0, of: store, blame) }
  }

  /// Lets a command do its work on the store, reports what comes of it, and undoes all of it.
  mutating func rehearse(_ command: some Maintenance) throws -> Reply {
    let store = try openStore()
    // A store that can't be written refuses by itself, and can be listed.
    guard store.isWritable else { return try command.maintain(&self) }
    var reply = try store.rehearsing { try command.maintain(&self) }
    reply.text = "a dry run, the store stays as it is:\n\(reply.text)"
    reply.plain = reply.plain.map { "a dry run, the store stays as it is:\n\($0)" }
    reply.records = reply.records.map { .object(($0.members ?? [:]).merging(["dryRun": true]) { $1 }) }
    return reply
  }

  /// Does the edits one after another; of their replies only what is printed is kept.
  private func perform(
    _ edits: [any Edit], in batch: Batch, of store: Store, _ blame: (Int, any Error) -> any Error
  ) throws -> [Reply] {
    try edits.enumerated().map { index, edit in
      do {
        return try batch.edit(EditRecord(edit.invocation)) { try edit.apply(to: $0, of: store) }
          .settled(for: format)
      } catch {
        throw blame(index, error)
      }
    }
  }

  /// Does the edits, says what they changed, and takes them back.
  private func rehearse(
    _ edits: [any Edit], in store: Store, _ blame: (Int, any Error) -> any Error
  ) throws -> Reply {
    let rehearsal = try store.dryRun { try perform(edits, in: $0, of: store, blame) }
    let difference = DesignDifference(from: rehearsal.before, to: rehearsal.after)
    let sentences = difference.isEmpty ? ["nothing would change"] : difference.sentences
    let reply = Reply(
      sentences.joined(separator: "\n"), list: rehearsal.changes.records,
      outcome: rehearsal.result.contains { $0.outcome == .refused } ? .refused : .done)
    return rehearsal.result.reduce(reply) { $0.with(remarks: $1.remarks.lines, $1.remarks.records) }
  }
}

extension EditRecord {
  /// What the journal keeps of an invocation.
  init(_ invocation: Invocation) {
    let line = try? Workbench.table.shellLine(for: invocation)
    self.init(command: invocation.command, arguments: .object(invocation.arguments), line: line)
  }
}

// MARK: Input and output

extension Session {
  /// The text of a file, or of standard input for `-`.
  func text(of file: String) throws -> String {
    let bytes = try file == "-" ? surroundings.input() : readFile(path(of: file))
    guard let text = String(validating: bytes, as: UTF8.self) else { throw TextEncodingError(file: file) }
    return text
  }

  /// A file's path as the process finds it.
  func path(of file: String) -> String {
    file.hasPrefix("/") || surroundings.folder == "." ? file : "\(surroundings.folder)/\(file)"
  }
}

/// A file that is no text.
struct TextEncodingError: Error, CustomStringConvertible {
  let file: String
  var description: String { "'\(file == "-" ? "standard input" : file)' is not UTF-8 text; convert it first" }
}
