-- Frozen states of the design: contents by their hash, revisions that name contents, tags that name revisions.
-- Triggers refuse every change of what is frozen; a revision's row is written last and seals it.

CREATE TABLE content (
  hash TEXT PRIMARY KEY,         -- SHA-256 of body
  kind TEXT NOT NULL CHECK (kind IN ('screen', 'devices', 'profiles')),
  body TEXT NOT NULL CHECK (json_valid(body))  -- canonical JSON
) STRICT;

CREATE TABLE revision (
  number INTEGER PRIMARY KEY,    -- 3 for v3
  parent INTEGER REFERENCES revision (number),
  message TEXT NOT NULL,
  author TEXT NOT NULL,
  time TEXT NOT NULL,            -- UTC, ISO 8601
  design_hash TEXT NOT NULL,     -- SHA-256 of the list of contents
  devices_hash TEXT NOT NULL REFERENCES content (hash),
  profiles_hash TEXT NOT NULL REFERENCES content (hash),
  operation INTEGER NOT NULL,    -- the last operation that it contains; 0 for none
  hash TEXT NOT NULL             -- SHA-256 of all of the above and the parent's hash
) STRICT;

CREATE TABLE revision_screen (
  revision INTEGER NOT NULL REFERENCES revision (number) DEFERRABLE INITIALLY DEFERRED,
  position INTEGER NOT NULL,
  screen TEXT NOT NULL,          -- id of the screen
  name TEXT NOT NULL,
  content_hash TEXT NOT NULL REFERENCES content (hash),
  PRIMARY KEY (revision, position),
  UNIQUE (revision, screen),
  UNIQUE (revision, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX revision_screen_content ON revision_screen (content_hash);

CREATE TABLE tag (
  name TEXT PRIMARY KEY,
  revision INTEGER NOT NULL REFERENCES revision (number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER content_stays BEFORE UPDATE ON content
  BEGIN SELECT raise(ABORT, 'a content never changes'); END;
CREATE TRIGGER content_is_not_replaced BEFORE INSERT ON content
  WHEN EXISTS (SELECT 1 FROM content WHERE hash = NEW.hash)
  BEGIN SELECT raise(ABORT, 'a content never changes'); END;
CREATE TRIGGER content_is_kept BEFORE DELETE ON content
  WHEN EXISTS (SELECT 1 FROM revision_screen WHERE content_hash = OLD.hash)
    OR EXISTS (SELECT 1 FROM revision WHERE OLD.hash IN (devices_hash, profiles_hash))
  BEGIN SELECT raise(ABORT, 'a revision needs this content'); END;
CREATE TRIGGER revision_stays BEFORE UPDATE ON revision
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_is_not_replaced BEFORE INSERT ON revision
  WHEN EXISTS (SELECT 1 FROM revision WHERE number = NEW.number)
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_is_kept BEFORE DELETE ON revision
  BEGIN SELECT raise(ABORT, 'a revision is never removed'); END;
CREATE TRIGGER revision_screen_stays BEFORE UPDATE ON revision_screen
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_screen_is_sealed BEFORE INSERT ON revision_screen
  WHEN EXISTS (SELECT 1 FROM revision WHERE number = NEW.revision)
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_screen_is_kept BEFORE DELETE ON revision_screen
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;

-- Any revision's views and constraints: SELECT * FROM revision_view WHERE revision = 3 AND screen = 'login'.
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
