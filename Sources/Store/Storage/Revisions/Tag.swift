import SQLite

/// A name for a revision.
public struct Tag: Hashable, Sendable {
  /// Unique.
  public var name: String
  /// The revision's number.
  public var revision: Int
}

extension Store {
  /// Every tag, by name.
  public func tags() throws -> [Tag] {
    try translating { try RevisionRows(database: database).tags() }
  }

  /// Gives a revision a name.
  @discardableResult
  public func addTag(_ name: String, to reference: String = "HEAD") throws -> Tag {
    guard RevisionReference.isUsable(name) else { throw RevisionError.unusableTag(name) }
    return try writing {
      let rows = RevisionRows(database: database)
      if let taken = try rows.tags().first(where: { $0.name == name }) {
        throw RevisionError.tagTaken(name, revision: "v\(taken.revision)")
      }
      if try rows.branches().contains(where: { $0.name == name }) { throw RevisionError.branchTaken(name) }
      let tag = Tag(name: name, revision: try RevisionReference(reference).revision(in: rows).number)
      try rows.insert(tag)
      return tag
    }
  }

  /// Takes a name away from its revision.
  @discardableResult public func removeTag(_ name: String) throws -> Tag {
    try writing {
      let tags = try RevisionRows(database: database).tags()
      guard let tag = tags.first(where: { $0.name == name }) else {
        throw RevisionError.unknownTag(name, among: tags.map(\.name))
      }
      try database.run("DELETE FROM tag WHERE name = ?", name)
      return tag
    }
  }
}

extension RevisionReference {
  /// True if the name of a tag or a branch can't be taken for another reference.
  static func isUsable(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic, name.utf8.count <= 200 else {
      return false
    }
    let isSpelled = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "._/-".unicodeScalars.contains($0)
    }
    let isReserved = ["head", "working"].contains(name.lowercased())
    let isNumber = first == "v" && name.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isSpelled && !isReserved && !isNumber
  }
}
