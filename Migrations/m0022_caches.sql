-- Remembered layouts and audits leave the schema's steps: they have an edition of their own, and no step is ever for them.
-- They can be deleted at any time, so that those of before are computed anew.

DROP VIEW frame;
DROP VIEW layout;
DROP VIEW layout_view;
DROP TABLE stored_layout;
DROP TABLE laid_out_screen;
DROP TABLE reduced_environment;
DROP TABLE reading;
DROP TABLE environment;
DROP TABLE audit;

CREATE TABLE caches (
  -- At most one row: which tables and views of remembered work the file has.
  one INTEGER PRIMARY KEY CHECK (one = 1),
  edition INTEGER NOT NULL,      -- those of another edition than a program's are dropped, and made and filled anew
  parts TEXT NOT NULL CHECK (json_valid(parts))  -- their names: ["audit","environment",…]
) STRICT;
