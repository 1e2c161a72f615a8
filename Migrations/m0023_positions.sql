-- Screens and profiles are found in their order, so that the first rows of a view that lists them need no other row.

CREATE UNIQUE INDEX screen_position ON screen (position, id);
CREATE UNIQUE INDEX profile_position ON profile (position, name);
