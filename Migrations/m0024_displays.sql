-- What a device's displays have otherwise than their size says, and figures that were others on earlier systems.

ALTER TABLE device ADD COLUMN portrait_display TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(portrait_display));
ALTER TABLE device ADD COLUMN landscape_display TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(landscape_display));
ALTER TABLE device ADD COLUMN earlier TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(earlier));
