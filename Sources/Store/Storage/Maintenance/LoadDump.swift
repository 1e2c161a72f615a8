import DesignModel
import DesignText
import Notation
import SQLite

/// A dump that can't be loaded; no store was made.
public struct LoadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  /// What is wrong there.
  public let reason: String

  public var description: String { "line \(line) of the dump: \(reason)" }
}

extension Store {
  /// Makes a new store at `path` from the lines of a dump; throws a `LoadError` that names the line if one is wrong.
  ///
  /// A dump without its last line, as older programs wrote them, is refused unless it `mayBeCut`.
  public static func load(at path: String, lines: some Sequence<String>, mayBeCut: Bool = false) throws
    -> Store
  {
    try create(at: path) { store in
      var loader = Loader(database: store.database, draft: try Draft(store.database, path: path))
      var number = 0
      for line in lines {
        number += 1
        if line.allSatisfy(\.isWhitespace) { continue }
        try loader.atLine(number) { loader throws in try loader.take(line) }
      }
      try loader.atLine(number) { loader throws in try loader.finish(mayBeCut: mayBeCut) }
    }
    return try open(at: path)
  }
}

/// Takes in a dump line by line.
private struct Loader {
  let database: Database
  let draft: Draft
  /// The dump's format; nil before its header.
  var format: Int?
  /// The lines before the one that is taken in.
  var seal = DumpSeal()
  var isEnded = false
  var devices: [Device] = []
  var profiles: [Profile] = []
  var headers: [ScreenHeader] = []
  var parts: [ScreenLists] = []
  var hashes: [Int: String] = [:]
  var hasBranches = false

  init(database: Database, draft: Draft) { (self.database, self.draft) = (database, draft) }

  /// Gives every error of `body` its line.
  mutating func atLine(_ number: Int, _ body: (inout Loader) throws -> Void) throws {
    do {
      try body(&self)
    } catch let error as SyntaxError {
      throw LoadError(line: number, reason: "\(error.reason) at byte \(error.offset + 1)")
    } catch let error as SQLiteError where error.kind == .constraint {
      throw LoadError(line: number, reason: error.message)
    } catch let error as SQLiteError {
      throw error
    } catch {
      throw LoadError(line: number, reason: "\(error)")
    }
  }

  mutating func take(_ line: String) throws {
    if isEnded { throw DumpFault.goesOn }
    let json = try JSON(parsing: line)
    if json["type"]?.text == DumpSeal.type, format ?? 0 > 1 {
      try seal.check(json)
      isEnded = true
    } else {
      try take(json)
      seal.take(line)
    }
  }

  private mutating func take(_ json: JSON) throws {
    guard let type = json["type"]?.text else { throw CodingError("the member 'type' is missing", at: "") }
    guard (format != nil) != (type == "workbench") else {
      throw CodingError("a dump starts with its one header {\"format\":…,\"type\":\"workbench\"}", at: "")
    }
    switch type {
    case "workbench": try takeHeader(json)
    case "device": devices.append(try Device(json: only(type, json)))
    case "profile": profiles.append(try Profile(json: only(type, json)))
    case "screen":
      headers.append(try ScreenHeader(json: only(["id", "name"], json)))
      parts.append(ScreenLists())
    case "content": try takeContent(json)
    case "revision": try takeRevision(json)
    case "tag": try takeTag(json)
    case "branch": try takeBranch(json)
    case "checkout": try takeCheckout(json)
    case "merge": try MergeRows(database: database).begin(OpenMerge(json: json))
    case "conflict":
      let (clash, operation) = try MergeClash.reading(json)
      try MergeRows(database: database).insert(clash, operation: operation)
    case "operation": try takeOperation(json)
    default:
      guard let kind = ScreenLists.objects.first(where: { $0.kind.rawValue == type }) else {
        throw CodingError("unknown type '\(type)'", at: "")
      }
      try add(kind, json)
    }
  }
}

extension Loader {
  /// The member `name` of a line that has no other beside its type.
  private func only(_ name: String, _ json: JSON) throws(CodingError) -> JSON {
    try Fields(json, names: ["type", name]).json(name)
  }

  /// The line without its type.
  private func only(_ names: [String], _ json: JSON) throws(CodingError) -> JSON {
    let fields = try Fields(json, names: ["type"] + names)
    var members: [String: JSON] = [:]
    for name in names { members[name] = try fields.json(name) }
    return .object(members)
  }

