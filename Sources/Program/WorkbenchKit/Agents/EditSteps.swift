import CommandGrammar
import Notation

/// The command lines of a call of `edit`, read and checked before the first one runs.
struct EditSteps {
  /// What to run, in order: edits that follow one another are one batch, every other command is by itself.
  private(set) var steps: [Step] = []
  private let gate: CommandGate
  private let tool: AgentTool

  /// One run of the program.
  enum Step {
    /// The lines of a batch, each at its place among all, so that errors count as the client does.
    case batch([String])
    /// The words of a command.
    case command([String])
  }

  /// Throws where a line can't be read or must not run.
  init(_ lines: [String], of tool: AgentTool, through gate: CommandGate) throws {
    (self.tool, self.gate) = (tool, gate)
    for (index, whole) in lines.flatMap(\.lines).enumerated() {
      let line = Self.withoutProgram(whole)
      if line.isEmpty || line.hasPrefix("#") { continue }
      do {
        try add(line, at: index)
      } catch {
        throw BatchError(line: index + 1, text: line, cause: error)
      }
    }
    if steps.isEmpty { throw AgentRefusal.nothingToDo }
  }

  /// A line as a person pastes it: repairs are printed with the program's name.
  private static func withoutProgram(_ line: Substring) -> String {
    let line = line.drop { $0 == " " || $0 == "\t" }
    let start = Workbench.table.program.name + " "
    return String(line.hasPrefix(start) ? line.dropFirst(start.count) : line)
  }

  private mutating func add(_ line: String, at index: Int) throws {
    // No command begins like a JSON value.
    if let first = line.first, "{[\"".contains(first) { return try addPrinted(line, at: index) }
    let words = try Self.words(of: line)
    let request = try Workbench.table.request(from: words)
    try gate.check(request, for: tool)
    if case .run(let invocation) = request.action, request.globals.isEmpty, try fitsBatch(invocation) {
      addToBatch(line, at: index)
    } else {
      steps.append(.command(words))
    }
  }

  /// Adds a line as commands print it for programs.
  private mutating func addPrinted(_ line: String, at index: Int) throws {
    guard case .edits(let invocations) = try PrintedLine(line) ?? .edits([Invocation(parsing: line)]) else {
      return addToBatch(line, at: index)
    }
    for invocation in invocations { try gate.check(invocation, for: tool) }
    if try invocations.allSatisfy(fitsBatch) { return addToBatch(line, at: index) }
    for invocation in invocations { steps.append(.command(try Self.words(of: invocation.line))) }
  }

  /// Whether it is an edit that reads no file: those that do find it from the served folder only by themselves.
  private func fitsBatch(_ invocation: Invocation) throws -> Bool {
    let entry = try Workbench.table.entry(named: invocation.command)
    return entry.effect == .edits && !entry.parameters.contains(where: \.namesFiles)
  }

  private static func words(of line: String) throws -> [String] {
    do {
      return try ShellWords.split(line)
    } catch {
      throw TextFault(error, in: line)
    }
  }

  private mutating func addToBatch(_ line: String, at index: Int) {
    if case .batch(let lines)? = steps.last {
      steps[steps.count - 1] = .batch(lines + [String](repeating: "", count: index - lines.count) + [line])
    } else {
      steps.append(.batch([String](repeating: "", count: index) + [line]))
    }
  }
}
