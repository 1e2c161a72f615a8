// The store: drafts, journal, revisions, branches, merging, remembered layouts and migrations, in one SQLite file
// (docs/store.md).
//
// Start with `File/Store.swift`, then `Working/Draft.swift` for edits and `Revisions/Snapshot.swift` for what is
// frozen.
//
// What does not belong here: solving: layouts are handed in. What an edit means is `DesignModel`'s.
