import CommandGrammar
import Notation
import Storage

/// `tag`.
struct TagRevision: Maintenance {
  static var card: Card {
    Card(
      "tag", group: "versions", "Gives a revision a name, or lists the tags.",
      examples: [
        Example("tag shipped v1", "Calls v1 shipped."), Example("tag", "Lists the tags."),
        Example("tag shipped --delete", "Takes the name away; the revision stays."),
      ])
  }

  @Parameter(argument: "The tag; all are listed if none is given.", completion: .tag) var name: String?
  @Parameter(argument: "The revision to call so; HEAD if none is given.", completion: .revision) var revision:
    String?
  @Parameter(flag: "Take the tag away.", short: "d") var delete: Bool

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    guard let name else { return try list(&session) }
    let store = try session.openStore(.writing)
    if delete {
      return Reply("deleted tag \(name)", record: try store.removeTag(name).record)
    }
    let tag = try store.addTag(name, to: revision ?? "HEAD")
    return Reply("tagged v\(tag.revision) as \(tag.name)", record: tag.record)
  }

  private func list(_ session: inout Session) throws -> Reply {
    let tags = try session.readStore { try $0.tags() }
    guard !tags.isEmpty else { return Reply("no tags", list: []) }
    var table = TextTable([("tag", .left), ("revision", .left)])
    for tag in tags { table.add([tag.name, "v\(tag.revision)"]) }
    return Reply(table.text, list: tags.map(\.record))
  }
}
