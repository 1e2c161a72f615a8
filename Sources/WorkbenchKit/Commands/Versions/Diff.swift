import CommandGrammar
import Comparison
import DesignModel
import Notation
import Storage

/// `diff`.
struct Diff: Query {
  static var card: Card {
    Card(
      "diff", group: "versions",
      "Says what changed between two revisions: in the design, and in what people see.",
      details: """
        Without revisions HEAD is compared with the working design, with one the working design with it. Layouts are \
        compared on every stored profile, in each state that a screen declares; profile options choose others. What \
        is not remembered is solved. Exit code 0 means no difference, 1 differences. As json and ndjson it has a record \
        of type 'patch' besides, which 'batch' applies to the earlier design to make the later one.
        """,
      examples: [
        Example("diff", "Says what was edited since the last commit, and what it did to the layouts."),
        Example("diff v1 v2 --stat", "Sums the changes up, a line for each screen."),
        Example("diff v1 --design", "Compares the designs only, without solving anything."),
        Example("diff v1 --device iphone-se-3 --format ndjson", "Compares on one profile, for programs."),
        Example(
          "diff v1 v2 --details --format markdown", "Writes a comment for a code review, profiles named."),
      ])
  }

  @Parameter(argument: "The earlier revision; HEAD if none is given.", completion: .revision) var from:
    String?
  @Parameter(argument: "The later revision; the working design if none is given.", completion: .revision)
  var to: String?
  @Parameter(flag: "Only what changed in the design.") var design: Bool
  @Parameter(flag: "Only what changed in the layouts.") var layout: Bool
  @Parameter(flag: "Only sums, a line for each screen.") var stat: Bool
  @Parameter(flag: "Only the names of the screens that differ.") var nameOnly: Bool
  @Parameter(option: "How far something must move or grow to count, in points.", value: "points")
  var threshold: Double = 0.1
  @Parameter(flag: "Every change of the layouts, with the names of its profiles.") var details: Bool
  @Parameter(option: "How to print results.") var format: FormatChoice<DiffFormat>?
  @ParameterGroup var profiles: ProfileOptions
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    guard threshold >= 0 else { throw DiffError.unusableThreshold(threshold) }
    let isMarkdown = session.choose(format) == .markdown
    let store = try session.openStore()
    let isForPrograms = session.format == .json || session.format == .ndjson
    let (designs, patch) = try store.reading {
      let (before, after) = (
        try store.snapshot(at: from ?? "HEAD"), try store.snapshot(at: to ?? "working")
      )
      return (
        try TouchedDesigns(before, after, forLayouts: !design),
        isForPrograms && !layout ? try Patch(from: before, to: after) : nil
      )
    }
    let change = DesignDifference(from: designs.before, to: designs.after)
    let layouts = design ? nil : try layoutReport(designs, session.matrix(of: store, threads))
    let findings = Findings(
      design: layout ? nil : change, layout: layouts, designs: designs, patch: patch)
    return try reply(findings, isMarkdown: isMarkdown)
  }

  private func layoutReport(
    _ designs: TouchedDesigns, _ matrix: Matrix
  ) throws -> LayoutReport {
    let comparison = LayoutPairs(designs: designs, options: profiles, matrix: matrix)
    return try comparison.difference(threshold: threshold).report()
  }

  // MARK: Replies

  /// What was found, as far as it was asked for.
  private struct Findings {
    var design: DesignDifference?
    var layout: LayoutReport?
    var designs: TouchedDesigns
    var patch: Patch?

    var isEmpty: Bool { design?.isEmpty != false && layout?.isEmpty != false }
  }

  private func reply(_ findings: Findings, isMarkdown: Bool) throws -> Reply {
    let outcome: Reply.Outcome = findings.isEmpty ? .done : .findings
    if nameOnly { return named(findings, outcome) }
    if stat {
      let summary = DifferenceSummary(
        findings.design ?? DesignDifference(from: Design(), to: Design()), layout: findings.layout)
      return Reply(summary.lines.joined(separator: "\n"), record: summary.json, outcome: outcome)
    }
    let records =
      (findings.design?.json ?? []) + (findings.layout?.json ?? []) + (try findings.patch?.records ?? [])
    let sections = sections(of: findings)
    let text = isMarkdown ? sections.map(\.markdown) : sections.map(\.text)
    return Reply(
      findings.isEmpty ? "no differences" : text.joined(separator: "\n\n"), list: records, outcome: outcome)
  }

  private func sections(of findings: Findings) -> [DiffSection] {
    var sections: [DiffSection] = []
    if let design = findings.design, !design.isEmpty {
      sections.append(DiffSection(title: "Design", items: design.sentences.map { DiffSection.Item($0) }))
    }
    if let layout = findings.layout, layout.compared > 0 {
      let items = layout.findings(limit: details ? .max : 12).map {
        DiffSection.Item($0.sentence, details: details && $0.profiles.count > 1 ? $0.profiles : [])
      }
      sections.append(
        DiffSection(
          title: "Layout, on \(counted(layout.compared, "profile"))",
          items: layout.isEmpty ? [DiffSection.Item("nothing moves")] : items))
    }
    return sections
  }

  private func named(_ findings: Findings, _ outcome: Reply.Outcome) -> Reply {
    let names = findings.designs.changedNames
    return Reply(
      names.joined(separator: "\n"), list: names.map { ["type": "screen", "screen": .string($0)] },
      outcome: outcome)
  }
}

/// A `diff` that can't start.
enum DiffError: Error, CustomStringConvertible {
  case unusableThreshold(Double)

  var description: String {
    switch self {
    case .unusableThreshold(let threshold):
      "the threshold \(threshold.spelled) is below 0; give the least movement in points that counts"
    }
  }
}
