-- Where a layout's views lie is one text of its row, instead of a row for each view.
-- Remembered layouts can be deleted at any time, so that those of before are solved anew.

DROP VIEW frame;
DROP VIEW layout_view;
DROP TABLE stored_view;
DELETE FROM stored_layout;
DELETE FROM laid_out_screen;
-- The views' ids, in order: ["root","title",…].
ALTER TABLE laid_out_screen ADD COLUMN views TEXT NOT NULL DEFAULT '[]';
-- The place of each one's superview, -1 for the root's; NULL while no layout shares a mirror image.
ALTER TABLE laid_out_screen ADD COLUMN parents TEXT;
-- For each view [x, y, width, height, screen_x, screen_y, hidden, frame, text, scroll], from its end on without what is 0 or
-- null: the first four before rounding, the next two to be rounded to pixels; where rounding each number gives another frame
-- than the view has, the frame is [x, y, width, height, screen_width, screen_height, screen_x, screen_y], as much of it as
-- is needed; text and scroll with the columns of layout_view in their order. NULL where the layout shares another's.
ALTER TABLE stored_layout ADD COLUMN views TEXT;

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
