-- Views that lie alike in several layouts of a screen, or as in a mirror, are stored once.
-- Remembered layouts can be deleted at any time, so that those of before are solved anew.

DROP VIEW frame;
DROP VIEW layout;
DROP TABLE layout_view;
DROP TABLE stored_layout;
DELETE FROM laid_out_screen;
DELETE FROM reading;
DELETE FROM environment;

CREATE TABLE stored_layout (
  id INTEGER PRIMARY KEY,
  screen INTEGER NOT NULL REFERENCES laid_out_screen (id) ON DELETE CASCADE,
  environment INTEGER NOT NULL REFERENCES environment (id),  -- a reduced one
  status TEXT NOT NULL,          -- solved, ambiguous, conflict
  conflicts TEXT NOT NULL,       -- [[{"constraint":"c1"},{"view":"form","what":"…"}],…]
  ambiguities TEXT NOT NULL,     -- [{"view":"title","aspect":"x","least":0,"greatest":8},…]
  anchors TEXT NOT NULL CHECK (json_valid(anchors)),
  shared INTEGER REFERENCES stored_layout (id) ON DELETE CASCADE,  -- the layout whose views lie alike; NULL for its own
  mirrored INTEGER NOT NULL DEFAULT 0 CHECK (mirrored IN (0, 1)),  -- 1 where they lie as its mirror image has them
  UNIQUE (screen, environment)
) STRICT;
CREATE INDEX stored_layout_shared ON stored_layout (shared) WHERE shared IS NOT NULL;

CREATE TABLE stored_view (
  -- Points; NULL where a view has no text or no scrolling content.
  layout INTEGER NOT NULL REFERENCES stored_layout (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,     -- the view's place in its screen
  parent INTEGER,                -- that of its superview; NULL for the root, and where no mirror image is shared
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

CREATE VIEW layout_view AS
  -- The views of every stored layout; in the mirror image of a layout they count from the other side.
  SELECT l.id AS layout, f.position, f.view,
    CASE WHEN l.mirrored AND f.parent IS NOT NULL
      THEN round((coalesce(o.content_width, o.exact_width) - f.exact_x - f.exact_width) * 1e9) / 1e9 + 0.0
      ELSE f.exact_x END AS exact_x,
    f.exact_y, f.exact_width, f.exact_height,
    CASE WHEN l.mirrored AND f.parent IS NOT NULL
      THEN (round(coalesce(o.content_width, o.width) * e.scale) - round(f.x * e.scale) - round(f.width * e.scale))
        / e.scale
      ELSE f.x END AS x,
    f.y, f.width, f.height,
    CASE WHEN l.mirrored
      THEN (round(w.width * e.scale) - round(f.screen_x * e.scale) - round(f.screen_width * e.scale)) / e.scale
      ELSE f.screen_x END AS screen_x,
    f.screen_y, f.screen_width, f.screen_height, f.hidden, f.lines, f.wanted, f.shown, f.total,
    f.truncated, f.clipped, f.font_scale, f.approximate, f.content_width, f.content_height, f.inset_top,
    CASE WHEN l.mirrored THEN f.inset_right ELSE f.inset_left END AS inset_left,
    f.inset_bottom,
    CASE WHEN l.mirrored THEN f.inset_left ELSE f.inset_right END AS inset_right,
    CASE WHEN l.mirrored
      THEN f.content_width - f.exact_width - f.offset_x ELSE f.offset_x END AS offset_x,
    f.offset_y,
    CASE WHEN l.mirrored
      THEN f.content_width - f.exact_width - f.greatest_x ELSE f.least_x END AS least_x,
    f.least_y,
    CASE WHEN l.mirrored
      THEN f.content_width - f.exact_width - f.least_x ELSE f.greatest_x END AS greatest_x,
    f.greatest_y
  FROM stored_layout l JOIN environment e ON e.id = l.environment
    JOIN stored_view f ON f.layout = coalesce(l.shared, l.id)
    LEFT JOIN stored_view o ON l.mirrored AND o.layout = f.layout AND o.position = f.parent
    LEFT JOIN stored_view w ON l.mirrored AND w.layout = f.layout AND w.position = 0;

CREATE VIEW layout AS
  -- Every stored layout with what it is of; environment_hash is that of the reduced environment.
  SELECT l.id, s.screen_hash, e.hash AS environment_hash, s.engine, l.status, l.conflicts, l.ambiguities, l.anchors
  FROM stored_layout l JOIN laid_out_screen s ON s.id = l.screen JOIN environment e ON e.id = l.environment;

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
