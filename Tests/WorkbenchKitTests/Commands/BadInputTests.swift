import Foundation
import Testing

@Suite("Bad input gets one clear sentence and exit code 2") struct BadInputTests {
  /// A command line and what it says, without the program's name before it and the excerpt below.
  static let cases: [(line: String, sentence: String)] = [
    ("solve lgoin", "unknown screen 'lgoin'; did you mean 'login'?"),
    ("set-view login titel text=a", "unknown view 'titel' in screen 'login'; did you mean 'title'?"),
    ("set-view login title txet=a", "unknown attribute 'txet'; did you mean 'text'?"),
    (
      "set-view login form axis=diagonal",
      "'diagonal' is no value for 'axis'; it takes one of horizontal, vertical"
    ),
    (
      "add-view login x --kind lable",
      "invalid value 'lable' for '--kind': expected one of view, label, button, textField, textView, image, switch, "
        + "slider, stepper, segmentedControl, progress, activityIndicator, …; did you mean 'label'?"
    ),
    ("solve login --device iphone-99", "unknown device 'iphone-99'; did you mean 'iphone-5'?"),
    ("solve login --device iphone-sr-3", "unknown device 'iphone-sr-3'; did you mean 'iphone-se-3'?"),
    ("solve login --state gone", "unknown state 'gone' in screen 'login'; choose from signIn"),
    (
      "add-constraint login 'title.topp == form.top'",
      "unknown anchor 'topp'; did you mean 'top'? at column 7"
    ),
    (
      "add-constraint login 'title.top == form.top + NaN'",
      "'NaN' is no number; write a length in points, as 100 at column 25"
    ),
    (
      "add-constraint login 'title.width == 1e300'",
      "the number is out of bounds; lengths go to ±1000000000 points at column 16"
    ),
    (
      "set-constraint login c1 constant=inf",
      "'inf' is no value for 'constant'; it takes a number of points up to ±1000000000"
    ),
    ("set-constraint login c9 constant=1", "unknown constraint 'c9' in screen 'login'; did you mean 'c1'?"),
    (
      "pin login form top --inset nan", "invalid value 'nan' for '--inset': expected a number"
    ),
    ("add-screen login", "the name 'login' is taken by a screen in the store; choose another"),
    (
      "explain login --format uikitt",
      "invalid value 'uikitt' for '--format': expected one of text, json, ndjson, tsv, csv, uikit; did you mean 'uikit'?"
    ),
    (
      "add-view login title --kind label",
      "the name 'title' is taken by a view in screen 'login'; choose another"
    ),
    (
      "remove-view login form",
      "view 'form' is used by constraint 'c1', constraint 'c2', constraint 'c3', constraint 'form-above-keyboard', "
        + "variation 'var1' and 1 more; remove those first, or all together with --cascade"
    ),
    (
      "move-view login form --to title",
      "'form' can't move into 'title', which lies inside it; move 'title' out first"
    ),
    (
      "add-profiles --windows \((1...2000).map { "\($0)x1" }.joined(separator: ","))",
      "that would be more than 100000 profiles; name fewer values"
    ),
    ("diff v7 v8", "unknown revision 'v7'; did you mean 'v1'?"),
    ("commit", "missing option '--message' of 'commit': what the revision is about"),
    ("render lgoin", "unknown screen 'lgoin'; did you mean 'login'?"),
    ("render login --format png", "a png is no text; name a file for it with --output"),
    (
      "render login -o login.jpg",
      "'login.jpg' doesn't end in .svg, .png, .pdf or .txt; use one of these endings, or give --format, or end a folder's name in '/'"
    ),
    (
      "render login --scale 0 -o a.png",
      "can't draw 0 pixels a point; --scale takes more than 0 and at most 16"
    ),
    ("render login --columns 3", "3 columns are too few; --columns takes 20 to 1000"),
    (
      "render login v1",
      "'v1' is one argument too many; say --revision to draw a revision, or --diff to compare two"
    ),
    ("render login --diff v1 working v1", "'v1' is a third revision; --diff compares two"),
    ("render login --diff --revision v1", "--diff names its revisions itself; leave --revision out"),
    ("report lgoin", "unknown screen 'lgoin'; did you mean 'login'?"),
    ("report login --diff v7", "unknown revision 'v7'; did you mean 'v1'?"),
    ("report login --diff v1 v7", "unknown revision 'v7'; did you mean 'v1'?"),
    ("report --diff v1 login working v1", "'v1' is a third revision; --diff compares two"),
    (
      "report --diff v1 --revision v1 working",
      "'working' is neither a screen nor needed as a revision, which --revision names; leave it out"
    ),
    (
      "report --all-profiles --locale de,fr,es,it,nl",
      "a report of 12480 cells is more than browsers show with ease; choose at most 10000 with --device, --text-size "
        + "and the like, or fewer screens"
    ),
    ("report login -o gone/report.html", "can't write 'gone/report.html': no such file or directory"),
    (
      "render login --layers frmes",
      "invalid value 'frmes' for '--layers': expected one of frames, text, guides, constraints, intrinsic, safeArea, "
        + "keyboard, conflicts, ambiguities, scroll, truncation, samples; did you mean 'frames'?"
    ),
    ("render login -o nowhere/a.svg", "can't write 'nowhere/a.svg': no such file or directory"),
    ("audit lgoin", "unknown screen 'lgoin'; did you mean 'login'?"),
    (
      "audit --jobs 0",
      "'audit' refuses these options: can't work with 0 threads; --jobs takes 1 to 1024"
    ),
    ("explain-rule smal-target", "unknown rule 'smal-target'; did you mean 'small-target'?"),
    ("explain-rule beauty", "unknown rule 'beauty'; rules lists them"),
    (
      "sweep login",
      "nothing to sweep; give --width, --height, --text-size, --length or --scroll a range, as --width 320..1366"
    ),
    (
      "sweep login --width 400..300",
      "invalid value '400..300' for '--width': expected two numbers, the second not below the first, as 320..1366"
    ),
    ("sweep login --height 0..9", "'--height' goes from 1 to 100000 points"),
    (
      "sweep login --width 300..400 --length title=0..9",
      "'sweep' refuses these options: one thing is swept at a time; leave all but one of the ranges out"
    ),
    ("sweep login --length title=0..3.5", "'--length' takes whole numbers of characters from 0 to 2000"),
    (
      "sweep login --length title=3",
      "invalid value 'title=3' for '--length': expected a view and two numbers, as title=0..80"
    ),
    (
      "sweep login --length form=0..9",
      "view 'form' has no text; name a label, button, text field or text view"
    ),
    ("sweep login --scroll form=0..9", "view 'form' does not scroll; name a scroll view"),
    (
      "sweep login --text-size L..S",
      "invalid value 'L..S' for '--text-size': the first text size of a range is the smaller one"
    ),
    ("switch mian", "unknown branch 'mian'; did you mean 'main'?"),
    (
      "branch HEAD",
      "'HEAD' is no usable branch; start with a letter, go on with letters, digits, '.', '_', '/' or '-', and choose "
        + "nothing that reads as a revision (v3, HEAD, working)"
    ),
    ("branch main --delete", "'main' is the current branch; switch to another before you delete it"),
    (
      "merge v1",
      "the working design has changes since v1; commit them, or drop them with 'restore HEAD'"
    ),
    ("merge", "nothing to merge is named; write 'merge BRANCH', or 'merge --abort'"),
    ("merge --abort", "no merge is open; start one with 'merge'"),
    ("resolve 1 ours", "no merge is open; start one with 'merge'"),
    ("resolve 1 mine", "'mine' is no choice; end with ours, theirs, base or working"),
    ("resolve x ours", "'x' is no number of a conflict; see 'list-conflicts'"),
    ("resolve ours", "no conflict is named; give its number, or --all"),
    ("resolve 1 ours --all", "numbers and --all exclude each other; leave one out"),
    (
      #"apply-changes '{"kind":"state","screen":"login","object":"x","before":"x","from":0}'"#,
      "screen 'login' is not as the changes found it; apply them to the design that they were made from"
    ),
    (
      #"apply-changes '{"kind":"state","object":"x","after":"x","to":0}'"#,
      "change 1 is none: the member 'screen' is missing"
    ),
    (
      #"apply-changes '{"kind":"state","screen":"login","object":"x","after":"x"}'"#,
      "change 1 is none: what comes needs a place 'to', what goes a place 'from'"
    ),
    (
      "blame login titel",
      "nothing in screen 'login' is called 'titel'; did you mean 'title'?"
    ),
    ("blame login titel --frame", "unknown view 'titel' in screen 'login'; did you mean 'title'?"),
    (
      "blame login --device iphone-16",
      "a design is the same on every profile; ask for --frame, or leave the profile's options out"
    ),
    ("bisect", "nothing to look for; give --assertion, --rule or --run"),
    (
      "bisect --rule fixed-font --run true",
      "--assertion, --rule and --run exclude each other; leave all but one out"
    ),
    (
      "bisect login --run true",
      "--run leaves it to the command what is checked; put screens and profiles into the command"
    ),
    (
      "bisect --run true",
      "v1 is the only revision there; name a good one with --good and a later bad one with --bad"
    ),
    (
      "bisect --assertion form-inste",
      "unknown assertion 'form-inste' in screen 'login'; did you mean 'form-inset'?"
    ),
    (
      "bisect login --assertion form-inset --state gone",
      "unknown state 'gone' in screen 'login'; choose from signIn"
    ),
    ("bisect --rule fixed-fnt", "unknown rule 'fixed-fnt'; did you mean 'fixed-font'?"),
    (
      "bisect --run true --bad working",
      "'working' is the working design, not a revision; commit it first, or name a revision"
    ),
    ("compact --dry-run", "'compact' has no dry run, since it makes or rewrites files; leave --dry-run out"),
    ("solve --plan --stdin", "--plan prints jobs and --stdin solves them; leave one out"),
    (
      "solve login --stdin", "jobs say themselves what is to be solved; leave 'login' out of 'solve --stdin'"
    ),
    (
      "solve --stdin --text-size AX5",
      "jobs say themselves what is to be solved; leave '--text-size' out of 'solve --stdin'"
    ),
    (
      "solve --stdin --revision v1",
      "jobs say themselves what is to be solved; leave '--revision' out of 'solve --stdin'"
    ),
    ("solve --plan --timings", "a plan solves nothing that takes time; leave --timings out"),
    ("solve --slice 10", "--slice is for the jobs of a plan; add --plan"),
    ("solve --plan --slice 0", "a job can't hold 0 layouts; --slice takes 1 to 100000"),
    (
      "solve --plan --format csv",
      "jobs and results are NDJSON, whatever the format; leave '--format csv' out"
    ),
    ("frobnicate", "unknown command 'frobnicate'; 'help' lists every command"),
    ("rm form", "unknown command 'rm'; did you mean 'remove-view'?"),
    ("checkout v1", "unknown command 'checkout'; did you mean 'switch' or 'restore'?"),
  ]

