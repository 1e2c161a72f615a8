-- The tables, views and triggers of a new file, as the migrations up to PRAGMA user_version make them one after the other.
-- RECORD=1 writes it.

CREATE TABLE assertion (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,     -- order of declaration, from 0
  claim TEXT NOT NULL CHECK (json_valid(claim)),  -- {"trait":"reachable","view":"go","wanted":true}
  condition TEXT,                -- the profiles it must hold on; NULL for all
  message TEXT,                  -- why it matters
  text TEXT NOT NULL,            -- for people: submit.top >= password.bottom + 8
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE branch (
  name TEXT PRIMARY KEY,
  revision INTEGER REFERENCES revision (number)  -- its newest; NULL before the first
) STRICT, WITHOUT ROWID;

CREATE TABLE caches (
  -- At most one row: which tables and views of remembered work the file has.
  one INTEGER PRIMARY KEY CHECK (one = 1),
  edition INTEGER NOT NULL,      -- those of another edition than a program's are dropped, and made and filled anew
  parts TEXT NOT NULL CHECK (json_valid(parts))  -- their names: ["audit","environment",…]
) STRICT;

CREATE TABLE catalogue (
  -- The hashes of all devices and of all profiles together, kept current so that a commit need not read them.
  kind TEXT PRIMARY KEY CHECK (kind IN ('devices', 'profiles')),
  content_hash TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE checkout (
  -- One row: the branch that the next commit goes to.
  one INTEGER PRIMARY KEY CHECK (one = 1),
  branch TEXT NOT NULL REFERENCES branch (name) DEFERRABLE INITIALLY DEFERRED,
  operation INTEGER NOT NULL     -- the last one when the working design was the branch's newest revision; 0 for none
) STRICT;

CREATE TABLE content (
  hash TEXT PRIMARY KEY,         -- SHA-256 of body
  kind TEXT NOT NULL CHECK (kind IN ('screen', 'devices', 'profiles')),
  body TEXT NOT NULL CHECK (json_valid(body))  -- canonical JSON
, layout_hash TEXT) STRICT;

CREATE TABLE device (
  -- Measures in points.
  name TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  width REAL NOT NULL,           -- held upright
  height REAL NOT NULL,
  scale REAL NOT NULL,           -- pixels a point
  idiom TEXT NOT NULL CHECK (idiom IN ('phone', 'pad')),
  portrait_top REAL NOT NULL,    -- safe area
  portrait_left REAL NOT NULL,
  portrait_bottom REAL NOT NULL,
  portrait_right REAL NOT NULL,
  landscape_top REAL NOT NULL,
  landscape_left REAL NOT NULL,
  landscape_bottom REAL NOT NULL,
  landscape_right REAL NOT NULL,
  portrait_keys REAL NOT NULL,   -- keyboard: rows of keys, row of suggestions, what lies below
  portrait_prediction REAL NOT NULL,
  portrait_dock REAL NOT NULL,
  landscape_keys REAL NOT NULL,
  landscape_prediction REAL NOT NULL,
  landscape_dock REAL NOT NULL,
  os REAL NOT NULL,
  source TEXT NOT NULL,          -- where the figures come from
  unverified TEXT NOT NULL CHECK (json_valid(unverified))  -- figures without a trustworthy source
, target INTEGER NOT NULL DEFAULT 0 CHECK (target IN (0, 1)), portrait_display TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(portrait_display)), landscape_display TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(landscape_display)), earlier TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(earlier))) STRICT, WITHOUT ROWID;

