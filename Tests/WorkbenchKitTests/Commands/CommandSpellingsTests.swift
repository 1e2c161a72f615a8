import DesignModel
import Notation
import Testing

@Suite("Commands as people spell them") struct CommandSpellingsTests {
  @Test("take a view's keys as options and as records spell them") func keys() throws {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    try workspace.batch(
      "add-screen s\nadd-view s title --kind label\nset-view s title font-size=28 lineBreak=clipping")
    #expect(
      try workspace.run("vary s title font-size=30 line-break=wordWrapping --when 'width < 400'").status == 0)
    let record = try workspace.run("list-views s --format ndjson").records.last
    #expect(record?["attributes"]?["fontSize"] == 28 && record?["attributes"]?["lineBreak"] == "clipping")
    let help = try workspace.run("help set-view").output
    for attribute in ViewAttribute.allCases {
      #expect(ViewAttribute(named: attribute.optionName) == attribute)
      #expect(help.contains(attribute.rawValue) && help.contains(attribute.optionName))
    }
    #expect(try workspace.run("set-view s title font-siez=3").messages.contains("did you mean 'fontSize'?"))
  }

  @Test("are completed with keys and values, as bash parts them and as others do not") func completion()
    throws
  {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    func words(_ words: String...) -> [String] {
      workspace.run(["complete", "--"] + words).output.split(separator: "\n").map {
        String($0.prefix { $0 != "\t" })
      }
    }
    #expect(words("set-view", "s", "form", "axi") == ["axis=horizontal", "axis=vertical"])
    #expect(words("set-view", "s", "form", "axis=v") == ["axis=vertical"])
    #expect(words("set-view", "s", "form", "axis", "=") == ["horizontal", "vertical"])
    #expect(words("set-view", "s", "form", "axis", "=", "v") == ["vertical"])
    #expect(words("set-view", "s", "form", "axis", "=", "vertical", "font-si") == ["font-size="])
    #expect(words("set-view", "s", "form", "fontSi") == ["fontSize="])
  }

  @Test("may be lines of a batch in either form, side by side") func batch() throws {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    let outcome = workspace.run(
      ["batch"],
      input: """
        add-screen s
        {"command":"add-view","arguments":{"screen":"s","view":"box","kind":"view"}}
          {"command":"add-vfl","arguments":{"screen":"s","line":"|-m-[box]","metrics":{"m":20}}}
        pin s box top
        """)
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.contains("added c1: box.leading == root.leading + 20"))
    #expect(workspace.run(["batch"], input: "add-scren t").messages.contains("did you mean 'add-screen'?"))
    #expect(workspace.run(["batch"], input: "[1]").messages.contains("line 1"))
  }

  @Test("name devices by groups and patterns") func devices() throws {
    let workspace = try Workspace()
    workspace.run(["init", "--quiet"])
    try workspace.batch("add-screen s\nadd-view s box --kind view")
    func devices(_ word: String) throws -> Set<String> {
      let records = try workspace.run("solve s --device \(word) --format ndjson").records
      return Set(try records.compactMap { try $0["profile"]?.text.map { try Profile(named: $0).device } })
    }
    let catalogue = Device.catalogue.filter(\.isInUsualPose)
    #expect(try devices("'iphone-1*'") == Set(catalogue.map(\.name).filter { $0.hasPrefix("iphone-1") }))
    #expect(
      try devices("pads,iphone-16") == Set(catalogue.filter { $0.idiom == .pad }.map(\.name) + ["iphone-16"]))
    #expect(
      try devices("home-button") == Set(catalogue.filter { $0.portraitInsets.bottom == 0 }.map(\.name)))
    #expect(try devices("home-button").contains("iphone-se-3"))
    #expect(try workspace.run("solve s --device 'nokia*'").messages.contains("unknown device 'nokia*'"))
    #expect(try workspace.run("solve s --device iphone-61").messages.contains("unknown device 'iphone-61'"))
    #expect(
      try workspace.run("add-profiles --device phones --keyboard shown").output.hasPrefix(
        "added \(catalogue.filter { $0.idiom == .phone }.count) "))
  }

  @Test(
    "make stores with as many profiles as are wanted", arguments: [("none", 0...0), ("targets", 60...90)])
  func profiles(choice: String, count: ClosedRange<Int>) throws {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", choice, "--quiet"])
    let names = try workspace.run("list-profiles").output.split(separator: "\n")
    #expect(choice == "none" ? names == ["no profiles"] : count.contains(names.count), "\(names.count)")
    #expect(choice == "none" || names.contains("iphone-16/landscape/AX5/rtl"))
  }

  @Test("don't give a freed identity again before the next commit") func freed() throws {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    try workspace.batch(
      "add-screen s\nadd-view s box --kind view\npin s box top,leading\nremove-constraint s c2")
    #expect(try workspace.run("add-constraint s 'box.width == 8'").output.hasPrefix("added c3"))
    try workspace.run("remove-constraint s c3")
    #expect(try workspace.run("add-constraint s 'box.width == 8'").output.hasPrefix("added c4"))
    try workspace.run("undo")
    #expect(try workspace.run("add-constraint s 'box.width == 9'").output.hasPrefix("added c4"))
    try workspace.run("remove-constraint s c4")
    try workspace.run("commit -m One")
    #expect(try workspace.run("add-constraint s 'box.width == 8'").output.hasPrefix("added c2"))
  }

  @Test("say all that goes with a view") func removed() throws {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    try workspace.batch(
      """
      add-screen s
      add-view s form --kind stack
      add-view s title --kind label --in form
      add-guide s gap --in form
      set-text s title Hallo --locale de
      add-constraint s 'gap.top == root.top'
      suppress s fixed-font title --reason Logo
      """)
    #expect(
      try workspace.run("remove-view s form --cascade").output
        == "removed form, view 'title', text of 'title' in 'de', suppression 's1', guide 'gap', constraint 'c1'\n"
    )
  }
}