  @Test("whatever is wrong", arguments: cases) func sentences(line: String, sentence: String) throws {
    let folder = try PreparedFolder.after([])
    let workspace = try folder.workspace()
    let outcome = try workspace.run(line)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.split(separator: "\n").first.map(String.init) == "workbench: \(sentence)")
    #expect(try folder.dump(of: workspace) == folder.dump)
  }

  @Test("a fault in constraint text is pointed at") func excerpt() throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    let outcome = try workspace.run("add-constraint login 'title.topp == form.top'")
    #expect(outcome.messages.hasSuffix("  title.topp == form.top\n        ^\n"))
  }

  @Test("--cascade removes what uses a view, and undo brings all of it back") func cascade() throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    let before = try workspace.run("show login").output
    #expect(try workspace.run("remove-view login form --cascade").status == 0)
    #expect(try workspace.run("list-constraints login").output == "no constraints\n")
    try workspace.run("undo")
    #expect(try workspace.run("show login").output == before)
  }

  @Test("a file that is no store is refused by name") func foreignFiles() throws {
    let workspace = try Workspace()
    let path = workspace.folder.appending(path: "notes.db").path
    try "These are my notes, and they are long enough to be looked into as a database file would be. ".write(
      toFile: path, atomically: true, encoding: .utf8)
    let outcome = try workspace.run("list-screens --store '\(path)'")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("is no store: it is no SQLite file"))
    #expect(
      try workspace.run("list-screens --store '\(path)-missing'").messages.contains("make one with init"))
    #expect(try workspace.run("init --store '\(path)'").messages.contains("exists already"))
  }

  @Test("standard output that nobody reads ends the work quietly") func brokenPipe() throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    #expect(workspace.run(["solve", "--all-profiles", "--format", "ndjson"], closingOutputAfter: 1) == 0)
  }
}
