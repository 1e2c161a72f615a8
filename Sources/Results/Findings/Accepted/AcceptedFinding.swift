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
    /// Where it was found; nil for profiles.
    var plane: Plane?
  }

  /// All windows, in which a finding has windows of its own for each severity.
  struct Plane: Hashable {
    /// The profile whose window and text size were moved.
    let profile: String
    /// How severe it is in its windows.
    let severity: Severity
  }

  /// What it is known by.
  let key: Key
  /// How severe it may be: what has become more severe is no longer accepted.
  let severity: Severity
  /// Which view it is about, for people; it is read by nobody else.
  let words: String
  /// The windows in which it is accepted; nil for profiles, on which it is wherever it is found.
  var windows: AcceptedWindows?
  /// The lines of remarks that stand above it in the list.
  var remarks: [String] = []

  /// What is found of a screen now, on profiles unless the plane is named.
  init(_ finding: Finding, on screen: Screen, in place: AcceptedPlace, plane: Plane? = nil) {
    let subject = finding.subject
    key = Key(
      file: place.file(of: screen), scene: place.scene(of: screen), rule: subject.rule,
      objects: subject.objects.map(\.text).joined(separator: ","), plane: plane)
    severity = plane?.severity ?? finding.severity
    words = screen.seenSubject(of: finding)
  }

  /// A line of a list; nil for one that has no finding.
  init?(line: some StringProtocol, remarks: [String]) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String(tsvCell: $0) }
    guard [6, 8].contains(cells.count), let severity = Severity(rawValue: cells[4]), !cells[1].isEmpty,
      !cells[2].isEmpty
    else { return nil }
    key = Key(
      file: cells[0], scene: cells[1], rule: cells[2], objects: cells[3],
      plane: cells.count == 6 ? nil : Plane(profile: cells[6], severity: severity))
    (self.severity, words, self.remarks) = (severity, cells[5], remarks)
    if cells.count == 8 {
      guard let windows = AcceptedWindows(cells[7]) else { return nil }
      self.windows = windows
    }
  }

  /// What people know it by.
  var name: String { [key.file, key.rule, words].filter { !$0.isEmpty }.joined(separator: " ") }

  /// The line of the list, without its end.
  var line: String {
    let place = key.plane.map { [$0.profile, windows?.cell ?? ""] } ?? []
    return ([key.file, key.scene, key.rule, key.objects, severity.rawValue, words] + place)
      .map(\.escapedForTSV).joined(separator: "\t")
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