  /// The member `name` of a line that says what is in the last screen.
  private func part(_ name: String, _ json: JSON) throws(CodingError) -> JSON {
    let fields = try Fields(json, names: ["type", "screen", name])
    let screen = try fields.text("screen")
    guard headers.last?.id.text == screen else {
      throw CodingError("the screen '\(screen)' must stand before it", at: "")
    }
    return try fields.json(name)
  }

  private mutating func add<Object: ScreenObject & DesignValue>(
    _: Object.Type, _ json: JSON
  ) throws(CodingError) {
    let object = try Object(json: part(Object.kind.rawValue, json))
    parts[parts.count - 1][keyPath: Object.list].append(object)
  }

  private mutating func takeHeader(_ json: JSON) throws {
    let format = try Fields(json, names: ["type", "format"]).whole("format")
    guard (1...Store.dumpFormat).contains(format) else {
      throw CodingError(
        "the dump has format \(format), this program reads \(Store.dumpFormat); update workbench", at: "")
    }
    self.format = format
  }

  private func takeContent(_ json: JSON) throws {
    let fields = try Fields(json, names: ["type", "hash", "kind", "body"])
    let (hash, kind, body) = (
      try fields.text("hash"), try fields.word("kind", of: ContentKind.self), try fields.json("body")
    )
    try kind.check(body)
    guard SHA256.hexadecimal(of: body.line) == hash else {
      throw CodingError("the content is not the one of its hash", at: "")
    }
    try RevisionRows(database: database).insertContent(hash, kind, body: body.line)
  }

  private mutating func takeRevision(_ json: JSON) throws {
    let (revision, screens) = try Revision.reading(json)
    let rows = RevisionRows(database: database)
    guard try revision.number > rows.lastNumber() else {
      throw CodingError("revisions stand in the order of their numbers, which begin at 1", at: "")
    }
    try rows.insert(revision, screens)
    let design = Revision.designHash(
      try rows.entries(of: revision.number), devices: revision.devicesHash, profiles: revision.profilesHash)
    let hash = revision.computedHash(parents: revision.parents.compactMap { hashes[$0] })
    guard design == revision.designHash, hash == revision.hash else {
      throw CodingError("\(revision.name) is not the one of its hash", at: "")
    }
    hashes[revision.number] = hash
  }

  private func takeTag(_ json: JSON) throws {
    let fields = try Fields(json, names: ["type", "tag", "revision"])
    let name = try fields.text("tag")
    guard RevisionReference.isUsable(name) else { throw RevisionError.unusableTag(name) }
    try RevisionRows(database: database).insert(Tag(name: name, revision: try fields.whole("revision")))
  }

  private mutating func takeBranch(_ json: JSON) throws {
    let branch = try Branch.reading(json)
    guard RevisionReference.isUsable(branch.name) else { throw RevisionError.unusableBranch(branch.name) }
    // A new store has a branch, which need not be one of the dump's.
    if !hasBranches { try database.execute("DELETE FROM branch") }
    hasBranches = true
    try database.run("INSERT INTO branch (name, revision) VALUES (?, ?)", branch.name, branch.revision)
  }

  private func takeCheckout(_ json: JSON) throws {
    let fields = try Fields(json, names: ["type", "branch", "operation"])
    let name = try fields.text("branch")
    _ = try RevisionRows(database: database).branch(named: name)
    try database.run("UPDATE checkout SET branch = ?, operation = ?", name, try fields.whole("operation"))
  }

  private func takeOperation(_ json: JSON) throws {
    let (operation, changes) = try Operation.reading(json)
    let isAfterUndone = try database.count("SELECT count(*) FROM operation WHERE undone = 1") > 0
    if isAfterUndone, !operation.isUndone {
      throw CodingError("operation \(operation.id) is done, and one before it undone", at: "")
    }
    try Journal(database: database).insert(operation, changes)
  }

  /// Stores the working design.
  mutating func finish(mayBeCut: Bool) throws {
    guard let format else { throw CodingError("the dump is empty", at: "") }
    guard isEnded || mayBeCut else { throw format > 1 ? DumpFault.cutOff : .noEnd }
    if !hasBranches {
      try database.execute("UPDATE branch SET revision = (SELECT max(number) FROM revision)")
    }
    var screens: [Screen] = []
    for (header, parts) in zip(headers, parts) {
      screens.append(
        try parts.screen(id: header.id, name: header.name, at: .start("screen '\(header.name)'")))
    }
    for screen in screens { try screen.checkNames() }
    for device in devices { try device.check() }
    try draft.replace(with: Design(screens: screens, devices: devices, profiles: profiles))
    _ = try draft.takeChanges()
    try draft.flush()
  }
}
