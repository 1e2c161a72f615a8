-- A store that workbench 0.2.0 with the schema 21 made, as sqlite3 dumps it; schema-21.txt is what that program said of it.
PRAGMA application_id = 2003526254;
PRAGMA user_version = 21;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
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
INSERT INTO audit VALUES('4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','auto-layout-11/system-text 6/rules-8','c7cf620787aaf5200a24e0595aa664c4b3ded15c81fe44ebd679630f50a83dfc',14,'[]');
INSERT INTO audit VALUES('f569b94480d6f0c906ca545c68956c4dad0d64313ae6d31fa5ba148d9cb843a9','auto-layout-11/system-text 6/rules-8','05492c8824f2374029f343ef1b1f4eaad0880c809b22b63df5d4b817133dfcdb',7,'[]');
CREATE TABLE branch (
  name TEXT PRIMARY KEY,
  revision INTEGER REFERENCES revision (number)  -- its newest; NULL before the first
) STRICT, WITHOUT ROWID;
INSERT INTO branch VALUES('main',2);
INSERT INTO branch VALUES('wide',3);
CREATE TABLE catalogue (
  -- The hashes of all devices and of all profiles together, kept current so that a commit need not read them.
  kind TEXT PRIMARY KEY CHECK (kind IN ('devices', 'profiles')),
  content_hash TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO catalogue VALUES('devices','295fd813fdbfb2bb1910242e8e7234b08c3eefceafd6d3bd3794c5c43381a8f1');
INSERT INTO catalogue VALUES('profiles','22100866f9b34d6d930f17f00e85e3752247f7b346e291ed8eaafa0c7aa0b294');
CREATE TABLE checkout (
  -- One row: the branch that the next commit goes to.
  one INTEGER PRIMARY KEY CHECK (one = 1),
  branch TEXT NOT NULL REFERENCES branch (name) DEFERRABLE INITIALLY DEFERRED,
  operation INTEGER NOT NULL     -- the last one when the working design was the branch's newest revision; 0 for none
) STRICT;
INSERT INTO checkout VALUES(1,'main',28);
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
, target INTEGER NOT NULL DEFAULT 0 CHECK (target IN (0, 1))) STRICT, WITHOUT ROWID;
INSERT INTO device VALUES('ipad-mini-6',2,'iPad mini (6th generation)',744.0,1133.0,2.0,'pad',24.0,0.0,20.0,0.0,24.0,0.0,20.0,0.0,264.0,54.0,0.0,352.0,54.0,0.0,18.0,'size: PB (its insets 24/20/24/20 are doubtful)','["portraitInsets","landscapeInsets","portraitKeyboard","landscapeKeyboard"]',0);
INSERT INTO device VALUES('iphone-16',1,'iPhone 16',393.0,852.0,3.0,'phone',59.0,0.0,34.0,0.0,0.0,59.0,21.0,59.0,216.0,45.0,75.0,162.0,38.0,21.0,18.0,'PB, DF, F17','["portraitKeyboard","landscapeKeyboard"]',0);
INSERT INTO device VALUES('iphone-se-3',0,'iPhone SE (3rd generation)',375.0,667.0,2.0,'phone',20.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,216.0,44.0,0.0,162.0,38.0,0.0,18.0,'SST, PB, DF','["landscapeKeyboard"]',0);
CREATE TABLE environment (
  -- All of a profile that a layout can depend on.
  id INTEGER PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE,
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
  offsets TEXT NOT NULL,
  focus TEXT
) STRICT;
INSERT INTO environment VALUES(1,'b48758f26f75d7926f804d711c9123691103d11481931377bc41deeb0b8d1ba6',375.0,667.0,2.0,20.0,0.0,0.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,NULL,'[]',NULL);
INSERT INTO environment VALUES(2,'464f39311b35486d57a8ecf01174e716c126a695813546caa91f78aaa6eb9f29',375.0,667.0,2.0,20.0,0.0,0.0,0.0,'phone','portrait','accessibilityExtraLarge',0,'rtl',NULL,NULL,18.0,NULL,'[]',NULL);
INSERT INTO environment VALUES(3,'b1cb9eca22fe366d99dc0f702fbdb85ac00dcfe8859299a68c67315c84b75bf4',852.0,393.0,3.0,0.0,59.0,21.0,59.0,'phone','landscape','large',0,'ltr',NULL,NULL,18.0,NULL,'[]',NULL);
INSERT INTO environment VALUES(4,'b97c61698fecb68c9d8bd42edbabdca6465a5bf9ba03d813b877565c7e3bda4e',393.0,852.0,3.0,103.0,0.0,34.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,NULL,'[]',NULL);
INSERT INTO environment VALUES(5,'8853bb51cc9cbead2c4360b8972a8c114b6f3d63b1b04713cadeeb2ca579f54e',744.0,1133.0,2.0,24.0,0.0,20.0,0.0,'pad','portrait','large',0,'ltr',NULL,NULL,18.0,NULL,'[]',NULL);
INSERT INTO environment VALUES(6,'d68034ccb7a849f10768481a934dc96cfa57aa0e5f091f7a8f26f6f585caf56f',393.0,852.0,3.0,59.0,0.0,34.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,NULL,'[]',NULL);
INSERT INTO environment VALUES(7,'84a2112db7d346ffaab89df6dfb9e0668e3970a67dcf4ef5cb393e7be03dcd5b',375.0,667.0,2.0,20.0,0.0,0.0,0.0,'phone','portrait','large',0,'rtl',NULL,NULL,18.0,NULL,'[]',NULL);
INSERT INTO environment VALUES(8,'ae16be032cfe6e19b1cd1ec2f1e812f31d7ce222f938507fc040918d5408ac2f',393.0,852.0,3.0,103.0,0.0,34.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,NULL,'[]',NULL);
INSERT INTO environment VALUES(9,'7db1bc89b3db55e01eb675d68afce0ef8f3649b7a711a816211397bc589316a2',393.0,852.0,3.0,59.0,0.0,34.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,NULL,'[]',NULL);
INSERT INTO environment VALUES(10,'1c13b13f876e4f08e796e8c16c29f753f2cd7b0c52875f00a73d5cf3214ba467',375.0,667.0,2.0,20.0,0.0,0.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,'calm','[]',NULL);
INSERT INTO environment VALUES(11,'758bd13efa0e236df1e32e6ee31bf187b1e9efaaf3ee0f8df8a705cadffeb1a0',375.0,667.0,2.0,20.0,0.0,0.0,0.0,'phone','portrait','accessibilityExtraLarge',0,'rtl',NULL,NULL,18.0,'calm','[]',NULL);
INSERT INTO environment VALUES(12,'987de609a33116601be88cb0d4e9a68ec5e4b3d0a41efd3d1455a90de3afcf9f',852.0,393.0,3.0,0.0,59.0,21.0,59.0,'phone','landscape','large',0,'ltr',NULL,NULL,18.0,'calm','[]',NULL);
INSERT INTO environment VALUES(13,'76fdf16edd3028f4c4a75c14e414c8a6896aa59f765274049abfb8cfcf432eec',393.0,852.0,3.0,103.0,0.0,34.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,'calm','[]',NULL);
INSERT INTO environment VALUES(14,'75e2c268f881b73b96ac272251a72fa5cfcc93d3c22abc0a2bd912c9dee56fc1',744.0,1133.0,2.0,24.0,0.0,20.0,0.0,'pad','portrait','large',0,'ltr',NULL,NULL,18.0,'calm','[]',NULL);
INSERT INTO environment VALUES(15,'c20bb8fbf01c2644141ff3015423dfd7d3d0222b05f7014a9a7256f724222cda',393.0,852.0,3.0,59.0,0.0,34.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,'calm','[]',NULL);
INSERT INTO environment VALUES(16,'aa32c2cdf991cbd3851129d2b02f30d0046eaffbe88f829d869104b15cfade0a',375.0,667.0,2.0,20.0,0.0,0.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,'recover','[]',NULL);
INSERT INTO environment VALUES(17,'07cdf7b25ed61b280fbc689545a76fc8476e8ce74e157a6ef016ae72e93630fc',375.0,667.0,2.0,20.0,0.0,0.0,0.0,'phone','portrait','accessibilityExtraLarge',0,'rtl',NULL,NULL,18.0,'recover','[]',NULL);
INSERT INTO environment VALUES(18,'601a0b9fcc252324d77a9b6c24aab2f005df094cf133db547dcc46451ea0ab8d',852.0,393.0,3.0,0.0,59.0,21.0,59.0,'phone','landscape','large',0,'ltr',NULL,NULL,18.0,'recover','[]',NULL);
INSERT INTO environment VALUES(19,'90252d0b28ed97d53d4c0a992118660e772ea257ccfa2aa4c69b0483047235ce',393.0,852.0,3.0,103.0,0.0,34.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,'recover','[]',NULL);
INSERT INTO environment VALUES(20,'512f2b311eda767a925e513f5d48af172d002b0a00579b2c28fe32bf43128f4d',744.0,1133.0,2.0,24.0,0.0,20.0,0.0,'pad','portrait','large',0,'ltr',NULL,NULL,18.0,'recover','[]',NULL);
INSERT INTO environment VALUES(21,'64ec34b5a620066812e877cda06458c298019abfc7acd47e910809c71c282d99',393.0,852.0,3.0,59.0,0.0,34.0,0.0,'phone','portrait','large',0,'ltr',NULL,NULL,18.0,'recover','[]',NULL);
CREATE TABLE freed (
  screen TEXT NOT NULL,          -- screen.id
  id TEXT NOT NULL,              -- of a constraint, a variation, an assertion or a suppression
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE laid_out_screen (
  id INTEGER PRIMARY KEY,
  screen_hash TEXT NOT NULL,     -- screen.layout_hash or that of a revision's screen
  engine TEXT NOT NULL,          -- the engine's version, its text tables and fonts
  reading INTEGER NOT NULL REFERENCES reading (id), views TEXT NOT NULL DEFAULT '[]', parents TEXT,
  UNIQUE (screen_hash, engine)
) STRICT;
INSERT INTO laid_out_screen VALUES(1,'4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7','auto-layout-11/system-text 6',1,'["root","form","title","note","go"]','[-1,0,1,1,0]');
INSERT INTO laid_out_screen VALUES(2,'f569b94480d6f0c906ca545c68956c4dad0d64313ae6d31fa5ba148d9cb843a9','auto-layout-11/system-text 6',2,'["root","box"]','[-1,0]');
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
  text TEXT NOT NULL, origin TEXT NOT NULL DEFAULT 'author'
  CHECK (origin IN ('author', 'autoresizing', 'placeholder')), format TEXT CHECK (format IS NULL OR json_valid(format)),            -- for people: title.top == safeArea.top + 24 @750
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;
INSERT INTO layout_constraint VALUES('barred','c1',0,'box','bounds','top','==','root','safeArea','top',1.0,0.0,1000.0,1,NULL,'box.top == safeArea.top','author',NULL);
INSERT INTO layout_constraint VALUES('barred','c2',1,'box','bounds','leading','==','root','safeArea','leading',1.0,0.0,1000.0,1,NULL,'box.leading == safeArea.leading','author',NULL);
INSERT INTO layout_constraint VALUES('barred','c3',2,'box','bounds','bottom','==','root','safeArea','bottom',1.0,0.0,1000.0,1,NULL,'box.bottom == safeArea.bottom','author',NULL);
INSERT INTO layout_constraint VALUES('barred','c4',3,'box','bounds','trailing','==','root','safeArea','trailing',1.0,0.0,1000.0,1,NULL,'box.trailing == safeArea.trailing','author',NULL);
INSERT INTO layout_constraint VALUES('login','c1',0,'form','bounds','top','==','root','safeArea','top',1.0,20.0,1000.0,1,NULL,'form.top == safeArea.top + 20','author',NULL);
INSERT INTO layout_constraint VALUES('login','c10',9,'go','bounds','width','>=',NULL,NULL,NULL,1.0,120.0,1000.0,1,NULL,'go.width >= 120','author',NULL);
INSERT INTO layout_constraint VALUES('login','c11',10,'go','bounds','height','==',NULL,NULL,NULL,1.0,44.0,1000.0,1,NULL,'go.height == 44','author',NULL);
INSERT INTO layout_constraint VALUES('login','c2',1,'form','bounds','leading','==','root','safeArea','leading',1.0,20.0,1000.0,1,NULL,'form.leading == safeArea.leading + 20','author',NULL);
INSERT INTO layout_constraint VALUES('login','c3',2,'form','bounds','trailing','==','root','safeArea','trailing',1.0,-20.0,1000.0,1,NULL,'form.trailing == safeArea.trailing - 20','author',NULL);
INSERT INTO layout_constraint VALUES('login','c4',3,'gap','bounds','top','==','form','bounds','bottom',1.0,0.0,1000.0,1,NULL,'gap.top == form.bottom','author',NULL);
INSERT INTO layout_constraint VALUES('login','c5',4,'gap','bounds','height','==',NULL,NULL,NULL,1.0,24.0,1000.0,1,NULL,'gap.height == 24','author',NULL);
INSERT INTO layout_constraint VALUES('login','c6',5,'gap','bounds','leading','==','root','bounds','leading',1.0,0.0,1000.0,1,NULL,'gap.leading == root.leading','author',NULL);
INSERT INTO layout_constraint VALUES('login','c7',6,'gap','bounds','width','==',NULL,NULL,NULL,1.0,10.0,1000.0,1,NULL,'gap.width == 10','author',NULL);
INSERT INTO layout_constraint VALUES('login','c8',7,'go','bounds','top','==','gap','bounds','bottom',1.0,0.0,1000.0,1,NULL,'go.top == gap.bottom','author',NULL);
INSERT INTO layout_constraint VALUES('login','c9',8,'go','bounds','centerX','==','root','bounds','centerX',1.0,0.0,1000.0,1,NULL,'go.centerX == root.centerX','author',NULL);
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
CREATE TABLE merging (
  -- A merge that is not committed yet; no row for none.
  one INTEGER PRIMARY KEY CHECK (one = 1),
  ours INTEGER NOT NULL REFERENCES revision (number),
  theirs INTEGER NOT NULL REFERENCES revision (number),
  bases TEXT NOT NULL CHECK (json_valid(bases)),  -- [3], the numbers of the newest revisions that both come from
  name TEXT NOT NULL,            -- what was merged, as it was asked for
  message TEXT NOT NULL
) STRICT;
CREATE TABLE migration (
  -- The changes that this file's schema has seen; their number is also its user_version.
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  applied TEXT NOT NULL  -- UTC, ISO 8601
) STRICT;
INSERT INTO migration VALUES(1,'m0001_working_state','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(2,'m0002_journal','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(3,'m0003_revisions','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(4,'m0004_layouts','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(5,'m0005_assertions','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(6,'m0006_texts','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(7,'m0007_branches','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(8,'m0008_revision_changes','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(9,'m0009_suppressions','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(10,'m0010_audits','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(11,'m0011_constraint_origin','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(12,'m0012_sources','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(13,'m0013_formats','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(14,'m0014_freed','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(15,'m0015_focus','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(16,'m0016_seals','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(17,'m0017_frames_beside_bars','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(18,'m0018_shared_layouts','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(19,'m0019_targets','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(20,'m0020_mirrored_layouts','2026-11-24T15:25:52Z');
INSERT INTO migration VALUES(21,'m0021_packed_layouts','2026-11-24T15:25:52Z');
CREATE TABLE operation (
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- in the order of doing; never used twice
  batch INTEGER NOT NULL,        -- id of the first operation that was done together with this one
  command TEXT NOT NULL,         -- add-view
  arguments TEXT NOT NULL CHECK (json_valid(arguments)),
  line TEXT NOT NULL,            -- the command as a person types it
  time TEXT NOT NULL,            -- UTC, ISO 8601
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))  -- 1 for what redo would do again
, hash TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO operation VALUES(1,1,'add-profiles','{"boldText":false,"profiles":["iphone-se-3/portrait","iphone-se-3/portrait/AX3/rtl","iphone-16/landscape","iphone-16/portrait/navigation-bar","ipad-mini-6/portrait"],"scroll":[]}','add-profiles iphone-se-3/portrait iphone-se-3/portrait/AX3/rtl iphone-16/landscape iphone-16/portrait/navigation-bar ipad-mini-6/portrait','2026-11-24T15:25:52Z',0,'060a59dfd2162d3a75e699bbabcb1931ba41058250e781f509dce308e88fb7d6');
INSERT INTO operation VALUES(2,2,'add-screen','{"screen":"login"}','add-screen login','2026-11-24T15:25:52Z',0,'18f97781d211f3f2dee1dbff55dbdfe0bb24d831157d5b121e3a3ed39cbeb41d');
INSERT INTO operation VALUES(3,3,'add-state','{"screen":"login","state":"calm"}','add-state login calm','2026-11-24T15:25:52Z',0,'00367fedb9db648c67f8699223381c064bc1ab8081f00109ce79d01191804d6c');
INSERT INTO operation VALUES(4,4,'add-state','{"screen":"login","state":"recover"}','add-state login recover','2026-11-24T15:25:52Z',0,'ed85c3d73f8016465d0fae99676e9c79b4aeb3b47344e092065cf62f002fabeb');
INSERT INTO operation VALUES(5,5,'add-view','{"axis":"vertical","in":"root","kind":"stack","screen":"login","spacing":"8","view":"form"}','add-view login form --kind stack --axis vertical --spacing 8','2026-11-24T15:25:52Z',0,'96c35f7fda7746519ee8420858c18875dc4d500600d7a24faa7e09ac40bccc77');
INSERT INTO operation VALUES(6,6,'pin','{"inset":20,"pins":["top","leading","trailing"],"screen":"login","to":"safeArea","view":"form"}','pin login form top,leading,trailing --to safeArea --inset 20','2026-11-24T15:25:52Z',0,'1fcbd63d7e2202c72aea3f7c7318d6bce8f2bfa142d8b2812d155d65d0cdaad2');
INSERT INTO operation VALUES(7,7,'add-view','{"in":"form","kind":"label","lines":"0","screen":"login","style":"title1","text":"Welcome","view":"title"}','add-view login title --kind label --in form --text Welcome --style title1 --lines 0','2026-11-24T15:25:53Z',0,'b9dca8f12dfba3caf1ff2c2e5c6fd9246d8833331b83b57a75915510c81eb3ba');
INSERT INTO operation VALUES(8,8,'add-view','{"in":"form","kind":"label","lines":"0","screen":"login","style":"body","text":"Only you can read what you write.","view":"note"}','add-view login note --kind label --in form --text ''Only you can read what you write.'' --style body --lines 0','2026-11-24T15:25:53Z',0,'d3c15369fa9c5627f9181076b5df95e5a00bfffe95d07e71e721a591e016f96e');
INSERT INTO operation VALUES(9,9,'add-view','{"in":"root","kind":"button","screen":"login","text":"Sign in","view":"go"}','add-view login go --kind button --text ''Sign in''','2026-11-24T15:25:53Z',0,'1ab0cb0361ee55b75c8ed87b0ad99510a567ade01d54e7d4816763314f16b8bf');
INSERT INTO operation VALUES(10,10,'add-guide','{"guide":"gap","in":"root","screen":"login"}','add-guide login gap','2026-11-24T15:25:53Z',0,'79110f2a44b3774742788bd77748a3c5b570478da47523cf0a2510ad95abd2c0');
INSERT INTO operation VALUES(11,11,'add-constraint','{"relation":"gap.top == form.bottom","screen":"login"}','add-constraint login ''gap.top == form.bottom''','2026-11-24T15:25:53Z',0,'82128b0167ca0f7cbf6aaaa2a4d04cafd28867bbbcae038323101ca031bef981');
INSERT INTO operation VALUES(12,12,'add-constraint','{"relation":"gap.height == 24","screen":"login"}','add-constraint login ''gap.height == 24''','2026-11-24T15:25:53Z',0,'1db8c19d7206f379ccff3cb1de26fec7f0213c1f9fc0ac75a5199122c4133702');
INSERT INTO operation VALUES(13,13,'add-constraint','{"relation":"gap.leading == root.leading","screen":"login"}','add-constraint login ''gap.leading == root.leading''','2026-11-24T15:25:53Z',0,'f694010a1377f17459694958cb08bf8b2face83d887c3d7257dd1aeda11c111d');
INSERT INTO operation VALUES(14,14,'add-constraint','{"relation":"gap.width == 10","screen":"login"}','add-constraint login ''gap.width == 10''','2026-11-24T15:25:53Z',0,'0ad5231e53f5dafb6e3aa11401c00661d5e6458915dbc6a5279bf9847f318640');
INSERT INTO operation VALUES(15,15,'add-constraint','{"relation":"go.top == gap.bottom","screen":"login"}','add-constraint login ''go.top == gap.bottom''','2026-11-24T15:25:53Z',0,'ba202139bbd7b18ac4693d3d4db8c2d813c9b4da0004460048c26de2bf612705');
INSERT INTO operation VALUES(16,16,'add-constraint','{"relation":"go.centerX == root.centerX","screen":"login"}','add-constraint login ''go.centerX == root.centerX''','2026-11-24T15:25:53Z',0,'eaecf1af5ccfe6d0b4b70eb2b613b1b86fab9164ef9e0297e3e6a2612f13f54b');
INSERT INTO operation VALUES(17,17,'add-constraint','{"relation":"go.width >= 120","screen":"login"}','add-constraint login ''go.width >= 120''','2026-11-24T15:25:53Z',0,'6f6a8666c7bd77961e31d1eb6e41ea07900836b96a981d31877e6685821720cc');
INSERT INTO operation VALUES(18,18,'add-constraint','{"relation":"go.height == 44","screen":"login"}','add-constraint login ''go.height == 44''','2026-11-24T15:25:53Z',0,'458872d20d2cd053115cc06f1b734da15bfe5565943fd2a4bc6757e06c697a4b');
INSERT INTO operation VALUES(19,19,'vary','{"changes":["form","spacing=16"],"screen":"login","when":"textSize >= accessibilityMedium"}','vary login form spacing=16 --when ''textSize >= accessibilityMedium''','2026-11-24T15:25:53Z',0,'4f69431f12625154fa99aad45c12f36992df9e0721e5efbcb31f305c6221807b');
INSERT INTO operation VALUES(20,20,'set-text','{"attribute":"text","locale":"de","screen":"login","text":"Willkommen","view":"title"}','set-text login title Willkommen --locale de','2026-11-24T15:25:54Z',0,'f24b983e3b6c80713edba61b88bd4c86f307f0adc7c954d65873a7cfd1b36bcd');
INSERT INTO operation VALUES(21,21,'add-assertion','{"claim":"go.top >= form.bottom + 8","message":"room to breathe","screen":"login"}','add-assertion login ''go.top >= form.bottom + 8'' --message ''room to breathe''','2026-11-24T15:25:54Z',0,'30d6be9217fc5809bcbf0c7d7e0b795692376b7bff1a36dfc307c536fa5e8179');
INSERT INTO operation VALUES(22,22,'suppress','{"reason":"as agreed","rule":"small-target","screen":"login","views":["go"]}','suppress login small-target go --reason ''as agreed''','2026-11-24T15:25:54Z',0,'97c7bc97acf84f12a0eb13a3365668e84d4f5d83024bb0595b183514f231166c');
INSERT INTO operation VALUES(23,23,'add-screen','{"screen":"empty"}','add-screen empty','2026-11-24T15:25:54Z',0,'f6ab5e4cfd960e6b481ab25451f213087afda5ca146a2cbf09f93b2fbb3ba3c7');
INSERT INTO operation VALUES(24,24,'set-view','{"changes":["lines=2"],"screen":"login","view":"note"}','set-view login note lines=2','2026-11-24T15:25:54Z',0,'d5a40049d81e62607eb7a16e67a83e23c0fb930be4b24eb574ec64e236f2fa22');
INSERT INTO operation VALUES(25,25,'remove-screen','{"screen":"empty"}','remove-screen empty','2026-11-24T15:25:54Z',0,'9b036c466c2e862735fef3cc295d2c7988f6962cbede3ce9e39cc9273c91e3cc');
INSERT INTO operation VALUES(26,26,'switch','{"branch":"wide","create":false}','switch wide','2026-11-24T15:25:54Z',0,'cc5894822a11ffb7e5d33f4281fd8e69e4ad6f46d2337dff8f0ad894a79945d7');
INSERT INTO operation VALUES(27,27,'set-view','{"changes":["lines=3"],"screen":"login","view":"note"}','set-view login note lines=3','2026-11-24T15:25:54Z',0,'53293cce64fcb07e9d1e2356fb9331615174d0fd59ecb011594b16f258f16a02');
INSERT INTO operation VALUES(28,28,'switch','{"branch":"main","create":false}','switch main','2026-11-24T15:25:55Z',0,'78584e43972ca4df425b826aca3578083060f63be883e495ca74abe779db7eb1');
INSERT INTO operation VALUES(29,29,'set-view','{"changes":["text=Welcome back"],"screen":"login","view":"title"}','set-view login title ''text=Welcome back''','2026-11-24T15:25:55Z',0,'295d3ff5b4bc014f92383f90413912ebf6df7099d3b6175a0ee67af90eec17b5');
INSERT INTO operation VALUES(31,31,'add-screen','{"screen":"barred"}','add-screen barred','2026-11-24T15:25:55Z',0,'ed312fc3039c5570bde844528a0862101284e9600bfdadc645c2d7ecba265e24');
INSERT INTO operation VALUES(32,32,'set-view','{"changes":["bars=tab"],"screen":"barred","view":"root"}','set-view barred root bars=tab','2026-11-24T15:25:55Z',0,'49551521a74c7b7b6b9ac2e4efc652e5fe5223eefa3be3c7d9b4adaab9b0d91a');
INSERT INTO operation VALUES(33,33,'add-view','{"in":"root","kind":"view","screen":"barred","view":"box"}','add-view barred box','2026-11-24T15:25:55Z',0,'333ef16a699454c162fb7f4b902c8851ca326f5291ed9a2c698dd114eb5eaad8');
INSERT INTO operation VALUES(34,34,'pin','{"pins":["edges"],"screen":"barred","to":"safeArea","view":"box"}','pin barred box edges --to safeArea','2026-11-24T15:25:55Z',0,'bbf1f4d99b7308ecf3886163623a3c6c551b5430f1d6f841649f67f031885bb4');
INSERT INTO operation VALUES(35,35,'add-profiles','{"boldText":false,"profiles":["iphone-16/portrait","iphone-16/portrait/none-bar"],"scroll":[]}','add-profiles iphone-16/portrait iphone-16/portrait/none-bar','2026-11-24T15:25:55Z',0,'c0fc0ad4547e3b2e73146dacb3920e682526cbb687a44ed01c01a5a5b652d58b');
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
INSERT INTO operation_change VALUES(31,0,'screen',NULL,'barred',NULL,'{"id":"barred","name":"barred"}',NULL,1);
INSERT INTO operation_change VALUES(31,1,'view','barred','root',NULL,'{"attributes":{},"id":"root","kind":"view","name":"root"}',NULL,0);
INSERT INTO operation_change VALUES(32,0,'view','barred','root','{"attributes":{},"id":"root","kind":"view","name":"root"}','{"attributes":{"bars":"tab"},"id":"root","kind":"view","name":"root"}',NULL,NULL);
INSERT INTO operation_change VALUES(33,0,'view','barred','box',NULL,'{"attributes":{},"id":"box","kind":"view","name":"box","parent":"root"}',NULL,1);
INSERT INTO operation_change VALUES(34,0,'constraint','barred','c1',NULL,'{"constant":0,"first":{"anchor":"top","item":"box"},"id":"c1","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"top","item":"root","region":"safeArea"}}',NULL,0);
INSERT INTO operation_change VALUES(34,1,'constraint','barred','c2',NULL,'{"constant":0,"first":{"anchor":"leading","item":"box"},"id":"c2","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"leading","item":"root","region":"safeArea"}}',NULL,1);
INSERT INTO operation_change VALUES(34,2,'constraint','barred','c3',NULL,'{"constant":0,"first":{"anchor":"bottom","item":"box"},"id":"c3","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"bottom","item":"root","region":"safeArea"}}',NULL,2);
INSERT INTO operation_change VALUES(34,3,'constraint','barred','c4',NULL,'{"constant":0,"first":{"anchor":"trailing","item":"box"},"id":"c4","installed":true,"multiplier":1,"priority":1000,"relation":"==","second":{"anchor":"trailing","item":"root","region":"safeArea"}}',NULL,3);
INSERT INTO operation_change VALUES(35,0,'profile',NULL,'iphone-16/portrait',NULL,'{"boldText":false,"device":"iphone-16","direction":"ltr","keyboard":"hidden","orientation":"portrait","textSize":"large"}',NULL,5);
INSERT INTO operation_change VALUES(35,1,'profile',NULL,'iphone-16/portrait/none-bar',NULL,'{"bars":["none"],"boldText":false,"device":"iphone-16","direction":"ltr","keyboard":"hidden","orientation":"portrait","textSize":"large"}',NULL,6);
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
, focus TEXT) STRICT, WITHOUT ROWID;
INSERT INTO profile VALUES('ipad-mini-6/portrait',4,'ipad-mini-6','portrait',NULL,NULL,'large',0,'ltr','hidden','[]',NULL,NULL,NULL,'[]','8853bb51cc9cbead2c4360b8972a8c114b6f3d63b1b04713cadeeb2ca579f54e',NULL);
INSERT INTO profile VALUES('iphone-16/landscape',2,'iphone-16','landscape',NULL,NULL,'large',0,'ltr','hidden','[]',NULL,NULL,NULL,'[]','b1cb9eca22fe366d99dc0f702fbdb85ac00dcfe8859299a68c67315c84b75bf4',NULL);
INSERT INTO profile VALUES('iphone-16/portrait',5,'iphone-16','portrait',NULL,NULL,'large',0,'ltr','hidden','[]',NULL,NULL,NULL,'[]','d68034ccb7a849f10768481a934dc96cfa57aa0e5f091f7a8f26f6f585caf56f',NULL);
INSERT INTO profile VALUES('iphone-16/portrait/navigation-bar',3,'iphone-16','portrait',NULL,NULL,'large',0,'ltr','hidden','["navigation"]',NULL,NULL,NULL,'[]','b97c61698fecb68c9d8bd42edbabdca6465a5bf9ba03d813b877565c7e3bda4e',NULL);
INSERT INTO profile VALUES('iphone-16/portrait/none-bar',6,'iphone-16','portrait',NULL,NULL,'large',0,'ltr','hidden','["none"]',NULL,NULL,NULL,'[]','d68034ccb7a849f10768481a934dc96cfa57aa0e5f091f7a8f26f6f585caf56f',NULL);
INSERT INTO profile VALUES('iphone-se-3/portrait',0,'iphone-se-3','portrait',NULL,NULL,'large',0,'ltr','hidden','[]',NULL,NULL,NULL,'[]','b48758f26f75d7926f804d711c9123691103d11481931377bc41deeb0b8d1ba6',NULL);
INSERT INTO profile VALUES('iphone-se-3/portrait/AX3/rtl',1,'iphone-se-3','portrait',NULL,NULL,'accessibilityExtraLarge',0,'rtl','hidden','[]',NULL,NULL,NULL,'[]','464f39311b35486d57a8ecf01174e716c126a695813546caa91f78aaa6eb9f29',NULL);
CREATE TABLE reading (
  -- What screens read of an environment; many screens read the same.
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO reading VALUES(1,'reads=2307 x-double x-accented screen=4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7');
INSERT INTO reading VALUES(2,'reads=2048 bars');
CREATE TABLE reduced_environment (
  -- The environment that stands for all that look alike to who reads no more.
  reading INTEGER NOT NULL REFERENCES reading (id) ON DELETE CASCADE,
  environment INTEGER NOT NULL REFERENCES environment (id),
  reduced INTEGER NOT NULL REFERENCES environment (id),
  PRIMARY KEY (reading, environment)
) STRICT, WITHOUT ROWID;
INSERT INTO reduced_environment VALUES(1,1,1);
INSERT INTO reduced_environment VALUES(1,10,1);
INSERT INTO reduced_environment VALUES(1,16,1);
INSERT INTO reduced_environment VALUES(1,2,2);
INSERT INTO reduced_environment VALUES(1,11,2);
INSERT INTO reduced_environment VALUES(1,17,2);
INSERT INTO reduced_environment VALUES(1,3,3);
INSERT INTO reduced_environment VALUES(1,12,3);
INSERT INTO reduced_environment VALUES(1,18,3);
INSERT INTO reduced_environment VALUES(1,4,4);
INSERT INTO reduced_environment VALUES(1,13,4);
INSERT INTO reduced_environment VALUES(1,19,4);
INSERT INTO reduced_environment VALUES(1,5,5);
INSERT INTO reduced_environment VALUES(1,14,5);
INSERT INTO reduced_environment VALUES(1,20,5);
INSERT INTO reduced_environment VALUES(1,6,6);
INSERT INTO reduced_environment VALUES(1,15,6);
INSERT INTO reduced_environment VALUES(1,21,6);
INSERT INTO reduced_environment VALUES(2,1,1);
INSERT INTO reduced_environment VALUES(2,3,3);
INSERT INTO reduced_environment VALUES(2,5,5);
INSERT INTO reduced_environment VALUES(2,6,6);
INSERT INTO reduced_environment VALUES(2,2,7);
INSERT INTO reduced_environment VALUES(2,7,7);
INSERT INTO reduced_environment VALUES(2,4,8);
INSERT INTO reduced_environment VALUES(2,8,8);
INSERT INTO reduced_environment VALUES(2,9,9);
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
INSERT INTO revision VALUES(1,NULL,'First cut','ann','2026-11-24T15:25:54Z','70f26fda16bd70b88d135c7f4ce5a5264eccdefdd668ac46af30e46c5a1c516b','295fd813fdbfb2bb1910242e8e7234b08c3eefceafd6d3bd3794c5c43381a8f1','ce003bcebe8496adcdb917b1a13c6426076257bd555af94656bf2c485185e58f',23,'630db13f8cd7510da0225374e002d64b316a83c4a62d6d95c95cd18279a412ba',NULL,0);
INSERT INTO revision VALUES(2,1,'Two lines','ann','2026-11-24T15:25:54Z','7e5535b0c62bc250aec385cabbd72501e91d02d57503c5d4e02ba8090bbabf03','295fd813fdbfb2bb1910242e8e7234b08c3eefceafd6d3bd3794c5c43381a8f1','ce003bcebe8496adcdb917b1a13c6426076257bd555af94656bf2c485185e58f',25,'c65337d1d51213c1bafcd91f9eaedfcf1c69d3c616521acf152e2635b5938a37',NULL,0);
INSERT INTO revision VALUES(3,1,'Three lines','ann','2026-11-24T15:25:54Z','0461ec338d4706cac13c513aa9126604b9f49e200a7049f8e0722c2e02b0ab81','295fd813fdbfb2bb1910242e8e7234b08c3eefceafd6d3bd3794c5c43381a8f1','ce003bcebe8496adcdb917b1a13c6426076257bd555af94656bf2c485185e58f',27,'d818398d2bb41584ba8d1d0cbac2790501b149289aaad54cbc2ac5b027d407b6',NULL,1);
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
CREATE TABLE revision_seal (
  revision INTEGER PRIMARY KEY REFERENCES revision (number) DEFERRABLE INITIALLY DEFERRED,
  hash TEXT NOT NULL             -- SHA-256 of the seal of the revision before it, of its own row and of its changes
) STRICT;
INSERT INTO revision_seal VALUES(1,'89f4aeb32d06573d650ef92da210983926ef2b573d1c12dafef864f7ec0f3c18');
INSERT INTO revision_seal VALUES(2,'976e360021d087d8e015a6b0f8d2c9fbe2fa290397344a907520483f8373380f');
INSERT INTO revision_seal VALUES(3,'4378991c7924011507fe22285768d77f53e9c0b0bbcf84396978f8b2d42a01cd');
CREATE TABLE screen (
  id TEXT PRIMARY KEY,           -- stays through renaming
  position INTEGER NOT NULL,     -- order among screens, from 0
  name TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL     -- SHA-256 of the screen's canonical JSON; see table content
, layout_hash TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
INSERT INTO screen VALUES('barred',1,'barred','f569b94480d6f0c906ca545c68956c4dad0d64313ae6d31fa5ba148d9cb843a9','f569b94480d6f0c906ca545c68956c4dad0d64313ae6d31fa5ba148d9cb843a9');
INSERT INTO screen VALUES('login',0,'login','61262540c9638daa1c97beed265072f8fff6272c4daf3cf008869dcac66a1bd3','4dbeb49bf1b8922af25ca8d9e96f12c681b81ab3c1a0473b7dd9ce858f67e2b7');
CREATE TABLE seal (
  part TEXT PRIMARY KEY,         -- screens, branches, tags, merge, revisions, journal
  hash TEXT NOT NULL             -- SHA-256 of what is in it; of revisions and the journal, of their ends
) STRICT, WITHOUT ROWID;
INSERT INTO seal VALUES('branches','6a8d6d1c7496ba2556a7b5b8ced13c580885d221b9cf2138d44c745f92e8d88c');
INSERT INTO seal VALUES('journal','9db2e5d546bccf410e05429f42c78467aafed72197ef6449662a4f67e2bcff5c');
INSERT INTO seal VALUES('merge','e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
INSERT INTO seal VALUES('revisions','438447604f4bd9444b51a88dce65eeb861cb21b6f644a74716bfb511777c9b05');
INSERT INTO seal VALUES('screens','06c5ffbbc119efe1df3b3c24a8b38ec07377b55a3da2aae0ec3c98f7a2185c80');
INSERT INTO seal VALUES('tags','755900e8af6a15356a7c706043aa6a4a98730c6926c428a41234f2ec9f3be590');
CREATE TABLE source (
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  id TEXT NOT NULL,              -- identifier of the scene's root in the file: BYZ-38-t0r
  position INTEGER NOT NULL,     -- 0: a screen has one at most
  file TEXT NOT NULL,            -- from the store's folder if it lies there, else from the machine's root
  places TEXT NOT NULL CHECK (json_valid(places)),  -- [{"kind":"view","object":"title","line":12,"digest":"…"}]
  PRIMARY KEY (screen, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE state (
  -- The states that a screen can be in; position 0 is the initial one.
  screen TEXT NOT NULL REFERENCES screen (id) DEFERRABLE INITIALLY DEFERRED,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (screen, name)
) STRICT, WITHOUT ROWID;
INSERT INTO state VALUES('login','calm',0);
INSERT INTO state VALUES('login','recover',1);
CREATE TABLE stored_layout (
  id INTEGER PRIMARY KEY,
  screen INTEGER NOT NULL REFERENCES laid_out_screen (id) ON DELETE CASCADE,
  environment INTEGER NOT NULL REFERENCES environment (id),  -- a reduced one
  status TEXT NOT NULL,          -- solved, ambiguous, conflict
  conflicts TEXT NOT NULL,       -- [[{"constraint":"c1"},{"view":"form","what":"…"}],…]
  ambiguities TEXT NOT NULL,     -- [{"view":"title","aspect":"x","least":0,"greatest":8},…]
  anchors TEXT NOT NULL CHECK (json_valid(anchors)),
  shared INTEGER REFERENCES stored_layout (id) ON DELETE CASCADE,  -- the layout whose views lie alike; NULL for its own
  mirrored INTEGER NOT NULL DEFAULT 0 CHECK (mirrored IN (0, 1)), views TEXT,  -- 1 where they lie as its mirror image has them
  UNIQUE (screen, environment)
) STRICT;
INSERT INTO stored_layout VALUES(1,1,1,'solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":126},{"anchor":{"anchor":"bottom","item":"form"},"value":102}]',NULL,0,'[[0,0,375,667,0,0],[20,40,335,62,20,40],[0,0,335,33.5,20,40,0,null,[1,1,12,12,0,0,1,0]],[0,41.5,335,20.5,20,81.5,0,null,[1,1,33,33,0,0,1,0]],[127.5,126,120,44,127.5,126,0,null,[1,1,7,7,0,0,1,0]]]');
INSERT INTO stored_layout VALUES(2,1,2,'solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":233.5},{"anchor":{"anchor":"bottom","item":"form"},"value":209.5}]',NULL,0,'[[0,0,375,667,0,0],[20,40,335,169.5,20,40],[0,0,335,57.5,20,40,0,null,[1,1,12,12,0,0,1,0]],[0,73.5,335,96,20,113.5,0,null,[2,2,33,33,0,0,1,0]],[127.5,233.5,120,44,127.5,233.5,0,null,[1,1,7,7,0,0,1,0]]]');
INSERT INTO stored_layout VALUES(3,1,3,'solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":106},{"anchor":{"anchor":"bottom","item":"form"},"value":82}]',NULL,0,'[[0,0,852,393,0,0],[79,20,694,62,79,20],[0,0,694,33.666666667,79,20,0,null,[1,1,12,12,0,0,1,0]],[0,41.666666667,694,20.333333333,79,61.67,0,null,[1,1,33,33,0,0,1,0]],[366,106,120,44,366,106,0,null,[1,1,7,7,0,0,1,0]]]');
INSERT INTO stored_layout VALUES(4,1,4,'solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":209},{"anchor":{"anchor":"bottom","item":"form"},"value":185}]',NULL,0,'[[0,0,393,852,0,0],[20,123,353,62,20,123],[0,0,353,33.666666667,20,123,0,null,[1,1,12,12,0,0,1,0]],[0,41.666666667,353,20.333333333,20,164.67,0,null,[1,1,33,33,0,0,1,0]],[136.5,209,120,44,136.67,209,0,null,[1,1,7,7,0,0,1,0]]]');
INSERT INTO stored_layout VALUES(5,1,5,'solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":130},{"anchor":{"anchor":"bottom","item":"form"},"value":106}]',NULL,0,'[[0,0,744,1133,0,0],[20,44,704,62,20,44],[0,0,704,33.5,20,44,0,null,[1,1,12,12,0,0,1,0]],[0,41.5,704,20.5,20,85.5,0,null,[1,1,33,33,0,0,1,0]],[312,130,120,44,312,130,0,null,[1,1,7,7,0,0,1,0]]]');
INSERT INTO stored_layout VALUES(6,1,6,'solved','[]','[]','[{"anchor":{"anchor":"top","item":"go"},"value":165},{"anchor":{"anchor":"bottom","item":"form"},"value":141}]',NULL,0,'[[0,0,393,852,0,0],[20,79,353,62,20,79],[0,0,353,33.666666667,20,79,0,null,[1,1,12,12,0,0,1,0]],[0,41.666666667,353,20.333333333,20,120.67,0,null,[1,1,33,33,0,0,1,0]],[136.5,165,120,44,136.67,165,0,null,[1,1,7,7,0,0,1,0]]]');
INSERT INTO stored_layout VALUES(7,2,1,'solved','[]','[]','[]',NULL,0,'[[0,0,375,667,0,0],[0,20,375,598,0,20]]');
INSERT INTO stored_layout VALUES(8,2,7,'solved','[]','[]','[]',7,1,NULL);
INSERT INTO stored_layout VALUES(9,2,3,'solved','[]','[]','[]',NULL,0,'[[0,0,852,393,0,0],[59,0,734,340,59,0]]');
INSERT INTO stored_layout VALUES(10,2,8,'solved','[]','[]','[]',NULL,0,'[[0,0,393,852,0,0],[0,103,393,715,0,103]]');
INSERT INTO stored_layout VALUES(11,2,5,'solved','[]','[]','[]',NULL,0,'[[0,0,744,1133,0,0],[0,24,744,1039,0,24]]');
INSERT INTO stored_layout VALUES(12,2,6,'solved','[]','[]','[]',NULL,0,'[[0,0,393,852,0,0],[0,59,393,710,0,59]]');
INSERT INTO stored_layout VALUES(13,2,9,'solved','[]','[]','[]',NULL,0,'[[0,0,393,852,0,0],[0,59,393,759,0,59]]');
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
CREATE TABLE tag (
  name TEXT PRIMARY KEY,
  revision INTEGER NOT NULL REFERENCES revision (number)
) STRICT, WITHOUT ROWID;
INSERT INTO tag VALUES('first',1);
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
INSERT INTO "view" VALUES('barred','box',1,'root','box','view','{}');
INSERT INTO "view" VALUES('barred','root',0,NULL,'root','view','{"bars":"tab"}');
INSERT INTO "view" VALUES('login','form',1,'root','form','stack','{"axis":"vertical","spacing":8}');
INSERT INTO "view" VALUES('login','go',4,'root','go','button','{"text":"Sign in"}');
INSERT INTO "view" VALUES('login','note',3,'form','note','label','{"lines":2,"style":"body","text":"Only you can read what you write."}');
INSERT INTO "view" VALUES('login','root',0,NULL,'root','view','{}');
INSERT INTO "view" VALUES('login','title',2,'form','title','label','{"lines":0,"style":"title1","text":"Welcome back"}');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('operation',35);
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
  FROM screen s JOIN laid_out_screen q ON q.screen_hash = s.layout_hash
    JOIN stored_layout l ON l.screen = q.id
    JOIN reduced_environment r ON r.reading = q.reading AND r.reduced = l.environment
    JOIN environment e ON e.id = r.environment
    JOIN profile p ON p.environment_hash = e.hash
    JOIN layout_view f ON f.layout = l.id
    JOIN view v ON v.screen = s.id AND v.id = f.view
  WHERE NOT EXISTS (
    SELECT 1 FROM laid_out_screen newer
      JOIN reduced_environment other ON other.reading = newer.reading AND other.environment = r.environment
      JOIN stored_layout solved ON solved.screen = newer.id AND solved.environment = other.reduced
    WHERE newer.screen_hash = q.screen_hash AND newer.id > q.id)
  ORDER BY s.position, p.position, f.position;
CREATE VIEW history AS
  SELECT o.id AS operation, o.batch, o.time, o.line, o.undone, c.kind,
    coalesce((SELECT name FROM screen WHERE id = c.screen), c.screen) AS screen,
    c.object, c.before, c.after
  FROM operation o LEFT JOIN operation_change c ON c.operation = o.id
  ORDER BY o.id, c.sequence;
CREATE VIEW layout AS
  -- Every stored layout with what it is of; environment_hash is that of the reduced environment.
  SELECT l.id, s.screen_hash, e.hash AS environment_hash, s.engine, l.status, l.conflicts, l.ambiguities, l.anchors
  FROM stored_layout l JOIN laid_out_screen s ON s.id = l.screen JOIN environment e ON e.id = l.environment
;
CREATE VIEW layout_view AS
  -- The views of every stored layout; in the mirror image of a layout they count from the other side.
  WITH place AS (
    SELECT l.id AS layout, l.mirrored, e.scale, f.key AS position,
      json_extract(s.views, '$[' || f.key || ']') AS view,
      nullif(json_extract(s.parents, '$[' || f.key || ']'), -1) AS parent,
      f.value AS own, o.views AS alike
    FROM stored_layout l JOIN laid_out_screen s ON s.id = l.screen JOIN environment e ON e.id = l.environment
      JOIN stored_layout o ON o.id = coalesce(l.shared, l.id), json_each(o.views) f
  ), number AS (
    SELECT layout, mirrored AND parent IS NOT NULL AS turned, mirrored, scale, position, view,
      json_extract(own, '$[0]') AS exact_x, json_extract(own, '$[1]') AS exact_y,
      json_extract(own, '$[2]') AS exact_width, json_extract(own, '$[3]') AS exact_height,
      coalesce(json_extract(own, '$[7][0]'), round(json_extract(own, '$[0]') * scale) / scale) AS x,
      coalesce(json_extract(own, '$[7][1]'), round(json_extract(own, '$[1]') * scale) / scale) AS y,
      coalesce(json_extract(own, '$[7][2]'), round(json_extract(own, '$[2]') * scale) / scale) AS width,
      coalesce(json_extract(own, '$[7][3]'), round(json_extract(own, '$[3]') * scale) / scale) AS height,
      coalesce(json_extract(own, '$[7][6]'), round(json_extract(own, '$[4]') * scale) / scale) AS screen_x,
      coalesce(json_extract(own, '$[7][7]'), round(json_extract(own, '$[5]') * scale) / scale) AS screen_y,
      coalesce(json_extract(own, '$[7][4]'), json_extract(own, '$[7][2]'),
        round(json_extract(own, '$[2]') * scale) / scale) AS screen_width,
      coalesce(json_extract(own, '$[7][5]'), json_extract(own, '$[7][3]'),
        round(json_extract(own, '$[3]') * scale) / scale) AS screen_height,
      coalesce(json_extract(own, '$[6]'), 0) AS hidden,
      json_extract(own, '$[8]') AS text, json_extract(own, '$[9]') AS scroll,
      CASE WHEN mirrored THEN json_extract(alike, '$[' || parent || ']') END AS above,
      CASE WHEN mirrored THEN json_extract(alike, '$[0]') END AS root
    FROM place
  )
  SELECT layout, position, view,
    CASE WHEN turned
      THEN round((coalesce(json_extract(above, '$[9][0]'), json_extract(above, '$[2]')) - exact_x - exact_width) * 1e9)
        / 1e9 + 0.0
      ELSE exact_x + 0.0 END AS exact_x,
    exact_y + 0.0 AS exact_y, exact_width + 0.0 AS exact_width, exact_height + 0.0 AS exact_height,
    CASE WHEN turned
      THEN (round(coalesce(json_extract(above, '$[9][0]'), json_extract(above, '$[7][2]'), json_extract(above, '$[2]'))
        * scale) - round(x * scale) - round(width * scale)) / scale
      ELSE x + 0.0 END AS x,
    y + 0.0 AS y, width + 0.0 AS width, height + 0.0 AS height,
    CASE WHEN mirrored
      THEN (round(coalesce(json_extract(root, '$[7][2]'), json_extract(root, '$[2]')) * scale)
        - round(screen_x * scale) - round(screen_width * scale)) / scale
      ELSE screen_x + 0.0 END AS screen_x,
    screen_y + 0.0 AS screen_y, screen_width + 0.0 AS screen_width, screen_height + 0.0 AS screen_height, hidden,
    json_extract(text, '$[0]') AS lines, json_extract(text, '$[1]') AS wanted,
    json_extract(text, '$[2]') AS shown, json_extract(text, '$[3]') AS total,
    json_extract(text, '$[4]') AS truncated, json_extract(text, '$[5]') AS clipped,
    json_extract(text, '$[6]') + 0.0 AS font_scale, json_extract(text, '$[7]') AS approximate,
    json_extract(scroll, '$[0]') + 0.0 AS content_width, json_extract(scroll, '$[1]') + 0.0 AS content_height,
    json_extract(scroll, '$[2]') + 0.0 AS inset_top,
    json_extract(scroll, CASE WHEN mirrored THEN '$[5]' ELSE '$[3]' END) + 0.0 AS inset_left,
    json_extract(scroll, '$[4]') + 0.0 AS inset_bottom,
    json_extract(scroll, CASE WHEN mirrored THEN '$[3]' ELSE '$[5]' END) + 0.0 AS inset_right,
    CASE WHEN mirrored THEN json_extract(scroll, '$[0]') - exact_width - json_extract(scroll, '$[6]')
      ELSE json_extract(scroll, '$[6]') + 0.0 END AS offset_x,
    json_extract(scroll, '$[7]') + 0.0 AS offset_y,
    CASE WHEN mirrored THEN json_extract(scroll, '$[0]') - exact_width - json_extract(scroll, '$[10]')
      ELSE json_extract(scroll, '$[8]') + 0.0 END AS least_x,
    json_extract(scroll, '$[9]') + 0.0 AS least_y,
    CASE WHEN mirrored THEN json_extract(scroll, '$[0]') - exact_width - json_extract(scroll, '$[8]')
      ELSE json_extract(scroll, '$[10]') + 0.0 END AS greatest_x,
    json_extract(scroll, '$[11]') + 0.0 AS greatest_y
  FROM number
;
CREATE VIEW revision_assertion AS
  SELECT r.revision, r.name AS screen, a.key AS position, a.value ->> 'id' AS id,
    a.value -> 'claim' AS claim, a.value ->> 'when' AS condition, a.value ->> 'message' AS message
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.assertions') a;
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
CREATE VIEW revision_source AS
  SELECT r.revision, r.name AS screen, o.value ->> 'file' AS file, o.value ->> 'id' AS id,
    o.value -> 'places' AS places
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.sources') o;
CREATE VIEW revision_suppression AS
  SELECT r.revision, r.name AS screen, s.key AS position, s.value ->> 'id' AS id, s.value ->> 'rule' AS rule,
    s.value -> 'items' AS items, s.value -> 'constraints' AS constraints, s.value ->> 'reason' AS reason,
    s.value ->> 'until' AS until
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.suppressions') s;
CREATE VIEW revision_text AS
  SELECT r.revision, r.name AS screen, t.key AS position, t.value ->> 'view' AS view,
    t.value ->> 'attribute' AS attribute, t.value ->> 'locale' AS locale, t.value ->> 'value' AS value
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.texts') t;
CREATE VIEW revision_view AS
  SELECT r.revision, r.name AS screen, v.key AS position,
    v.value ->> 'id' AS id, v.value ->> 'name' AS name, v.value ->> 'kind' AS kind,
    v.value ->> 'parent' AS parent, v.value -> 'attributes' AS attributes
  FROM revision_screen r JOIN content c ON c.hash = r.content_hash
    JOIN json_each(c.body, '$.views') v;
CREATE VIEW source_place AS
  SELECT s.name AS screen, o.file, p.value ->> 'line' AS line, p.value ->> 'kind' AS kind,
    p.value ->> 'object' AS object, coalesce(p.value ->> 'identifier', p.value ->> 'object') AS identifier
  FROM source o JOIN screen s ON s.id = o.screen JOIN json_each(o.places) p;
CREATE TRIGGER content_is_kept BEFORE DELETE ON content
  WHEN EXISTS (SELECT 1 FROM revision_change WHERE content_hash = OLD.hash)
    OR EXISTS (SELECT 1 FROM revision WHERE OLD.hash IN (devices_hash, profiles_hash))
  BEGIN SELECT raise(ABORT, 'a revision needs this content'); END;
CREATE TRIGGER content_is_not_replaced BEFORE INSERT ON content
  WHEN EXISTS (SELECT 1 FROM content WHERE hash = NEW.hash)
  BEGIN SELECT raise(ABORT, 'a content never changes'); END;
CREATE TRIGGER content_stays BEFORE UPDATE ON content
  BEGIN SELECT raise(ABORT, 'a content never changes'); END;
CREATE TRIGGER revision_change_is_kept BEFORE DELETE ON revision_change
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_change_is_sealed BEFORE INSERT ON revision_change
  WHEN EXISTS (SELECT 1 FROM revision WHERE number = NEW.revision)
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_change_stays BEFORE UPDATE ON revision_change
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_is_kept BEFORE DELETE ON revision
  BEGIN SELECT raise(ABORT, 'a revision is never removed'); END;
CREATE TRIGGER revision_is_not_replaced BEFORE INSERT ON revision
  WHEN EXISTS (SELECT 1 FROM revision WHERE number = NEW.number)
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE TRIGGER revision_stays BEFORE UPDATE ON revision
  BEGIN SELECT raise(ABORT, 'a revision never changes'); END;
CREATE INDEX layout_guide_owner ON layout_guide (screen, owner);
CREATE INDEX operation_batch ON operation (batch);
CREATE INDEX operation_change_object ON operation_change (screen, object);
CREATE INDEX operation_undone ON operation (id) WHERE undone = 1;
CREATE INDEX profile_device ON profile (device);
CREATE INDEX profile_environment ON profile (environment_hash);
CREATE INDEX reduced_environment_reduced ON reduced_environment (reading, reduced);
CREATE INDEX revision_change_content ON revision_change (content_hash);
CREATE INDEX stored_layout_shared ON stored_layout (shared) WHERE shared IS NOT NULL;
CREATE INDEX view_parent ON view (screen, parent);
COMMIT;
