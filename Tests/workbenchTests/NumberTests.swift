import Foundation
import Notation
import TestSupport
import Testing

@Suite("Extreme geometry", .startsProcesses) struct NumberTests {
  /// A store whose screen `s` was made by these lines.
  private func store(_ lines: [String]) throws -> Shell {
    let shell = try Shell()
    let input = (["add-screen s"] + lines).joined(separator: "\n")
    let outcome = try shell.run("workbench init && workbench batch --lines", input: input)
    #expect(outcome.status == 0, "\(outcome.messages)")
    return shell
  }

  /// Solves the screen, and gives the solution and the exit code.
  ///
  /// Every number must be one, and what is refused must be reported.
  @discardableResult
  private func solved(_ shell: Shell, _ options: String = "", comment: String = "") throws -> (
    solution: JSON?, status: Int32
  ) {
    let outcome = try shell.run("workbench solve s --format ndjson \(options)")
    #expect((0...2).contains(outcome.status), "\(comment): exit code \(outcome.status): \(outcome.messages)")
    #expect(
      outcome.status < 2 || outcome.messages.hasPrefix("workbench: "), "\(comment): \(outcome.messages)")
    let records = try outcome.output.split(separator: "\n").map { try JSON(parsing: $0) }
    // The reader takes neither NaN nor infinities; what overflows when it is read back counts too.
    for record in records { #expect(isFinite(record), "\(comment): \(record)") }
    return (records.last, outcome.status)
  }

  private func isFinite(_ json: JSON) -> Bool {
    switch json {
    case .array(let items): items.allSatisfy(isFinite)
    case .object(let members): members.values.allSatisfy(isFinite)
    case .number(let number): number.isFinite
    default: true
    }
  }

  private func conflicts(_ solution: JSON?) -> [JSON] {
    guard case .array(let conflicts)? = solution?["conflicts"] else { return [] }
    return conflicts
  }

  private func views(_ count: Int) -> [String] { (0..<count).map { "add-view s d\($0)" } }

  @Test("numbers from a billionth to the greatest that are taken give finite frames", arguments: 0..<24)
  func magnitudes(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let sizes = ["0.000000001", "0.001", "1", "1000", "1000000", "1000000000"]
    let factors = sizes.dropLast()
    let anchors = ["leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY"]
    let kinds = [["leading", "trailing", "centerX"], ["top", "bottom", "centerY"], ["width", "height"]]
    var lines = views(6)
    for _ in 0..<16 {
      let anchor = anchors.randomElement(using: &numbers)!
      let other = kinds.first { $0.contains(anchor) }!.randomElement(using: &numbers)!
      let relation = ["==", "<=", ">="].randomElement(using: &numbers)!
      let sign = ["+", "-"].randomElement(using: &numbers)!
      let (factor, constant) = (
        factors.randomElement(using: &numbers)!, sizes.randomElement(using: &numbers)!
      )
      let (first, second) = (Int.random(in: 0..<3, using: &numbers), Int.random(in: 3..<6, using: &numbers))
      let priority = ["", " @750", " @1"].randomElement(using: &numbers)!
      lines.append(
        "add-constraint s 'd\(first).\(anchor) \(relation) \(factor) * d\(second).\(other) \(sign) \(constant)\(priority)'"
      )
    }
    try solved(store(lines), "", comment: "seed \(seed)")
  }

  @Test("frames hold to a billionth of the largest number that their rules speak of", arguments: 0..<6)
  func precision(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let count = 40
    // Whole thousandths, so that what each frame must be is an exact sum.
    let steps = (0..<count).map { _ in Double(Int.random(in: 1...25_000_000_000, using: &numbers)) / 1000 }
    let factor = [0.5, 1, 2].randomElement(using: &numbers)!
    var lines = views(count) + ["pin s d0 leading,top", "add-constraint s 'd0.width == \(steps[0].spelled)'"]
    for index in 1..<count {
      lines += [
        "add-constraint s 'd\(index).leading == d\(index - 1).leading + \(steps[index].spelled)'",
        "add-constraint s 'd\(index).width == \(factor.spelled) * d0.width'",
      ]
    }
    let shell = try store(lines)
    let outcome = try shell.run("workbench solve s --format ndjson --window 1000000000x1000000000")
    let frames = try outcome.output.split(separator: "\n").map { try JSON(parsing: $0) }.dropFirst()
      .dropLast()
    var leading = 0.0
    for (index, frame) in frames.enumerated() {
      if index > 0 { leading += steps[index] }
      let exact = frame["exact"]?.elements?.compactMap(\.double) ?? []
      try #require(exact.count == 4)
      let wanted = index == 0 ? steps[0] : steps[0] * factor
      #expect(abs(exact[0] - leading) <= leading * 1e-9 && abs(exact[2] - wanted) <= wanted * 1e-9)
    }
    #expect(frames.count == count && outcome.status == 0)
  }

