import Auditing
import DesignModel
import Machine

/// Findings that a team knows and lives with: a text file of one sorted line a finding, so that two branches merge.
public struct AcceptedFindings {
  let place: AcceptedPlace
  var entries: [AcceptedFinding.Key: AcceptedFinding] = [:]
  /// Remarks after the last finding.
  private var lastRemarks: [String] = []

  /// The first lines of each list.
  private static let head = [
    "# Findings that workbench accepts: check --accepted reads this file, check --accept-into writes it.",
    "# file, scene, rule, objects, severity, view; separated by tabs",
  ]
  /// What a list has after these that holds findings of check --every-window.
  private static let headOfWindows =
    "# of check --every-window also the profile and the windows, the corners of polygons in points"

  /// An empty list that would lie in a file, about the screens of a store.
  public init(at path: String, store: String) { place = AcceptedPlace(list: path, store: store) }

  /// The list that a file holds.
  public init(_ text: String, at path: String, store: String) throws(AcceptedFindingsError) {
    self.init(at: path, store: store)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.last == "\r" ? line.dropLast() : line
      if line.allSatisfy(\.isWhitespace) || (Self.head + [Self.headOfWindows]).contains(String(line)) {
        continue
      }
      if line.hasPrefix("#") {
        lastRemarks.append(String(line))
        continue
      }
      guard let entry = AcceptedFinding(line: line, remarks: lastRemarks) else {
        throw AcceptedFindingsError(path: path, line: number + 1, text: String(line))
      }
      entries[entry.key] = entry
      lastRemarks = []
    }
  }

  /// How many findings it accepts.
  public var count: Int { entries.count }

  /// The file that would hold it, sorted by the bytes of its lines.
  public var text: String {
    let lines = entries.values.map { (line: $0.line, remarks: $0.remarks) }
      .sorted { $0.line.utf8.lexicographicallyPrecedes($1.line.utf8) }
    let windows = entries.keys.contains { $0.plane != nil } ? [Self.headOfWindows] : []
    let all = Self.head + windows + lines.flatMap { $0.remarks + [$0.line] } + lastRemarks
    return all.joined(separator: "\n") + "\n"
  }

  /// The same screens with what the list accepts set apart; what has become more severe is left.
  public func accepting(in audits: [ScreenAudit]) -> [ScreenAudit] {
    audits.map { audit in
      var result = audit
      result.groups = []
      for group in audit.groups {
        if accepts(group, of: audit) { result.accepted.append(group) } else { result.groups.append(group) }
      }
      return result
    }
  }

  private func accepts(_ group: FindingGroup, of audit: ScreenAudit) -> Bool {
    let found = AcceptedFinding(group.finding, on: audit.screen, in: place)
    return entries[found.key].map { found.severity <= $0.severity } ?? false
  }

  /// What it accepts and is not found any more, a sentence each: of screens that were audited, and of files that are gone.
  public func gone(from audits: [ScreenAudit]) -> [String] {
    let found = Set(everything(in: audits).map(\.key))
    let scenes = Scenes(audits, place)
    return entries.values.filter { entry in
      !found.contains(entry.key) && (scenes.has(entry.key) || isOfLostFile(entry.key))
    }.map(\.name).sorted()
  }

  func isOfLostFile(_ key: AcceptedFinding.Key) -> Bool {
    !key.file.isEmpty && !place.hasFile(key.file)
  }

  /// The same with all that was found, and without what was not found any more.
  ///
  /// That stays where not all profiles were audited, and what it has of other screens stays in any case.
  public func updated(with audits: [ScreenAudit], isWhole: Bool) -> AcceptedFindings {
    var result = self
    let scenes = Scenes(audits, place)
    if isWhole { result.entries = entries.filter { !scenes.has($0.key) && !isOfLostFile($0.key) } }
    for entry in everything(in: audits) {
      result.entries[entry.key] = entry
      result.entries[entry.key]?.remarks = entries[entry.key]?.remarks ?? []
    }
    return result
  }

  private func everything(in audits: [ScreenAudit]) -> [AcceptedFinding] {
    audits.flatMap { audit in
      (audit.groups + audit.accepted).map { AcceptedFinding($0.finding, on: audit.screen, in: place) }
    }
  }

  /// The scenes that were audited on profiles.
  private struct Scenes {
    private let all: Set<[String]>

    init(_ audits: [ScreenAudit], _ place: AcceptedPlace) {
      all = Set(audits.map { [place.file(of: $0.screen), place.scene(of: $0.screen)] })
    }

    func has(_ key: AcceptedFinding.Key) -> Bool { key.plane == nil && all.contains([key.file, key.scene]) }
  }
}

/// A line of a list of accepted findings that has none.
public struct AcceptedFindingsError: Error, CustomStringConvertible {
  let path: String
  /// From 1.
  let line: Int
  let text: String

  public var description: String {
    let start = text.count > 40 ? text.prefix(39) + "…" : text
    return
      "'\(path)', line \(line): '\(start)' is no accepted finding, which has six or eight cells between tabs; check --accept-into writes such files"
  }
}
