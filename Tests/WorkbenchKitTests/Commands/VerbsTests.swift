import Notation
import Testing

@Suite("The verbs of every kind of object") struct VerbsTests {
  private func workspace(_ steps: [String] = []) throws -> Workspace {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    for step in steps { try workspace.run(step) }
    return workspace
  }

  @Test("a device goes with its profiles or not at all") func devices() throws {
    let workspace = try workspace([
      "add-device kiosk --size 1024x600", "add-profile kiosk/portrait kiosk/landscape",
    ])
    let refused = try workspace.run("remove-device kiosk")
    #expect(refused.status == 2)
    #expect(
      refused.messages == """
        workbench: device 'kiosk' is used by profile 'kiosk/portrait', profile 'kiosk/landscape'; remove those \
        first, or all together with --cascade

        """)
    #expect(
      try workspace.run("remove-device kiosk --cascade").output == "removed device kiosk and 2 profiles\n")
    #expect(try workspace.run("list-profiles 'kiosk*'").output == "no profiles\n")
    #expect(
      try workspace.run("remove-device kiosk").messages.hasPrefix("workbench: unknown device 'kiosk'"))
    try workspace.run("undo")
    #expect(try workspace.run("list-profiles 'kiosk*'").output == "kiosk/portrait\nkiosk/landscape\n")
  }

  @Test("a device is on the newest system of the store's unless it names one") func system() throws {
    let workspace = try workspace(["add-device kiosk --size 1024x600"])
    func system(_ device: String) throws -> JSON? {
      try workspace.run("list-devices \(device) --format ndjson").records.first?["os"]
    }
    #expect(try system("kiosk")?.double == 27)
    try workspace.run("add-device next --size 1024x600 --os 28.1")
    try workspace.run("add-device other --size 1024x600")
    #expect(try system("next")?.double == 28.1 && system("other")?.double == 28)
  }

  @Test("a state is listed, renamed where conditions ask for it, and removed with them") func states()
    throws
  {
    let workspace = try workspace([
      "add-state login recover",
      "vary login title hidden=true --when 'state = recover'",
    ])
    #expect(try workspace.run("list-states login").output == "signIn\nrecover\n")
    #expect(
      try workspace.run("rename-state login recovr lost").messages
        == "workbench: unknown state 'recovr' in screen 'login'; did you mean 'recover'?\n")
    #expect(
      try workspace.run("rename-state login recover lost").output == "renamed state recover to lost\n")
    #expect(try workspace.run("list-variations login").output.contains("state = lost"))
    #expect(try workspace.run("remove-state login lost").messages.contains("is used by variation"))
    #expect(
      try workspace.run("remove-state login lost --cascade").output.hasPrefix(
        "removed state lost, variation"))
    #expect(
      try workspace.run("list-states login --format ndjson").output
        == #"{"schemaVersion":2,"screen":"login","state":"signIn","type":"state"}"# + "\n")
    try workspace.run("undo")
    try workspace.run("undo")
    #expect(try workspace.run("list-variations login").output.contains("state = recover"))
    #expect(try workspace.run("verify-store").status == 0)
  }

  @Test("a guide is listed, renamed and removed") func guides() throws {
    let workspace = try workspace([
      "add-guide login gap", "add-constraint login 'gap.top == title.bottom' --id below",
    ])
    #expect(try workspace.run("list-guides login").output == "guide  in\ngap    root\n")
    try workspace.run("rename-guide login gap space")
    #expect(try workspace.run("list-constraints login").output.contains("space.top == title.bottom"))
    #expect(
      try workspace.run("remove-guide login gap").messages
        == "workbench: unknown guide 'gap' in screen 'login'; choose from space\n")
    #expect(try workspace.run("remove-guide login space").status == 2)
    #expect(
      try workspace.run("remove-guide login space --cascade").output
        == "removed guide space, constraint 'below'\n")
    #expect(try workspace.run("list-guides login").output == "no guides\n")
  }

  @Test("a text goes by its language") func texts() throws {
    let workspace = try workspace(["set-text login title Anmelden --locale de"])
    #expect(
      try workspace.run("remove-text login title --locale fr").messages
        == "workbench: view 'title' has no text in 'fr'; choose from de\n")
    #expect(
      try workspace.run("remove-text login title --locale DE").output == "removed text of title in de\n")
    #expect(try workspace.run("list-texts login").output == "no texts in other languages\n")
  }
}
