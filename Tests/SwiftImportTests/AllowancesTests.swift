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

  @Test("gets stand-ins for types before what follows from them is looked at") func types() {
    var allowances = Allowances(["/code/A.swift"], missingModules: ["Kit"], libraries: [])
    allowances.layouts = ["/code/A.swift"]
    let found = errors(
      "/code/A.swift:1:16: error: cannot find type 'BaseView' in scope",
      "/code/A.swift:2:12: error: method does not override any method from its superclass",
      "/code/A.swift:3:5: error: cannot find 'margin' in scope")
    let news = allowances.learn(from: found)
    #expect(news)
    #expect(allowances.text == "module\tKit\nfill\ntype\tBaseView\nvalue\tmargin\n")
    let more = allowances.learn(from: Array(found.dropFirst()))
    #expect(more)
    #expect(
      allowances.text
        == "module\tKit\nfill\ntype\tBaseView\nvalue\tmargin\nplain\t/code/A.swift\t2\ncut\t/code/A.swift\t3\t1\n"
    )
    #expect(allowances.missing == ["Kit", "BaseView", "margin"])
  }

  @Test("loses no line where one name is missing several times, until what stands in doesn't help")
  func uses() {
    var allowances = Allowances(["/code/A.swift"], missingModules: [], libraries: [])
    allowances.layouts = ["/code/A.swift"]
    let found = errors(
      "/code/A.swift:2:12: error: cannot find 'L10n' in scope",
      "/code/A.swift:3:12: error: cannot find 'L10n' in scope",
      "/code/A.swift:4:12: error: type 'UIColor' has no member 'brand'",
      "/code/A.swift:5:12: error: type 'UIColor' has no member 'brand'",
      "/code/A.swift:6:12: error: cannot find type 'Badge' in scope",
      "/code/A.swift:7:12: error: cannot find type 'Badge' in scope")
    let isNew = allowances.learn(from: found)
    var text = "type\tBadge\ntype\tL10n\nmember\tUIColor\tbrand\tstatic\n"
    #expect(isNew && allowances.text == text)
    let follower = errors(
      "/code/A.swift:8:5: error: cannot convert value of type 'Float16' to expected argument type 'CGFloat'",
      "/code/A.swift:8:9: error: type 'CGFloat' has no member 'margin'")
    _ = allowances.learn(from: follower)
    text += "member\tCGFloat\tmargin\tstatic\n"
    #expect(
      allowances.text == text, "what follows from a name that is missing in its line is no fault of its own")
    let again = allowances.learn(from: [found[1]])
    #expect(again && allowances.text == "\(text)cut\t/code/A.swift\t3\t1\n")
  }

  @Test("loses no line for a property that is taken for methods of its name while its value lacks something")
  func methods() {
    var allowances = Allowances(["/code/A.swift"], missingModules: [], libraries: [])
    allowances.layouts = ["/code/A.swift"]
    let found = errors(
      "/code/A.swift:4:9: error: cannot find 'RowCell' in scope",
      "/code/A.swift:7:8: error: cannot convert value of type '(UITableView, Int) -> Int' to expected argument type 'UIView'",
      "/code/A.swift:8:8: error: value of type '(UITableView, Int) -> Int' has no member 'delegate'",
      "/code/A.swift:9:8: error: reference to member 'bounces' cannot be resolved without a contextual type",
      "/code/A.swift:11:8: error: failed to produce diagnostic for expression; please submit a bug report",
      "/code/A.swift:10:8: error: no 'tableView' candidates produce the expected contextual result type 'UIView'"
    )
    let isNew = allowances.learn(from: found)
    #expect(isNew && allowances.text == "type\tRowCell\n")
    let again = allowances.learn(from: [found[1]])
    #expect(again && allowances.text == "type\tRowCell\ncut\t/code/A.swift\t7\t1\n")
  }

  @Test("loses no line for an argument of what is unknown there") func arguments() {
    var allowances = Allowances(["/code/A.swift"], missingModules: [], libraries: [])
    allowances.layouts = ["/code/A.swift"]
    let found = errors(
      "/code/A.swift:6:23: error: type 'UIFont' has no member 'brand'",
      "/code/A.swift:6:36: error: cannot infer contextual base in reference to member 'body'",
      "/code/A.swift:9:12: error: cannot infer contextual base in reference to member 'wide'")
    let isNew = allowances.learn(from: found)
    #expect(isNew)
    #expect(allowances.text == "member\tUIFont\tbrand\tstatic\ncut\t/code/A.swift\t9\t1\n")
  }

  @Test("gets no stand-ins for what only files without a layout use, whose bodies go") func elsewhere() {
    var allowances = Allowances(["/code/Model.swift"], missingModules: [], libraries: [])
    #expect(allowances.isEmpty)
    let found = errors("/code/Model.swift:3:5: error: cannot find 'Store' in scope")
    let isNew = allowances.learn(from: found)
    #expect(isNew && !allowances.isEmpty)
    #expect(allowances.text == "cut\t/code/Model.swift\t3\t1\n")
  }

  @Test("loses files without a layout first, and any file only where nothing else helps") func files() {
    var allowances = Allowances(["/A.swift", "/B.swift"], missingModules: [], libraries: [])
    allowances.layouts = ["/A.swift"]
    let found = errors(
      "/A.swift:3:5: error: wrong", "/B.swift:3:5: error: wrong", "/C.swift:1:1: error: wrong")
    let first = allowances.drop(found, layoutsToo: true)
    #expect(first && allowances.dropped == ["/B.swift"])
    let patient = allowances.drop(Array(found.prefix(1)), layoutsToo: false)
    #expect(!patient)
    let hard = allowances.drop(Array(found.prefix(1)), layoutsToo: true)
    #expect(hard && allowances.dropped == ["/B.swift", "/A.swift"])
  }

  @Test("gets what adds several views, or makes one, in the app's own way before a line is cut") func adders()
  {
    var allowances = Allowances(["/A.swift"], missingModules: [], libraries: [])
    let found = errors(
      "/A.swift:3:5: error: value of type 'UIView' has no member 'addSubviews'; did you mean 'addSubview'?",
      "/A.swift:4:5: error: cannot find 'addArrangedSubviews' in scope",
      "/A.swift:5:5: error: extra argument in call")
    let isNew = allowances.learn(from: found)
    let text = "adds\taddSubviews\nadds\taddArrangedSubviews\nadds\nmade\t/A.swift\t5\n"
    #expect(isNew && allowances.text == text)
    _ = allowances.learn(from: [found[2]])
    #expect(allowances.text == "\(text)cut\t/A.swift\t5\t1\n")
  }

  @Test("gets values for what an initializer can no longer set") func bare() {
    var allowances = Allowances(["/A.swift"], missingModules: [], libraries: [])
    _ = allowances.learn(
      from: errors(
        "/A.swift:3:5: error: property 'self.model' not initialized at super.init call",
        "/A.swift:9:5: error: constant 'title' used before being initialized",
        "/A.swift:20:1: error: 'required' initializer 'init()' must be provided by subclass of 'Provider'"))
    #expect(allowances.text == "bare\t/A.swift\t3\nproperty\ttitle\nrequired\t/A.swift\t20\n")
  }

  @Test("loses no call of a class that lacks an initializer, which takes those of UIKit's with it")
  func coders() {
    var allowances = Allowances(["/A.swift"], missingModules: [], libraries: [])
    let found = errors(
      "/A.swift:9:1: error: 'required' initializer 'init(coder:)' must be provided by subclass of 'BaseView'",
      "/A.swift:12:5: error: missing argument for parameter 'frame' in call")
    let isNew = allowances.learn(from: found)
    #expect(isNew && allowances.text == "coder\t/A.swift\t9\n")
    let more = allowances.learn(from: [found[1]])
    #expect(more && allowances.text == "coder\t/A.swift\t9\ncut\t/A.swift\t12\t1\n")
    var others = Allowances(["/A.swift"], missingModules: [], libraries: [])
    let isOfTypes = others.learnTypes(from: found)
    #expect(isOfTypes && others.text == "coder\t/A.swift\t9\n")
  }

  @Test("gets the symbols of assets in files without a layout, too") func assets() {
    var allowances = Allowances(["/A.swift"], missingModules: [], libraries: [])
    let isNew = allowances.learn(
      from: errors(
        "/A.swift:3:5: error: type 'UIColor' has no member 'inkPale'",
        "/A.swift:4:5: error: type 'ImageResource' has no member 'logo'",
        "/A.swift:5:5: error: type 'Store' has no member 'shared'"))
    let text = "member\tUIColor\tinkPale\tstatic\nmember\tImageResource\tlogo\tstatic\n"
    #expect(isNew && allowances.text == "\(text)cut\t/A.swift\t5\t1\n")
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
    allowances.layouts = ["/code/A.swift"]
    _ = allowances.learn(
      from: errors(
        "/code/A.swift:1:1: error: type 'UIColor' has no member 'brand'",
        "/code/A.swift:2:1: error: value of type 'String?' has no member 'localized'",
        "/code/A.swift:3:1: error: value of type 'UIView' has no member 'round'"))
    #expect(
      allowances.text
        == "member\tUIColor\tbrand\tstatic\nmember\tString\tlocalized\tinstance\ncut\t/code/A.swift\t3\t1\n")
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
        layout\t/code/A.swift\t2\tkept\tForm\t
        layout\t/code/A.swift\t4\tcut\tForm\ttitle,topAnchor
        missing\tTheme
        """)
    #expect(leftOut.kept == 1 && leftOut.statements == 2 && leftOut.missing == ["Theme"])
    #expect(leftOut.layout.last == .init(owner: "Form", isKept: false, names: ["title", "topAnchor"]))
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
