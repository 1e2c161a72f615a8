-- The indexes of a new file, likewise; they are made fastest of rows that are there.

CREATE INDEX layout_guide_owner ON layout_guide (screen, owner);
CREATE INDEX operation_batch ON operation (batch);
CREATE INDEX operation_change_object ON operation_change (screen, object);
CREATE INDEX operation_undone ON operation (id) WHERE undone = 1;
CREATE INDEX profile_device ON profile (device);
CREATE INDEX profile_environment ON profile (environment_hash);
CREATE UNIQUE INDEX profile_position ON profile (position, name);
CREATE INDEX revision_change_content ON revision_change (content_hash);
CREATE UNIQUE INDEX screen_position ON screen (position, id);
CREATE INDEX view_parent ON view (screen, parent);
