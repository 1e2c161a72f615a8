-- What a store remembers and can compute anew: the layouts that were solved, and what audits found in them.
-- Rows can be deleted at any time: whatever asks for them solves or audits again. With a change of this file the edition
-- is raised (Caches.swift); a store of another edition gets all of this anew, so that no step of the schema is for it.

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
  -- The environment that represents all that look alike to who reads no more.
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
  views TEXT NOT NULL,           -- the views' ids, in order: ["root","title",…]
  parents TEXT,                  -- their superviews' places, -1 for the root's; NULL while no layout shares a mirror image
  UNIQUE (screen_hash, engine)
) STRICT;

CREATE TABLE stored_layout (
  id INTEGER PRIMARY KEY,
  screen INTEGER NOT NULL REFERENCES laid_out_screen (id) ON DELETE CASCADE,
  environment INTEGER NOT NULL REFERENCES environment (id),  -- a reduced one
  status TEXT NOT NULL,          -- solved, ambiguous, conflict
  conflicts TEXT NOT NULL,       -- [[{"constraint":"c1"},{"view":"form","what":"…"}],…]
  ambiguities TEXT NOT NULL,     -- [{"view":"title","aspect":"x","least":0,"greatest":8},…]
  anchors TEXT NOT NULL CHECK (json_valid(anchors)),  -- [{"anchor":{"anchor":"top","item":"submit"},"value":512},…]
  shared INTEGER REFERENCES stored_layout (id) ON DELETE CASCADE,  -- the layout whose views lie alike; NULL for its own
  mirrored INTEGER NOT NULL DEFAULT 0 CHECK (mirrored IN (0, 1)),  -- 1 where they lie as its mirror image has them
  -- For each view [x, y, width, height, screen_x, screen_y, hidden, frame, text, scroll], from its end on without what is 0
  -- or null: the first four before rounding, the next two to be rounded to pixels; where rounding each number gives another
  -- frame than the view has, the frame is [x, y, width, height, screen_width, screen_height, screen_x, screen_y], as much of
  -- it as is needed; text and scroll with the columns of layout_view in their order. NULL where the layout shares another's.
  views TEXT,
  truncates INTEGER CHECK (truncates = 1),  -- 1 where a text of it is truncated, so that those are found without reading all
  UNIQUE (screen, environment)
) STRICT;
CREATE INDEX stored_layout_shared ON stored_layout (shared) WHERE shared IS NOT NULL;

CREATE TABLE audit (
  screen_hash TEXT NOT NULL,     -- screen.layout_hash or the like of a revision's screen
  rules TEXT NOT NULL,           -- the engine's version, its text tables and fonts, the edition of the rules and which
  profiles_hash TEXT NOT NULL,   -- SHA-256 of the profiles' names, devices and environments, in their order
  profiles INTEGER NOT NULL,     -- how many they are
  -- [{"rule":"small-target","severity":"warning","view":"v3","message":"…","profiles":"0-5,9","worst":2,…},…], each
  -- once for all profiles that have it, by their places; what is wrong with the design itself is not among them.
  findings TEXT NOT NULL CHECK (json_valid(findings)),
  PRIMARY KEY (screen_hash, rules, profiles_hash)
) STRICT, WITHOUT ROWID;

