import DesignModel
import Storage
import Testing

@Suite("A tag") struct TagTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws {
    store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a")
  }

  @Test("names a revision until it is taken away")
  func life() throws {
    #expect(try store.addTag("v1.0-beta/2").revision == 1)
    try store.addTag("alpha", to: "v1")
    #expect(try store.tags().map(\.name) == ["alpha", "v1.0-beta/2"])
    try store.removeTag("alpha")
    #expect(try store.tags().map(\.name) == ["v1.0-beta/2"])
  }

  @Test(
    "is not called like another reference",
    arguments: ["v3", "3", "HEAD", "head", "working", "@x", "a~1", "", "a b", "v", "-a", "1.0"])
  func unusable(name: String) {
    #expect(throws: RevisionError.unusableTag(name)) { try store.addTag(name) }
  }

  @Test("is given once, to a revision, and taken away once")
  func refusals() throws {
    try store.addTag("alpha")
    #expect(throws: RevisionError.tagTaken("alpha", revision: "v1")) { try store.addTag("alpha") }
    #expect(throws: RevisionError.notARevision("working")) { try store.addTag("beta", to: "working") }
    #expect(throws: RevisionError.unknownTag("alhpa", among: ["alpha"])) { try store.removeTag("alhpa") }
    #expect(
      "\(RevisionError.unknownTag("alhpa", among: ["alpha"]))" == "unknown tag 'alhpa'; did you mean 'alpha'?"
    )
    #expect("\(RevisionError.unknownTag("a", among: []))" == "unknown tag 'a'; there are no tags yet")
    #expect(
      "\(RevisionError.tagTaken("alpha", revision: "v1"))"
        == "the tag 'alpha' names v1 already; delete it first or choose another name")
    #expect(
      "\(RevisionError.unusableTag("v3"))"
        == "'v3' is no usable tag; start with a letter, go on with letters, digits, '.', '_', '/' or '-', and choose "
        + "nothing that reads as a revision (v3, HEAD, working)")
    #expect(
      "\(RevisionError.unchanged(since: "v1"))"
        == "nothing to commit: the design is as it was in v1; change something first")
  }
}
