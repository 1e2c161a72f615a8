import Auditing
import DesignModel
import Findings
import Notation

/// What is wrong with several screens, by cause: a rule with the severity of its findings, the most severe first.
///
/// Each has a line with how much it is; as far as a screenful allows it, the most severe first, then one with the worst screen
/// and up to three of its views, and what is said of the first. What stands there is read at once, where every finding by itself
/// would fill pages.
struct CauseLines {
  /// As many findings, each on a line of a pipe, are read at once; more are gathered by cause.
  static let most = 30
  /// So few findings, however long their lines are, hardly share a cause.
  private static let few = 10
  /// Lines of eighty columns that the whole answer may have, and those of them that come before and after these.
  private static let (screenful, frame) = (40, 6)
  /// Columns that a line may have, what it is set in by left out.
  private static let width = 76

  private let audits: [ScreenAudit]
  private let gate: AuditGate

  /// The causes of what was found on screens, the worst of which comes first.
  init(of audits: [ScreenAudit], _ gate: AuditGate) { (self.audits, self.gate) = (audits, gate) }

  /// How much was found, the causes, and how to see more.
  var lines: [String] {
    let (causes, file) = (causes, onlyFile)
    let title = title(in: file)
    var left = Self.screenful - Self.frame - Self.height(of: title) - causes.count - 1
    /// The first of the causes' further lines, as many as there is room for.
    func fitting(_ lines: [String]) -> [String] {
      var fitting: [String] = []
      for line in lines {
        left -= Self.height(of: line)
        if left < 0 { break }
        fitting.append(line)
      }
      return fitting
    }
    let subjects = fitting(causes.map { $0.subjects(within: Self.width) })
    let messages = fitting(causes.map { $0.message(in: file) })
    let printed = causes.enumerated().flatMap { place, cause in
      // A message names the place itself.
      let end = place < messages.count ? "" : cause.place(in: file)
      return ["  \(cause.head)\(end)"]
        + subjects.dropFirst(place).prefix(1).map { "    \($0)" }
        + messages.dropFirst(place).prefix(1).map { "      \($0)" }
    }
    return [title] + printed + [Self.end]
  }

  /// True if paragraphs of several findings fill more than a screen.
  static func areNeeded(for paragraphs: [[String]]) -> Bool {
    guard paragraphs.joined().count > few else { return false }
    let lines = paragraphs.joined().reduce(0) { $0 + height(of: $1) }
    return lines + paragraphs.count > screenful - frame
  }

  /// How many lines of a terminal a text fills.
  private static func height(of text: String) -> Int { (text.count + width - 1) / width }

  /// The same with a line for each cause, for a pipe.
  var plainLines: [String] {
    [title(in: nil)]
      + causes.map { cause in
        let subjects = cause.subjects(within: .max)
        return "\(cause.head); \(subjects); \(cause.message(in: nil))"
      } + [Self.end]
  }

  private static let end = "--details lists each by itself, with its id"

  private func title(in file: String?) -> String {
    let count = audits.reduce(0) { $0 + $1.shown(gate).count }
    let file = file.map { " of \($0)" } ?? ""
    return "\(counted(count, "finding")) on \(counted(audits.count, "screen"))\(file), by cause:"
  }

  /// The file that all findings stand in, where it has folders, so that it is named once; nil for several.
  private var onlyFile: String? {
    let files = Set(audits.flatMap { audit in audit.shown(gate).map { audit.file(of: $0.finding) } })
    guard files.count == 1, let file = files.first, let file, file.contains("/") else { return nil }
    return file
  }

  private var causes: [Cause] {
    let found = audits.flatMap { audit in audit.shown(gate).map { (audit: audit, group: $0) } }
    let causes = Dictionary(grouping: found) {
      GradedRule(severity: $0.group.finding.severity, rule: $0.group.finding.rule)
    }
    return GradedRule.sorted(causes.keys).map { Cause(rule: $0, found: causes[$0]!) }
  }
}

/// One rule's findings of one severity, those of the worst screen first.
private struct Cause {
  let rule: GradedRule
  let found: [(audit: ScreenAudit, group: FindingGroup)]

  /// `error  overlapping-views  9 on 3 screens, at L`.
  var head: String {
    let screens = Set(found.map { $0.audit.screen.id })
    let atStandardSize = found.count { $0.group.isAtStandardSize }
    let size =
      atStandardSize == found.count ? "at L" : atStandardSize == 0 ? "not at L" : "\(atStandardSize) at L"
    return
      "\(rule.severity.rawValue)  \(rule.rule)  \(found.count) on \(counted(screens.count, "screen")), \(size)"
  }

  /// The worst screen, and as many of its views as fit, up to three; then how many findings there are besides.
  func subjects(within width: Int) -> String {
    let worst = found[0].audit.screen
    var (names, covered) = ([String](), 0)
    for (audit, group) in found where audit.screen.id == worst.id {
      let name = worst.seenSubject(of: group.finding)
      if !names.contains(name) { names.append(name) }
      if names.count <= 3 { covered += 1 }
    }
    let lines = (1...min(3, names.count)).reversed().lazy.map { count in
      let rest = found.count - (count == min(3, names.count) ? covered : count)
      let more = rest > 0 ? " and \(rest) more" : ""
      return "\(worst.name): \(names.prefix(count).joined(separator: ", "))\(more)"
    }
    return lines.first { $0.count <= width } ?? Array(lines).last!
  }

  /// What is said of the first view, where that is, and its id.
  func message(in file: String?) -> String {
    let group = found[0].group
    let message = shortened(found[0].audit.screen.seenMessageOnly(of: group.finding))
    return "\(message)\(place(in: file))  [\(group.id)]"
  }

  /// `  Main.storyboard:41`, without the folders of a file that is named once for all.
  func place(in file: String?) -> String {
    let place = found[0].audit.place(of: found[0].group.finding)
    guard let file, let slash = file.lastIndex(of: "/") else { return place }
    return place.replacing(file, with: file[slash...].dropFirst(), maxReplacements: 1)
  }

  /// As much of a sentence as two lines hold; contradictions may fill ten.
  private func shortened(_ message: String) -> String {
    message.count <= 140 ? message : "\(message.prefix(140))…"
  }
}