CREATE VIEW layout_view AS
  -- The views of every stored layout; in the mirror image of a layout they count from the other side.
  WITH place AS (
    SELECT l.id AS layout, l.mirrored, e.scale, f.key AS position,
      json_extract(s.views, '$[' || f.key || ']') AS view,
      nullif(json_extract(s.parents, '$[' || f.key || ']'), -1) AS parent,
      f.value AS own, o.views AS alike
    FROM stored_layout l JOIN laid_out_screen s ON s.id = l.screen JOIN environment e ON e.id = l.environment
      JOIN stored_layout o ON o.id = coalesce(l.shared, l.id), json_each(o.views) f
  ), number AS (
    SELECT layout, mirrored AND parent IS NOT NULL AS turned, mirrored, scale, position, view,
      json_extract(own, '$[0]') AS exact_x, json_extract(own, '$[1]') AS exact_y,
      json_extract(own, '$[2]') AS exact_width, json_extract(own, '$[3]') AS exact_height,
      coalesce(json_extract(own, '$[7][0]'), round(json_extract(own, '$[0]') * scale) / scale) AS x,
      coalesce(json_extract(own, '$[7][1]'), round(json_extract(own, '$[1]') * scale) / scale) AS y,
      coalesce(json_extract(own, '$[7][2]'), round(json_extract(own, '$[2]') * scale) / scale) AS width,
      coalesce(json_extract(own, '$[7][3]'), round(json_extract(own, '$[3]') * scale) / scale) AS height,
      coalesce(json_extract(own, '$[7][6]'), round(json_extract(own, '$[4]') * scale) / scale) AS screen_x,
      coalesce(json_extract(own, '$[7][7]'), round(json_extract(own, '$[5]') * scale) / scale) AS screen_y,
      coalesce(json_extract(own, '$[7][4]'), json_extract(own, '$[7][2]'),
        round(json_extract(own, '$[2]') * scale) / scale) AS screen_width,
      coalesce(json_extract(own, '$[7][5]'), json_extract(own, '$[7][3]'),
        round(json_extract(own, '$[3]') * scale) / scale) AS screen_height,
      coalesce(json_extract(own, '$[6]'), 0) AS hidden,
      json_extract(own, '$[8]') AS text, json_extract(own, '$[9]') AS scroll,
      CASE WHEN mirrored THEN json_extract(alike, '$[' || parent || ']') END AS above,
      CASE WHEN mirrored THEN json_extract(alike, '$[0]') END AS root
    FROM place
  )
  SELECT layout, position, view,
    CASE WHEN turned
      THEN round((coalesce(json_extract(above, '$[9][0]'), json_extract(above, '$[2]')) - exact_x - exact_width) * 1e9)
        / 1e9 + 0.0
      ELSE exact_x + 0.0 END AS exact_x,
    exact_y + 0.0 AS exact_y, exact_width + 0.0 AS exact_width, exact_height + 0.0 AS exact_height,
    CASE WHEN turned
      THEN (round(coalesce(json_extract(above, '$[9][0]'), json_extract(above, '$[7][2]'), json_extract(above, '$[2]'))
        * scale) - round(x * scale) - round(width * scale)) / scale
      ELSE x + 0.0 END AS x,
    y + 0.0 AS y, width + 0.0 AS width, height + 0.0 AS height,
    CASE WHEN mirrored
      THEN (round(coalesce(json_extract(root, '$[7][2]'), json_extract(root, '$[2]')) * scale)
        - round(screen_x * scale) - round(screen_width * scale)) / scale
      ELSE screen_x + 0.0 END AS screen_x,
    screen_y + 0.0 AS screen_y, screen_width + 0.0 AS screen_width, screen_height + 0.0 AS screen_height, hidden,
    json_extract(text, '$[0]') AS lines, json_extract(text, '$[1]') AS wanted,
    json_extract(text, '$[2]') AS shown, json_extract(text, '$[3]') AS total,
    json_extract(text, '$[4]') AS truncated, json_extract(text, '$[5]') AS clipped,
    json_extract(text, '$[6]') + 0.0 AS font_scale, json_extract(text, '$[7]') AS approximate,
    json_extract(scroll, '$[0]') + 0.0 AS content_width, json_extract(scroll, '$[1]') + 0.0 AS content_height,
    json_extract(scroll, '$[2]') + 0.0 AS inset_top,
    json_extract(scroll, CASE WHEN mirrored THEN '$[5]' ELSE '$[3]' END) + 0.0 AS inset_left,
    json_extract(scroll, '$[4]') + 0.0 AS inset_bottom,
    json_extract(scroll, CASE WHEN mirrored THEN '$[3]' ELSE '$[5]' END) + 0.0 AS inset_right,
    CASE WHEN mirrored THEN json_extract(scroll, '$[0]') - exact_width - json_extract(scroll, '$[6]')
      ELSE json_extract(scroll, '$[6]') + 0.0 END AS offset_x,
    json_extract(scroll, '$[7]') + 0.0 AS offset_y,
    CASE WHEN mirrored THEN json_extract(scroll, '$[0]') - exact_width - json_extract(scroll, '$[10]')
      ELSE json_extract(scroll, '$[8]') + 0.0 END AS least_x,
    json_extract(scroll, '$[9]') + 0.0 AS least_y,
    CASE WHEN mirrored THEN json_extract(scroll, '$[0]') - exact_width - json_extract(scroll, '$[8]')
      ELSE json_extract(scroll, '$[10]') + 0.0 END AS greatest_x,
    json_extract(scroll, '$[11]') + 0.0 AS greatest_y
  FROM number;

