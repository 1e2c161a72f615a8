import DesignModel
import Storage
import Testing

@testable import SceneExchange

@Suite("Versions of a scene") struct SceneVersionsTests {
  /// What was imported, changed by the store and by the file.
  private func versions(
    ours: (inout Screen) throws -> Void, theirs: (inout Screen) throws -> Void
  ) throws -> SceneVersions {
    let file = try MadeUpFile()
    try file.importing(try MadeUpFile.text(of: .labelled()))
    let imported = try file.screen()
    var (own, other) = (imported, imported)
    try ours(&own)
    try theirs(&other)
    return SceneVersions(ours: own, theirs: other, base: try #require(imported.source))
  }

  private func key(of anchor: Anchor, in versions: SceneVersions) throws -> SceneVersions.Key {
    let constraint = try #require(versions.ours.constraints.first { $0.first.anchor == anchor })
    return SceneVersions.Key(kind: .constraint, text: constraint.key)
  }

  @Test("say who changed an object") func standing() throws {
    let versions = try versions(
      ours: {
        try $0.set(44, of: .top)
        try $0.set(11, of: .leading)
      },
      theirs: {
        try $0.set(12, of: .leading)
        try $0.set(120, of: .width)
      })
    #expect(try versions.standing(of: key(of: .top, in: versions)) == .ours)
    #expect(try versions.standing(of: key(of: .leading, in: versions)) == .both)
    #expect(try versions.standing(of: key(of: .width, in: versions)) == .theirs)
    let title = SceneVersions.Key(kind: .view, text: versions.ours.views[1].key)
    #expect(versions.standing(of: title) == .nobody && versions.keys.contains(title))
    #expect(try Set(versions.overwritten) == [key(of: .top, in: versions), key(of: .leading, in: versions)])
    #expect(try versions.changedInFile == [key(of: .width, in: versions)])
  }

  @Test("are the same where both changed an object alike") func alike() throws {
    let versions = try versions(
      ours: { try $0.set(44, of: .top) }, theirs: { try $0.set(44, of: .top) })
    #expect(versions.overwritten.isEmpty && versions.changedInFile.isEmpty && !versions.hasOwnOrder)
  }
}
