-- A revision's rows are the screens in which it differs from its first parent, so that those left alone cost nothing.
-- Now and then a revision lists all of its screens, so that reading one never goes back far.

ALTER TABLE revision ADD COLUMN steps INTEGER NOT NULL DEFAULT 0;  -- first parents back to the one that lists all

CREATE TABLE revision_change (
  revision INTEGER NOT NULL REFERENCES revision (number) DEFERRABLE INITIALLY DEFERRED,
  screen TEXT NOT NULL,          -- id of the screen
  position INTEGER,              -- orders the screens; NULL, like name and content, for one that the revision removed
  name TEXT,
  content_hash TEXT REFERENCES content (hash),
  PRIMARY KEY (revision, screen)
) STRICT, WITHOUT ROWID;
CREATE INDEX revision_change_content ON revision_change (content_hash);
INSERT INTO revision_change (revision, screen, position, name, content_hash)
  SELECT revision, screen, position, name, content_hash FROM revision_screen;

DROP VIEW revision_view;
DROP VIEW revision_constraint;
DROP VIEW revision_assertion;
DROP TRIGGER content_is_kept;
DROP TABLE revision_screen;

CREATE TRIGGER content_is_kept BEFORE DELETE ON content
  WHEN EXISTS (SELECT 1 FROM revision_change WHERE content_hash = OLD.hash)
    OR EXISTS (SELECT 1 FROM revision WHERE OLD.hash IN (devices_hash, profiles_hash))
  BEGIN SELECT raise(ABORT, 'a revision needs this content'); END;
CREATE TRIGGER revision_change_stays BEFORE UPDATE ON revision_change
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_change_is_sealed BEFORE INSERT ON revision_change
  WHEN EXISTS (SELECT 1 FROM revision WHERE number = NEW.revision)
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_change_is_kept BEFORE DELETE ON revision_change
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;

-- Any revision's screens: of each the newest row on the way back; a parent's number is below its child's.
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

CREATE VIEW revision_view AS
  SELECT r.revision, r.name AS screen, v.key AS position,
    v.value ->> 'id' AS id, v.value ->> 'name' AS name, v.value ->> 'kind' AS kind,
    v.value ->> 'parent' AS parent, v.value -> 'attributes' AS attributes
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.views') v;

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

CREATE VIEW revision_assertion AS
  SELECT r.revision, r.name AS screen, a.key AS position, a.value ->> 'id' AS id,
    a.value -> 'claim' AS claim, a.value ->> 'when' AS condition, a.value ->> 'message' AS message
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.assertions') a;
