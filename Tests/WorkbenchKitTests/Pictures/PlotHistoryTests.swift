import Foundation
import Notation
import Testing

@Suite("plot-history") struct PlotHistoryTests {
  /// Five revisions: a screen, a second one with faults, the first one renamed, the second mended, profiles taken away.
  private func story() throws -> Story {
    let story = try Story(PlotPhasesTests.troubled)
    for line in [
      "remove-profile 'ipad*' 'iphone-1*' '*rtl*'", "commit -m 'The screen'", "add-screen login",
      "add-view login go --kind button --style body --text 'Continue'",
      "pin login go top,leading --to safeArea --inset 16", "commit -m 'A second screen' --author ann",
      "tag shipped v2", "rename-screen demo parcels", "commit -m 'A better name'",
      "add-constraint login 'go.height >= 44'", "add-constraint login 'go.width >= 44'", "commit -m 'Mended'",
      "remove-profile 'iphone-x*'", "set-view parcels title lines=0", "commit -m 'Fewer phones, more lines'",
    ] {
      #expect(try story.workspace.run(line).status == 0, "\(line)")
    }
    return story
  }

  @Test("counts what audit finds in each revision") func counts() throws {
    let story = try story()
    for options in ["", "--device iphone-5,iphone-8 --text-size L,AX5"] {
      let records = try story.workspace.run("plot-history \(options) --format ndjson").records
      #expect(
        records.filter { $0["rule"] == .null }.map { $0["revision"]!.text! } == [
          "v1", "v2", "v3", "v4", "v5",
        ])
      for revision in 1...5 {
        let found = try story.workspace.run("audit --revision v\(revision) \(options) --format ndjson")
          .records
        let own = records.filter { $0["revision"]?.text == "v\(revision)" }
        #expect(own.first?["count"] == .integer(found.count) && own.first?["rule"] == .null)
        for record in own.dropFirst() {
          let alike = found.filter { $0["rule"] == record["rule"] && $0["severity"] == record["severity"] }
          #expect(record["count"] == .integer(alike.count))
        }
        #expect(own.dropFirst().map { $0["count"]!.double! }.reduce(0, +) == own.first?["count"]?.double)
        #expect(own.first?["screens"] == (revision == 1 ? 1 : 2))
        #expect(own.first?["tags"] == (revision == 2 ? ["shipped"] : []))
      }
      // Something was mended.
      let totals = records.filter { $0["rule"] == .null }.map { $0["count"]!.double! }
      #expect(totals[1] > totals[0] && totals[1] == totals[2] && totals[3] < totals[2])
    }
  }

  @Test("follows screens through renaming, and counts nothing where they are not there yet") func screens()
    throws
  {
    let story = try story()
    let options = "--device iphone-5 --format ndjson"
    let parcels = try story.workspace.run("plot-history parcels \(options)").records.filter {
      $0["rule"] == .null
    }
    let early = try story.workspace.run("audit demo --revision v1 \(options)").records
    #expect(parcels.count == 5 && parcels[0]["count"] == .integer(early.count))
    let login = try story.workspace.run("plot-history login \(options)").records.filter {
      $0["rule"] == .null
    }
    #expect(login.map { $0["count"]! } == [0, 1, 1, 0, 0] && login[0]["screens"] == 0)
  }

  @Test("audits what stays the same once") func once() throws {
    let story = try story()
    let work = try story.workspace.run("plot-history --device iphone-5 --text-size L").messages
    // demo, login, parcels, login mended, parcels with more lines and login on other profiles; demo and parcels have a
    // text field, so each of theirs is two.
    #expect(work.contains(" for 9 profiles in "), "\(work)")
  }

  @Test("draws a part of the line") func parts() throws {
    let story = try story()
    let names = { (options: String) in
      try story.workspace.run("plot-history --device iphone-5 --text-size L --format ndjson \(options)")
        .records
        .filter { $0["rule"] == .null }.map { $0["revision"]!.text! }
    }
    #expect(try names("--limit 2") == ["v4", "v5"])
    #expect(try names("--from shipped --to v4") == ["v2", "v3", "v4"])
    #expect(try names("--to v3 --limit 1") == ["v3"])
  }

  @Test("draws bars with tags, well-formed, the same at any number of threads") func drawn() throws {
    let story = try story()
    let line = "plot-history --device iphone-5 --format svg"
    let once = try story.workspace.run("\(line) --jobs 1").output
    for jobs in [1, 2, 2] { #expect(try story.workspace.run("\(line) --jobs \(jobs)").output == once) }
    #expect(PictureReader(once).isWellFormed)
    for text in ["v1", "v5", "shipped", "findings", "revision"] { #expect(once.contains(">\(text)</text>")) }
    #expect(once.components(separatedBy: "<g class=\"bar\">").count == 6)
    let sketch = try story.workspace.run("plot-history --device iphone-5 --columns 60").output.split(
      separator: "\n")
    #expect(sketch[0] == "Findings by revision" && sketch[1].hasPrefix("5 revisions from v1 with "))
    #expect(sketch[3].hasPrefix("v2 (shipped)") && sketch.allSatisfy { $0.count <= 60 })
  }

  @Test("refuses what can't be drawn in one sentence") func refused() throws {
    let story = try story()
    for (options, sentence) in [
      ("--limit 0", "can't show 0 revisions; --limit takes 1 or more"),
      ("demo", "unknown screen 'demo'; choose from parcels, login"),
      ("--to v9", "unknown revision 'v9'; did you mean 'v5'?"),
      ("--columns 39", "39 columns are too few; --columns takes 40 to 1000"),
    ] {
      let outcome = try story.workspace.run("plot-history \(options)")
      #expect(outcome.status == 2 && outcome.messages == "workbench: \(sentence)\n", "\(outcome.messages)")
    }
    let empty = try Story("add-screen demo\n")
    #expect(try empty.workspace.run("plot-history").status == 2)
  }
}