  @Test("windows of no size, of almost none and of a billion points are solved") func windows() throws {
    let shell = try store([
      "add-view s form --kind stack --axis vertical --spacing 8", "pin s form edges --to safeArea --inset 20",
      "add-view s title --kind label --text 'Hello, world' --lines 0 --in form",
      "add-view s scroll --kind scroll --in form",
    ])
    for window in [
      "0x0", "0x844", "390x0", "0.000000001x0.000000001", "1000000000x1000000000", "0.001x1000000",
    ] {
      let (solution, status) = try solved(shell, "--window \(window)", comment: window)
      #expect(solution != nil && status == 0, "\(window)")
      for command in ["audit s --device iphone-16", "render s -o s.svg", "render s --keyboard shown"] {
        let outcome = try shell.run("workbench \(command) --window \(window)")
        #expect(outcome.status < 2, "\(command) in \(window): \(outcome.messages)")
      }
      for format in ["png", "pdf"] {
        // Drawn, or refused in a sentence.
        let outcome = try shell.run("workbench render s -o s.\(format) --window \(window)")
        #expect(
          outcome.status == 0 || outcome.messages.contains("is too large"), "\(window): \(outcome.messages)")
      }
    }
  }

  @Test("numbers that are none, or lead too far, are refused") func refused() throws {
    let shell = try store(views(2))
    for number in ["nan", "inf", "1e400", "-1e400", "0x10", "1e", "2000000000"] {
      for line in [
        "add-constraint s 'd0.width == \(number)'", "add-constraint s 'd0.width == \(number) * d1.width'",
        "pin s d0 top --inset=\(number)", "add-view s x --kind stack --axis vertical --spacing=\(number)",
        "solve s --window \(number)x100",
      ] {
        let outcome = try shell.run("workbench \(line)")
        #expect(
          outcome.status == 2 && outcome.messages.hasPrefix("workbench: "), "\(line): \(outcome.output)")
      }
    }
  }

  @Test("a cycle of equalities holds, and names its conflict where it can't", arguments: [0, 1])
  func cycle(gap: Int) throws {
    let count = 60
    var lines = views(count)
    for index in 0..<count {
      let offset = index == 0 ? " + \(gap)" : ""
      lines.append(
        "add-constraint s 'd\((index + 1) % count).leading == d\(index).leading\(offset)' --id e\(index)")
    }
    let (solution, status) = try solved(store(lines))
    #expect(conflicts(solution).count == gap && status == 0)
  }

  @Test("a contradictory chain is named as a whole") func chain() throws {
    let count = 150
    var lines = views(count) + ["add-constraint s 'd0.width == 100'"]
    for index in 1..<count { lines.append("add-constraint s 'd\(index).width == d\(index - 1).width + 1'") }
    lines.append("add-constraint s 'd\(count - 1).width == 0'")
    let (solution, status) = try solved(store(lines))
    #expect(status == 0)
    let conflict = try #require(conflicts(solution).first)
    #expect("\(conflict)".contains("c\(count + 1)"), "\(conflict)")
  }

  @Test(
    "multipliers that hardly differ give a result or a conflict",
    arguments: ["1.001", "1.000001", "1.000000001", "1.000000000001", "1.000000000000001"])
  func nearlySingular(factor: String) throws {
    let lines = [
      "add-constraint s 'd0.width == d1.width'", "add-constraint s 'd0.width == \(factor) * d1.width + 1'",
      "add-constraint s 'd1.height == \(factor) * d0.height'",
      "add-constraint s 'd0.height == \(factor) * d1.height'",
      "add-constraint s 'd0.height == 100 @500'",
    ]
    try solved(store(views(2) + lines), "", comment: factor)
  }

  @Test("views far deeper than those of screens are solved") func deep() throws {
    let lines = (0..<600).map { "add-view s d\($0) --in \($0 == 0 ? "root" : "d\($0 - 1)")" }
    let shell = try store(lines + ["pin s d599 size --size 3x4", "pin s d599 leading --to root --inset 5"])
    try solved(shell)
    for command in ["show s", "list-views s", "commit -m Deep", "verify-store", "dump", "render s -o s.svg"] {
      let outcome = try shell.run("workbench \(command)")
      #expect(outcome.status == 0, "\(command): \(outcome.messages)")
    }
  }

  @Test("stacks in stacks are laid out") func stacks() throws {
    let lines = (0..<150).map {
      "add-view s d\($0) --kind stack --axis \($0.isMultiple(of: 2) ? "vertical" : "horizontal") --in "
        + ($0 == 0 ? "root" : "d\($0 - 1)")
    }
    let (_, status) = try solved(store(lines + ["pin s d0 edges"]))
    #expect(status == 0)
  }

  @Test("a thousand views side by side are solved") func wide() throws { try solved(store(views(1000))) }
}
