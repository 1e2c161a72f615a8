-- Findings that are accepted for a reason. They move nothing, so layouts are remembered by a hash that leaves them out.

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

-- Any revision's suppressions: SELECT * FROM revision_suppression WHERE revision = 3 AND screen = 'login'.
CREATE VIEW revision_suppression AS
  SELECT r.revision, r.name AS screen, s.key AS position, s.value ->> 'id' AS id, s.value ->> 'rule' AS rule,
    s.value -> 'items' AS items, s.value -> 'constraints' AS constraints, s.value ->> 'reason' AS reason,
    s.value ->> 'until' AS until
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.suppressions') s;

-- SHA-256 of the screen's canonical JSON without its suppressions; layout.screen_hash is one of these.
ALTER TABLE screen ADD COLUMN layout_hash TEXT NOT NULL DEFAULT '';
UPDATE screen SET layout_hash = content_hash;
-- The same of a screen that has some; NULL where hash is it.
ALTER TABLE content ADD COLUMN layout_hash TEXT;

DROP VIEW frame;
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
  FROM screen s JOIN layout l ON l.screen_hash = s.layout_hash
    JOIN profile p ON p.environment_hash = l.environment_hash
    JOIN layout_view f ON f.layout = l.id
    JOIN view v ON v.screen = s.id AND v.id = f.view
  WHERE NOT EXISTS (
    SELECT 1 FROM layout newer WHERE newer.screen_hash = l.screen_hash
      AND newer.environment_hash = l.environment_hash AND newer.id > l.id)
  ORDER BY s.position, p.position, f.position;
