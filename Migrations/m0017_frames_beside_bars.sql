-- The view frame has the profiles, too, that name bars where a screen has bars of its own.

-- The hash that profiles of this environment have, where layouts beside a screen's own bars are remembered by another one;
-- NULL where hash is it.
ALTER TABLE environment ADD COLUMN profile_hash TEXT;
-- Layouts that don't say so yet are solved anew.
DELETE FROM layout WHERE environment_hash NOT IN (SELECT environment_hash FROM profile);
DELETE FROM layout_view WHERE layout NOT IN (SELECT id FROM layout);
DELETE FROM environment WHERE hash NOT IN (SELECT environment_hash FROM layout);

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
    JOIN environment e ON e.hash = l.environment_hash
    JOIN profile p ON p.environment_hash = coalesce(e.profile_hash, e.hash)
    JOIN layout_view f ON f.layout = l.id
    JOIN view v ON v.screen = s.id AND v.id = f.view
  WHERE NOT EXISTS (
    SELECT 1 FROM layout newer WHERE newer.screen_hash = l.screen_hash
      AND newer.environment_hash = l.environment_hash AND newer.id > l.id)
  ORDER BY s.position, p.position, f.position;
