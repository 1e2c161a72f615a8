-- The devices that the team ships to, which answers count first.

ALTER TABLE device ADD COLUMN target INTEGER NOT NULL DEFAULT 0 CHECK (target IN (0, 1));
