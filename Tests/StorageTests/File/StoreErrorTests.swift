import Storage
import Testing

@Suite("A store's error") struct StoreErrorTests {
  @Test(
    "is a sentence with the way out",
    arguments: [
      (
        StoreError.noStore(folder: "/home/ann"),
        "no store 'workbench.db' in '/home/ann' or above it; make one with init, or name one with --store"
      ),
      (.missing("a.db"), "no store 'a.db'; make one with init, or name another with --store"),
      (.alreadyExists("a.db"), "'a.db' exists already; choose another place or remove it first"),
      (.notSQLite("a.db"), "'a.db' is no store: it is no SQLite file; name another with --store"),
      (
        .empty("a.db"), "'a.db' is no store: it is empty; remove it and make a store with init"
      ),
      (
        .foreign("a.db"), "'a.db' is no store: it is another program's SQLite file; name another with --store"
      ),
      (
        .newerSchema("a.db", schema: 7, known: 5),
        "the store 'a.db' was written by a newer workbench (schema 7, this program knows 5); update workbench"
      ),
      (
        .olderSchema("a.db", schema: 1, known: 5),
        "the store 'a.db' was written by an older workbench (schema 1, this program needs 5) and can't be brought up "
          + "where it is; make the file and its folder writable"
      ),
      (.readOnly("a.db"), "the store 'a.db' can't be written; make the file and its folder writable"),
      (
        .unreadableJournal("a.db"),
        "the store 'a.db' has changes in 'a.db-wal' that can't be read in a read-only folder; make the folder "
          + "writable, or copy both files elsewhere"
      ),
      (.busy("a.db"), "the store 'a.db' is in use by another program; try again when that is done"),
      (
        .corrupt("a.db", detail: "malformed"),
        "the store 'a.db' is damaged (malformed); see what verify-store finds and go back to a backup"
      ),
      (
        .damaged("a.db", detail: "no view"),
        "the store 'a.db' holds what is no design (no view); see what verify-store finds and go back to a backup"
      ),
      (.full("a.db"), "no room on the disk for the store 'a.db'; nothing was changed: free some room"),
      (.cannotOpen("a.db", reason: "it is a folder"), "the store 'a.db' can't be opened: it is a folder"),
      (.refused("a.db", detail: "no"), "the store 'a.db' refused: no"),
      (.unstorable("view 'a': no"), "can't store view 'a': no"),
      (
        .journalDisagrees("screen 'a'"),
        "screen 'a' is not as the journal left it: it was changed outside of workbench; change it back first"
      ),
    ])
  func sentences(error: StoreError, sentence: String) { #expect("\(error)" == sentence) }
}
