import SQLite

/// A line of revisions, by its newest.
public struct Branch: Hashable, Sendable {
  /// Unique among branches and tags.
  public var name: String
  /// The number of its newest revision; nil before the first.
  public var revision: Int?
  /// True for the one that the next commit goes to.
  public var isCurrent: Bool
}

extension Store {
  /// Every branch, by name.
  public func branches() throws -> [Branch] {
    try translating { try RevisionRows(database: database).branches() }
  }

  /// Starts a branch at a revision, without going to it.
  @discardableResult
  public func addBranch(_ name: String, at reference: String = "HEAD") throws -> Branch {
    try writing {
      let rows = RevisionRows(database: database)
      return try addBranch(name, at: RevisionReference(reference).revision(in: rows).number, rows)
    }
  }

  func addBranch(_ name: String, at revision: Int, _ rows: RevisionRows) throws -> Branch {
    guard RevisionReference.isUsable(name) else { throw RevisionError.unusableBranch(name) }
    if try rows.branches().contains(where: { $0.name == name }) { throw RevisionError.branchTaken(name) }
    if let tag = try rows.tags().first(where: { $0.name == name }) {
      throw RevisionError.tagTaken(name, revision: "v\(tag.revision)")
    }
    try rows.setBranch(name, to: revision)
    return Branch(name: name, revision: revision, isCurrent: false)
  }

  /// Forgets a branch; its revisions stay.
  public func removeBranch(_ name: String) throws -> Branch {
    try writing {
      let rows = RevisionRows(database: database)
      let branch = try rows.branch(named: name)
      if branch.isCurrent { throw RevisionError.currentBranch(name) }
      try database.run("DELETE FROM branch WHERE name = ?", name)
      return branch
    }
  }
}

extension RevisionRows {
  /// Every branch, by name.
  func branches() throws -> [Branch] {
    try database.rows(
      "SELECT name, revision, name = (SELECT branch FROM checkout) FROM branch ORDER BY name"
    ) { Branch(name: $0.text(0), revision: $0.optionalInteger(1), isCurrent: $0.flag(2)) }
  }

  /// Throws `RevisionError.unknownBranch`, which names candidates.
  func branch(named name: String) throws -> Branch {
    let branches = try branches()
    guard let branch = branches.first(where: { $0.name == name }) else {
      throw RevisionError.unknownBranch(name, among: branches.map(\.name))
    }
    return branch
  }

  func currentBranch() throws -> String {
    try database.first("SELECT branch FROM checkout") { $0.text(0) } ?? ""
  }

  func setBranch(_ name: String, to revision: Int?) throws {
    try database.run(
      "INSERT INTO branch (name, revision) VALUES (?, ?) ON CONFLICT DO UPDATE SET revision = excluded.revision",
      name, revision)
  }

  /// Makes a revision, which the working design is now equal to, the newest of the current branch.
  func moveBranch(to revision: Int) throws {
    try setBranch(currentBranch(), to: revision)
    try checkOut(currentBranch())
  }

  /// Makes a branch, whose newest revision the working design is now equal to, the current one.
  func checkOut(_ branch: String) throws {
    try database.run(
      "UPDATE checkout SET branch = ?, operation = ?", branch, Journal(database: database).position())
  }
}
