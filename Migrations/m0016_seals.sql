-- Hashes of what a dump holds beyond the frozen contents, so that verify-store finds what was changed outside of workbench.

-- SHA-256 of the hash of the operation before it, of its own row but for undone, and of its changes.
ALTER TABLE operation ADD COLUMN hash TEXT NOT NULL DEFAULT '';

CREATE TABLE revision_seal (
  revision INTEGER PRIMARY KEY REFERENCES revision (number) DEFERRABLE INITIALLY DEFERRED,
  hash TEXT NOT NULL             -- SHA-256 of the seal of the revision before it, of its own row and of its changes
) STRICT;

CREATE TABLE seal (
  part TEXT PRIMARY KEY,         -- screens, branches, tags, merge, revisions, journal
  hash TEXT NOT NULL             -- SHA-256 of what is in it; of revisions and the journal, of their ends
) STRICT, WITHOUT ROWID;
