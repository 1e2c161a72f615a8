-- The files that screens were imported from. They move nothing: layouts are remembered by a hash that leaves them out.

CREATE TABLE source (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,              -- identifier of the scene's root in the file: BYZ-38-t0r
  position INTEGER NOT NULL,     -- 0: a screen has one at most
  file TEXT NOT NULL,            -- from the store's folder if it lies there, else from the machine's root
  places TEXT NOT NULL CHECK (json_valid(places)),  -- [{"kind":"view","object":"title","line":12,"digest":"…"}]
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;

-- Where each object of a screen stood when it was imported: SELECT * FROM source_place WHERE screen = 'login'.
CREATE VIEW source_place AS
  SELECT s.name AS screen, o.file, p.value ->> 'line' AS line, p.value ->> 'kind' AS kind,
    p.value ->> 'object' AS object, coalesce(p.value ->> 'identifier', p.value ->> 'object') AS identifier
  FROM source o JOIN screen s ON s.id = o.screen JOIN json_each(o.places) p;

-- Any revision's sources: SELECT * FROM revision_source WHERE revision = 3 AND screen = 'login'.
CREATE VIEW revision_source AS
  SELECT r.revision, r.name AS screen, o.value ->> 'file' AS file, o.value ->> 'id' AS id,
    o.value -> 'places' AS places
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.sources') o;
