import DesignModel
import Foundation
import Machine
import Notation
import Storage
import Testing
import WorkbenchKit

@Suite("A sweep that is solved elsewhere") struct SpreadTests {
  /// Profiles in two languages, with texts, scrolling, what is left open and what can't hold.
  static let selection = "--all-profiles --device iphone-se-3,ipad-mini-6 --locale en,de --keyboard shown"
  static let more = """
    add-view login note --kind label --text 'Only you can read what you write' --lines 0
    add-constraint login 'note.width == 90'
    add-constraint login 'note.width >= form.width'
    add-screen list
    add-view list scroll --kind scroll --in root
    add-view list inner --kind label --text 'One of many' --in scroll
    pin list scroll top,leading,trailing,bottom --to safeArea
    pin list inner top,leading,trailing,bottom --to scroll.contentLayout
    set-text login title Anmelden --locale de
    """

  func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    try workspace.batch(Self.more)
    return workspace
  }

  func plan(_ workspace: Workspace, _ options: String = "--slice 7") throws -> Workspace.Outcome {
    let outcome = try workspace.run("solve \(Self.selection) --plan \(options)")
    #expect(outcome.status == 0, "\(outcome.messages)")
    return outcome
  }

  /// Results of the jobs, in a folder without a store.
  func results(_ jobs: String) throws -> String {
    let outcome = try Workspace().run("solve --stdin", input: jobs)
    #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
    return outcome.output
  }

  func layouts(_ workspace: Workspace) throws -> Int? {
    try workspace.run("info --format json").records.first?["layouts"]?.whole
  }

  @Test("gives the same bytes as one that is solved here, and nothing is left to solve")
  func roundTrip() throws {
    let (here, elsewhere) = (try workspace(), try workspace())
    let local = try here.run("solve \(Self.selection) --format ndjson").output
    #expect(local.contains(#""status":"conflict""#) && local.contains(#""scroll":{"#))

    let plan = try plan(elsewhere)
    let jobs = plan.output.split(separator: "\n")
    #expect(plan.messages.hasPrefix("\(jobs.count) jobs with "))
    #expect(try self.plan(elsewhere).output == plan.output)
    let results = try results(plan.output)
    #expect(results.split(separator: "\n").count == jobs.count)
    // Results come in any order, and some of them twice.
    let shuffled = results.split(separator: "\n").reversed() + results.split(separator: "\n").prefix(2)
    let load = try elsewhere.run("load-results --jobs 3", input: shuffled.joined(separator: "\n"))
    #expect(load.status == 0 && load.output.contains("were remembered already"), "\(load.messages)")
    #expect(try layouts(elsewhere) == layouts(here))

    #expect(try self.plan(elsewhere).output.isEmpty)
    #expect(try elsewhere.run("solve \(Self.selection)").messages.hasPrefix("reused the layouts of"))
    #expect(try elsewhere.run("solve \(Self.selection) --format ndjson").output == local)
    #expect(try elsewhere.run("verify-store").status == 0)
  }

  @Test("has the same results on any number of threads, and the same ids in any store")
  func deterministic() throws {
    let jobs = try plan(workspace()).output
    #expect(try plan(workspace()).output == jobs)
    #expect(
      try Workspace().run("solve --stdin --jobs 1", input: jobs).output
        == Workspace().run("solve --stdin --jobs 5", input: jobs).output)
  }

  @Test("leaves out of its plan what is remembered, unless all is to be solved anew")
  func remainder() throws {
    let workspace = try workspace()
    let all = try plan(workspace).output
    let first = all.split(separator: "\n").prefix(3).joined(separator: "\n")
    let load = try workspace.run("load-results", input: results(first))
    #expect(load.output == "remembered 21 layouts of 3 jobs\n")
    let rest = try plan(workspace)
    #expect(rest.messages.hasSuffix("21 more are remembered\n"))
    #expect(rest.output.split(separator: "\n").count == all.split(separator: "\n").count - 3)
    #expect(try plan(workspace, "--slice 7 --fresh").output == all)
    _ = try workspace.run("load-results", input: results(rest.output))
    #expect(try plan(workspace).output.isEmpty)
  }

  @Test("can be of a revision, whose layouts the working design's do not touch")
  func revision() throws {
    let workspace = try workspace()
    let jobs = try workspace.run("solve login --revision v1 --plan").output
    #expect(
      try workspace.run("load-results", input: results(jobs)).output == "remembered 1 layout of 1 job\n")
    #expect(try workspace.run("solve login --revision v1 --plan").output.isEmpty)
    #expect(try workspace.run("solve login --plan").output.split(separator: "\n").count == 1)
  }

  @Test("takes in what is whole of results that are cut off, and says which line is not")
  func cutOff() throws {
    let workspace = try workspace()
    let jobs = try plan(workspace).output
    let results = try results(jobs)
    let count = results.split(separator: "\n").count
    let load = try workspace.run("load-results", input: String(results.dropLast(900)))
    #expect(load.status == 2 && load.output.isEmpty)
    #expect(
      load.messages.hasPrefix(
        "workbench: left out 1 of \(count) lines and loaded the others, so that a new plan holds what is missing; "
          + "line \(count) of standard input: "))
    let rest = try plan(workspace).output
    #expect(rest.split(separator: "\n").count == 1)
    #expect(try workspace.run("load-results", input: self.results(rest)).status == 0)
    #expect(try plan(workspace).output.isEmpty)
  }

  /// A line with a part of it replaced, in all its places.
  static func replaced(_ part: String, by other: String, in line: String) throws -> String {
    try #require(line.contains(part))
    return line.replacingOccurrences(of: part, with: other)
  }

  @Test(
    "refuses what is no job, with its line, and what came before it is solved",
    arguments: [
      (
        "\"type\":\"job\"", "\"type\":\"result\"",
        "the record is of type 'result'; expected a job as 'solve --plan' prints it"
      ),
      (
        "\"schemaVersion\":2", "\"schemaVersion\":1",
        "the record has another schemaVersion than 2; plan anew with this program"
      ),
      (
        "\"kind\":\"label\"", "\"kind\":\"button\"",
        "the job is damaged: what it holds is not what its id was made of; plan anew"
      ),
    ])
  func badJob(part: String, other: String, sentence: String) throws {
    let jobs = try plan(workspace()).output.split(separator: "\n").map(String.init)
    let bad = try Self.replaced(part, by: other, in: jobs[1])
    let outcome = try Workspace().run(
      "solve --stdin", input: [jobs[0], "", bad, jobs[2]].joined(separator: "\n"))
    #expect(outcome.status == 2)
    #expect(outcome.messages == "workbench: line 3 of standard input: \(sentence)\n")
    #expect(outcome.output == (try results(jobs[0])))
  }

  @Test("belongs to one engine: another one's jobs and results are refused")
  func otherEngine() throws {
    let workspace = try workspace()
    let engine = try #require(workspace.run("version --format json").records.first?["engine"]?.text)
    let job = try plan(workspace).output.split(separator: "\n")[0]
    // As another version of the program would have planned and solved it, with an id that fits.
    let own = try LayoutJob(json: JSON(parsing: job))
    let foreign = LayoutJob(own.screen, in: own.environments, engine: "another engine")
    let result = JobResult(of: foreign, layouts: own.environments.map { _ in ScreenLayout(views: []) })
    let outcome = try Workspace().run("solve --stdin", input: Self.line(foreign.record))
    let sentence =
      "it belongs to the engine 'another engine', and this is '\(engine)'; use one version of workbench, and the same "
      + "fonts, on all machines"
    #expect(outcome.messages == "workbench: line 1 of standard input: \(sentence)\n")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    let load = try workspace.run("load-results -", input: Self.line(result.record))
    #expect(load.status == 2 && load.messages.hasSuffix("\(sentence)\n"), "\(load.messages)")
    #expect(try layouts(workspace) == 0)
  }

  /// The record as the program prints it.
  private static func line(_ record: JSON) -> String {
    JSON.object((record.members ?? [:]).merging(["schemaVersion": 2]) { $1 }).line
  }

  @Test("takes in no layouts of other views than the screen's")
  func otherViews() throws {
    let workspace = try workspace()
    let result = try results(plan(workspace).output).split(separator: "\n")[0]
    let bad = try Self.replaced("\"view\":\"note\"", by: "\"view\":\"nota\"", in: String(result))
    let load = try workspace.run("load-results", input: bad)
    #expect(load.status == 2)
    #expect(load.messages.hasSuffix("a layout is not of screen 'login', whose hash it bears\n"))
    #expect(try layouts(workspace) == 0)
  }

  @Test("passes over results of screens that have changed since, or of another store")
  func strangers() throws {
    let workspace = try workspace()
    let results = try results(plan(workspace).output)
    try workspace.run("set-view login title text=Hello")
    let load = try workspace.run("load-results --format json", input: results).records[0]
    let (jobs, passed) = (load["jobs"]?.whole ?? 0, load["passedOver"]?.whole ?? 0)
    #expect(jobs > 0 && passed > 0 && jobs + passed == results.split(separator: "\n").count)
    let empty = try Workspace()
    try empty.run("init")
    let told = try empty.run("load-results", input: results)
    #expect(told.status == 0 && told.output.hasPrefix("remembered 0 layouts of 0 jobs; passed over "))
  }

  @Test("never passes for done where a result could not be written whole")
  func unwritten() throws {
    let jobs = try plan(workspace()).output
    var messages = ""
    let surroundings = Surroundings(
      variable: { _ in nil }, folder: "/", showsProgress: false, input: { Array(jobs.utf8) },
      output: { _ in throw OutputClosed() }, messages: { messages += $0 })
    #expect(Workbench.run(["solve", "--stdin"], in: surroundings) == 2)
    #expect(messages.hasPrefix("workbench: a result could not be written whole; "))
  }
}
