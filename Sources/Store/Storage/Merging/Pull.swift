import DesignModel
import Notation
import SQLite

/// What was taken from another store.
public struct Pulled: Sendable {
  /// Its file.
  public var path: String
  /// Its branch.
  public var branch: String
  /// The revisions that were new here, under their numbers here, the oldest first.
  public var taken: [Revision]
  /// The tags that were new here.
  public var tags: [Tag]
  /// Tags that name another revision here, or whose name a branch has here: they stay as they are here.
  public var keptTags: [String]
  /// True if the working design there has changes that no revision has: they are not taken.
  public var hasUncommitted: Bool
}

extension Store {
  /// Takes the revisions of another store's branch that are missing here, and merges that branch's newest.
  ///
  /// `file` is what people call the other store. Without a name it is the branch of the current one's name, or else the
  /// other store's current one.
  public func pull(
    from other: Store, branch: String? = nil, message: String? = nil, named file: String? = nil,
    _ record: EditRecord
  ) throws -> (pulled: Pulled, outcome: MergeOutcome) {
    try other.reading {
      let rows = RevisionRows(database: other.database)
      let chosen = try other.branch(branch, like: RevisionRows(database: database).currentBranch())
      guard let number = chosen.revision else { throw MergeError.nothingCommitted(other.path) }
      let past = try Array(rows.past(of: number).reversed())
      let hasUncommitted = try other.isChanged(since: rows.head())
      return try writing {
        try refuseOpenMerge()
        try refuseUncommitted()
        let (taken, head) = try take(past, from: other)
        let (tags, keptTags) = try takeTags(from: other)
        let pulled = Pulled(
          path: other.path, branch: chosen.name, taken: taken, tags: tags, keptTags: keptTags,
          hasUncommitted: hasUncommitted)
        return (
          pulled,
          try merge(head, called: "\(chosen.name) of \(file ?? other.path)", message: message, record: record)
        )
      }
    }
  }

  /// The branch of that name; without one that of the name `current`, or else the current one.
  func branch(_ name: String?, like current: String) throws -> Branch {
    let rows = RevisionRows(database: database)
    if let name { return try rows.branch(named: name) }
    let branches = try rows.branches()
    return try branches.first { $0.name == current } ?? rows.branch(named: rows.currentBranch())
  }

  /// Takes over the revisions that this store doesn't know by their hash; gives them, and the last of all.
  ///
  /// Throws if it knows none of them, unless they are said to be of the same store.
  func take(
    _ revisions: [Revision], from other: Store, isRelated: Bool = false
  ) throws -> (taken: [Revision], last: Revision) {
    let rows = RevisionRows(database: database)
    var known = try rows.revisionsByHash()
    guard isRelated || revisions.contains(where: { known[$0.hash] != nil }) else {
      throw MergeError.unrelated(other.path)
    }
    let hashes = Dictionary(revisions.map { ($0.number, $0.hash) }, uniquingKeysWith: { $1 })
    var number = try rows.lastNumber()
    var taken: [Revision] = []
    for revision in revisions where known[revision.hash] == nil {
      number = try rows.number(after: number)
      var own = revision
      own.number = number
      own.operation = 0
      let parents = revision.parents.compactMap { hashes[$0] }
      guard parents.count == revision.parents.count, parents.allSatisfy({ known[$0] != nil }),
        Timestamp.isSpelled(revision.time)
      else { throw MergeError.tampered(other.path, revision: revision.name) }
      own.parent = revision.parent.flatMap { known[hashes[$0] ?? ""]?.number }
      own.secondParent = revision.secondParent.flatMap { known[hashes[$0] ?? ""]?.number }
      try insert(own, parents: parents, from: revision, of: other)
      known[own.hash] = own
      taken.append(own)
    }
    return (taken, known[revisions.last!.hash]!)
  }

  /// Takes over the tags of revisions that are here, where their names are free; gives them, and those whose names
  /// mean something else.
  func takeTags(from other: Store) throws -> (taken: [Tag], kept: [String]) {
    let (rows, theirs) = (RevisionRows(database: database), RevisionRows(database: other.database))
    let known = try rows.revisionsByHash()
    let tags = try rows.tags()
    let branches = Set(try rows.branches().map(\.name))
    var (taken, kept) = ([Tag](), [String]())
    for tag in try theirs.tags() {
      guard let hash = try theirs.revision(tag.revision)?.hash, let revision = known[hash] else { continue }
      let own = try tags.first { $0.name == tag.name }.flatMap { try rows.revision($0.revision) }
      if own?.hash == hash { continue }
      guard RevisionReference.isUsable(tag.name) else { throw RevisionError.unusableTag(tag.name) }
      guard own == nil, !branches.contains(tag.name) else {
        kept.append(tag.name)
        continue
      }
      try rows.insert(Tag(name: tag.name, revision: revision.number))
      taken.append(Tag(name: tag.name, revision: revision.number))
    }
    return (taken, kept)
  }

  private func insert(_ own: Revision, parents: [String], from original: Revision, of other: Store) throws {
    let (rows, theirs) = (RevisionRows(database: database), RevisionRows(database: other.database))
    let entries = try theirs.entries(of: original.number)
    let design = Revision.designHash(entries, devices: own.devicesHash, profiles: own.profilesHash)
    guard design == own.designHash, own.computedHash(parents: parents) == own.hash else {
      throw MergeError.tampered(other.path, revision: original.name)
    }
    let contents =
      entries.map { ($0.hash, ContentKind.screen) } + [
        (own.devicesHash, .devices), (own.profilesHash, .profiles),
      ]
    for (hash, kind) in contents where try !rows.hasContent(hash) {
      let json = try theirs.content(hash)
      let body = json.line
      // What is merged is checked as a whole; what lies between is only kept, and must be a design all the same.
      guard SHA256.hexadecimal(of: body) == hash, (try? kind.check(json)) != nil else {
        throw MergeError.tampered(other.path, revision: original.name)
      }
      try rows.insertContent(hash, kind, body: body)
    }
    let before = try Set(own.parent.map { try rows.entries(of: $0) } ?? [])
    for entry in entries where !before.contains(entry) {
      let content = try rows.content(entry.hash)
      guard content["id"]?.text == entry.id.text, content["name"]?.text == entry.name else {
        throw MergeError.tampered(other.path, revision: original.name)
      }
    }
    try rows.insert(own, entries)
  }
}
