import Foundation
import TestSupport
import Testing

@testable import SwiftImport

@Suite("Code that doesn't compile by itself") struct AllowancesTests {
  private func errors(_ lines: String...) -> [CompilerError] {
    CompilerError.all(in: lines.joined(separator: "\n"))
  }

  @Test("is judged by the compiler's lines alone, each once") func lines() throws {
    let found = errors(
      "/code/A.swift:12:5: error: cannot find 'Theme' in scope", "12 |  Theme.x",
      "   |  `- error: cannot find 'Theme' in scope",
      "/code/A.swift:12:5: error: cannot find 'Theme' in scope",
      "/code/A.swift:3:7: note: stored property 'model' without initial value prevents synthesized initializers",
      "/code/A.swift:3:7: note: did you mean 'them'?")
    #expect(found.map(\.line) == [12, 3])
    #expect(found.map(\.file) == ["/code/A.swift", "/code/A.swift"])
    #expect(found[0].names == ["Theme"])
  }

  @Test("gets stand-ins for types before anything else is done") func types() {
    var allowances = Allowances(["/code/A.swift"], missingModules: ["Kit"], libraries: [])
    let found = errors(
      "/code/A.swift:1:16: error: cannot find type 'BaseView' in scope",
      "/code/A.swift:2:12: error: method does not override any method from its superclass",
      "/code/A.swift:3:5: error: cannot find 'margin' in scope")
    let news = allowances.learn(from: found)
    #expect(news)
    #expect(allowances.text == "module\tKit\ntype\tBaseView\n")
    let more = allowances.learn(from: Array(found.dropFirst()))
    #expect(more)
    #expect(allowances.text == "module\tKit\ntype\tBaseView\nvalue\tmargin\n")
    #expect(allowances.missing == ["Kit", "BaseView", "margin"])
  }

  @Test("is cut where nothing can stand in, further each time, and never elsewhere") func cuts() {
    var allowances = Allowances(["/code/A.swift"], missingModules: [], libraries: [])
    let found = errors(
      "/code/A.swift:7:3: error: cannot convert value of type 'A' to expected argument type 'B'",
      "/other/B.swift:7:3: error: cannot convert value of type 'A' to expected argument type 'B'")
    let first = allowances.learn(from: found)
    #expect(first && allowances.text == "cut\t/code/A.swift\t7\t1\n")
    let second = allowances.learn(from: found)
    #expect(second && allowances.text == "cut\t/code/A.swift\t7\t2\n")
    let elsewhere = allowances.learn(from: Array(found.dropFirst()))
    #expect(!elsewhere)
    for _ in 0..<20 { _ = allowances.learn(from: found) }
    let last = allowances.learn(from: found)
    #expect(!last, "there is an end to cutting")
  }

  @Test("keeps what it calls of a text, a font or a colour that extensions elsewhere declare") func members()
  {
    var allowances = Allowances(["/code/A.swift"], missingModules: [], libraries: [])
    _ = allowances.learn(
      from: errors(
        "/code/A.swift:1:1: error: type 'UIColor' has no member 'brand'",
        "/code/A.swift:2:1: error: value of type 'String?' has no member 'localized'",
        "/code/A.swift:3:1: error: value of type 'UIView' has no member 'round'"))
    #expect(
      allowances.text == "member\tUIColor\tbrand\tstatic\nmember\tString\tlocalized\tinstance\n")
  }

  @Test("is read again as it was written, with a cut more") func again() throws {
    let shell = try Shell()
    let path = "\(shell.folder.path)/allowances"
    let text = "type\tTheme\nmodule\tKit\n"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    let allowances = try Allowances(["/A.swift"], reading: path, cutting: [("/A.swift", 3)])
    #expect(allowances.missing == ["Theme", "Kit"])
    #expect(allowances.text == "\(text)cut\t/A.swift\t3\t1\n")
  }

  @Test("says how many of its layout statements are left") func leftOut() {
    let leftOut = LeftOut(
      reading: """
        cut\t/code/A.swift\t4\tlet x = y()
        layout\t/code/A.swift\t2\tkept
        layout\t/code/A.swift\t4\tcut
        missing\tTheme
        """)
    #expect(leftOut.kept == 1 && leftOut.statements == 2 && leftOut.missing == ["Theme"])
    #expect(leftOut.parts == [.init(file: "/code/A.swift", line: 4, text: "let x = y()")])
  }

  @Test("runs in nothing at all only where the user says so") func sandbox() throws {
    #expect(throws: SwiftImportError.noSandbox) {
      try CodeSandbox.find(isTrusted: false, variable: { _ in "/nowhere" }, warden: Self.unasked)
    }
    #expect(SwiftImportError.noSandbox.description.contains("say --trust"))
    let trusted = try CodeSandbox.find(
      isTrusted: true, variable: { _ in "/nowhere" }, warden: Self.unasked)
    #expect(trusted == .none)
  }

  private static func unasked() throws -> Warden {
    Issue.record("what would make a sandbox is missing")
    throw SwiftImportError.noSandbox
  }
}