CREATE VIEW layout AS
  -- Every stored layout with what it is of; environment_hash is that of the reduced environment.
  SELECT l.id, s.screen_hash, e.hash AS environment_hash, s.engine, l.status, l.conflicts, l.ambiguities, l.anchors
  FROM stored_layout l JOIN laid_out_screen s ON s.id = l.screen JOIN environment e ON e.id = l.environment;

CREATE VIEW frame AS
  -- Where each view of the working design lies on each stored profile, as far as that was solved. The joins run in the order of
  -- the rows, so that the first rows cost no more than themselves; l.truncates is asked before any view is read.
  SELECT s.name AS screen, p.name AS profile, v.name AS view,
    (WITH RECURSIVE up (parent, path) AS (
       SELECT v.parent, v.name
       UNION ALL
       SELECT a.parent, a.name || '/' || up.path FROM up JOIN view a
         ON a.screen = v.screen AND a.id = up.parent AND a.parent IS NOT NULL
     ) SELECT path FROM up ORDER BY length(path) DESC LIMIT 1) AS path,
    v.kind, f.x, f.y, f.width, f.height, f.screen_x, f.screen_y, f.screen_width, f.screen_height,
    f.exact_x, f.exact_y, f.exact_width, f.exact_height, f.hidden,
    f.lines, f.wanted, f.shown, f.total, l.truncates AND f.truncated AS truncated, f.clipped, f.font_scale,
    f.approximate,
    f.content_width, f.content_height, f.offset_x, f.offset_y, l.status
  FROM screen s CROSS JOIN profile p CROSS JOIN environment e ON e.hash = p.environment_hash
    CROSS JOIN laid_out_screen q ON q.screen_hash = s.layout_hash
    CROSS JOIN reduced_environment r ON r.reading = q.reading AND r.environment = e.id
    CROSS JOIN stored_layout l ON l.screen = q.id AND l.environment = r.reduced
    CROSS JOIN layout_view f ON f.layout = l.id
    CROSS JOIN view v ON v.screen = s.id AND v.id = f.view
  WHERE NOT EXISTS (
    SELECT 1 FROM laid_out_screen newer
      JOIN reduced_environment other ON other.reading = newer.reading AND other.environment = r.environment
      JOIN stored_layout solved ON solved.screen = newer.id AND solved.environment = other.reduced
    WHERE newer.screen_hash = q.screen_hash AND newer.id > q.id)
  ORDER BY s.position, s.id, p.position, p.name, f.position;

CREATE VIEW finding AS
  -- What the last check on all stored profiles found in the working design, as far as nothing changed since.
  SELECT s.name AS screen, json_extract(f.value, '$.rule') AS rule, json_extract(f.value, '$.severity') AS severity,
    json_extract(f.value, '$.view') AS view, json_extract(f.value, '$.constraint') AS constraint_id,
    json_extract(f.value, '$.message') AS message, json_extract(f.value, '$.profiles') AS profiles,
    json_extract(f.value, '$.total') AS total, json_extract(f.value, '$.where') AS place,
    json_extract(f.value, '$.worst') AS worst, json_extract(f.value, '$.file') AS file,
    json_extract(f.value, '$.line') AS line, json_extract(f.value, '$.id') AS id
  FROM screen s CROSS JOIN audit a ON a.screen_hash = s.layout_hash AND a.rules LIKE 'check %',
    json_each(a.findings, '$.found') f
  WHERE json_extract(a.findings, '$.content') = s.content_hash
    AND json_extract(a.findings, '$.devices') = (SELECT content_hash FROM catalogue WHERE kind = 'devices')
    AND json_extract(a.findings, '$.profiles') = (SELECT content_hash FROM catalogue WHERE kind = 'profiles')
  ORDER BY s.position, s.id, f.key;
