import Foundation
import Notation
import TestSupport
import Testing

@Suite("The session of the reference", .startsProcesses) struct SessionTests {
  /// The lines as the design of the command line spells them.
  static let lines = """
    workbench init
    workbench add-screen login
    workbench add-view login form  --kind stack --axis vertical --spacing 8 --in root
    workbench add-view login title --kind label --text 'Sign in' --style title1 --lines 0 --in form
    workbench add-view login email --kind textField --placeholder 'Email address' --in form
    workbench pin login form top,leading,trailing --to safeArea --inset 20
    workbench add-constraint login 'form.bottom <= keyboard.top - 8' --id form-above-keyboard
    workbench add-vfl login 'V:[email(<=44)]'
    workbench vary login form axis=horizontal --when 'vclass = compact'
    workbench vary login --constraint form-above-keyboard installed=false --when 'keyboard = hidden'
    workbench set-view login title text='Welcome back' hugging=251,251
    """

  func session() throws -> Shell {
    let shell = try Shell()
    for line in Self.lines.split(separator: "\n") {
      let outcome = try shell.run(String(line))
      #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(line): \(outcome.messages)")
    }
    return shell
  }

  @Test("runs as written and prints what it says") func runs() throws {
    let shell = try session()
    let solved = try shell.run(
      "workbench solve login --device iphone-se-3 --text-size AX5 --keyboard shown --format ndjson")
    let records = try solved.output.split(separator: "\n").map { try JSON(parsing: $0) }
    #expect(records.map { $0["type"]?.text } == ["frame", "frame", "frame", "frame", "solution"])
    #expect(records.allSatisfy { $0["schemaVersion"]?.whole == 2 })
    #expect(records[2]["path"]?.text == "form/title" && records[2]["text"]?["wanted"]?.whole == 2)
    #expect(records[4]["status"]?.text == "solved")
    #expect(try shell.run("workbench commit -m 'First cut'").output == "v1\n")
    #expect(
      try shell.run("workbench set-view login form spacing=12 && workbench commit -m 'More air'").output
        .hasSuffix("v2\n"))
    let diff = try shell.run("workbench diff v1 v2")
    #expect(diff.status == 1)
    #expect(diff.output.contains("login: form's spacing changes from 8 to 12"))
    #expect(try shell.run("workbench diff v2 v2").status == 0)
  }

  @Test("gives the same bytes with one thread and with many, remembered or solved anew") func deterministic()
    throws
  {
    let shell = try session()
    let solve = "workbench solve login --all-profiles --device iphone-se-3,ipad-pro-13 --format ndjson"
    let first = try shell.run("\(solve) --jobs 1").output
    #expect(first.split(separator: "\n").count == 2 * 48 * 5)
    #expect(try shell.run("\(solve) --jobs 4 --fresh").output == first)
    #expect(try shell.run(solve).output == first)
  }

  @Test("ends quietly when nobody reads on") func brokenPipe() throws {
    let shell = try session()
    let outcome = try shell.run(
      "workbench solve --all-profiles --device iphone-16 --format ndjson | head -n 1")
    #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
  }

  @Test("can be queried with sqlite3") func queries() throws {
    let shell = try session()
    _ = try shell.run("workbench solve login --profile iphone-se-3/portrait")
    let query =
      "select view, x, y, width, height from frame where screen='login' and profile='iphone-se-3/portrait'"
    let rows = try shell.run("sqlite3 workbench.db \"\(query)\"").output
    #expect(rows.contains("form|20.0|40.0|335.0|75.5"), "\(rows)")
  }

  @Test("refuses what can't be written, and says so") func readOnly() throws {
    let shell = try session()
    _ = try shell.run("chmod 444 workbench.db && chmod 755 .")
    // The superuser may write anything, so the program runs as nobody then.
    let outcome = try shell.run(
      """
      if [ -w workbench.db ]; then
        exec setpriv --reuid 65534 --regid 65534 --clear-groups workbench add-screen more
      else
        exec workbench add-screen more
      fi
      """)
    #expect(outcome.status == 2 && outcome.messages.contains("can't be written"))
  }

  @Test("refuses a store of a newer schema") func newerSchema() throws {
    let shell = try session()
    _ = try shell.run("sqlite3 workbench.db 'pragma user_version = 99'")
    let outcome = try shell.run("workbench list-screens")
    #expect(outcome.status == 2 && outcome.messages.contains("written by a newer workbench (schema 99"))
  }
}
