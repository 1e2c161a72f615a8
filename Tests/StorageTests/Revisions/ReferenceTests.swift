import DesignModel
import Testing

@testable import Storage

@Suite("A reference") struct ReferenceTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws {
    store = try Store.create(at: folder("a.db"))
    let times = ["2026-10-30T10:00:00Z", "2026-11-01T09:00:00Z", "2026-11-01T18:00:00Z"]
    for (index, time) in times.enumerated() {
      try store.edit(record()) { try $0.addScreen(named: "s\(index)") }
      _ = try store.commit(message: "", author: "", time: time)
    }
    try store.addTag("release-1", to: "v1")
    try store.addTag("release-2", to: "v2")
  }

  @Test(
    "means a revision",
    arguments: [
      ("v1", "v1"), ("2", "v2"), ("HEAD", "v3"), ("HEAD~", "v2"), ("HEAD~2", "v1"), ("HEAD~0", "v3"),
      ("v3~1", "v2"), ("main", "v3"), ("main~2", "v1"), ("release-2", "v2"), ("release-2~1", "v1"),
      ("working", "working"),
      ("@2026-10-30", "v1"),
      ("@2026-10-31", "v1"), ("@2026-11-01", "v3"), ("@2026-11-01T12:00:00Z", "v2"),
      ("@2026-11-01T09:00", "v2"),
      ("@2026-11-01T08:59", "v1"), ("@2027-01-01~1", "v2"),
    ])
  func resolution(text: String, name: String) throws {
    #expect(try store.snapshot(at: text).name == name)
  }

  @Test(
    "that means nothing or several names candidates",
    arguments: [
      ("v9", "unknown revision 'v9'; did you mean 'v3'?"), ("0", "unknown revision '0'; there are HEAD"),
      ("HAED", "unknown revision 'HAED'; did you mean 'HEAD'?"),
      ("release-", "'release-' could be release-1, release-2; write one of them out"),
      ("rel", "'rel' could be release-1, release-2; write one of them out"),
      (
        "something else",
        "unknown revision 'something else'; there are HEAD, working, release-1, release-2, main, v3, v2, v1"
      ),
      ("", "unknown revision ''; there are HEAD"),
      ("v3~3", "'v3~3' goes back beyond the first revision; 'v3' has fewer before it"),
      ("HEAD~x", "unknown revision 'HEAD~x'; did you mean 'HEAD~1'?"),
      ("working~1", "'working~1' is the working design, not a revision; commit it first, or name a revision"),
      ("@2026-10-29", "nothing was committed by '2026-10-29'; the first is v1, of 2026-10-30T10:00:00Z"),
      (
        "@yesterday",
        "'@yesterday' is no time; write a day as '@2026-11-01' or an instant in UTC as '@2026-11-01T12:00:00Z'"
      ),
    ])
  func refusals(text: String, sentence: String) {
    let error = #expect(throws: RevisionError.self) { try store.snapshot(at: text) }
    #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "")")
  }

  @Test("to a store without revisions says so")
  func empty() throws {
    let fresh = try Store.create(at: folder("b.db"))
    for text in ["HEAD", "v1", "x"] {
      let error = #expect(throws: RevisionError.self) { try fresh.snapshot(at: text) }
      #expect(
        error?.description == "unknown revision '\(text)'; nothing is committed yet: commit first")
    }
    let error = #expect(throws: RevisionError.self) { try fresh.snapshot(at: "@2026-11-01") }
    #expect(error?.description == "nothing was committed by '2026-11-01'; commit first")
  }
}
