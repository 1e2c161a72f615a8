import Foundation
import TestSupport
import Testing

/// An action of GitHub's that is made of steps, as far as its shell steps go.
struct CompositeAction {
  /// A step that runs a script.
  struct Step {
    var name = ""
    /// The script.
    var run = ""
    /// What stands under `env`.
    var variables: [String: String] = [:]
  }

  /// What the inputs are if nothing is given.
  var inputs: [String: String] = [:]
  /// The steps, without those that use other actions.
  var steps: [Step] = []

  init(_ path: String) throws {
    let text = try DocumentsTests.text(of: path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var input = ""
    for line in RecipesTests.block("inputs:", in: lines) {
      if !line.hasPrefix(" ") { input = String(line.dropLast()) }
      if line.hasPrefix("  default:") { inputs[input] = Self.value(of: line) }
    }
    for line in RecipesTests.block("steps:", in: lines) {
      if line.hasPrefix("- ") { steps.append(Step()) }
      let words = line.dropFirst(2)
      if words.hasPrefix("name:") { steps[steps.count - 1].name = Self.value(of: words) }
      if words.hasPrefix("run:") { steps[steps.count - 1].run = Self.value(of: words) }
      guard let colon = words.firstIndex(of: ":"), words.hasPrefix("  "), words.contains("${{") else {
        continue
      }
      let name = words[..<colon].trimmingCharacters(in: .whitespaces)
      steps[steps.count - 1].variables[name] = Self.value(of: words)
    }
    steps.removeAll { $0.run.isEmpty }
  }

  private static func value(of line: some StringProtocol) -> String {
    let value = line[line.index(after: line.firstIndex(of: ":")!)...].trimmingCharacters(in: .whitespaces)
    return value.hasPrefix("'") && value.hasSuffix("'") ? String(value.dropFirst().dropLast()) : value
  }

  /// What a run of steps left.
  struct Run {
    /// What the steps printed, one after another.
    var output = ""
    /// What they wrote into the run's page.
    var summary = ""
    /// What they hand on.
    var results = ""
    /// The exit code of the last step that ran.
    var status: Int32 = 0
  }

  /// Runs the steps but the first, which installs, as a runner does: each in a shell of its own, until one fails.
  ///
  /// They run in the shell's folder. What runners know is in `values`, by the expression that asks for it.
  func run(in shell: Shell, inputs given: [String: String] = [:], base: String) throws -> Run {
    var values = ["github.event.pull_request.base.sha || github.event.before": base]
    for (name, value) in inputs.merging(given, uniquingKeysWith: { $1 }) { values["inputs.\(name)"] = value }
    let temporary = shell.folder.appending(path: ".runner")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    var run = Run()
    shell.variables["GITHUB_ACTION_PATH"] = packageFolder.path
    shell.variables["RUNNER_TEMP"] = temporary.path
    for file in ["SUMMARY", "OUTPUT"] {
      let path = temporary.appending(path: file)
      try Data().write(to: path)
      shell.variables[file == "SUMMARY" ? "GITHUB_STEP_SUMMARY" : "GITHUB_OUTPUT"] = path.path
    }
    for step in steps.dropFirst() {
      let variables = try step.variables.mapValues { text in
        let expression = text.dropFirst(3).dropLast(2).trimmingCharacters(in: .whitespaces)
        return try #require(values[expression], "no runner here knows '\(expression)'")
      }
      for (name, value) in variables { shell.variables[name] = value }
      let outcome = try shell.run("bash --noprofile --norc -eo pipefail -c '\(step.run)'")
      for name in variables.keys { shell.variables[name] = nil }
      run.output += outcome.output
      run.status = outcome.status
      if outcome.status != 0 { break }
    }
    run.summary = try String(contentsOf: temporary.appending(path: "SUMMARY"), encoding: .utf8)
    run.results = try String(contentsOf: temporary.appending(path: "OUTPUT"), encoding: .utf8)
    return run
  }
}
