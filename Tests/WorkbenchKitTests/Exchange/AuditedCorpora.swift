import Foundation
import Notation
import TestSupport

/// All files of both corpora, imported and audited, each screen on its own device at the standard text size.
struct AuditedCorpora {
  /// What an audit calls an error.
  struct Fault {
    let rule, screen, key, message: String
    /// The name of the view that it is about.
    let view: String?
  }

  /// The files that the screens came from, from their corpus on.
  private(set) var files: [String: String] = [:]
  /// The errors, in the audit's order.
  private(set) var errors: [Fault] = []
  /// The names of the views in rows of tables, by screen.
  private(set) var rows: [String: Set<String>] = [:]

  /// Made once; nil where a corpus is missing, which is printed.
  static let both: AuditedCorpora? = {
    do { return try AuditedCorpora() } catch { fatalError("\(error)") }
  }()

  private init?() throws {
    let shared = SharedFacts.folder.deletingLastPathComponent()
    let folders = ["corpus", "corpus2"].map { shared.appending(path: $0).path }
    guard folders.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) else {
      print("skipped: no corpus beside the project; set WORKBENCH_SHARED")
      return nil
    }
    let workspace = try Workspace()
    workspace.run(["init"])
    for record in workspace.run(["import-ib", "--format", "ndjson"] + folders).records {
      guard let screen = record["screen"]?.text, let file = record["file"]?.text else { continue }
      let isInside = file.hasPrefix(shared.path + "/")
      files[screen] = isInside ? String(file.dropFirst(shared.path.count + 1)) : file
    }
    rows = Self.rows(workspace.run(["dump"]).records)
    let audited = workspace.run([
      "audit", "--text-size", "L", "--fail-on", "never", "--format", "ndjson",
    ])
    for record in audited.records where record["severity"]?.text == "error" {
      guard let rule = record["rule"]?.text, let screen = record["screen"]?.text,
        let key = record["key"]?.text
      else { continue }
      errors.append(
        Fault(
          rule: rule, screen: screen, key: key, message: record["message"]?.text ?? "",
          view: record["view"]?.text))
    }
  }

  /// A row's content view is the design's only kind for it; views stand after what they lie in.
  private static func rows(_ dump: [JSON]) -> [String: Set<String>] {
    var (names, inside): ([String: String], [String: Set<String>]) = ([:], [:])
    var rows: [String: Set<String>] = [:]
    for record in dump {
      if record["type"]?.text == "screen" { names[record["id"]?.text ?? ""] = record["name"]?.text }
      guard record["type"]?.text == "view", let view = record["view"],
        let screen = record["screen"]?.text.flatMap({ names[$0] }), let id = view["id"]?.text,
        let parent = view["parent"]?.text
      else { continue }
      let isContent = view["kind"]?.text == "tableCell"
      guard isContent || inside[screen]?.contains(parent) == true else { continue }
      inside[screen, default: []].insert(id)
      if let name = view["name"]?.text { rows[screen, default: []].insert(name) }
    }
    return rows
  }
}
