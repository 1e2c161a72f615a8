import CommandGrammar
import Notation
import Storage

/// `branch`.
struct ManageBranches: Maintenance {
  static var card: Card {
    Card(
      "branch", group: "versions", "Starts a branch, or lists the branches.",
      details:
        "A branch is a name that goes on to each new revision while it is the current one; see 'switch'.",
      examples: [
        Example("branch", "Lists the branches; a star marks the current one."),
        Example("branch draft", "Starts a branch at HEAD without going to it."),
        Example("branch fix v1", "Starts one at an earlier revision."),
        Example("branch draft --delete", "Forgets the branch; its revisions stay."),
      ])
  }

  @Parameter(argument: "The branch; all are listed if none is given.", completion: .branch) var name: String?
  @Parameter(argument: "The revision to start at; HEAD if none is given.", completion: .revision)
  var revision: String?
  @Parameter(option: "The same by name.", completion: .revision) var at: String?
  @Parameter(flag: "Forget the branch.", short: "d") var delete: Bool

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    guard let name else { return try list(&session) }
    if let revision, at != nil { throw BranchError.twoPlaces(revision) }
    let store = try session.openStore(.writing)
    if delete {
      let branch = try store.removeBranch(name)
      return Reply(
        "deleted branch \(name)\(branch.place.map { ", which was \($0)" } ?? "")", record: branch.record)
    }
    let branch = try store.addBranch(name, at: revision ?? at ?? "HEAD")
    return Reply("started branch \(name)\(branch.place.map { " at \($0)" } ?? "")", record: branch.record)
  }

  private func list(_ session: inout Session) throws -> Reply {
    let branches = try session.readStore { try $0.branches() }
    var table = TextTable([("", .left), ("branch", .left), ("revision", .left)])
    for branch in branches { table.add([branch.isCurrent ? "*" : "", branch.name, branch.place ?? "none"]) }
    return Reply(table.text, list: branches.map(\.record), columns: ["branch", "revision", "current"])
  }
}

extension Branch {
  /// Its newest revision, as people write it.
  var place: String? { revision.map { "v\($0)" } }
}

/// A branch that can't be started.
enum BranchError: Error, CustomStringConvertible {
  /// The revision is given twice.
  case twoPlaces(String)

  var description: String {
    switch self {
    case .twoPlaces(let revision): "a branch starts at one revision; leave out '\(revision)' or --at"
    }
  }
}
