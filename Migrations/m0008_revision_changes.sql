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

-- Any revision's screens, for the views over them as well: of each the newest row on the way back; a parent's number is below its child's.
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
