import CommandGrammar
import Notation
import Storage

/// `switch`.
struct SwitchBranch: Maintenance {
  static var card: Card {
    Card(
      "switch", group: "versions",
      "Makes a branch the current one, and its newest revision the working design.",
      details: """
        Edits that are not committed would be lost, so it refuses while there are any. A new branch starts at HEAD and \
        takes them along.
        """,
      examples: [
        Example("switch draft --create", "Starts a branch and goes to it."),
        Example("switch main", "Goes back; says so if main is the current one already."),
      ])
  }

  @Parameter(argument: "The branch.", completion: .branch) var branch: String
  @Parameter(flag: "Start the branch at HEAD.", short: "c") var create: Bool

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let store = try session.openStore(.writing)
    if create {
      let branch = try store.switchToNewBranch(branch)
      return Reply("on the new branch \(branch.name)", record: branch.record)
    }
    let branch = try store.switchBranch(to: branch, EditRecord(invocation))
    return Reply("on branch \(branch.name)", record: branch.record)
  }
}
