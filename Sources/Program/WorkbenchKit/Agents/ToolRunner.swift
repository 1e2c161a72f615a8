import CommandGrammar
import Machine
import Notation

/// Runs tools, and keeps long answers for those who ask for another page.
struct ToolRunner {
  private let terms: AgentTerms
  private let gate: CommandGate
  private var kept = KeptAnswers()

  init(_ terms: AgentTerms) {
    self.terms = terms
    gate = CommandGate(terms)
  }

  /// The result of `tools/call`; what a tool refuses is a result too, so that a model reads why.
  mutating func call(
    _ params: [String: JSON], among tools: [AgentTool]
  ) throws(ProtocolFault) -> [String: JSON] {
    guard let name = params["name"]?.text else { throw .unusable("missing key 'name', which names a tool") }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw .unusable("unknown tool '\(name)'; there are \(tools.map(\.name).joined(separator: ", "))")
    }
    let given = params["arguments"] ?? [:]
    guard let members = given.members else { throw .unusable("'arguments' must be an object") }
    do {
      let input = try ToolInput(members, of: tool)
      let call: JSON = ["tool": .string(name), "arguments": given.with("page", nil)]
      return try answer(input, of: tool, to: call).result(page: input.page())
    } catch {
      return ToolAnswer(refusing: error).firstResult
    }
  }

  /// The kept answer to a call whose later page is asked for; else a new one.
  ///
  /// What changes something is never run for a later page.
  private mutating func answer(_ input: ToolInput, of tool: AgentTool, to call: JSON) throws -> ToolAnswer {
    if try input.page() > 1 {
      if let answer = kept.answer(to: call) { return answer }
      if !tool.isReading { throw AgentRefusal.forgotten }
    }
    let answer = try run(input, with: tool)
    if answer.isLong { kept.keep(answer, to: call) }
    return answer
  }

  private func run(_ input: ToolInput, with tool: AgentTool) throws -> ToolAnswer {
    var answer: ToolAnswer
    switch tool.kind {
    case .command(let entry):
      let words = [entry.card.name] + (try input.words("arguments"))
      // What can't be read the run itself refuses, in its own words.
      if let request = try? Workbench.table.request(from: words) { try gate.check(request, for: tool) }
      answer = ToolAnswer()
      answer.add(CommandRun(words, in: terms.surroundings), in: terms)
    case .edit: answer = try edit(input, with: tool)
    }
    if answer.text.isEmpty { answer.text = "done; there is nothing to print\n" }
    return answer
  }

  /// Does one step after another, up to the first that fails.
  private func edit(_ input: ToolInput, with tool: AgentTool) throws -> ToolAnswer {
    let store = try input.word("store").map { ["--store=\($0)"] } ?? []
    let options = store + (try input.claim("dryRun") ? ["--dry-run"] : [])
    // Lines of a batch name no store: what all of them use is looked at here.
    try gate.check(Workbench.table.request(from: options + [Status.card.name]), for: tool)
    var answer = ToolAnswer()
    for step in try EditSteps(input.words("commands"), of: tool, through: gate).steps where !answer.isFailure
    {
      let run =
        switch step {
        case .command(let words): CommandRun(options + words, in: terms.surroundings)
        case .batch(let lines):
          CommandRun(
            options + [RunBatch.card.name], input: lines.joined(separator: "\n"), in: terms.surroundings)
        }
      answer.add(run, in: terms)
    }
    return answer
  }
}

extension ToolAnswer {
  /// Adds what a run printed.
  fileprivate mutating func add(_ run: CommandRun, in terms: AgentTerms) {
    text += run.text
    isFailure = run.code > 1
    let session = Session(options: Options(), surroundings: terms.surroundings)
    pictures += run.pictures.compactMap { resolvedPath(session.path(of: $0)) }
  }
}
