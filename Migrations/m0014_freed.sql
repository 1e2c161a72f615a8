-- Identities that were freed since the last revision and are not given again before the next, so that whoever still speaks of
-- one never means another.

CREATE TABLE freed (
  screen TEXT NOT NULL,          -- screen.id
  id TEXT NOT NULL,              -- of a constraint, a variation, an assertion or a suppression
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;
