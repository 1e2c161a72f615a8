-- The field that has the focus on a profile, by its view's name; NULL for none.

ALTER TABLE profile ADD COLUMN focus TEXT;
ALTER TABLE environment ADD COLUMN focus TEXT;
