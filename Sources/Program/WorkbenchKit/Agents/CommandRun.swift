import CommandGrammar
import Machine
import Notation
import Pictures

/// One run of the program for an agent, whose output is kept.
struct CommandRun {
  /// What it printed, results before messages.
  private(set) var text = ""
  /// The exit code.
  private(set) var code: Int32 = 0
  /// The pictures that it wrote, as it named them.
  private(set) var pictures: [String] = []

  /// Runs the words in the surroundings of a server, `input` on standard input; without one nothing may be read there.
  init(_ words: [String], input: String? = nil, in surroundings: Surroundings) {
    var (output, messages, pictures) = ("", "", [String]())
    var own = Surroundings(
      variable: surroundings.variable, folder: surroundings.folder, showsProgress: false,
      input: { try Self.bytes(of: input) }, output: { output += $0 }, messages: { messages += $0 })
    own.notesTimes = false
    code = Workbench.run({ words }, in: own) { invocation, reply in
      pictures = Self.pictures(of: reply, to: invocation)
    }
    (text, self.pictures) = (output + messages, pictures)
  }

  private static func pictures(of reply: Reply, to invocation: Invocation) -> [String] {
    let group = try? Workbench.table.entry(named: invocation.command).card.group
    // Of other commands no record is made in vain.
    guard group == Render.card.group else { return [] }
    let pictures = reply.records.filter { $0["type"]?.text == WrittenPicture.recordShape.type.name }
    return pictures.compactMap { $0["file"]?.text }
  }

  private static func bytes(of input: String?) throws(AgentRefusal) -> [UInt8] {
    guard let input else { throw .input }
    return Array(input.utf8)
  }
}
