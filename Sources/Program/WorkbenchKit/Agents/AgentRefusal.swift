import Notation

/// A command that a server doesn't run for agents.
enum AgentRefusal: Error, Equatable {
  case noFolder(String)
  case outside(String, folders: [String])
  case linkOutside(String, folders: [String])
  case code(String)
  case unsandboxed(option: String)
  case endless(option: String)
  case writing(option: String, of: String)
  case elsewhere(String)
  case batch
  case input
  case otherMember(String, of: String, nearest: String?)
  case wrongMember(String, expected: String)
  case nothingToDo
  case noSuchPage(Int, count: Int)
  case forgotten
}

extension AgentRefusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .noFolder(let path): "'\(path)' is no folder; name folders that are there"
    case .outside(let word, let folders):
      "'\(word)' is outside of \(Self.named(folders)); name a file inside, or ask the user to serve its folder as well"
    case .linkOutside(let link, let folders):
      "the link '\(link)' leads outside of \(Self.named(folders)); name files one by one, without it"
    case .code(let command):
      "'\(command)' runs Swift code, and this server was started without --run-code; ask the user to start it so"
    case .unsandboxed(let option):
      "'\(option)' is nothing for agents, since it may run programs outside of the sandbox; leave it out"
    case .endless(let option): "'\(option)' goes on until Ctrl-C; leave it out and call again after a change"
    case .writing(let option, let tool):
      "'\(option)' writes a file, and '\(tool)' only reads here; leave it out"
    case .elsewhere(let command): "'\(command)' is for shells and not for agents; leave it out"
    case .batch: "'batch' reads a file of commands; give its lines in 'commands'"
    case .input: "standard input is where the messages come from; name a file"
    case .otherMember(let name, let tool, let nearest):
      "'\(tool)' takes no '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "; leave it out")
    case .wrongMember(let name, let expected): "'\(name)' must be \(expected)"
    case .nothingToDo: "'commands' has no command; give at least one, as 'list-screens'"
    case .noSuchPage(let page, let count):
      "there is no page \(page); the answer has \(counted(count, "page"))"
    case .forgotten:
      "the answer to these commands is no longer kept, and asking for a page runs nothing again; look with a command that only reads"
    }
  }

  private static func named(_ folders: [String]) -> String {
    "the served \(folders.count == 1 ? "folder" : "folders") \(folders.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
