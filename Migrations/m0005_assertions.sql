-- Claims that a design's layouts must keep to, and in remembered layouts the places of the anchors that they measure.

CREATE TABLE assertion (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,     -- order of declaration, from 0
  claim TEXT NOT NULL CHECK (json_valid(claim)),  -- {"trait":"reachable","view":"go","wanted":true}
  condition TEXT,                -- the profiles it must hold on; NULL for all
  message TEXT,                  -- why it matters
  text TEXT NOT NULL,            -- for people: submit.top >= password.bottom + 8
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;

-- Any revision's assertions: SELECT * FROM revision_assertion WHERE revision = 3 AND screen = 'login'.
CREATE VIEW revision_assertion AS
  SELECT r.revision, r.name AS screen, a.key AS position, a.value ->> 'id' AS id,
    a.value -> 'claim' AS claim, a.value ->> 'when' AS condition, a.value ->> 'message' AS message
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.assertions') a;

-- [{"anchor":{"anchor":"top","item":"submit"},"value":512},…], points from the root's left or top edge
ALTER TABLE layout ADD COLUMN anchors TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(anchors));
