-- What views say in other languages than the design's own.

CREATE TABLE text (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  view TEXT NOT NULL,            -- id of the view
  attribute TEXT NOT NULL CHECK (attribute IN ('text', 'placeholder', 'label')),
  locale TEXT NOT NULL,          -- de, de-AT, zh-Hans
  position INTEGER NOT NULL,     -- order in which they were given, from 0
  value TEXT NOT NULL,
  PRIMARY KEY (screen, view, attribute, locale),
  FOREIGN KEY (screen, view) REFERENCES view (screen, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- Any revision's texts: SELECT * FROM revision_text WHERE revision = 3 AND screen = 'login'.
CREATE VIEW revision_text AS
  SELECT r.revision, r.name AS screen, t.key AS position, t.value ->> 'view' AS view,
    t.value ->> 'attribute' AS attribute, t.value ->> 'locale' AS locale, t.value ->> 'value' AS value
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.texts') t;
