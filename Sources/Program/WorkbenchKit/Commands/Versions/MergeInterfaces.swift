import CommandGrammar
import InterfaceBuilder
import Machine
import Notation

/// `merge-ib`.
struct MergeInterfaces: Query {
  static var card: Card {
    Card(
      "merge-ib", group: "versions",
      "Merges two storyboards or xibs that were made from a third by object, as git calls it.",
      details: """
        Objects are known by their identifiers, what they hold by its key. Both sides' edits keep their bytes, and so \
        does what neither changed. Frames, places on the canvas, versions and whatever else Xcode writes by itself \
        take one side. The merge takes the place of the second file. What both sides changed in two ways stays between \
        git's markers around one element, both sides complete, and is listed with its line; then the exit code is 1. A \
        file that can't be read by object is an error, and the second file stays as it is. 'git-setup' has git call \
        this command.

        Messages after a merge without a clash say what it changes of ours: what people see, in diff's words, and \
        what check says of the screens that changed. Layouts are compared on a few devices and text sizes that show most \
        of where the Xcode project above the file says that the app runs. Where that would take long they are not, and \
        a line says so: where the views of the changed screens, in ours and in the merge, times the profiles are \
        more than \(MergeEffects.mostPlaces). --quiet leaves all messages out.
        """,
      examples: [
        Example("merge-ib base.xib ours.xib theirs.xib", "Takes what is new in theirs.xib into ours.xib."),
        Example(
          "merge-ib base.xib ours.xib theirs.xib --output both.xib", "Writes the merge into another file."),
      ])
  }

  @Parameter(argument: "The file that both were made from; empty if both added the file.", completion: .file)
  var ancestor: String
  @Parameter(argument: "The file that takes the other's changes in.", completion: .file) var ours: String
  @Parameter(argument: "The file with those changes.", completion: .file) var theirs: String
  @Parameter(option: "The file's name in the repository, by which the answer calls it.", value: "name")
  var path: String?
  @Parameter(
    option: "The file for the merge, in the place of the second one.", short: "o", completion: .file)
  var output: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let files = try [ancestor, ours, theirs].map { try readFile(session.path(of: $0)) }
    let name = path ?? output ?? ours
    let merged: MergedInterface
    do {
      merged = try MergedInterface(base: files[0], ours: files[1], theirs: files[2])
    } catch {
      throw RefusedMerge(name: name, fault: error)
    }
    if !session.options.dryRun {
      if let output {
        try session.write(merged.bytes, to: output)
      } else {
        try session.rewrite(merged.bytes, at: ours)
      }
    }
    for remark in merged.remarks { session.note("\(name): \(remark)") }
    if merged.clashes.isEmpty, !session.options.quiet {
      for line in MergeEffects(from: files[1], to: merged.bytes, of: name, in: session).lines {
        session.note(line)
      }
    }
    return reply(merged, name, verb: session.options.dryRun ? "would merge" : "merged")
  }

  private func reply(_ merged: MergedInterface, _ name: String, verb: String) -> Reply {
    let lines = merged.clashes.map { "\(name):\($0.line): \($0)" }
    let count = merged.clashes.count
    let summary =
      count == 0
      ? "\(verb) \(name) by object"
      : "\(verb) \(name) by object, but for \(counted(count, "clash", plural: "clashes"))"
    return Reply(
      (lines + [summary]).joined(separator: "\n"),
      list: merged.clashes.map { Self.clash.record(of: (name, $0)) },
      outcome: count == 0 ? .done : .findings)
  }

  /// What programs get of a clash.
  static let clash = RecordShape<(file: String, clash: InterfaceClash)>(
    "interfaceClash", "What both sides of a merge changed in a storyboard or xib, each in another way."
  ) {
    Column("file", "The file, as the merge calls it.", from: \.file)
    Column("line", "Where its marker is in the merged file, counted from 1.", from: \.clash.line)
    Column("object", "The identifier of the object.", from: \.clash.object)
    Column("text", "The object and what happened to it, in words.", from: { $0.clash.description })
  }
}

/// Files that can't be merged by object.
struct RefusedMerge: Error, CustomStringConvertible {
  let name: String
  let fault: InterfaceMergeFault
  var description: String { "can't merge '\(name)' by object: \(fault)" }
}
