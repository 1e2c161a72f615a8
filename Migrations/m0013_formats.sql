-- What a constraint was written as, where a line of visual format asked for it.

ALTER TABLE layout_constraint ADD COLUMN
  -- {"line":"H:|-m-[form]","metrics":[{"name":"m","value":20}],"options":["alignAllTop"]}; NULL for a constraint of its own
  format TEXT CHECK (format IS NULL OR json_valid(format));
