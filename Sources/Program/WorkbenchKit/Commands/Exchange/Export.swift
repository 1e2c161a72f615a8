import CommandGrammar
import DesignModel
import DesignText
import Machine
import Matrix
import Notation
import SceneExchange
import Storage

/// `export`.
struct Export: Query {
  static var card: Card {
    Card(
      "export", group: "exchange",
      "Writes screens as JSON, Swift source or xibs, or back into their own file.",
      details: """
        json is the text by which revisions are compared, a screen a line. swift is a UIView that builds the screen with \
        anchors; what UIKit can't say is a remark. xib is an Interface Builder document with the frames that its \
        canvas will show, objects under the identifiers that they were imported with. Standard error lists what an \
        import of the xib would bring back otherwise. With several screens --output names a folder.

        --into writes what was changed in the store since the import into the storyboard or xib: constants, \
        priorities, multipliers, constraints that came or went, attributes, texts, views that came, went or moved. \
        Every other byte stays. What the file changed since the import stays as well; what both changed, and what \
        Interface Builder can't say, is named, and then nothing is written without --partial.
        """,
      examples: [
        Example("export login", "Prints the canonical JSON of login."),
        Example("export login --format swift --output Login.swift", "Writes a view's source."),
        Example("export login --format xib", "Prints an Interface Builder document."),
      ])
  }

  @Parameter(argument: "The screens.", completion: .object(.screen)) var screens: [String]
  @Parameter(option: "The form.") var format: ExportFormat = .json
  @Parameter(
    option: "The file, or the folder in which each screen gets one; standard output if not given.",
    short: "o",
    completion: .file)
  var output: String?
  @Parameter(option: "The storyboard or xib to write changes into.", completion: .file) var into: String?
  @Parameter(flag: "With --into, write what can be written though something can't.") var partial: Bool
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    if let into { return try write(into: into, &session) }
    if partial { throw ExportError.partialWithoutFile }
    let screens = try session.readStore {
      try $0.snapshot(at: revision ?? "working").screens(named: self.screens)
    }
    session.format = .text
    let texts = try screens.map { try format.write($0, session.note) }
    guard let output else {
      if !format.holdsSeveral, screens.count > 1 { throw ExportError.needsFolder(screens.count, format) }
      return .document(texts.joined())
    }
    return Reply(try write(zip(screens.map(\.name), texts).map { $0 }, to: output, session))
  }

  private func write(into file: String, _ session: inout Session) throws -> Reply {
    if output != nil { throw ExportError.intoAndOutput }
    let screens = try session.readStore {
      try $0.snapshot(at: revision ?? "working").screens(named: self.screens)
    }
    let path = session.path(of: file)
    var writer = ExportInto(
      try readFile(path), named: file, isPartial: partial, engine: Workbench.canvasEngine)
    for screen in screens { try writer.write(screen) }
    for note in writer.notes { session.note(note) }
    if writer.sentences.isEmpty {
      return Reply(
        "nothing to write: \(file) says what the \(screens.count == 1 ? "screen does" : "screens do")")
    }
    let verb = session.options.dryRun ? "would write" : "wrote"
    if !session.options.dryRun {
      try session.rewrite(writer.bytes, at: file)
    }
    let title = "\(verb) \(counted(writer.sentences.count, "change")) into \(file)"
    return Reply(([title] + writer.sentences.map { "  \($0)" }).joined(separator: "\n"))
  }

  private func write(
    _ files: [(name: String, text: String)], to output: String, _ session: Session
  ) throws -> String {
    if files.count == 1, !output.hasSuffix("/"), !session.isFolder(output) {
      try session.write(Array(files[0].text.utf8), to: output)
      return "wrote \(output)"
    }
    try session.makeFolder(output)
    let folder = output.hasSuffix("/") ? output : output + "/"
    for file in files {
      try session.write(Array(file.text.utf8), to: "\(folder)\(file.name.asFileName).\(format.rawValue)")
    }
    return "wrote \(counted(files.count, "file")) in \(output)"
  }
}

/// An `export` that can't start.
enum ExportError: Error, CustomStringConvertible {
  case needsFolder(Int, ExportFormat)
  case partialWithoutFile
  case intoAndOutput

  var description: String {
    switch self {
    case .partialWithoutFile: "'--partial' is about what goes into a file; name that with '--into'"
    case .intoAndOutput: "'--into' changes a file and '--output' makes one; give one of them"
    case .needsFolder(let count, let format):
      "\(count) screens are as many \(format.rawValue)s; name a folder with '--output'"
    }
  }
}
