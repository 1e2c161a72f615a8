import Platform
import SQLite

/// What came of merging another file of the same store into this one.
public struct MergedFile: Sendable {
  /// What was not committed here, as a revision; nil where everything was.
  public var frozen: Revision?
  /// The branch of the other file that was merged.
  public var branch: String
  /// The revisions that were new here, under their numbers here.
  public var taken: [Revision]
  /// Other branches that are new here or went on there, and where they are now.
  public var branches: [Branch]
  /// Other branches that went different ways, and where they are there: here they stay.
  public var keptBranches: [Branch]
  /// The tags that were new here, and those whose names mean something else here.
  public var tags: [Tag]
  public var keptTags: [String]
  /// What came of merging that branch into the current one.
  public var outcome: MergeOutcome
}

extension Store {
  /// Merges another file of this store into this one; that file stays as it is.
  ///
  /// `ancestor` is the file that both were made from, empty if there is none; it stays as it is, too. What is not
  /// committed in a file becomes a revision first. Both sides are compared with the newest revision that led to both;
  /// with the ancestor's design where that is none of the revisions, since it was not committed there.
  public func merge(
    file: String, ancestor: String, author: String, _ record: EditRecord
  ) throws -> MergedFile {
    let theirs = try Store.openCopy(at: file)
    let origin = try Store.openAncestor(at: ancestor)
    return try writing {
      try refuseOpenMerge()
      if try theirs.openMerge() != nil { throw MergeError.openThere(file) }
      let frozen = try freeze(author)
      _ = try theirs.freeze(author)
      return try merge(theirs, origin: origin, author: author, frozen: frozen, record: record)
    }
  }

  private func merge(
    _ theirs: Store, origin: Store?, author: String, frozen: Revision?, record: EditRecord
  ) throws -> MergedFile {
    let current = try RevisionRows(database: database).currentBranch()
    let chosen = try theirs.branch(nil, like: current)
    let others = try theirs.branches().filter { $0.name != current }
    guard let number = chosen.revision else { throw MergeError.nothingCommitted(theirs.path) }
    let isRelated = origin != nil
    var (taken, head) = try take(theirs.past(of: number), from: theirs, isRelated: isRelated)
    for other in others {
      guard let number = other.revision else { continue }
      taken += try take(theirs.past(of: number), from: theirs, isRelated: isRelated).taken
    }
    let (branches, keptBranches) = try takeBranches(others, from: theirs)
    let (tags, keptTags) = try takeTags(from: theirs)
    let bases = try origin.flatMap { try self.bases(in: $0, like: current, for: head, author) }
    let outcome = try merge(
      head, called: "\(chosen.name) of the other file", bases: bases, message: nil, record: record)
    return MergedFile(
      frozen: frozen, branch: chosen.name, taken: taken, branches: branches, keptBranches: keptBranches,
      tags: tags, keptTags: keptTags, outcome: outcome)
  }

  /// Nil for an empty file.
  private static func openAncestor(at path: String) throws -> Store? {
    guard access(path, F_OK) == 0 else { throw StoreError.missing(path) }
    return sizeOfFile(path) == 0 ? nil : try openCopy(at: path)
  }

  /// Commits what is not committed; nil where everything is.
  private func freeze(_ author: String) throws -> Revision? {
    guard try isChanged(since: head()) else { return nil }
    return try commit(message: "Edits that were not committed", author: author)
  }

  /// A revision and all before it, the oldest first.
  private func past(of revision: Int) throws -> [Revision] {
    try RevisionRows(database: database).past(of: revision).reversed()
  }

  /// The ancestor's state as a revision here; nil where it led to a side, so that the revisions know better what is
  /// common, or where it is not settled itself.
  private func bases(
    in ancestor: Store, like current: String, for theirs: Revision, _ author: String
  ) throws -> [Int]? {
    guard try ancestor.openMerge() == nil else { return nil }
    _ = try ancestor.freeze(author)
    guard let number = try ancestor.branch(nil, like: current).revision else { return nil }
    let base = try take(ancestor.past(of: number), from: ancestor, isRelated: true).last
    let graph = try RevisionGraph(database)
    let sides = [try head()?.number ?? theirs.number, theirs.number]
    return sides.contains { graph.past(of: $0).contains(base.number) } ? nil : [base.number]
  }

  /// Makes branches of the other store branches here: new ones, and those that go on from here; gives them as they are
  /// here, and those that stay.
  private func takeBranches(
    _ branches: [Branch], from other: Store
  ) throws -> (taken: [Branch], kept: [Branch]) {
    let (rows, theirs) = (RevisionRows(database: database), RevisionRows(database: other.database))
    let (known, graph) = (try rows.revisionsByHash(), try RevisionGraph(database))
    let own = try rows.branches()
    let tags = Set(try rows.tags().map(\.name))
    var (taken, kept) = ([Branch](), [Branch]())
    for branch in branches {
      let revision = try branch.revision.flatMap { try theirs.revision($0) }.flatMap { known[$0.hash] }
      guard let number = revision?.number else { continue }
      guard RevisionReference.isUsable(branch.name) else { throw RevisionError.unusableBranch(branch.name) }
      let moved = Branch(name: branch.name, revision: number, isCurrent: false)
      let here = own.first { $0.name == branch.name }
      if let place = here?.revision, graph.past(of: place).contains(number) { continue }
      let goesOn = here?.revision.map { graph.past(of: number).contains($0) } ?? true
      guard goesOn, !tags.contains(branch.name) else {
        kept.append(moved)
        continue
      }
      try rows.setBranch(branch.name, to: number)
      taken.append(moved)
    }
    return (taken, kept)
  }
}