CREATE TABLE freed (
  screen TEXT NOT NULL,          -- screen.id
  id TEXT NOT NULL,              -- of a constraint, a variation, an assertion or a suppression
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE layout_constraint (
  -- first relation second * multiplier + constant, at a priority
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,     -- order of declaration, from 0
  first_item TEXT NOT NULL,      -- id of a view or guide
  first_region TEXT NOT NULL,    -- bounds, safeArea, layoutMargins, readableContent, keyboard, contentLayout, …
  first_anchor TEXT NOT NULL,    -- top, leading, width, …
  relation TEXT NOT NULL CHECK (relation IN ('==', '<=', '>=')),
  second_item TEXT,              -- NULL where the right side is a constant
  second_region TEXT,
  second_anchor TEXT,
  multiplier REAL NOT NULL,
  constant REAL NOT NULL,        -- points
  priority REAL NOT NULL,        -- above 0, at most 1000 (required)
  installed INTEGER NOT NULL CHECK (installed IN (0, 1)),
  condition TEXT,                -- the profiles it applies to; NULL for all
  text TEXT NOT NULL, origin TEXT NOT NULL DEFAULT 'author'
  CHECK (origin IN ('author', 'autoresizing', 'placeholder')), format TEXT CHECK (format IS NULL OR json_valid(format)),            -- for people: title.top == safeArea.top + 24 @750
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE layout_guide (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,     -- order of declaration, from 0
  name TEXT NOT NULL,
  owner TEXT NOT NULL,           -- id of the view that owns it
  PRIMARY KEY (screen, id),
  UNIQUE (screen, name),
  FOREIGN KEY (screen, owner) REFERENCES view (screen, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

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

CREATE TABLE merging (
  -- A merge that is not committed yet; no row for none.
  one INTEGER PRIMARY KEY CHECK (one = 1),
  ours INTEGER NOT NULL REFERENCES revision (number),
  theirs INTEGER NOT NULL REFERENCES revision (number),
  bases TEXT NOT NULL CHECK (json_valid(bases)),  -- [3], the numbers of the newest revisions that both come from
  name TEXT NOT NULL,            -- what was merged, as it was asked for
  message TEXT NOT NULL
) STRICT;

CREATE TABLE migration (
  -- The changes that this file's schema has seen; their number is also its user_version.
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  applied TEXT NOT NULL  -- UTC, ISO 8601
) STRICT;

CREATE TABLE operation (
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- in the order of doing; never used twice
  batch INTEGER NOT NULL,        -- id of the first operation that was done together with this one
  command TEXT NOT NULL,         -- add-view
  arguments TEXT NOT NULL CHECK (json_valid(arguments)),
  line TEXT NOT NULL,            -- the command as a person types it
  time TEXT NOT NULL,            -- UTC, ISO 8601
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))  -- 1 for what redo would do again
, hash TEXT NOT NULL DEFAULT '') STRICT;

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

CREATE TABLE profile (
  -- One way in which a person may meet a screen; NULL stands for the device's or the design's own.
  name TEXT PRIMARY KEY,         -- iphone-se-3/portrait/AX3/rtl/keyboard
  position INTEGER NOT NULL,
  device TEXT NOT NULL REFERENCES device (name) DEFERRABLE INITIALLY DEFERRED,
  orientation TEXT NOT NULL,
  window_width REAL,             -- points
  window_height REAL,
  text_size TEXT NOT NULL,
  bold_text INTEGER NOT NULL CHECK (bold_text IN (0, 1)),
  direction TEXT NOT NULL,
  keyboard TEXT NOT NULL,
  bars TEXT NOT NULL CHECK (json_valid(bars)),        -- ["navigation","tab"]
  locale TEXT,
  os REAL,
  state TEXT,                    -- NULL for the screen's initial one
  offsets TEXT NOT NULL CHECK (json_valid(offsets)),  -- [{"view":"scroll","x":0,"y":40}]
  environment_hash TEXT NOT NULL -- of what a layout can depend on; see table environment
, focus TEXT) STRICT, WITHOUT ROWID;

CREATE TABLE revision (
  number INTEGER PRIMARY KEY,    -- 3 for v3
  parent INTEGER REFERENCES revision (number),
  message TEXT NOT NULL,
  author TEXT NOT NULL,
  time TEXT NOT NULL,            -- UTC, ISO 8601
  design_hash TEXT NOT NULL,     -- SHA-256 of the list of contents
  devices_hash TEXT NOT NULL REFERENCES content (hash),
  profiles_hash TEXT NOT NULL REFERENCES content (hash),
  operation INTEGER NOT NULL,    -- the last operation that it contains; 0 for none
  hash TEXT NOT NULL             -- SHA-256 of all of the above and the parent's hash
, second_parent INTEGER REFERENCES revision (number), steps INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE revision_change (
  revision INTEGER NOT NULL REFERENCES revision (number) DEFERRABLE INITIALLY DEFERRED,
  screen TEXT NOT NULL,          -- id of the screen
  position INTEGER,              -- orders the screens; NULL, like name and content, for one that the revision removed
  name TEXT,
  content_hash TEXT REFERENCES content (hash),
  PRIMARY KEY (revision, screen)
) STRICT, WITHOUT ROWID;

CREATE TABLE revision_seal (
  revision INTEGER PRIMARY KEY REFERENCES revision (number) DEFERRABLE INITIALLY DEFERRED,
  hash TEXT NOT NULL             -- SHA-256 of the seal of the revision before it, of its own row and of its changes
) STRICT;

CREATE TABLE screen (
  id TEXT PRIMARY KEY,           -- stays through renaming
  position INTEGER NOT NULL,     -- order among screens, from 0
  name TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL     -- SHA-256 of the screen's canonical JSON; see table content
, layout_hash TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;

CREATE TABLE seal (
  part TEXT PRIMARY KEY,         -- screens, branches, tags, merge, revisions, journal
  hash TEXT NOT NULL             -- SHA-256 of what is in it; of revisions and the journal, of their ends
) STRICT, WITHOUT ROWID;

CREATE TABLE source (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,              -- identifier of the scene's root in the file: BYZ-38-t0r
  position INTEGER NOT NULL,     -- 0: a screen has one at most
  file TEXT NOT NULL,            -- from the store's folder if it lies there, else from the machine's root
  places TEXT NOT NULL CHECK (json_valid(places)),  -- [{"kind":"view","object":"title","line":12,"digest":"…"}]
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE state (
  -- The states that a screen can be in; position 0 is the initial one.
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (screen, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE suppression (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,     -- order in which they were made, from 0
  rule TEXT NOT NULL,            -- small-target
  items TEXT NOT NULL CHECK (json_valid(items)),  -- ["close"]: ids of views and guides that take part; [] for any
  constraints TEXT NOT NULL CHECK (json_valid(constraints)),  -- ids of constraints that take part
  reason TEXT NOT NULL,          -- why it is accepted
  until TEXT,                    -- the last day, 2026-12-31; NULL for good
  text TEXT NOT NULL,            -- for people: small-target of close
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE tag (
  name TEXT PRIMARY KEY,
  revision INTEGER NOT NULL REFERENCES revision (number)
) STRICT, WITHOUT ROWID;

CREATE TABLE text (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  view TEXT NOT NULL,            -- id of the view
  attribute TEXT NOT NULL CHECK (attribute IN ('text', 'placeholder', 'label')),
  locale TEXT NOT NULL,          -- de, de-AT, zh-Hans
  position INTEGER NOT NULL,     -- order in which they were given, from 0
  value TEXT NOT NULL,
  PRIMARY KEY (screen, view, attribute, locale),
  FOREIGN KEY (screen, view) REFERENCES view (screen, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE variation (
  -- A change of a view or a constraint that applies only where its condition holds.
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,     -- order of declaration, from 0
  target_kind TEXT NOT NULL CHECK (target_kind IN ('view', 'constraint')),
  target TEXT NOT NULL,          -- id of the view or constraint
  changes TEXT NOT NULL CHECK (json_valid(changes)),  -- {"axis":"horizontal"} or {"installed":false}
  condition TEXT NOT NULL,       -- vclass = compact
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE view (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,              -- stays through renaming and moving; unique in its screen
  position INTEGER NOT NULL,     -- place in the tree's preorder; 0 is the root
  parent TEXT,                   -- id of the view around it; NULL for the root
  name TEXT NOT NULL,
  kind TEXT NOT NULL,            -- label, button, stack, …
  attributes TEXT NOT NULL CHECK (json_valid(attributes)),  -- {"text":"Sign in","lines":0,"hugging":"251,251"}
  PRIMARY KEY (screen, id),
  UNIQUE (screen, name),
  FOREIGN KEY (screen, parent) REFERENCES view (screen, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE VIEW history AS
  SELECT o.id AS operation, o.batch, o.time, o.line, o.undone, c.kind,
    coalesce((SELECT name FROM screen WHERE id = c.screen), c.screen) AS screen,
    c.object, c.before, c.after
  FROM operation o LEFT JOIN operation_change c ON c.operation = o.id
  ORDER BY o.id, c.sequence;

CREATE VIEW revision_assertion AS
  SELECT r.revision, r.name AS screen, a.key AS position, a.value ->> 'id' AS id,
    a.value -> 'claim' AS claim, a.value ->> 'when' AS condition, a.value ->> 'message' AS message
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.assertions') a;

CREATE VIEW revision_constraint AS
  SELECT r.revision, r.name AS screen, k.key AS position, k.value ->> 'id' AS id,
    k.value ->> '$.first.item' AS first_item, coalesce(k.value ->> '$.first.region', 'bounds') AS first_region,
    k.value ->> '$.first.anchor' AS first_anchor, k.value ->> 'relation' AS relation,
    k.value ->> '$.second.item' AS second_item,
    CASE WHEN k.value -> 'second' IS NOT NULL
      THEN coalesce(k.value ->> '$.second.region', 'bounds') END AS second_region,
    k.value ->> '$.second.anchor' AS second_anchor, k.value ->> 'multiplier' AS multiplier,
    k.value ->> 'constant' AS constant, k.value ->> 'priority' AS priority,
    k.value ->> 'installed' AS installed, k.value ->> 'when' AS condition
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.constraints') k;

CREATE VIEW revision_screen AS
  SELECT r.number AS revision, c.position, s.screen, c.name, c.content_hash
  FROM revision r JOIN (SELECT DISTINCT screen FROM revision_change) s
    JOIN revision_change c ON c.screen = s.screen AND c.content_hash IS NOT NULL AND c.revision = (
      WITH RECURSIVE way (number) AS (
        SELECT r.number
        UNION ALL
        SELECT p.parent FROM way JOIN revision p ON p.number = way.number
        WHERE p.steps > 0 AND p.parent < p.number AND NOT EXISTS (
          SELECT 1 FROM revision_change d WHERE d.revision = way.number AND d.screen = s.screen)
      ) SELECT min(number) FROM way);

CREATE VIEW revision_source AS
  SELECT r.revision, r.name AS screen, o.value ->> 'file' AS file, o.value ->> 'id' AS id,
    o.value -> 'places' AS places
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.sources') o;

CREATE VIEW revision_suppression AS
  SELECT r.revision, r.name AS screen, s.key AS position, s.value ->> 'id' AS id, s.value ->> 'rule' AS rule,
    s.value -> 'items' AS items, s.value -> 'constraints' AS constraints, s.value ->> 'reason' AS reason,
    s.value ->> 'until' AS until
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.suppressions') s;

CREATE VIEW revision_text AS
  SELECT r.revision, r.name AS screen, t.key AS position, t.value ->> 'view' AS view,
    t.value ->> 'attribute' AS attribute, t.value ->> 'locale' AS locale, t.value ->> 'value' AS value
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.texts') t;

CREATE VIEW revision_view AS
  SELECT r.revision, r.name AS screen, v.key AS position,
    v.value ->> 'id' AS id, v.value ->> 'name' AS name, v.value ->> 'kind' AS kind,
    v.value ->> 'parent' AS parent, v.value -> 'attributes' AS attributes
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.views') v;

CREATE VIEW source_place AS
  SELECT s.name AS screen, o.file, p.value ->> 'line' AS line, p.value ->> 'kind' AS kind,
    p.value ->> 'object' AS object, coalesce(p.value ->> 'identifier', p.value ->> 'object') AS identifier
  FROM source o JOIN screen s ON s.id = o.screen JOIN json_each(o.places) p;

CREATE TRIGGER content_is_kept BEFORE DELETE ON content
  WHEN EXISTS (SELECT 1 FROM revision_change WHERE content_hash = OLD.hash)
    OR EXISTS (SELECT 1 FROM revision WHERE OLD.hash IN (devices_hash, profiles_hash))
  BEGIN SELECT raise(ABORT, 'a revision needs this content'); END;

CREATE TRIGGER content_is_not_replaced BEFORE INSERT ON content
  WHEN EXISTS (SELECT 1 FROM content WHERE hash = NEW.hash)
  BEGIN SELECT raise(ABORT, 'a content never changes'); END;

CREATE TRIGGER content_stays BEFORE UPDATE ON content
  BEGIN SELECT raise(ABORT, 'a content never changes'); END;

CREATE TRIGGER revision_change_is_kept BEFORE DELETE ON revision_change
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;

CREATE TRIGGER revision_change_is_sealed BEFORE INSERT ON revision_change
  WHEN EXISTS (SELECT 1 FROM revision WHERE number = NEW.revision)
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;

CREATE TRIGGER revision_change_stays BEFORE UPDATE ON revision_change
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;

CREATE TRIGGER revision_is_kept BEFORE DELETE ON revision
  BEGIN SELECT raise(ABORT, 'a revision is never removed'); END;

CREATE TRIGGER revision_is_not_replaced BEFORE INSERT ON revision
  WHEN EXISTS (SELECT 1 FROM revision WHERE number = NEW.number)
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;

CREATE TRIGGER revision_stays BEFORE UPDATE ON revision
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;

INSERT INTO branch VALUES ('main', NULL);
INSERT INTO checkout VALUES (1, 'main', 0);

PRAGMA user_version = 24;
