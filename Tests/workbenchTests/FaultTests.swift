import Foundation
import TestSupport
import Testing

@Suite("Faults around the store", .startsProcesses) struct FaultTests {
  static let screen = "workbench add-screen login && workbench add-view login title --kind label --text Hello"

  private func store() throws -> Shell {
    let shell = try Shell()
    let outcome = try shell.run("workbench init && \(Self.screen)")
    #expect(outcome.status == 0, "\(outcome.messages)")
    return shell
  }

  // MARK: A full disk

  static let mayMount: Bool = {
    let line = "mkdir disk && mount -t tmpfs -o size=1m tmpfs disk && umount disk"
    return (try? Shell().run(line).status) == 0
  }()

  /// Runs lines in a folder that is a disk of that many KiB.
  private func onDisk(_ size: Int, _ body: (Shell) throws -> Void) throws {
    let shell = try Shell()
    #expect(try shell.run("mkdir disk && mount -t tmpfs -o size=\(size)k tmpfs disk").status == 0)
    defer { _ = try? shell.run("umount -l disk") }
    try body(shell)
  }

  @Test(
    "a disk that is too small for a store gets none",
    .enabled(if: mayMount, "only the superuser may mount a disk"))
  func smallDisk() throws {
    // From one that has no room for the first page to one that lacks the last.
    for size in stride(from: 64, through: 4096, by: 448) {
      try onDisk(size) { shell in
        let outcome = try shell.run("workbench init --store disk/a.db")
        let files = try shell.run("ls -A disk").output
        if outcome.status == 0 {
          #expect(try shell.run("workbench verify-store --store disk/a.db").status == 0)
        } else {
          #expect(
            outcome.status == 2 && outcome.messages.contains("no room on the disk"), "\(outcome.messages)")
          #expect(files.isEmpty, "\(size): \(files)")
        }
      }
    }
  }

  static let writers = [
    "workbench add-view login note", "workbench batch --lines ../edits.txt", "workbench commit -m Second",
    "workbench add-profiles --device iphone-se-3 --text-size S", "workbench undo", "workbench compact",
    "workbench backup b.db", "workbench init --store c.db",
  ]

  @Test(
    "a full disk is named, and nothing is lost",
    .enabled(if: mayMount, "only the superuser may mount a disk"), arguments: [0, 20, 48])
  func fullDisk(spare: Int) throws {
    try onDisk(12 * 1024) { shell in
      let edits = (1...400).map { "add-view login v\($0) --kind label --text 'Number \($0)'\n" }.joined()
      try edits.write(to: shell.folder.appending(path: "edits.txt"), atomically: false, encoding: .utf8)
      #expect(
        try shell.run("cd disk && workbench init && \(Self.screen) && workbench dump >../before").status == 0)
      // All that is left is filled, but for a few KiB.
      let fill =
        "cd disk && dd if=/dev/zero of=spare bs=1k count=\(spare) && dd if=/dev/zero of=fill bs=1k; rm spare; true"
      _ = try shell.run(fill)
      for line in Self.writers {
        let outcome = try shell.run("cd disk && \(line)")
        #expect(outcome.status == 0 || outcome.status == 2, "\(line): \(outcome.messages)")
        #expect(
          outcome.status == 0 || outcome.messages.contains("no room on the disk"),
          "\(line): \(outcome.messages)")
        _ = try shell.run("cd disk && rm -f b.db c.db")
      }
      // What is solved is printed even if it can't be remembered.
      let solved = try shell.run(
        "cd disk && workbench solve --all-profiles --device iphone-16 --format ndjson")
      #expect(
        solved.status == 2 ? solved.messages.contains("no room on the disk") : solved.output.contains("title")
      )
      #expect(try shell.run("cd disk && rm fill && workbench verify-store").status == 0)
      if spare == 0 { #expect(try shell.run("cd disk && workbench dump | cmp - ../before").status == 0) }
      #expect(try shell.run("cd disk && workbench add-view login after").status == 0)
    }
  }

  // MARK: Output that can't be written

  @Test(
    "what can't be printed is no success, in any command and format",
    arguments: [
      "list-screens", "list-screens --format json", "list-profiles --format ndjson",
      "list-devices --format csv",
      "help", "help --json", "version", "info", "dump", "verify-store", "log", "show login", "complete -- li",
      "solve login", "solve --all-profiles --format ndjson", "solve --all-profiles --plan", "audit login",
      "diff", "render login --output -", "export login", "add-screen more", "commit -m First", "undo", "man",
    ])
  func unprinted(line: String) throws {
    let shell = try store()
    let before = try shell.run("cp workbench.db a.db; workbench \(line)")
    guard before.status < 2, !before.output.isEmpty else { return }
    for (place, reason) in [("/dev/full", "no space left on device"), ("&-", "bad file descriptor")] {
      let outcome = try shell.run("cp a.db workbench.db; workbench \(line) >\(place)")
      #expect(outcome.status == 2, "\(line) >\(place)")
      #expect(outcome.messages.contains("can't write to standard output: \(reason)"), "\(outcome.messages)")
    }
    let piped = try shell.run("cp a.db workbench.db; { workbench \(line); echo $? >code; } | true; cat code")
    #expect(
      ["0\n", "1\n"].contains(piped.output) && !piped.messages.contains("can't write"), "\(line): \(piped)")
    #expect(try shell.run("workbench verify-store").status == 0)
  }

  @Test("standard streams that are closed stay out of files") func closedStreams() throws {
    let shell = try store()
    let outcome = try shell.run(
      "echo 'add-screen x' >edits; workbench batch --lines edits >&- 2>&- <&-; echo $?")
    #expect(outcome.output == "2\n")
    #expect(
      try shell.run("workbench verify-store && cat edits").output == "the store is sound\nadd-screen x\n")
    #expect(try shell.run("workbench batch --lines <&-").status == 2)
  }

  // MARK: The store as a file to write

  @Test("no command writes over the store, by whatever name") func overwriting() throws {
    let shell = try store()
    _ = try shell.run(
      "ln workbench.db hard; ln -s workbench.db soft; ln -s soft softer; ln -s . folder; workbench dump >before"
    )
    let names = [
      "workbench.db", "./workbench.db", "$PWD/workbench.db", "folder/workbench.db", "hard", "soft", "softer",
      "workbench.db-wal", "workbench.db-shm", "workbench.db-journal", "folder/workbench.db-wal",
      "/proc/self/fd/9",
    ]
    for name in names {
      for line in [
        "render login --format svg --output", "export login --format xib --output",
        "report --device iphone-16 --output",
      ] {
        let outcome = try shell.run("workbench \(line) \(name) 9<>workbench.db")
        #expect(
          outcome.status == 2 && outcome.messages.contains("is the store itself or belongs to it"),
          "\(line) \(name): \(outcome.messages)")
      }
    }
    for line in [
      "backup workbench.db-journal", "init --store workbench.db-wal", "load before --store workbench.db-shm",
    ] {
      let outcome = try shell.run("workbench \(line)")
      #expect(
        outcome.status == 2 && outcome.messages.contains("is a name that belongs to the store"),
        "\(outcome.messages)")
    }
    #expect(try shell.run("workbench dump | cmp - before && workbench verify-store").status == 0)
  }

  @Test("what goes to an open descriptor is added to what is there") func descriptors() throws {
    let shell = try store()
    let line =
      "echo first >both; workbench render login --format svg --output /dev/stdout >>both; head -1 both; ls"
    let outcome = try shell.run(line)
    #expect(outcome.output == "first\nboth\nworkbench.db\n", "\(outcome)")
  }

  // MARK: Surroundings

  @Test(
    "nothing needs /proc", .enabled(if: mayMount, "only the superuser may unmount it"),
    arguments: [
      "list-screens", "add-screen more", "solve login", "solve --all-profiles", "verify-store", "dump",
    ])
  func withoutProc(line: String) throws {
    let shell = try store()
    let expected = try shell.run("cp workbench.db a.db && workbench \(line) --store a.db").output
    let outcome = try shell.run(
      "cp workbench.db a.db && unshare -m sh -c 'umount -l /proc; exec \"$0\" \"$@\"' workbench \(line) --store a.db"
    )
    #expect(outcome.status == 0 && outcome.output == expected, "\(outcome)")
  }

  @Test("a word that is no text is refused") func words() throws {
    let shell = try store()
    let outcome = try shell.run("workbench list-screens --store \"$(printf '\\377.db')\"")
    #expect(outcome.status == 2 && outcome.messages.contains("is not UTF-8 text"), "\(outcome)")
  }

  // MARK: Damaged files

  @Test(
    "a truncated file is reported, and stays as it is",
    arguments: [10, 100, 1000, 4096, 5000, 100_000, 1_000_000])
  func truncated(length: Int) throws {
    let shell = try store()
    _ = try shell.run("truncate -s \(length) workbench.db && cp workbench.db before.db")
    for line in ["list-screens", "add-screen more", "verify-store"] {
      let outcome = try shell.run("workbench \(line)")
      #expect(outcome.status == 2, "\(line): \(outcome.output)")
      let sentence = length < 100 ? "is no SQLite file" : "is damaged"
      #expect(outcome.messages.contains(sentence), "\(line): \(outcome.messages)")
    }
    #expect(try shell.run("cmp workbench.db before.db && ls workbench.db*").output == "workbench.db\n")
  }

  @Test("flipped bytes never crash a command, and are found where they change the design") func flipped()
    throws
  {
    let shell = try store()
    #expect(
      try shell.run("workbench commit -m First && cp workbench.db good.db && workbench dump >good").status
        == 0)
    let good = try Data(contentsOf: shell.folder.appending(path: "good.db"))
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<40 {
      var bytes = good
      let place = Int.random(in: 0..<good.count, using: &numbers)
      bytes[place] ^= UInt8.random(in: 1...255, using: &numbers)
      try bytes.write(to: shell.folder.appending(path: "workbench.db"))
      let dumped = try shell.run("workbench dump | cmp -s - good")
      let verified = try shell.run("workbench verify-store")
      let listed = try shell.run("workbench list-views login")
      #expect((0...2).contains(verified.status) && [0, 2].contains(listed.status), "byte \(place)")
      #expect(
        dumped.status == 0 || verified.status != 0, "byte \(place) changes the dump, and nothing is found")
    }
  }

  @Test("rubbish beside the store is passed over") func rubbish() throws {
    let shell = try store()
    _ = try shell.run("workbench dump >before; head -c 50000 /dev/urandom >workbench.db-wal")
    #expect(try shell.run("workbench dump | cmp - before").status == 0)
    #expect(try shell.run("workbench add-screen more && workbench verify-store").status == 0)
  }

  // MARK: Odd names

  @Test(
    "any name of a file or folder will do",
    arguments: [
      "a b", "it's", "q\"q", "new\nline", "Zürich ✓ 日本", "%41?mode=ro#f", "file:x?mode=ro", "$HOME", "*",
      "back\\slash", "tab\t",
    ])
  func names(name: String) throws {
    let shell = try Shell()
    shell.variables["NAME"] = name
    let lines = [
      "mkdir \"./$NAME\" && cd \"./$NAME\" && workbench init --store \"$NAME\"",
      "cd \"./$NAME\" && workbench add-screen one --store \"$NAME\"",
      "cd \"./$NAME\" && workbench add-screen two --store \"$PWD/$NAME\"",
      "cd \"./$NAME\" && workbench verify-store --store \"$NAME\"",
      "cd \"./$NAME\" && workbench backup \"$NAME-copy\" --store \"$NAME\"",
    ]
    for line in lines {
      let outcome = try shell.run(line)
      #expect(outcome.status == 0, "\(line): \(outcome.messages)")
    }
    let screens = try shell.run(
      "cd \"./$NAME\" && WORKBENCH_STORE=\"$NAME-copy\" workbench list-screens --format tsv")
    #expect(screens.output.split(separator: "\n").count == 3, "\(screens.messages)")
    let files = try FileManager.default.contentsOfDirectory(atPath: shell.folder.appending(path: name).path)
    #expect(files.sorted() == [name, "\(name)-copy"])
  }

  // MARK: The clock

  @Test("a clock that was set back harms nothing") func clock() throws {
    let shell = try store()
    // 2026-01-01, then 2020-01-01, then 2026-04-26.
    for (time, name) in [(1_767_225_600, "one"), (1_577_836_800, "two"), (1_777_225_600, "three")] {
      shell.variables["SOURCE_DATE_EPOCH"] = String(time)
      #expect(try shell.run("workbench add-screen \(name) && workbench commit -m \(name)").status == 0)
    }
    #expect(try shell.run("workbench verify-store").status == 0)
    #expect(try shell.run("workbench undo && workbench redo").status == 0)
    let log = try shell.run("workbench log --format tsv | cut -f1").output
    #expect(log.split(separator: "\n").count == 4)
    // The newest of those that were made by then, in the order of the revisions.
    for (day, revision) in [
      ("2019-12-31", nil), ("2020-01-01", "two"), ("2026-01-01", "two"), ("2026-06-01", "three"),
    ] {
      let outcome = try shell.run("workbench list-views \(revision ?? "one") --revision @\(day)")
      #expect(outcome.status == (revision == nil ? 2 : 0), "@\(day): \(outcome.messages)")
      if revision == "two" {
        #expect(try shell.run("workbench list-views three --revision @\(day)").status == 2)
      }
    }
  }

  // MARK: Another program

  /// A script that holds the store for writing while `line` runs, or until `isEnough` succeeds.
  private func holding(until isEnough: String = "false", _ line: String) -> String {
    """
    printf 'BEGIN IMMEDIATE;\\n.system touch held; until [ -e over ] || \(isEnough); do sleep 0.05; done\\nCOMMIT;\\n' \\
      | sqlite3 workbench.db &
    while [ ! -e held ]; do sleep 0.01; done
    \(line)
    status=$?
    touch over
    wait
    exit $status
    """
  }

  @Test("a store that another program holds is waited for as long as WORKBENCH_WAIT says") func held() throws
  {
    let shell = try store()
    let outcome = try shell.run(holding("WORKBENCH_WAIT=1.2 workbench add-screen late"))
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("waiting for another program that writes to"), "\(outcome.messages)")
    #expect(outcome.messages.contains("is in use by another program; try again"), "\(outcome.messages)")
    #expect(try shell.run("workbench list-screens").output.contains("late") == false)
  }

  @Test("a store that is let go in time is written, and the wait is reported") func letGo() throws {
    let shell = try store()
    let line = "workbench add-screen late 2>said"
    let outcome = try shell.run(holding(until: "grep -q waiting said", line))
    #expect(outcome.status == 0 && outcome.output == "added screen late\n", "\(outcome.messages)")
    let said = try shell.run("cat said").output
    #expect(said.contains("waiting for another program that writes to"), "\(said)")
    #expect(try shell.run("workbench verify-store").status == 0)
  }

  @Test("a reader does not wait for a writer") func reading() throws {
    let shell = try store()
    let outcome = try shell.run(holding("WORKBENCH_WAIT=0 workbench list-screens"))
    #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
  }
}
