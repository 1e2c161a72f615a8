-- What audits found, remembered by all that it depends on, so that nothing is audited twice.
-- Rows can be deleted at any time: whatever asks for them audits again.

CREATE TABLE audit (
  screen_hash TEXT NOT NULL,     -- screen.layout_hash or the like of a revision's screen
  rules TEXT NOT NULL,           -- the engine's version, its text tables and fonts, the edition of the rules and which
  profiles_hash TEXT NOT NULL,   -- SHA-256 of the profiles' names, devices and environments, in their order
  profiles INTEGER NOT NULL,     -- how many they are
  -- [{"rule":"small-target","severity":"warning","view":"v3","message":"…","profiles":"0-5,9","worst":2,…},…], each
  -- once for all profiles that have it, by their places; what is wrong with the design itself is not among them.
  findings TEXT NOT NULL CHECK (json_valid(findings)),
  PRIMARY KEY (screen_hash, rules, profiles_hash)
) STRICT, WITHOUT ROWID;
