import Auditing
import DesignModel
import Machine
import Notation

/// A finding that a team knows and lives with, as a line of a file has it.
///
/// Names and numbers are no part of what it is known by, so that it stays accepted while the layout around it changes.
public struct AcceptedFinding: Hashable {
  /// What it is known by.
  struct Key: Hashable {
    /// The file that its screen was imported from, as seen from the list's folder; empty for a screen of a store.
    let file: String
    /// The identifier of the scene's root in that file; of a screen of a store its identity.
    let scene: String
    /// The rule's name.
    let rule: String
    /// The identities of all views and constraints that take part, sorted, with commas between them.
    let objects: String
  }

  /// What it is known by.
  let key: Key
  /// How severe it may be: what has become more severe is no longer accepted.
  let severity: Severity
  /// Which view it is about, for people; it is read by nobody else.
  let words: String
  /// The lines of remarks that stand above it in the list.
  var remarks: [String] = []

  /// What is found of a screen now.
  init(_ group: FindingGroup, on screen: Screen, in place: AcceptedPlace) {
    let subject = group.finding.subject
    key = Key(
      file: place.file(of: screen), scene: place.scene(of: screen), rule: subject.rule,
      objects: subject.objects.map(\.text).joined(separator: ","))
    severity = group.finding.severity
    words = screen.seenSubject(of: group.finding)
  }

  /// A line of a list; nil for one that has no finding.
  init?(line: some StringProtocol, remarks: [String]) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String(tsvCell: $0) }
    guard cells.count == 6, let severity = Severity(rawValue: cells[4]), !cells[1].isEmpty, !cells[2].isEmpty
    else { return nil }
    key = Key(file: cells[0], scene: cells[1], rule: cells[2], objects: cells[3])
    (self.severity, words, self.remarks) = (severity, cells[5], remarks)
  }

  /// The line of the list, without its end.
  var line: String {
    [key.file, key.scene, key.rule, key.objects, severity.rawValue, words].map(\.escapedForTSV)
      .joined(separator: "\t")
  }
}

/// Where a list of accepted findings lies, and the store whose screens it is about.
struct AcceptedPlace {
  /// The list's folder, from the machine's root.
  let folder: String
  /// The store's folder, from the machine's root.
  let store: String

  /// The places of a list's file and a store's.
  init(list: String, store: String) {
    (folder, self.store) = (outerFolder(of: normalPath(list)), outerFolder(of: normalPath(store)))
  }

  /// The file that a screen was imported from, as seen from the list's folder; empty for a screen of a store.
  func file(of screen: Screen) -> String {
    screen.source.map { source in
      let path = source.file.hasPrefix("/") ? source.file : normalPath("\(store)/\(source.file)")
      return relativePath(to: path, from: folder)
    } ?? ""
  }

  /// The identifier of the scene's root in its file; of a screen of a store its identity.
  func scene(of screen: Screen) -> String { screen.source?.id.text ?? screen.id.text }

  /// True for a file of the list that is there.
  func hasFile(_ file: String) -> Bool { isPlainFile(normalPath("\(folder)/\(file)")) }
}
