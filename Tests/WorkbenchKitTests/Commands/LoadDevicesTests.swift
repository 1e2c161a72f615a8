import DesignModel
import Foundation
import Notation
import TestSupport
import Testing

@Suite("Loading devices") struct LoadDevicesTests {
  private static let row = [
    "iphone-16", "iPhone 16", "phone", "393x852 our lab", "3 our lab", "60/0/34/0 our lab",
    "0/59/20/59 our lab; below 26: 0/59/21/59 our lab", "300+45+75 our lab", "152+37+20 ? guessed",
    "usual our lab", "compact+compact;leading;occlusion=0,0,84,82 our lab", "27 our lab", "our lab",
  ].joined(separator: "\t")

  private func store() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.run("init --profiles targets")
    return workspace
  }

  private func write(_ text: String, _ workspace: Workspace) throws {
    try Data(text.utf8).write(to: workspace.folder.appending(path: "devices.tsv"))
  }

  @Test("takes what a table says otherwise, and says who says so") func table() throws {
    let workspace = try store()
    try workspace.run("set-targets iphone-16")
    try write("# ours\n\(Self.row)\n", workspace)
    let lines = try workspace.run("load-devices devices.tsv").output.split(separator: "\n")
    #expect(lines.first == "1 device changed or added of 1")
    let said = lines.dropFirst().joined(separator: " ")
    #expect(
      said.contains("iphone-16: portraitInsets from 59,0,34,0 to 60,0,34,0"), "\(said)")
    #expect(said.hasSuffix("; our lab"), "\(said)")
    let device = try #require(workspace.run("list-devices iphone-16 --format ndjson").records.first)
    #expect(device["portraitInsets"] == [60, 0, 34, 0] && device["target"] == true)
    #expect(device["unverified"] == ["landscapeKeyboard"])
    #expect(device["landscapeDisplay"]?["classes"]?["vertical"] == "compact")
    let before = try workspace.run("list-devices iphone-16 --os 18 --format csv").output
    #expect(before.contains("0,59,21,59"), "\(before)")
    #expect(try workspace.run("load-devices devices.tsv").output == "no device changed of 1\n")
    try workspace.run("undo")
    #expect(
      try workspace.run("list-devices iphone-16 --format ndjson").records.first?["portraitInsets"]
        == [59, 0, 34, 0])
  }

  @Test("brings a store up to date with the program, which status asks for") func program() throws {
    let workspace = try store()
    let hint = "figures of 1 device are newer in this program; load-devices takes them"
    #expect(!(try workspace.run("status").output.contains("newer in this program")))
    try workspace.run("add-device iphone-16 --size 393x852 --scale 3 --os 18")
    #expect(try workspace.run("status").output.contains(hint))
    #expect(try workspace.run("load-devices").output.hasPrefix("1 device changed or added of "))
    #expect(!(try workspace.run("status").output.contains("newer in this program")))
    #expect(try workspace.run("verify-store").status == 0)
  }

  @Test("asks nobody for devices that were only removed") func removed() throws {
    let workspace = try store()
    try workspace.run("remove-device iphone-x")
    #expect(!(try workspace.run("status").output.contains("newer in this program")))
  }

  @Test(
    "refuses a table that it can't read, and changes nothing",
    arguments: [
      ("iphone-16\tx", "line 1: a device has 13 cells, not 2"),
      (
        row.replacingOccurrences(of: "phone\t393", with: "watch\t393"),
        "a device is a phone or a pad, not 'watch'"
      ),
      (row.replacingOccurrences(of: "60/0/34/0", with: "60/0/34"), "'60/0/34' should be 4 numbers"),
      (row.replacingOccurrences(of: "393x852 our lab", with: "393x852"), "a figure has its source after it"),
      (row.replacingOccurrences(of: "leading", with: "above"), "'above' is nothing that a display has"),
      (
        row.replacingOccurrences(of: "iphone-16\t", with: "iphone/16\t"), "'iphone/16' is no name of a device"
      ),
      ("\(row)\n\(row)", "line 2: the device has a row already"),
    ])
  func unreadable(text: String, reason: String) throws {
    let workspace = try store()
    let before = try workspace.run("dump").output
    try write(text, workspace)
    let outcome = try workspace.run("load-devices devices.tsv")
    #expect(outcome.status == 2 && outcome.messages.contains(reason), "\(outcome.messages)")
    #expect(try workspace.run("dump").output == before)
    #expect(try workspace.run("load-devices nowhere.tsv").status == 2)
  }

  @Test("takes windows as a list, wherever profiles are asked for") func windows() throws {
    let workspace = try store()
    try workspace.batch(
      """
      add-screen login
      add-view login title --kind label --text 'Sign in'
      pin login title top,leading,trailing --to safeArea --inset 20
      """)
    let solved = try workspace.run("solve login --window 320x480,600x400 --format ndjson").records
    let profiles = Set(solved.compactMap { $0["profile"]?.text })
    #expect(profiles == ["iphone-16/portrait/320x480", "iphone-16/portrait/600x400"])
    let checked = try workspace.run("check login --device iphone-16 --window 320x480,600x400").output
    #expect(checked.contains(" of 2 profiles of 1 screen"), "\(checked)")
    #expect(try workspace.run("check login --window 320x480,600").status == 2)
  }
}
