-- A layout is stored once for all environments that differ only in what its screen doesn't read.
-- Remembered layouts can be deleted at any time, so that those of before are solved anew.

DROP VIEW frame;
DROP TABLE layout_view;
DROP TABLE layout;
DROP TABLE environment;

CREATE TABLE environment (
  -- All of a profile that a layout can depend on.
  id INTEGER PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE,
  width REAL NOT NULL,           -- points
  height REAL NOT NULL,
  scale REAL NOT NULL,           -- pixels a point
  safe_top REAL NOT NULL,
  safe_left REAL NOT NULL,
  safe_bottom REAL NOT NULL,
  safe_right REAL NOT NULL,
  idiom TEXT NOT NULL,
  orientation TEXT NOT NULL,
  text_size TEXT NOT NULL,
  bold_text INTEGER NOT NULL,
  direction TEXT NOT NULL,
  keyboard_height REAL,          -- NULL for no keyboard
  locale TEXT,
  os REAL NOT NULL,
  state TEXT,
  offsets TEXT NOT NULL,
  focus TEXT
) STRICT;

CREATE TABLE reading (
  -- What screens read of an environment; many screens read the same.
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE reduced_environment (
  -- The environment that stands for all that look alike to who reads no more.
  reading INTEGER NOT NULL REFERENCES reading (id) ON DELETE CASCADE,
  environment INTEGER NOT NULL REFERENCES environment (id),
  reduced INTEGER NOT NULL REFERENCES environment (id),
  PRIMARY KEY (reading, environment)
) STRICT, WITHOUT ROWID;
CREATE INDEX reduced_environment_reduced ON reduced_environment (reading, reduced);

CREATE TABLE laid_out_screen (
  id INTEGER PRIMARY KEY,
  screen_hash TEXT NOT NULL,     -- screen.layout_hash or that of a revision's screen
  engine TEXT NOT NULL,          -- the engine's version, its text tables and fonts
  reading INTEGER NOT NULL REFERENCES reading (id),
  UNIQUE (screen_hash, engine)
) STRICT;

CREATE TABLE stored_layout (
  id INTEGER PRIMARY KEY,
  screen INTEGER NOT NULL REFERENCES laid_out_screen (id) ON DELETE CASCADE,
  environment INTEGER NOT NULL REFERENCES environment (id),  -- a reduced one
  status TEXT NOT NULL,          -- solved, ambiguous, conflict
  conflicts TEXT NOT NULL,       -- [[{"constraint":"c1"},{"view":"form","what":"…"}],…]
  ambiguities TEXT NOT NULL,     -- [{"view":"title","aspect":"x","least":0,"greatest":8},…]
  anchors TEXT NOT NULL CHECK (json_valid(anchors)),
  UNIQUE (screen, environment)
) STRICT;

CREATE TABLE layout_view (
  -- Points; NULL where a view has no text or no scrolling content.
  layout INTEGER NOT NULL REFERENCES stored_layout (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,     -- the view's place in its screen
  view TEXT NOT NULL,            -- id of the view
  exact_x REAL NOT NULL,         -- before rounding, in the parent's space
  exact_y REAL NOT NULL,
  exact_width REAL NOT NULL,
  exact_height REAL NOT NULL,
  x REAL NOT NULL,               -- rounded to device pixels, in the parent's space
  y REAL NOT NULL,
  width REAL NOT NULL,
  height REAL NOT NULL,
  screen_x REAL NOT NULL,        -- rounded to device pixels, in the root's space
  screen_y REAL NOT NULL,
  screen_width REAL NOT NULL,
  screen_height REAL NOT NULL,
  hidden INTEGER NOT NULL,
  lines INTEGER,                 -- text: lines shown, lines wanted, characters shown, characters in all
  wanted INTEGER,
  shown INTEGER,
  total INTEGER,
  truncated INTEGER,
  clipped INTEGER,
  font_scale REAL,
  approximate INTEGER,
  content_width REAL,            -- scrolling content, its insets, its offset and how far that can go
  content_height REAL,
  inset_top REAL,
  inset_left REAL,
  inset_bottom REAL,
  inset_right REAL,
  offset_x REAL,
  offset_y REAL,
  least_x REAL,
  least_y REAL,
  greatest_x REAL,
  greatest_y REAL,
  PRIMARY KEY (layout, position)
) STRICT, WITHOUT ROWID;

CREATE VIEW layout AS
  -- Every stored layout with what it is of; environment_hash is that of the reduced environment.
  SELECT l.id, s.screen_hash, e.hash AS environment_hash, s.engine, l.status, l.conflicts, l.ambiguities, l.anchors
  FROM stored_layout l JOIN laid_out_screen s ON s.id = l.screen JOIN environment e ON e.id = l.environment;

-- Where each view of the working design lies on each stored profile, as far as that was solved.
CREATE VIEW frame AS
  SELECT s.name AS screen, p.name AS profile, v.name AS view,
    (WITH RECURSIVE up (parent, path) AS (
       SELECT v.parent, v.name
       UNION ALL
       SELECT a.parent, a.name || '/' || up.path FROM up JOIN view a
         ON a.screen = v.screen AND a.id = up.parent AND a.parent IS NOT NULL
     ) SELECT path FROM up ORDER BY length(path) DESC LIMIT 1) AS path,
    v.kind, f.x, f.y, f.width, f.height, f.screen_x, f.screen_y, f.screen_width, f.screen_height,
    f.exact_x, f.exact_y, f.exact_width, f.exact_height, f.hidden,
    f.lines, f.wanted, f.shown, f.total, f.truncated, f.clipped, f.font_scale, f.approximate,
    f.content_width, f.content_height, f.offset_x, f.offset_y, l.status
  FROM screen s JOIN laid_out_screen q ON q.screen_hash = s.layout_hash
    JOIN stored_layout l ON l.screen = q.id
    JOIN reduced_environment r ON r.reading = q.reading AND r.reduced = l.environment
    JOIN environment e ON e.id = r.environment
    JOIN profile p ON p.environment_hash = e.hash
    JOIN layout_view f ON f.layout = l.id
    JOIN view v ON v.screen = s.id AND v.id = f.view
  WHERE NOT EXISTS (
    SELECT 1 FROM laid_out_screen newer
      JOIN reduced_environment other ON other.reading = newer.reading AND other.environment = r.environment
      JOIN stored_layout solved ON solved.screen = newer.id AND solved.environment = other.reduced
    WHERE newer.screen_hash = q.screen_hash AND newer.id > q.id)
  ORDER BY s.position, p.position, f.position;
