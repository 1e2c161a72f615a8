-- Who made a constraint: an author, an import of a view's autoresizing mask, or an author for Interface Builder alone.

ALTER TABLE layout_constraint ADD COLUMN origin TEXT NOT NULL DEFAULT 'author'
  CHECK (origin IN ('author', 'autoresizing', 'placeholder'));
