-- Lines of revisions side by side, revisions that join two of them, and the joining that is under way.

ALTER TABLE revision ADD COLUMN second_parent INTEGER REFERENCES revision (number);  -- what a merge took in

CREATE TABLE branch (
  name TEXT PRIMARY KEY,
  revision INTEGER REFERENCES revision (number)  -- its newest; NULL before the first
) STRICT, WITHOUT ROWID;
INSERT INTO branch SELECT 'main', max(number) FROM revision;

CREATE TABLE checkout (
  -- One row: the branch that the next commit goes to.
  one INTEGER PRIMARY KEY CHECK (one = 1),
  branch TEXT NOT NULL REFERENCES branch (name) DEFERRABLE INITIALLY DEFERRED,
  operation INTEGER NOT NULL     -- the last one when the working design was the branch's newest revision; 0 for none
) STRICT;
INSERT INTO checkout SELECT 1, 'main', coalesce(max(operation), 0) FROM revision;

CREATE TABLE merging (
  -- A merge that is not committed yet; no row for none.
  one INTEGER PRIMARY KEY CHECK (one = 1),
  ours INTEGER NOT NULL REFERENCES revision (number),
  theirs INTEGER NOT NULL REFERENCES revision (number),
  bases TEXT NOT NULL CHECK (json_valid(bases)),  -- [3], the numbers of the newest revisions that both come from
  name TEXT NOT NULL,            -- what was merged, as it was asked for
  message TEXT NOT NULL
) STRICT;

CREATE TABLE merge_conflict (
  -- Where both sides of that merge changed the same thing in different ways.
  id INTEGER PRIMARY KEY,
  screen TEXT,                   -- id of the screen; NULL for screens, devices and profiles themselves
  kind TEXT NOT NULL,            -- as in operation_change
  object TEXT NOT NULL,          -- id of the object
  attribute TEXT,                -- NULL where one side removed the object as a whole
  base TEXT CHECK (base IS NULL OR json_valid(base)),        -- NULL for what is not there or not set
  ours TEXT CHECK (ours IS NULL OR json_valid(ours)),
  theirs TEXT CHECK (theirs IS NULL OR json_valid(theirs)),
  because TEXT NOT NULL CHECK (json_valid(because)),  -- [{"kind":"constraint","object":"c9"}]: what needs a removed object
  resolution TEXT CHECK (resolution IN ('ours', 'theirs', 'base', 'working')),
  operation INTEGER              -- the one that put the resolution into the design; NULL if it was there already
) STRICT;
