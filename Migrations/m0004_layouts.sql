-- Solved layouts, remembered by what they depend on, so that nothing is solved twice.
-- They can be deleted at any time: whatever asks for them solves again.

CREATE TABLE environment (
  -- All of a profile that a layout can depend on; profiles with equal environments share their layouts.
  hash TEXT PRIMARY KEY,
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
  offsets TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE layout (
  id INTEGER PRIMARY KEY,
  screen_hash TEXT NOT NULL,     -- screen.content_hash or revision_screen.content_hash
  environment_hash TEXT NOT NULL REFERENCES environment (hash),
  engine TEXT NOT NULL,          -- the engine's version, its text tables and fonts
  status TEXT NOT NULL,          -- solved, ambiguous, conflict
  conflicts TEXT NOT NULL,       -- [[{"constraint":"c1"},{"view":"form","what":"…"}],…]
  ambiguities TEXT NOT NULL,     -- [{"view":"title","aspect":"x","least":0,"greatest":8},…]
  UNIQUE (screen_hash, environment_hash, engine)
) STRICT;

CREATE TABLE layout_view (
  -- Points; NULL where a view has no text or no scrolling content.
  layout INTEGER NOT NULL REFERENCES layout (id) ON DELETE CASCADE,
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
  FROM screen s JOIN layout l ON l.screen_hash = s.content_hash
    JOIN profile p ON p.environment_hash = l.environment_hash
    JOIN layout_view f ON f.layout = l.id
    JOIN view v ON v.screen = s.id AND v.id = f.view
  WHERE NOT EXISTS (
    SELECT 1 FROM layout newer WHERE newer.screen_hash = l.screen_hash
      AND newer.environment_hash = l.environment_hash AND newer.id > l.id)
  ORDER BY s.position, p.position, f.position;
