-- The design that edits change, one row an object, so that people can query it with SQL.
-- References between rows are checked at the end of a transaction: a row that changes is taken out and put back.

CREATE TABLE migration (
  -- The changes that this file's schema has seen; their number is also its user_version.
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  applied TEXT NOT NULL  -- UTC, ISO 8601
) STRICT;

CREATE TABLE screen (
  id TEXT PRIMARY KEY,           -- stays through renaming
  position INTEGER NOT NULL,     -- order among screens, from 0
  name TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL     -- SHA-256 of the screen's canonical JSON; see table content
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
CREATE INDEX view_parent ON view (screen, parent);

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
CREATE INDEX layout_guide_owner ON layout_guide (screen, owner);

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
  text TEXT NOT NULL,            -- for people: title.top == safeArea.top + 24 @750
  PRIMARY KEY (screen, id)
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

CREATE TABLE state (
  -- The states that a screen can be in; position 0 is the initial one.
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (screen, name)
) STRICT, WITHOUT ROWID;

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
) STRICT, WITHOUT ROWID;
CREATE INDEX profile_device ON profile (device);
CREATE INDEX profile_environment ON profile (environment_hash);

CREATE TABLE catalogue (
  -- The hashes of all devices and of all profiles together, kept current so that a commit need not read them.
  kind TEXT PRIMARY KEY CHECK (kind IN ('devices', 'profiles')),
  content_hash TEXT NOT NULL
) STRICT, WITHOUT ROWID;
