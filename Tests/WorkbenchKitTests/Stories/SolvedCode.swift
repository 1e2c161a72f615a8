import TestSupport
import Testing

/// What an import says of code, and how the program lays out some of its screens on one device.
struct SolvedCode {
  let said: String
  /// What `solve` prints of each screen that was asked for.
  let solved: [String]

  /// Imports code with a report of all that is lost; nil where this machine runs none.
  init?(_ code: String, solving screens: [String], in story: Story) throws {
    guard SwiftCode.canRun,
      let outcome = try SwiftCode.run(code, as: "A.swift", ["--report", "--views"], in: story)
    else { return nil }
    #expect(outcome.status == 0, "\(outcome.messages)")
    said = outcome.output
    solved = try screens.map { try story.workspace.run("solve \($0) --device iphone-16").output }
  }

  /// The words of a view's line in what `solve` prints of a screen; none where it has no such view.
  func row(_ view: String, of screen: Int) -> [Substring] {
    let lines = solved[screen].split(separator: "\n")
    return lines.first { $0.hasPrefix("\(view) ") }?.split(separator: " ") ?? []
  }
}
