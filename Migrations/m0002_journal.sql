-- What was done, object by object, so that it can be taken back and done again, in other processes too.

CREATE TABLE operation (
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- in the order of doing; never used twice
  batch INTEGER NOT NULL,        -- id of the first operation that was done together with this one
  command TEXT NOT NULL,         -- add-view
  arguments TEXT NOT NULL CHECK (json_valid(arguments)),
  line TEXT NOT NULL,            -- the command as a person types it
  time TEXT NOT NULL,            -- UTC, ISO 8601
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))  -- 1 for what redo would do again
) STRICT;
CREATE INDEX operation_batch ON operation (batch);
CREATE INDEX operation_undone ON operation (id) WHERE undone = 1;

CREATE TABLE operation_change (
  operation INTEGER NOT NULL REFERENCES operation (id) ON DELETE CASCADE,
  sequence INTEGER NOT NULL,     -- from 0
  kind TEXT NOT NULL,            -- screen, view, guide, constraint, variation, state, device, profile
  screen TEXT,                   -- id of the screen; NULL for devices and profiles
  object TEXT NOT NULL,          -- id of the object
  before TEXT CHECK (before IS NULL OR json_valid(before)),  -- NULL for what was added
  after TEXT CHECK (after IS NULL OR json_valid(after)),    -- NULL for what was removed
  before_position INTEGER,       -- place in its list; NULL where that did not change or there was none
  after_position INTEGER,
  PRIMARY KEY (operation, sequence)
) STRICT, WITHOUT ROWID;
CREATE INDEX operation_change_object ON operation_change (screen, object);

CREATE VIEW history AS
  SELECT o.id AS operation, o.batch, o.time, o.line, o.undone, c.kind,
    coalesce((SELECT name FROM screen WHERE id = c.screen), c.screen) AS screen,
    c.object, c.before, c.after
  FROM operation o LEFT JOIN operation_change c ON c.operation = o.id
  ORDER BY o.id, c.sequence;
