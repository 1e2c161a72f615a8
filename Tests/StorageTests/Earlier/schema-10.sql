-- A store that workbench 0.1.0 made, as sqlite3 dumps it; schema-10.txt is what that program said of it.
PRAGMA application_id = 2003526254;
PRAGMA user_version = 10;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
  -- The changes that this file's schema has seen; their number is also its user_version.
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  applied TEXT NOT NULL  -- UTC, ISO 8601
) STRICT;
INSERT INTO migration VALUES(1,'m0001_working_state','2026-11-24T15:25:47Z');
INSERT INTO migration VALUES(2,'m0002_journal','2026-11-24T15:25:47Z');
INSERT INTO migration VALUES(3,'m0003_revisions','2026-11-24T15:25:47Z');
INSERT INTO migration VALUES(4,'m0004_layouts','2026-11-24T15:25:47Z');
INSERT INTO migration VALUES(5,'m0005_assertions','2026-11-24T15:25:47Z');
INSERT INTO migration VALUES(6,'m0006_texts','2026-11-24T15:25:47Z');
INSERT INTO migration VALUES(7,'m0007_branches','2026-11-24T15:25:47Z');
INSERT INTO migration VALUES(8,'m0008_revision_changes','2026-11-24T15:25:47Z');
INSERT INTO migration VALUES(9,'m0009_suppressions','2026-11-24T15:25:47Z');
INSERT INTO migration VALUES(10,'m0010_audits','2026-11-24T15:25:47Z');
CREATE TABLE screen (
  id TEXT PRIMARY KEY,           -- stays through renaming
  position INTEGER NOT NULL,     -- order among screens, from 0
  name TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL     -- SHA-256 of the screen's canonical JSON; see table content
, layout_hash TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
INSERT INTO screen VALUES('login',0,'login','61262540c9638daa1c97beed265072f8fff6272c4daf3cf008869dcac66a1bd3','4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7');
CREATE TABLE view (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,              -- stays through renaming and moving; unique in its screen
  position INTEGER NOT NULL,     -- place in the tree's preorder; 0 is the root
  parent TEXT,                   -- id of the view around it; NULL for the root
  name TEXT NOT NULL,
  kind TEXT NOT NULL,            -- label, button, stack, …
  attributes TEXT NOT NULL CHECK (json_valid(attributes)),  -- {"text":"Sign in","lines":0,"hugging":"251,251"}
  PRIMARY KEY (screen, id),
  UNIQUE (screen, name),
  FOREIGN KEY (screen, parent) REFERENCES view (screen, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
INSERT INTO "view" VALUES('login','form',1,'root','form','stack','{"axis":"vertical","spacing":8}');
INSERT INTO "view" VALUES('login','go',4,'root','go','button','{"text":"Sign in"}');
INSERT INTO "view" VALUES('login','note',3,'form','note','label','{"lines":2,"style":"body","text":"Only you can read what you write."}');
INSERT INTO "view" VALUES('login','root',0,NULL,'root','view','{}');
INSERT INTO "view" VALUES('login','title',2,'form','title','label','{"lines":0,"style":"title1","text":"Welcome back"}');
CREATE TABLE layout_guide (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,     -- order of declaration, from 0
  name TEXT NOT NULL,
  owner TEXT NOT NULL,           -- id of the view that owns it
  PRIMARY KEY (screen, id),
  UNIQUE (screen, name),
  FOREIGN KEY (screen, owner) REFERENCES view (screen, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
INSERT INTO layout_guide VALUES('login','gap',0,'gap','root');
CREATE TABLE layout_constraint (
  -- first relation second * multiplier + constant, at a priority
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,     -- order of declaration, from 0
  first_item TEXT NOT NULL,      -- id of a view or guide
  first_region TEXT NOT NULL,    -- bounds, safeArea, layoutMargins, readableContent, keyboard, contentLayout, …
  first_anchor TEXT NOT NULL,    -- top, leading, width, …
  relation TEXT NOT NULL CHECK (relation IN ('==', '<=', '>=')),
  second_item TEXT,              -- NULL where the right side is a constant
  second_region TEXT,
  second_anchor TEXT,
  multiplier REAL NOT NULL,
  constant REAL NOT NULL,        -- points
  priority REAL NOT NULL,        -- above 0, at most 1000 (required)
  installed INTEGER NOT NULL CHECK (installed IN (0, 1)),
  condition TEXT,                -- the profiles it applies to; NULL for all
  text TEXT NOT NULL,            -- for people: title.top == safeArea.top + 24 @750
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;
INSERT INTO layout_constraint VALUES('login','c1',0,'form','bounds','top','==','root','safeArea','top',1.0,20.0,1000.0,1,NULL,'form.top == safeArea.top + 20');
INSERT INTO layout_constraint VALUES('login','c10',9,'go','bounds','width','>=',NULL,NULL,NULL,1.0,120.0,1000.0,1,NULL,'go.width >= 120');
INSERT INTO layout_constraint VALUES('login','c11',10,'go','bounds','height','==',NULL,NULL,NULL,1.0,44.0,1000.0,1,NULL,'go.height == 44');
INSERT INTO layout_constraint VALUES('login','c2',1,'form','bounds','leading','==','root','safeArea','leading',1.0,20.0,1000.0,1,NULL,'form.leading == safeArea.leading + 20');
INSERT INTO layout_constraint VALUES('login','c3',2,'form','bounds','trailing','==','root','safeArea','trailing',1.0,-20.0,1000.0,1,NULL,'form.trailing == safeArea.trailing - 20');
INSERT INTO layout_constraint VALUES('login','c4',3,'gap','bounds','top','==','form','bounds','bottom',1.0,0.0,1000.0,1,NULL,'gap.top == form.bottom');
INSERT INTO layout_constraint VALUES('login','c5',4,'gap','bounds','height','==',NULL,NULL,NULL,1.0,24.0,1000.0,1,NULL,'gap.height == 24');
INSERT INTO layout_constraint VALUES('login','c6',5,'gap','bounds','leading','==','root','bounds','leading',1.0,0.0,1000.0,1,NULL,'gap.leading == root.leading');
INSERT INTO layout_constraint VALUES('login','c7',6,'gap','bounds','width','==',NULL,NULL,NULL,1.0,10.0,1000.0,1,NULL,'gap.width == 10');
INSERT INTO layout_constraint VALUES('login','c8',7,'go','bounds','top','==','gap','bounds','bottom',1.0,0.0,1000.0,1,NULL,'go.top == gap.bottom');
INSERT INTO layout_constraint VALUES('login','c9',8,'go','bounds','centerX','==','root','bounds','centerX',1.0,0.0,1000.0,1,NULL,'go.centerX == root.centerX');
CREATE TABLE variation (
  -- A change of a view or a constraint that applies only where its condition holds.
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,     -- order of declaration, from 0
  target_kind TEXT NOT NULL CHECK (target_kind IN ('view', 'constraint')),
  target TEXT NOT NULL,          -- id of the view or constraint
  changes TEXT NOT NULL CHECK (json_valid(changes)),  -- {"axis":"horizontal"} or {"installed":false}
  condition TEXT NOT NULL,       -- vclass = compact
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;
INSERT INTO variation VALUES('login','var1',0,'view','form','{"spacing":16}','textSize >= accessibilityMedium');
CREATE TABLE state (
  -- The states that a screen can be in; position 0 is the initial one.
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (screen, name)
) STRICT, WITHOUT ROWID;
INSERT INTO state VALUES('login','calm',0);
INSERT INTO state VALUES('login','recover',1);
CREATE TABLE device (
  -- Measures in points.
  name TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  width REAL NOT NULL,           -- held upright
  height REAL NOT NULL,
  scale REAL NOT NULL,           -- pixels a point
  idiom TEXT NOT NULL CHECK (idiom IN ('phone', 'pad')),
  portrait_top REAL NOT NULL,    -- safe area
  portrait_left REAL NOT NULL,
  portrait_bottom REAL NOT NULL,
  portrait_right REAL NOT NULL,
  landscape_top REAL NOT NULL,
  landscape_left REAL NOT NULL,
  landscape_bottom REAL NOT NULL,
  landscape_right REAL NOT NULL,
  portrait_keys REAL NOT NULL,   -- keyboard: rows of keys, row of suggestions, what lies below
  portrait_prediction REAL NOT NULL,
  portrait_dock REAL NOT NULL,
  landscape_keys REAL NOT NULL,
  landscape_prediction REAL NOT NULL,
  landscape_dock REAL NOT NULL,
  os REAL NOT NULL,
  source TEXT NOT NULL,          -- where the figures come from
  unverified TEXT NOT NULL CHECK (json_valid(unverified))  -- figures without a trustworthy source
) STRICT, WITHOUT ROWID;
INSERT INTO device VALUES('ipad-mini-6',2,'iPad mini (6th generation)',744.0,1133.0,2.0,'pad',24.0,0.0,20.0,0.0,24.0,0.0,20.0,0.0,264.0,54.0,0.0,352.0,54.0,0.0,18.0,'size: PB (its insets 24/20/24/20 are doubtful)','["portraitInsets","landscapeInsets","portraitKeyboard","landscapeKeyboard"]');
INSERT INTO device VALUES('iphone-16',1,'iPhone 16',393.0,852.0,3.0,'phone',59.0,0.0,34.0,0.0,0.0,59.0,21.0,59.0,216.0,45.0,75.0,162.0,38.0,21.0,18.0,'PB, DF, F17','["portraitKeyboard","landscapeKeyboard"]');
INSERT INTO device VALUES('iphone-se-3',0,'iPhone SE (3rd generation)',375.0,667.0,2.0,'phone',20.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,216.0,44.0,0.0,162.0,38.0,0.0,18.0,'SST, PB, DF','["landscapeKeyboard"]');
CREATE TABLE profile (
  -- One way in which a person may meet a screen; NULL stands for the device's or the design's own.
  name TEXT PRIMARY KEY,         -- iphone-se-3/portrait/AX3/rtl/keyboard
  position INTEGER NOT NULL,
  device TEXT NOT NULL REFERENCES device (name) DEFERRABLE INITIALLY DEFERRED,
  orientation TEXT NOT NULL,
  window_width REAL,             -- points
  window_height REAL,
  text_size TEXT NOT NULL,
  bold_text INTEGER NOT NULL CHECK (bold_text IN (0, 1)),
  direction TEXT NOT NULL,
  keyboard TEXT NOT NULL,
  bars TEXT NOT NULL CHECK (json_valid(bars)),        -- ["navigation","tab"]
  locale TEXT,
  os REAL,
  state TEXT,                    -- NULL for the screen's initial one
  offsets TEXT NOT NULL CHECK (json_valid(offsets)),  -- [{"view":"scroll","x":0,"y":40}]
  environment_hash TEXT NOT NULL -- of what a layout can depend on; see table environment
) STRICT, WITHOUT ROWID;
INSERT INTO profile VALUES('ipad-mini-6/portrait',4,'ipad-mini-6','portrait',NULL,NULL,'large',0,'ltr','hidden','[]',NULL,NULL,NULL,'[]','8853bb51cc9cbead2c4360b8972a8c114b6f3d63b1b04713cadeeb2ca579f54e');
INSERT INTO profile VALUES('iphone-16/landscape',2,'iphone-16','landscape',NULL,NULL,'large',0,'ltr','hidden','[]',NULL,NULL,NULL,'[]','b1cb9eca22fe366d99dc0f702fbdb85ac00dcfe8859299a68c67315c84b75bf4');
INSERT INTO profile VALUES('iphone-16/portrait/navigation-bar',3,'iphone-16','portrait',NULL,NULL,'large',0,'ltr','hidden','["navigation"]',NULL,NULL,NULL,'[]','b97c61698fecb68c9d8bd42edbabdca6465a5bf9ba03d813b877565c7e3bda4e');
INSERT INTO profile VALUES('iphone-se-3/portrait',0,'iphone-se-3','portrait',NULL,NULL,'large',0,'ltr','hidden','[]',NULL,NULL,NULL,'[]','b48758f26f75d7926f804d711c9123691103d11481931377bc41deeb0b8d1ba6');
INSERT INTO profile VALUES('iphone-se-3/portrait/AX3/rtl',1,'iphone-se-3','portrait',NULL,NULL,'accessibilityExtraLarge',0,'rtl','hidden','[]',NULL,NULL,NULL,'[]','464f39311b35486d57a8ecf01174e716c126a695813546caa91f78aaa6eb9f29');
CREATE TABLE catalogue (
  -- The hashes of all devices and of all profiles together, kept current so that a commit need not read them.
  kind TEXT PRIMARY KEY CHECK (kind IN ('devices', 'profiles')),
  content_hash TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO catalogue VALUES('devices','295fd813fdbfb2bb1910242e8e7234b08c3eefceafd6d3bd3794c5c43381a8f1');
INSERT INTO catalogue VALUES('profiles','ce003bcebe8496adcdb917b1a13c6426076257bd555af94656bf2c485185e58f');
CREATE TABLE operation (
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- in the order of doing; never used twice
  batch INTEGER NOT NULL,        -- id of the first operation that was done together with this one
  command TEXT NOT NULL,         -- add-view
  arguments TEXT NOT NULL CHECK (json_valid(arguments)),
  line TEXT NOT NULL,            -- the command as a person types it
  time TEXT NOT NULL,            -- UTC, ISO 8601
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))  -- 1 for what redo would do again
) STRICT;
INSERT INTO operation VALUES(1,1,'add-profile','{"profiles":["iphone-se-3/portrait","iphone-se-3/portrait/AX3/rtl","iphone-16/landscape","iphone-16/portrait/navigation-bar","ipad-mini-6/portrait"]}','add-profile iphone-se-3/portrait iphone-se-3/portrait/AX3/rtl iphone-16/landscape iphone-16/portrait/navigation-bar ipad-mini-6/portrait','2026-11-24T15:25:47Z',0);
INSERT INTO operation VALUES(2,2,'add-screen','{"screen":"login"}','add-screen login','2026-11-24T15:25:47Z',0);
INSERT INTO operation VALUES(3,3,'add-state','{"screen":"login","state":"calm"}','add-state login calm','2026-11-24T15:25:47Z',0);
INSERT INTO operation VALUES(4,4,'add-state','{"screen":"login","state":"recover"}','add-state login recover','2026-11-24T15:25:48Z',0);
INSERT INTO operation VALUES(5,5,'add-view','{"axis":"vertical","in":"root","kind":"stack","screen":"login","spacing":"8","view":"form"}','add-view login form --kind stack --axis vertical --spacing 8','2026-11-24T15:25:48Z',0);
INSERT INTO operation VALUES(6,6,'pin','{"inset":20,"pins":["top","leading","trailing"],"screen":"login","to":"safeArea","view":"form"}','pin login form top,leading,trailing --to safeArea --inset 20','2026-11-24T15:25:48Z',0);
INSERT INTO operation VALUES(7,7,'add-view','{"in":"form","kind":"label","lines":"0","screen":"login","style":"title1","text":"Welcome","view":"title"}','add-view login title --kind label --in form --text Welcome --style title1 --lines 0','2026-11-24T15:25:48Z',0);
INSERT INTO operation VALUES(8,8,'add-view','{"in":"form","kind":"label","lines":"0","screen":"login","style":"body","text":"Only you can read what you write.","view":"note"}','add-view login note --kind label --in form --text ''Only you can read what you write.'' --style body --lines 0','2026-11-24T15:25:48Z',0);
INSERT INTO operation VALUES(9,9,'add-view','{"in":"root","kind":"button","screen":"login","text":"Sign in","view":"go"}','add-view login go --kind button --text ''Sign in''','2026-11-24T15:25:48Z',0);
INSERT INTO operation VALUES(10,10,'add-guide','{"guide":"gap","in":"root","screen":"login"}','add-guide login gap','2026-11-24T15:25:48Z',0);
INSERT INTO operation VALUES(11,11,'add-constraint','{"relation":"gap.top == form.bottom","screen":"login"}','add-constraint login ''gap.top == form.bottom''','2026-11-24T15:25:48Z',0);
INSERT INTO operation VALUES(12,12,'add-constraint','{"relation":"gap.height == 24","screen":"login"}','add-constraint login ''gap.height == 24''','2026-11-24T15:25:48Z',0);
INSERT INTO operation VALUES(13,13,'add-constraint','{"relation":"gap.leading == root.leading","screen":"login"}','add-constraint login ''gap.leading == root.leading''','2026-11-24T15:25:49Z',0);
INSERT INTO operation VALUES(14,14,'add-constraint','{"relation":"gap.width == 10","screen":"login"}','add-constraint login ''gap.width == 10''','2026-11-24T15:25:49Z',0);
INSERT INTO operation VALUES(15,15,'add-constraint','{"relation":"go.top == gap.bottom","screen":"login"}','add-constraint login ''go.top == gap.bottom''','2026-11-24T15:25:49Z',0);
INSERT INTO operation VALUES(16,16,'add-constraint','{"relation":"go.centerX == root.centerX","screen":"login"}','add-constraint login ''go.centerX == root.centerX''','2026-11-24T15:25:49Z',0);
INSERT INTO operation VALUES(17,17,'add-constraint','{"relation":"go.width >= 120","screen":"login"}','add-constraint login ''go.width >= 120''','2026-11-24T15:25:49Z',0);
INSERT INTO operation VALUES(18,18,'add-constraint','{"relation":"go.height == 44","screen":"login"}','add-constraint login ''go.height == 44''','2026-11-24T15:25:49Z',0);
INSERT INTO operation VALUES(19,19,'vary','{"changes":["form","spacing=16"],"screen":"login","when":"textSize >= accessibilityMedium"}','vary login form spacing=16 --when ''textSize >= accessibilityMedium''','2026-11-24T15:25:49Z',0);
INSERT INTO operation VALUES(20,20,'set-text','{"attribute":"text","locale":"de","screen":"login","text":"Willkommen","view":"title"}','set-text login title Willkommen --locale de','2026-11-24T15:25:49Z',0);
INSERT INTO operation VALUES(21,21,'add-assertion','{"claim":"go.top >= form.bottom + 8","message":"room to breathe","screen":"login"}','add-assertion login ''go.top >= form.bottom + 8'' --message ''room to breathe''','2026-11-24T15:25:50Z',0);
INSERT INTO operation VALUES(22,22,'suppress','{"reason":"as agreed","rule":"small-target","screen":"login","views":["go"]}','suppress login small-target go --reason ''as agreed''','2026-11-24T15:25:50Z',0);
INSERT INTO operation VALUES(23,23,'add-screen','{"screen":"empty"}','add-screen empty','2026-11-24T15:25:50Z',0);
INSERT INTO operation VALUES(24,24,'set-view','{"changes":["lines=2"],"screen":"login","view":"note"}','set-view login note lines=2','2026-11-24T15:25:50Z',0);
INSERT INTO operation VALUES(25,25,'remove-screen','{"screen":"empty"}','remove-screen empty','2026-11-24T15:25:50Z',0);
INSERT INTO operation VALUES(26,26,'switch','{"branch":"wide","create":false}','switch wide','2026-11-24T15:25:50Z',0);
INSERT INTO operation VALUES(27,27,'set-view','{"changes":["lines=3"],"screen":"login","view":"note"}','set-view login note lines=3','2026-11-24T15:25:50Z',0);
INSERT INTO operation VALUES(28,28,'switch','{"branch":"main","create":false}','switch main','2026-11-24T15:25:51Z',0);
INSERT INTO operation VALUES(29,29,'set-view','{"changes":["text=Welcome back"],"screen":"login","view":"title"}','set-view login title ''text=Welcome back''','2026-11-24T15:25:51Z',0);
INSERT INTO operation VALUES(30,30,'set-view','{"changes":["text=Hello"],"screen":"login","view":"title"}','set-view login title text=Hello','2026-11-24T15:25:51Z',1);
CREATE TABLE operation_change (
  operation INTEGER NOT NULL REFERENCES operation (id) ON DELETE CASCADE,
  sequence INTEGER NOT NULL,     -- from 0
  kind TEXT NOT NULL,            -- screen, view, guide, constraint, variation, state, device, profile
  screen TEXT,                   -- id of the screen; NULL for devices and profiles
  object TEXT NOT NULL,          -- id of the object
  before TEXT CHECK (before IS NULL OR json_valid(before)),  -- NULL for what was added
  after TEXT CHECK (after IS NULL OR json_valid(after)),    -- NULL for what was removed
  before_position INTEGER,       -- place in its list; NULL where that did not change or there was none
  after_position INTEGER,
  PRIMARY KEY (operation, sequence)
) STRICT, WITHOUT ROWID;
INSERT INTO operation_change VALUES(1,0,'profile',NULL,'iphone-se-3/portrait',NULL,'{"boldText":false,"device":"iphone-se-3","direction":"ltr","keyboard":"hidden","orientation":"portrait","textSize":"large"}',NULL,0);
INSERT INTO operation_change VALUES(1,1,'profile',NULL,'iphone-se-3/portrait/AX3/rtl',NULL,'{"boldText":false,"device":"iphone-se-3","direction":"rtl","keyboard":"hidden","orientation":"portrait","textSize":"accessibilityExtraLarge"}',NULL,1);
INSERT INTO operation_change VALUES(1,2,'profile',NULL,'iphone-16/landscape',NULL,'{"boldText":false,"device":"iphone-16","direction":"ltr","keyboard":"hidden","orientation":"landscape","textSize":"large"}',NULL,2);
INSERT INTO operation_change VALUES(1,3,'profile',NULL,'iphone-16/portrait/navigation-bar',NULL,'{"bars":["navigation"],"boldText":false,"device":"iphone-16","direction":"ltr","keyboard":"hidden","orientation":"portrait","textSize":"large"}',NULL,3);
INSERT INTO operation_change VALUES(1,4,'profile',NULL,'ipad-mini-6/portrait',NULL,'{"boldText":false,"device":"ipad-mini-6","direction":"ltr","keyboard":"hidden","orientation":"portrait","textSize":"large"}',NULL,4);
INSERT INTO operation_change VALUES(2,0,'screen',NULL,'login',NULL,'{"id":"login","name":"login"}',NULL,0);
INSERT INTO operation_change VALUES(2,1,'view','login','root',NULL,'{"attributes":{},"id":"root","kind":"view","name":"root"}',NULL,0);
INSERT INTO operation_change VALUES(3,0,'state','login','calm',NULL,'"calm"',NULL,0);
INSERT INTO operation_change VALUES(4,0,'state','login','recover',NULL,'"recover"',NULL,1);
INSERT INTO operation_change VALUES(5,0,'view','login','form',NULL,'{"attributes":{"axis":"vertical","spacing":8},"id":"form","kind":"stack","name":"form","parent":"root"}',NULL,1);
INSERT INTO operation_change VALUES(6,0,'constraint','login','c1',NULL,'{"constant":20,"first":{"anchor":"top","item":"form"},"id":"c1","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"top","item":"root","region":"safeArea"}}',NULL,0);
INSERT INTO operation_change VALUES(6,1,'constraint','login','c2',NULL,'{"constant":20,"first":{"anchor":"leading","item":"form"},"id":"c2","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"leading","item":"root","region":"safeArea"}}',NULL,1);
INSERT INTO operation_change VALUES(6,2,'constraint','login','c3',NULL,'{"constant":-20,"first":{"anchor":"trailing","item":"form"},"id":"c3","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"trailing","item":"root","region":"safeArea"}}',NULL,2);
INSERT INTO operation_change VALUES(7,0,'view','login','title',NULL,'{"attributes":{"lines":0,"style":"title1","text":"Welcome"},"id":"title","kind":"label","name":"title","parent":"form"}',NULL,2);
INSERT INTO operation_change VALUES(8,0,'view','login','note',NULL,'{"attributes":{"lines":0,"style":"body","text":"Only you can read what you write."},"id":"note","kind":"label","name":"note","parent":"form"}',NULL,3);
INSERT INTO operation_change VALUES(9,0,'view','login','go',NULL,'{"attributes":{"text":"Sign in"},"id":"go","kind":"button","name":"go","parent":"root"}',NULL,4);
INSERT INTO operation_change VALUES(10,0,'guide','login','gap',NULL,'{"id":"gap","name":"gap","owner":"root"}',NULL,0);
INSERT INTO operation_change VALUES(11,0,'constraint','login','c4',NULL,'{"constant":0,"first":{"anchor":"top","item":"gap"},"id":"c4","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"bottom","item":"form"}}',NULL,3);
INSERT INTO operation_change VALUES(12,0,'constraint','login','c5',NULL,'{"constant":24,"first":{"anchor":"height","item":"gap"},"id":"c5","installed":true,"multiplier":1,"priority":1000,"relation":"=="}',NULL,4);
INSERT INTO operation_change VALUES(13,0,'constraint','login','c6',NULL,'{"constant":0,"first":{"anchor":"leading","item":"gap"},"id":"c6","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"leading","item":"root"}}',NULL,5);
INSERT INTO operation_change VALUES(14,0,'constraint','login','c7',NULL,'{"constant":10,"first":{"anchor":"width","item":"gap"},"id":"c7","installed":true,"multiplier":1,"priority":1000,"relation":"=="}',NULL,6);
INSERT INTO operation_change VALUES(15,0,'constraint','login','c8',NULL,'{"constant":0,"first":{"anchor":"top","item":"go"},"id":"c8","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"bottom","item":"gap"}}',NULL,7);
INSERT INTO operation_change VALUES(16,0,'constraint','login','c9',NULL,'{"constant":0,"first":{"anchor":"centerX","item":"go"},"id":"c9","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"centerX","item":"root"}}',NULL,8);
INSERT INTO operation_change VALUES(17,0,'constraint','login','c10',NULL,'{"constant":120,"first":{"anchor":"width","item":"go"},"id":"c10","installed":true,"multiplier":1,"priority":1000,"relation":">="}',NULL,9);
INSERT INTO operation_change VALUES(18,0,'constraint','login','c11',NULL,'{"constant":44,"first":{"anchor":"height","item":"go"},"id":"c11","installed":true,"multiplier":1,"priority":1000,"relation":"=="}',NULL,10);
INSERT INTO operation_change VALUES(19,0,'variation','login','var1',NULL,'{"changes":{"spacing":16},"id":"var1","view":"form","when":"textSize >= accessibilityMedium"}',NULL,0);
INSERT INTO operation_change VALUES(20,0,'text','login','title	text	de',NULL,'{"attribute":"text","locale":"de","value":"Willkommen","view":"title"}',NULL,0);
INSERT INTO operation_change VALUES(21,0,'assertion','login','a1',NULL,'{"claim":{"constant":8,"first":{"anchor":"top","item":"go"},"multiplier":1,"relation":">=","second":{"anchor":"bottom","item":"form"}},"id":"a1","message":"room to breathe"}',NULL,0);
INSERT INTO operation_change VALUES(22,0,'suppression','login','s1',NULL,'{"constraints":[],"id":"s1","items":["go"],"reason":"as agreed","rule":"small-target"}',NULL,0);
INSERT INTO operation_change VALUES(23,0,'screen',NULL,'empty',NULL,'{"id":"empty","name":"empty"}',NULL,1);
INSERT INTO operation_change VALUES(23,1,'view','empty','root',NULL,'{"attributes":{},"id":"root","kind":"view","name":"root"}',NULL,0);
INSERT INTO operation_change VALUES(24,0,'view','login','note','{"attributes":{"lines":0,"style":"body","text":"Only you can read what you write."},"id":"note","kind":"label","name":"note","parent":"form"}','{"attributes":{"lines":2,"style":"body","text":"Only you can read what you write."},"id":"note","kind":"label","name":"note","parent":"form"}',NULL,NULL);
INSERT INTO operation_change VALUES(25,0,'screen',NULL,'empty','{"id":"empty","name":"empty"}',NULL,1,NULL);
INSERT INTO operation_change VALUES(25,1,'view','empty','root','{"attributes":{},"id":"root","kind":"view","name":"root"}',NULL,0,NULL);
INSERT INTO operation_change VALUES(26,0,'screen',NULL,'empty',NULL,'{"id":"empty","name":"empty"}',NULL,1);
INSERT INTO operation_change VALUES(26,1,'view','login','note','{"attributes":{"lines":2,"style":"body","text":"Only you can read what you write."},"id":"note","kind":"label","name":"note","parent":"form"}','{"attributes":{"lines":0,"style":"body","text":"Only you can read what you write."},"id":"note","kind":"label","name":"note","parent":"form"}',NULL,NULL);
INSERT INTO operation_change VALUES(26,2,'view','empty','root',NULL,'{"attributes":{},"id":"root","kind":"view","name":"root"}',NULL,0);
INSERT INTO operation_change VALUES(27,0,'view','login','note','{"attributes":{"lines":0,"style":"body","text":"Only you can read what you write."},"id":"note","kind":"label","name":"note","parent":"form"}','{"attributes":{"lines":3,"style":"body","text":"Only you can read what you write."},"id":"note","kind":"label","name":"note","parent":"form"}',NULL,NULL);
INSERT INTO operation_change VALUES(28,0,'screen',NULL,'empty','{"id":"empty","name":"empty"}',NULL,1,NULL);
INSERT INTO operation_change VALUES(28,1,'view','empty','root','{"attributes":{},"id":"root","kind":"view","name":"root"}',NULL,0,NULL);
INSERT INTO operation_change VALUES(28,2,'view','login','note','{"attributes":{"lines":3,"style":"body","text":"Only you can read what you write."},"id":"note","kind":"label","name":"note","parent":"form"}','{"attributes":{"lines":2,"style":"body","text":"Only you can read what you write."},"id":"note","kind":"label","name":"note","parent":"form"}',NULL,NULL);
INSERT INTO operation_change VALUES(29,0,'view','login','title','{"attributes":{"lines":0,"style":"title1","text":"Welcome"},"id":"title","kind":"label","name":"title","parent":"form"}','{"attributes":{"lines":0,"style":"title1","text":"Welcome back"},"id":"title","kind":"label","name":"title","parent":"form"}',NULL,NULL);
INSERT INTO operation_change VALUES(30,0,'view','login','title','{"attributes":{"lines":0,"style":"title1","text":"Welcome back"},"id":"title","kind":"label","name":"title","parent":"form"}','{"attributes":{"lines":0,"style":"title1","text":"Hello"},"id":"title","kind":"label","name":"title","parent":"form"}',NULL,NULL);
CREATE TABLE content (
  hash TEXT PRIMARY KEY,         -- SHA-256 of body
  kind TEXT NOT NULL CHECK (kind IN ('screen', 'devices', 'profiles')),
  body TEXT NOT NULL CHECK (json_valid(body))  -- canonical JSON
, layout_hash TEXT) STRICT;
INSERT INTO content VALUES('6ba9e20b04d4ecb3308e52052927587889e54a8ad9cc732b4ecbc95ce1d49497','screen','{"assertions":[{"claim":{"constant":8,"first":{"anchor":"top","item":"go"},"multiplier":1,"relation":">=","second":{"anchor":"bottom","item":"form"}},"id":"a1","message":"room to breathe"}],"constraints":[{"constant":20,"first":{"anchor":"top","item":"form"},"id":"c1","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"top","item":"root","region":"safeArea"}},{"constant":20,"first":{"anchor":"leading","item":"form"},"id":"c2","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"leading","item":"root","region":"safeArea"}},{"constant":-20,"first":{"anchor":"trailing","item":"form"},"id":"c3","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"trailing","item":"root","region":"safeArea"}},{"constant":0,"first":{"anchor":"top","item":"gap"},"id":"c4","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"bottom","item":"form"}},{"constant":24,"first":{"anchor":"height","item":"gap"},"id":"c5","installed":true,"multiplier":1,"priority":1000,"relation":"=="},{"constant":0,"first":{"anchor":"leading","item":"gap"},"id":"c6","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"leading","item":"root"}},{"constant":10,"first":{"anchor":"width","item":"gap"},"id":"c7","installed":true,"multiplier":1,"priority":1000,"relation":"=="},{"constant":0,"first":{"anchor":"top","item":"go"},"id":"c8","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"bottom","item":"gap"}},{"constant":0,"first":{"anchor":"centerX","item":"go"},"id":"c9","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"centerX","item":"root"}},{"constant":120,"first":{"anchor":"width","item":"go"},"id":"c10","installed":true,"multiplier":1,"priority":1000,"relation":">="},{"constant":44,"first":{"anchor":"height","item":"go"},"id":"c11","installed":true,"multiplier":1,"priority":1000,"relation":"=="}],"guides":[{"id":"gap","name":"gap","owner":"root"}],"id":"login","name":"login","states":["calm","recover"],"suppressions":[{"constraints":[],"id":"s1","items":["go"],"reason":"as agreed","rule":"small-target"}],"texts":[{"attribute":"text","locale":"de","value":"Willkommen","view":"title"}],"variations":[{"changes":{"spacing":16},"id":"var1","view":"form","when":"textSize >= accessibilityMedium"}],"views":[{"attributes":{},"id":"root","kind":"view","name":"root"},{"attributes":{"axis":"vertical","spacing":8},"id":"form","kind":"stack","name":"form","parent":"root"},{"attributes":{"lines":0,"style":"title1","text":"Welcome"},"id":"title","kind":"label","name":"title","parent":"form"},{"attributes":{"lines":0,"style":"body","text":"Only you can read what you write."},"id":"note","kind":"label","name":"note","parent":"form"},{"attributes":{"text":"Sign in"},"id":"go","kind":"button","name":"go","parent":"root"}]}','43a5ff779988a7d42514ca064e7fc2cc79ffbaf0db2212a45345ba2137132ab2');
INSERT INTO content VALUES('320a31b657bc36c24ef93b21eea1534cce53ec1130b12766916a3443ff6d59a8','screen','{"constraints":[],"guides":[],"id":"empty","name":"empty","states":[],"variations":[],"views":[{"attributes":{},"id":"root","kind":"view","name":"root"}]}',NULL);
INSERT INTO content VALUES('295fd813fdbfb2bb1910242e8e7234b08c3eefceafd6d3bd3794c5c43381a8f1','devices','[{"idiom":"phone","landscapeInsets":[0,0,0,0],"landscapeKeyboard":{"dock":0,"keys":162,"prediction":38},"name":"iphone-se-3","os":18,"portraitInsets":[20,0,0,0],"portraitKeyboard":{"dock":0,"keys":216,"prediction":44},"scale":2,"size":[375,667],"source":"SST, PB, DF","title":"iPhone SE (3rd generation)","unverified":["landscapeKeyboard"]},{"idiom":"phone","landscapeInsets":[0,59,21,59],"landscapeKeyboard":{"dock":21,"keys":162,"prediction":38},"name":"iphone-16","os":18,"portraitInsets":[59,0,34,0],"portraitKeyboard":{"dock":75,"keys":216,"prediction":45},"scale":3,"size":[393,852],"source":"PB, DF, F17","title":"iPhone 16","unverified":["portraitKeyboard","landscapeKeyboard"]},{"idiom":"pad","landscapeInsets":[24,0,20,0],"landscapeKeyboard":{"dock":0,"keys":352,"prediction":54},"name":"ipad-mini-6","os":18,"portraitInsets":[24,0,20,0],"portraitKeyboard":{"dock":0,"keys":264,"prediction":54},"scale":2,"size":[744,1133],"source":"size: PB (its insets 24/20/24/20 are doubtful)","title":"iPad mini (6th generation)","unverified":["portraitInsets","landscapeInsets","portraitKeyboard","landscapeKeyboard"]}]',NULL);
INSERT INTO content VALUES('ce003bcebe8496adcdb917b1a13c6426076257bd555af94656bf2c485185e58f','profiles','[{"boldText":false,"device":"iphone-se-3","direction":"ltr","keyboard":"hidden","orientation":"portrait","textSize":"large"},{"boldText":false,"device":"iphone-se-3","direction":"rtl","keyboard":"hidden","orientation":"portrait","textSize":"accessibilityExtraLarge"},{"boldText":false,"device":"iphone-16","direction":"ltr","keyboard":"hidden","orientation":"landscape","textSize":"large"},{"bars":["navigation"],"boldText":false,"device":"iphone-16","direction":"ltr","keyboard":"hidden","orientation":"portrait","textSize":"large"},{"boldText":false,"device":"ipad-mini-6","direction":"ltr","keyboard":"hidden","orientation":"portrait","textSize":"large"}]',NULL);
INSERT INTO content VALUES('89fa74410201f029085a630aeef3318151823e1788de3d90055d5d9745de8cda','screen','{"assertions":[{"claim":{"constant":8,"first":{"anchor":"top","item":"go"},"multiplier":1,"relation":">=","second":{"anchor":"bottom","item":"form"}},"id":"a1","message":"room to breathe"}],"constraints":[{"constant":20,"first":{"anchor":"top","item":"form"},"id":"c1","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"top","item":"root","region":"safeArea"}},{"constant":20,"first":{"anchor":"leading","item":"form"},"id":"c2","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"leading","item":"root","region":"safeArea"}},{"constant":-20,"first":{"anchor":"trailing","item":"form"},"id":"c3","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"trailing","item":"root","region":"safeArea"}},{"constant":0,"first":{"anchor":"top","item":"gap"},"id":"c4","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"bottom","item":"form"}},{"constant":24,"first":{"anchor":"height","item":"gap"},"id":"c5","installed":true,"multiplier":1,"priority":1000,"relation":"=="},{"constant":0,"first":{"anchor":"leading","item":"gap"},"id":"c6","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"leading","item":"root"}},{"constant":10,"first":{"anchor":"width","item":"gap"},"id":"c7","installed":true,"multiplier":1,"priority":1000,"relation":"=="},{"constant":0,"first":{"anchor":"top","item":"go"},"id":"c8","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"bottom","item":"gap"}},{"constant":0,"first":{"anchor":"centerX","item":"go"},"id":"c9","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"centerX","item":"root"}},{"constant":120,"first":{"anchor":"width","item":"go"},"id":"c10","installed":true,"multiplier":1,"priority":1000,"relation":">="},{"constant":44,"first":{"anchor":"height","item":"go"},"id":"c11","installed":true,"multiplier":1,"priority":1000,"relation":"=="}],"guides":[{"id":"gap","name":"gap","owner":"root"}],"id":"login","name":"login","states":["calm","recover"],"suppressions":[{"constraints":[],"id":"s1","items":["go"],"reason":"as agreed","rule":"small-target"}],"texts":[{"attribute":"text","locale":"de","value":"Willkommen","view":"title"}],"variations":[{"changes":{"spacing":16},"id":"var1","view":"form","when":"textSize >= accessibilityMedium"}],"views":[{"attributes":{},"id":"root","kind":"view","name":"root"},{"attributes":{"axis":"vertical","spacing":8},"id":"form","kind":"stack","name":"form","parent":"root"},{"attributes":{"lines":0,"style":"title1","text":"Welcome"},"id":"title","kind":"label","name":"title","parent":"form"},{"attributes":{"lines":2,"style":"body","text":"Only you can read what you write."},"id":"note","kind":"label","name":"note","parent":"form"},{"attributes":{"text":"Sign in"},"id":"go","kind":"button","name":"go","parent":"root"}]}','2e2801b18a25379fa4f9d5d0634efeaaa4658dda9075c50732d302b02d676554');
INSERT INTO content VALUES('66cdbd1673436294f6ea336a3149684a3ee1b2fc736f75d9a68e2e3c1ba5074f','screen','{"assertions":[{"claim":{"constant":8,"first":{"anchor":"top","item":"go"},"multiplier":1,"relation":">=","second":{"anchor":"bottom","item":"form"}},"id":"a1","message":"room to breathe"}],"constraints":[{"constant":20,"first":{"anchor":"top","item":"form"},"id":"c1","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"top","item":"root","region":"safeArea"}},{"constant":20,"first":{"anchor":"leading","item":"form"},"id":"c2","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"leading","item":"root","region":"safeArea"}},{"constant":-20,"first":{"anchor":"trailing","item":"form"},"id":"c3","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"trailing","item":"root","region":"safeArea"}},{"constant":0,"first":{"anchor":"top","item":"gap"},"id":"c4","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"bottom","item":"form"}},{"constant":24,"first":{"anchor":"height","item":"gap"},"id":"c5","installed":true,"multiplier":1,"priority":1000,"relation":"=="},{"constant":0,"first":{"anchor":"leading","item":"gap"},"id":"c6","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"leading","item":"root"}},{"constant":10,"first":{"anchor":"width","item":"gap"},"id":"c7","installed":true,"multiplier":1,"priority":1000,"relation":"=="},{"constant":0,"first":{"anchor":"top","item":"go"},"id":"c8","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"bottom","item":"gap"}},{"constant":0,"first":{"anchor":"centerX","item":"go"},"id":"c9","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"centerX","item":"root"}},{"constant":120,"first":{"anchor":"width","item":"go"},"id":"c10","installed":true,"multiplier":1,"priority":1000,"relation":">="},{"constant":44,"first":{"anchor":"height","item":"go"},"id":"c11","installed":true,"multiplier":1,"priority":1000,"relation":"=="}],"guides":[{"id":"gap","name":"gap","owner":"root"}],"id":"login","name":"login","states":["calm","recover"],"suppressions":[{"constraints":[],"id":"s1","items":["go"],"reason":"as agreed","rule":"small-target"}],"texts":[{"attribute":"text","locale":"de","value":"Willkommen","view":"title"}],"variations":[{"changes":{"spacing":16},"id":"var1","view":"form","when":"textSize >= accessibilityMedium"}],"views":[{"attributes":{},"id":"root","kind":"view","name":"root"},{"attributes":{"axis":"vertical","spacing":8},"id":"form","kind":"stack","name":"form","parent":"root"},{"attributes":{"lines":0,"style":"title1","text":"Welcome"},"id":"title","kind":"label","name":"title","parent":"form"},{"attributes":{"lines":3,"style":"body","text":"Only you can read what you write."},"id":"note","kind":"label","name":"note","parent":"form"},{"attributes":{"text":"Sign in"},"id":"go","kind":"button","name":"go","parent":"root"}]}','736041cdc2c66c6198b1afc3660026f92ada46134e8236df2a4664328d38a27d');
CREATE TABLE revision (
  number INTEGER PRIMARY KEY,    -- 3 for v3
  parent INTEGER REFERENCES revision (number),
  message TEXT NOT NULL,
  author TEXT NOT NULL,
  time TEXT NOT NULL,            -- UTC, ISO 8601
  design_hash TEXT NOT NULL,     -- SHA-256 of the list of contents
  devices_hash TEXT NOT NULL REFERENCES content (hash),
  profiles_hash TEXT NOT NULL REFERENCES content (hash),
  operation INTEGER NOT NULL,    -- the last operation that it contains; 0 for none
  hash TEXT NOT NULL             -- SHA-256 of all of the above and the parent's hash
, second_parent INTEGER REFERENCES revision (number), steps INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO revision VALUES(1,NULL,'First cut','ann','2026-11-24T15:25:50Z','70f26fda16bd70b88d135c7f4ce5a5264eccdefdd668ac46af30e46c5a1c516b','295fd813fdbfb2bb1910242e8e7234b08c3eefceafd6d3bd3794c5c43381a8f1','ce003bcebe8496adcdb917b1a13c6426076257bd555af94656bf2c485185e58f',23,'a0ec055e34bfa38dc0b01bb76aeb66a28fc918a721cf4148531a17c17097f2cc',NULL,0);
INSERT INTO revision VALUES(2,1,'Two lines','ann','2026-11-24T15:25:50Z','7e5535b0c62bc250aec385cabbd72501e91d02d57503c5d4e02ba8090bbabf03','295fd813fdbfb2bb1910242e8e7234b08c3eefceafd6d3bd3794c5c43381a8f1','ce003bcebe8496adcdb917b1a13c6426076257bd555af94656bf2c485185e58f',25,'d3df0cd9330ba1b5825a3848d18a981c2e1f732ebe1dc7e63caee6442d00bb57',NULL,0);
INSERT INTO revision VALUES(3,1,'Three lines','ann','2026-11-24T15:25:51Z','0461ec338d4706cac13c513aa9126604b9f49e200a7049f8e0722c2e02b0ab81','295fd813fdbfb2bb1910242e8e7234b08c3eefceafd6d3bd3794c5c43381a8f1','ce003bcebe8496adcdb917b1a13c6426076257bd555af94656bf2c485185e58f',27,'bdb0a8ee1af689b52293a50526455e524bc1ed57f916680c3a61263e14b41b62',NULL,1);
CREATE TABLE tag (
  name TEXT PRIMARY KEY,
  revision INTEGER NOT NULL REFERENCES revision (number)
) STRICT, WITHOUT ROWID;
INSERT INTO tag VALUES('first',1);
CREATE TABLE environment (
  -- All of a profile that a layout can depend on; profiles with equal environments share their layouts.
  hash TEXT PRIMARY KEY,
  width REAL NOT NULL,           -- points
  height REAL NOT NULL,
  scale REAL NOT NULL,           -- pixels a point
  safe_top REAL NOT NULL,
  safe_left REAL NOT NULL,
  safe_bottom REAL NOT NULL,
  safe_right REAL NOT NULL,
  idiom TEXT NOT NULL,
  orientation TEXT NOT NULL,
  text_size TEXT NOT NULL,
  bold_text INTEGER NOT NULL,
  direction TEXT NOT NULL,
  keyboard_height REAL,          -- NULL for no keyboard
  locale TEXT,
  os REAL NOT NULL,
  state TEXT,
  offsets TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO environment VALUES('07cdf7b25ed61b280fbc689545a76fc8476e8ce74e157a6ef016ae72e93630fc',375.0,667.0,2.0,20.0,0.0,0.0,0.0,'phone','portrait','accessibilityExtraLarge',0,'rtl',NULL,NULL,18.0,'recover','[]');
INSERT INTO environment VALUES('464f39311b35486d57a8ecf01174e716c126a695813546caa91f78aaa6eb9f29',375.0,667.0,2.0,20.0,0.0,0.0,0.0,'phone','portrait','accessibilityExtraLarge',0,'rtl',NULL,NULL,18.0,NULL,'[]');
INSERT INTO environment VALUES('512f2b311eda767a925e513f5d48af172d002b0a00579b2c28fe32bf43128f4d',744.0,1133.0,2.0,24.0,0.0,20.0,0.0,'pad','portrait','large',0,'ltr',NULL,NULL,18.0,'recover','[]');
INSERT INTO environment VALUES('601a0b9fcc252324d77a9b6c24aab2f005df094cf133db547dcc46451ea0ab8d',852.0,393.0,3.0,0.0,59.0,21.0,59.0,'phone','landscape','large',0,'ltr',NULL,NULL,18.0,'recover','[]');
INSERT INTO environment VALUES('8853bb51cc9cbead2c4360b8972a8c114b6f3d63b1b04713cadeeb2ca579f54e',744.0,1133.0,2.0,24.0,0.0,20.0,0.0,'pad','portrait','large',0,'ltr',NULL,NULL,18.0,NULL,'[]');
INSERT INTO environment VALUES('90252d0b28ed97d53d4c0a992118660e772ea257ccfa2aa4c69b0483047235ce',393.0,852.0,3.0,103.0,0.0,34.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,'recover','[]');
INSERT INTO environment VALUES('aa32c2cdf991cbd3851129d2b02f30d0046eaffbe88f829d869104b15cfade0a',375.0,667.0,2.0,20.0,0.0,0.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,'recover','[]');
INSERT INTO environment VALUES('b1cb9eca22fe366d99dc0f702fbdb85ac00dcfe8859299a68c67315c84b75bf4',852.0,393.0,3.0,0.0,59.0,21.0,59.0,'phone','landscape','large',0,'ltr',NULL,NULL,18.0,NULL,'[]');
INSERT INTO environment VALUES('b48758f26f75d7926f804d711c9123691103d11481931377bc41deeb0b8d1ba6',375.0,667.0,2.0,20.0,0.0,0.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,NULL,'[]');
INSERT INTO environment VALUES('b97c61698fecb68c9d8bd42edbabdca6465a5bf9ba03d813b877565c7e3bda4e',393.0,852.0,3.0,103.0,0.0,34.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,NULL,'[]');
CREATE TABLE layout (
  id INTEGER PRIMARY KEY,
  screen_hash TEXT NOT NULL,     -- screen.content_hash or revision_screen.content_hash
  environment_hash TEXT NOT NULL REFERENCES environment (hash),
  engine TEXT NOT NULL,          -- the engine's version, its text tables and fonts
  status TEXT NOT NULL,          -- solved, ambiguous, conflict
  conflicts TEXT NOT NULL,       -- [[{"constraint":"c1"},{"view":"form","what":"…"}],…]
  ambiguities TEXT NOT NULL, anchors TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(anchors)),     -- [{"view":"title","aspect":"x","least":0,"greatest":8},…]
  UNIQUE (screen_hash, environment_hash, engine)
) STRICT;
INSERT INTO layout VALUES(1,'4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','b48758f26f75d7926f804d711c9123691103d11481931377bc41deeb0b8d1ba6','auto-layout-3/system-text 3','solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":126},{"anchor":{"anchor":"bottom","item":"form"},"value":102}]');
INSERT INTO layout VALUES(2,'4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','464f39311b35486d57a8ecf01174e716c126a695813546caa91f78aaa6eb9f29','auto-layout-3/system-text 3','solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":233.5},{"anchor":{"anchor":"bottom","item":"form"},"value":209.5}]');
INSERT INTO layout VALUES(3,'4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','b1cb9eca22fe366d99dc0f702fbdb85ac00dcfe8859299a68c67315c84b75bf4','auto-layout-3/system-text 3','solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":106},{"anchor":{"anchor":"bottom","item":"form"},"value":82}]');
INSERT INTO layout VALUES(4,'4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','b97c61698fecb68c9d8bd42edbabdca6465a5bf9ba03d813b877565c7e3bda4e','auto-layout-3/system-text 3','solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":209},{"anchor":{"anchor":"bottom","item":"form"},"value":185}]');
INSERT INTO layout VALUES(5,'4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','8853bb51cc9cbead2c4360b8972a8c114b6f3d63b1b04713cadeeb2ca579f54e','auto-layout-3/system-text 3','solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":130},{"anchor":{"anchor":"bottom","item":"form"},"value":106}]');
INSERT INTO layout VALUES(6,'4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','aa32c2cdf991cbd3851129d2b02f30d0046eaffbe88f829d869104b15cfade0a','auto-layout-3/system-text 3','solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":126},{"anchor":{"anchor":"bottom","item":"form"},"value":102}]');
INSERT INTO layout VALUES(7,'4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','07cdf7b25ed61b280fbc689545a76fc8476e8ce74e157a6ef016ae72e93630fc','auto-layout-3/system-text 3','solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":233.5},{"anchor":{"anchor":"bottom","item":"form"},"value":209.5}]');
INSERT INTO layout VALUES(8,'4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','601a0b9fcc252324d77a9b6c24aab2f005df094cf133db547dcc46451ea0ab8d','auto-layout-3/system-text 3','solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":106},{"anchor":{"anchor":"bottom","item":"form"},"value":82}]');
INSERT INTO layout VALUES(9,'4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','90252d0b28ed97d53d4c0a992118660e772ea257ccfa2aa4c69b0483047235ce','auto-layout-3/system-text 3','solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":209},{"anchor":{"anchor":"bottom","item":"form"},"value":185}]');
INSERT INTO layout VALUES(10,'4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','512f2b311eda767a925e513f5d48af172d002b0a00579b2c28fe32bf43128f4d','auto-layout-3/system-text 3','solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":130},{"anchor":{"anchor":"bottom","item":"form"},"value":106}]');
CREATE TABLE layout_view (
  -- Points; NULL where a view has no text or no scrolling content.
  layout INTEGER NOT NULL REFERENCES layout (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,     -- the view's place in its screen
  view TEXT NOT NULL,            -- id of the view
  exact_x REAL NOT NULL,         -- before rounding, in the parent's space
  exact_y REAL NOT NULL,
  exact_width REAL NOT NULL,
  exact_height REAL NOT NULL,
  x REAL NOT NULL,               -- rounded to device pixels, in the parent's space
  y REAL NOT NULL,
  width REAL NOT NULL,
  height REAL NOT NULL,
  screen_x REAL NOT NULL,        -- rounded to device pixels, in the root's space
  screen_y REAL NOT NULL,
  screen_width REAL NOT NULL,
  screen_height REAL NOT NULL,
  hidden INTEGER NOT NULL,
  lines INTEGER,                 -- text: lines shown, lines wanted, characters shown, characters in all
  wanted INTEGER,
  shown INTEGER,
  total INTEGER,
  truncated INTEGER,
  clipped INTEGER,
  font_scale REAL,
  approximate INTEGER,
  content_width REAL,            -- scrolling content, its insets, its offset and how far that can go
  content_height REAL,
  inset_top REAL,
  inset_left REAL,
  inset_bottom REAL,
  inset_right REAL,
  offset_x REAL,
  offset_y REAL,
  least_x REAL,
  least_y REAL,
  greatest_x REAL,
  greatest_y REAL,
  PRIMARY KEY (layout, position)
) STRICT, WITHOUT ROWID;
INSERT INTO layout_view VALUES(1,0,'root',0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(1,1,'form',20.0,40.0,335.0,62.0,20.0,40.0,335.0,62.0,20.0,40.0,335.0,62.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(1,2,'title',0.0,0.0,335.0,33.499999999999999999,0.0,0.0,335.0,33.499999999999999999,20.0,40.0,335.0,33.499999999999999999,0,1,1,12,12,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(1,3,'note',0.0,41.5,335.0,20.499999999999999999,0.0,41.5,335.0,20.499999999999999999,20.0,81.499999999999999996,335.0,20.499999999999999999,0,1,1,33,33,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(1,4,'go',127.49999999999999999,126.0,120.0,44.0,127.49999999999999999,126.0,120.0,44.0,127.49999999999999999,126.0,120.0,44.0,0,1,1,7,7,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(2,0,'root',0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(2,1,'form',20.0,40.0,335.0,169.5,20.0,40.0,335.0,169.5,20.0,40.0,335.0,169.5,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(2,2,'title',0.0,0.0,335.0,57.5,0.0,0.0,335.0,57.5,20.0,40.0,335.0,57.5,0,1,1,12,12,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(2,3,'note',0.0,73.499999999999999999,335.0,96.0,0.0,73.499999999999999999,335.0,96.0,20.0,113.49999999999999999,335.0,96.0,0,2,2,33,33,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(2,4,'go',127.49999999999999999,233.5,120.0,44.0,127.49999999999999999,233.5,120.0,44.0,127.49999999999999999,233.5,120.0,44.0,0,1,1,7,7,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(3,0,'root',0.0,0.0,852.0,393.0,0.0,0.0,852.0,393.0,0.0,0.0,852.0,393.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(3,1,'form',79.0,20.0,694.0,62.0,79.0,20.0,694.0,62.0,79.0,20.0,694.0,62.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(3,2,'title',0.0,0.0,694.0,33.666666667000001212,0.0,0.0,694.0,33.666666666666664297,79.0,20.0,694.0,33.666666666666664297,0,1,1,12,12,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(3,3,'note',0.0,41.66666666700000121,694.0,20.333333332999998788,0.0,41.666666666666664297,694.0,20.333333333333332149,79.0,61.666666666666664297,694.0,20.333333333333332149,0,1,1,33,33,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(3,4,'go',366.0,106.0,120.0,44.0,366.0,106.0,120.0,44.0,366.0,106.0,120.0,44.0,0,1,1,7,7,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(4,0,'root',0.0,0.0,393.0,852.0,0.0,0.0,393.0,852.0,0.0,0.0,393.0,852.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(4,1,'form',20.0,123.0,353.0,62.0,20.0,123.0,353.0,62.0,20.0,123.0,353.0,62.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(4,2,'title',0.0,0.0,353.0,33.666666667000001212,0.0,0.0,353.0,33.666666666666664297,20.0,123.0,353.0,33.666666666666664297,0,1,1,12,12,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(4,3,'note',0.0,41.66666666700000121,353.0,20.333333332999998788,0.0,41.666666666666664297,353.0,20.333333333333332149,20.0,164.66666666666665719,353.0,20.333333333333332149,0,1,1,33,33,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(4,4,'go',136.5,209.0,120.0,44.0,136.66666666666665719,209.0,120.0,44.0,136.66666666666665719,209.0,120.0,44.0,0,1,1,7,7,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(5,0,'root',0.0,0.0,744.0,1133.0,0.0,0.0,744.0,1133.0,0.0,0.0,744.0,1133.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(5,1,'form',20.0,44.0,704.0,62.0,20.0,44.0,704.0,62.0,20.0,44.0,704.0,62.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(5,2,'title',0.0,0.0,704.0,33.499999999999999999,0.0,0.0,704.0,33.499999999999999999,20.0,44.0,704.0,33.499999999999999999,0,1,1,12,12,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(5,3,'note',0.0,41.5,704.0,20.499999999999999999,0.0,41.5,704.0,20.499999999999999999,20.0,85.500000000000000001,704.0,20.499999999999999999,0,1,1,33,33,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(5,4,'go',312.0,130.0,120.0,44.0,312.0,130.0,120.0,44.0,312.0,130.0,120.0,44.0,0,1,1,7,7,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(6,0,'root',0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(6,1,'form',20.0,40.0,335.0,62.0,20.0,40.0,335.0,62.0,20.0,40.0,335.0,62.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(6,2,'title',0.0,0.0,335.0,33.499999999999999999,0.0,0.0,335.0,33.499999999999999999,20.0,40.0,335.0,33.499999999999999999,0,1,1,12,12,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(6,3,'note',0.0,41.5,335.0,20.499999999999999999,0.0,41.5,335.0,20.499999999999999999,20.0,81.499999999999999996,335.0,20.499999999999999999,0,1,1,33,33,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(6,4,'go',127.49999999999999999,126.0,120.0,44.0,127.49999999999999999,126.0,120.0,44.0,127.49999999999999999,126.0,120.0,44.0,0,1,1,7,7,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(7,0,'root',0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(7,1,'form',20.0,40.0,335.0,169.5,20.0,40.0,335.0,169.5,20.0,40.0,335.0,169.5,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(7,2,'title',0.0,0.0,335.0,57.5,0.0,0.0,335.0,57.5,20.0,40.0,335.0,57.5,0,1,1,12,12,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(7,3,'note',0.0,73.499999999999999999,335.0,96.0,0.0,73.499999999999999999,335.0,96.0,20.0,113.49999999999999999,335.0,96.0,0,2,2,33,33,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(7,4,'go',127.49999999999999999,233.5,120.0,44.0,127.49999999999999999,233.5,120.0,44.0,127.49999999999999999,233.5,120.0,44.0,0,1,1,7,7,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(8,0,'root',0.0,0.0,852.0,393.0,0.0,0.0,852.0,393.0,0.0,0.0,852.0,393.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(8,1,'form',79.0,20.0,694.0,62.0,79.0,20.0,694.0,62.0,79.0,20.0,694.0,62.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(8,2,'title',0.0,0.0,694.0,33.666666667000001212,0.0,0.0,694.0,33.666666666666664297,79.0,20.0,694.0,33.666666666666664297,0,1,1,12,12,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(8,3,'note',0.0,41.66666666700000121,694.0,20.333333332999998788,0.0,41.666666666666664297,694.0,20.333333333333332149,79.0,61.666666666666664297,694.0,20.333333333333332149,0,1,1,33,33,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(8,4,'go',366.0,106.0,120.0,44.0,366.0,106.0,120.0,44.0,366.0,106.0,120.0,44.0,0,1,1,7,7,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(9,0,'root',0.0,0.0,393.0,852.0,0.0,0.0,393.0,852.0,0.0,0.0,393.0,852.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(9,1,'form',20.0,123.0,353.0,62.0,20.0,123.0,353.0,62.0,20.0,123.0,353.0,62.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(9,2,'title',0.0,0.0,353.0,33.666666667000001212,0.0,0.0,353.0,33.666666666666664297,20.0,123.0,353.0,33.666666666666664297,0,1,1,12,12,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(9,3,'note',0.0,41.66666666700000121,353.0,20.333333332999998788,0.0,41.666666666666664297,353.0,20.333333333333332149,20.0,164.66666666666665719,353.0,20.333333333333332149,0,1,1,33,33,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(9,4,'go',136.5,209.0,120.0,44.0,136.66666666666665719,209.0,120.0,44.0,136.66666666666665719,209.0,120.0,44.0,0,1,1,7,7,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(10,0,'root',0.0,0.0,744.0,1133.0,0.0,0.0,744.0,1133.0,0.0,0.0,744.0,1133.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(10,1,'form',20.0,44.0,704.0,62.0,20.0,44.0,704.0,62.0,20.0,44.0,704.0,62.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(10,2,'title',0.0,0.0,704.0,33.499999999999999999,0.0,0.0,704.0,33.499999999999999999,20.0,44.0,704.0,33.499999999999999999,0,1,1,12,12,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(10,3,'note',0.0,41.5,704.0,20.499999999999999999,0.0,41.5,704.0,20.499999999999999999,20.0,85.500000000000000001,704.0,20.499999999999999999,0,1,1,33,33,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO layout_view VALUES(10,4,'go',312.0,130.0,120.0,44.0,312.0,130.0,120.0,44.0,312.0,130.0,120.0,44.0,0,1,1,7,7,0,0,1.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE assertion (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,     -- order of declaration, from 0
  claim TEXT NOT NULL CHECK (json_valid(claim)),  -- {"trait":"reachable","view":"go","wanted":true}
  condition TEXT,                -- the profiles it must hold on; NULL for all
  message TEXT,                  -- why it matters
  text TEXT NOT NULL,            -- for people: submit.top >= password.bottom + 8
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;
INSERT INTO assertion VALUES('login','a1',0,'{"constant":8,"first":{"anchor":"top","item":"go"},"multiplier":1,"relation":">=","second":{"anchor":"bottom","item":"form"}}',NULL,'room to breathe','go.top >= form.bottom + 8');
CREATE TABLE text (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  view TEXT NOT NULL,            -- id of the view
  attribute TEXT NOT NULL CHECK (attribute IN ('text', 'placeholder', 'label')),
  locale TEXT NOT NULL,          -- de, de-AT, zh-Hans
  position INTEGER NOT NULL,     -- order in which they were given, from 0
  value TEXT NOT NULL,
  PRIMARY KEY (screen, view, attribute, locale),
  FOREIGN KEY (screen, view) REFERENCES view (screen, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
INSERT INTO text VALUES('login','title','text','de',0,'Willkommen');
CREATE TABLE branch (
  name TEXT PRIMARY KEY,
  revision INTEGER REFERENCES revision (number)  -- its newest; NULL before the first
) STRICT, WITHOUT ROWID;
INSERT INTO branch VALUES('main',2);
INSERT INTO branch VALUES('wide',3);
CREATE TABLE checkout (
  -- One row: the branch that the next commit goes to.
  one INTEGER PRIMARY KEY CHECK (one = 1),
  branch TEXT NOT NULL REFERENCES branch (name) DEFERRABLE INITIALLY DEFERRED,
  operation INTEGER NOT NULL     -- the last one when the working design was the branch's newest revision; 0 for none
) STRICT;
INSERT INTO checkout VALUES(1,'main',28);
CREATE TABLE merging (
  -- A merge that is not committed yet; no row for none.
  one INTEGER PRIMARY KEY CHECK (one = 1),
  ours INTEGER NOT NULL REFERENCES revision (number),
  theirs INTEGER NOT NULL REFERENCES revision (number),
  bases TEXT NOT NULL CHECK (json_valid(bases)),  -- [3], the numbers of the newest revisions that both come from
  name TEXT NOT NULL,            -- what was merged, as it was asked for
  message TEXT NOT NULL
) STRICT;
CREATE TABLE merge_conflict (
  -- Where both sides of that merge changed the same thing in different ways.
  id INTEGER PRIMARY KEY,
  screen TEXT,                   -- id of the screen; NULL for screens, devices and profiles themselves
  kind TEXT NOT NULL,            -- as in operation_change
  object TEXT NOT NULL,          -- id of the object
  attribute TEXT,                -- NULL where one side removed the object as a whole
  base TEXT CHECK (base IS NULL OR json_valid(base)),        -- NULL for what is not there or not set
  ours TEXT CHECK (ours IS NULL OR json_valid(ours)),
  theirs TEXT CHECK (theirs IS NULL OR json_valid(theirs)),
  because TEXT NOT NULL CHECK (json_valid(because)),  -- [{"kind":"constraint","object":"c9"}]: what needs a removed object
  resolution TEXT CHECK (resolution IN ('ours', 'theirs', 'base', 'working')),
  operation INTEGER              -- the one that put the resolution into the design; NULL if it was there already
) STRICT;
CREATE TABLE revision_change (
  revision INTEGER NOT NULL REFERENCES revision (number) DEFERRABLE INITIALLY DEFERRED,
  screen TEXT NOT NULL,          -- id of the screen
  position INTEGER,              -- orders the screens; NULL, like name and content, for one that the revision removed
  name TEXT,
  content_hash TEXT REFERENCES content (hash),
  PRIMARY KEY (revision, screen)
) STRICT, WITHOUT ROWID;
INSERT INTO revision_change VALUES(1,'empty',1,'empty','320a31b657bc36c24ef93b21eea1534cce53ec1130b12766916a3443ff6d59a8');
INSERT INTO revision_change VALUES(1,'login',0,'login','6ba9e20b04d4ecb3308e52052927587889e54a8ad9cc732b4ecbc95ce1d49497');
INSERT INTO revision_change VALUES(2,'login',0,'login','89fa74410201f029085a630aeef3318151823e1788de3d90055d5d9745de8cda');
INSERT INTO revision_change VALUES(3,'login',0,'login','66cdbd1673436294f6ea336a3149684a3ee1b2fc736f75d9a68e2e3c1ba5074f');
CREATE TABLE suppression (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,     -- order in which they were made, from 0
  rule TEXT NOT NULL,            -- small-target
  items TEXT NOT NULL CHECK (json_valid(items)),  -- ["close"]: ids of views and guides that take part; [] for any
  constraints TEXT NOT NULL CHECK (json_valid(constraints)),  -- ids of constraints that take part
  reason TEXT NOT NULL,          -- why it is accepted
  until TEXT,                    -- the last day, 2026-12-31; NULL for good
  text TEXT NOT NULL,            -- for people: small-target of close
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;
INSERT INTO suppression VALUES('login','s1',0,'small-target','["go"]','[]','as agreed',NULL,'small-target of go');
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
INSERT INTO audit VALUES('4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','auto-layout-3/system-text 3/rules-1','4af289cb9cd1f5c69de1dd65366e8fd222c0f4f7c89b5bf0b79d7ae54826982f',10,'[]');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('operation',30);
CREATE INDEX view_parent ON view (screen, parent);
CREATE INDEX layout_guide_owner ON layout_guide (screen, owner);
CREATE INDEX profile_device ON profile (device);
CREATE INDEX profile_environment ON profile (environment_hash);
CREATE INDEX operation_batch ON operation (batch);
CREATE INDEX operation_undone ON operation (id) WHERE undone = 1;
CREATE INDEX operation_change_object ON operation_change (screen, object);
CREATE VIEW history AS
  SELECT o.id AS operation, o.batch, o.time, o.line, o.undone, c.kind,
    coalesce((SELECT name FROM screen WHERE id = c.screen), c.screen) AS screen,
    c.object, c.before, c.after
  FROM operation o LEFT JOIN operation_change c ON c.operation = o.id
  ORDER BY o.id, c.sequence;
CREATE TRIGGER content_stays BEFORE UPDATE ON content
  BEGIN SELECT raise(ABORT, 'a content never changes'); END;
CREATE TRIGGER content_is_not_replaced BEFORE INSERT ON content
  WHEN EXISTS (SELECT 1 FROM content WHERE hash = NEW.hash)
  BEGIN SELECT raise(ABORT, 'a content never changes'); END;
CREATE TRIGGER revision_stays BEFORE UPDATE ON revision
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_is_not_replaced BEFORE INSERT ON revision
  WHEN EXISTS (SELECT 1 FROM revision WHERE number = NEW.number)
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_is_kept BEFORE DELETE ON revision
  BEGIN SELECT raise(ABORT, 'a revision is never removed'); END;
CREATE VIEW revision_view AS
  SELECT r.revision, r.name AS screen, v.key AS position,
    v.value ->> 'id' AS id, v.value ->> 'name' AS name, v.value ->> 'kind' AS kind,
    v.value ->> 'parent' AS parent, v.value -> 'attributes' AS attributes
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.views') v;
CREATE VIEW revision_constraint AS
  SELECT r.revision, r.name AS screen, k.key AS position, k.value ->> 'id' AS id,
    k.value ->> '$.first.item' AS first_item, coalesce(k.value ->> '$.first.region', 'bounds') AS first_region,
    k.value ->> '$.first.anchor' AS first_anchor, k.value ->> 'relation' AS relation,
    k.value ->> '$.second.item' AS second_item,
    CASE WHEN k.value -> 'second' IS NOT NULL
      THEN coalesce(k.value ->> '$.second.region', 'bounds') END AS second_region,
    k.value ->> '$.second.anchor' AS second_anchor, k.value ->> 'multiplier' AS multiplier,
    k.value ->> 'constant' AS constant, k.value ->> 'priority' AS priority,
    k.value ->> 'installed' AS installed, k.value ->> 'when' AS condition
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.constraints') k;
CREATE VIEW revision_assertion AS
  SELECT r.revision, r.name AS screen, a.key AS position, a.value ->> 'id' AS id,
    a.value -> 'claim' AS claim, a.value ->> 'when' AS condition, a.value ->> 'message' AS message
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.assertions') a;
CREATE VIEW revision_text AS
  SELECT r.revision, r.name AS screen, t.key AS position, t.value ->> 'view' AS view,
    t.value ->> 'attribute' AS attribute, t.value ->> 'locale' AS locale, t.value ->> 'value' AS value
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.texts') t;
CREATE INDEX revision_change_content ON revision_change (content_hash);
CREATE TRIGGER content_is_kept BEFORE DELETE ON content
  WHEN EXISTS (SELECT 1 FROM revision_change WHERE content_hash = OLD.hash)
    OR EXISTS (SELECT 1 FROM revision WHERE OLD.hash IN (devices_hash, profiles_hash))
  BEGIN SELECT raise(ABORT, 'a revision needs this content'); END;
CREATE TRIGGER revision_change_stays BEFORE UPDATE ON revision_change
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_change_is_sealed BEFORE INSERT ON revision_change
  WHEN EXISTS (SELECT 1 FROM revision WHERE number = NEW.revision)
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_change_is_kept BEFORE DELETE ON revision_change
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE VIEW revision_screen AS
  SELECT r.number AS revision, c.position, s.screen, c.name, c.content_hash
  FROM revision r JOIN (SELECT DISTINCT screen FROM revision_change) s
    JOIN revision_change c ON c.screen = s.screen AND c.content_hash IS NOT NULL AND c.revision = (
      WITH RECURSIVE way (number) AS (
        SELECT r.number
        UNION ALL
        SELECT p.parent FROM way JOIN revision p ON p.number = way.number
        WHERE p.steps > 0 AND p.parent < p.number AND NOT EXISTS (
          SELECT 1 FROM revision_change d WHERE d.revision = way.number AND d.screen = s.screen)
      ) SELECT min(number) FROM way);
CREATE VIEW revision_suppression AS
  SELECT r.revision, r.name AS screen, s.key AS position, s.value ->> 'id' AS id, s.value ->> 'rule' AS rule,
    s.value -> 'items' AS items, s.value -> 'constraints' AS constraints, s.value ->> 'reason' AS reason,
    s.value ->> 'until' AS until
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.suppressions') s;
CREATE VIEW frame AS
  SELECT s.name AS screen, p.name AS profile, v.name AS view,
    (WITH RECURSIVE up (parent, path) AS (
       SELECT v.parent, v.name
       UNION ALL
       SELECT a.parent, a.name || '/' || up.path FROM up JOIN view a
         ON a.screen = v.screen AND a.id = up.parent AND a.parent IS NOT NULL
     ) SELECT path FROM up ORDER BY length(path) DESC LIMIT 1) AS path,
    v.kind, f.x, f.y, f.width, f.height, f.screen_x, f.screen_y, f.screen_width, f.screen_height,
    f.exact_x, f.exact_y, f.exact_width, f.exact_height, f.hidden,
    f.lines, f.wanted, f.shown, f.total, f.truncated, f.clipped, f.font_scale, f.approximate,
    f.content_width, f.content_height, f.offset_x, f.offset_y, l.status
  FROM screen s JOIN layout l ON l.screen_hash = s.layout_hash
    JOIN profile p ON p.environment_hash = l.environment_hash
    JOIN layout_view f ON f.layout = l.id
    JOIN view v ON v.screen = s.id AND v.id = f.view
  WHERE NOT EXISTS (
    SELECT 1 FROM layout newer WHERE newer.screen_hash = l.screen_hash
      AND newer.environment_hash = l.environment_hash AND newer.id > l.id)
  ORDER BY s.position, p.position, f.position;
COMMIT;
