import DesignModel
import DesignText
import Notation

/// A design by the hashes of its contents.
struct DesignContents: Equatable {
  var screens: [ScreenEntry] = []
  var devices: String
  var profiles: String
}

/// Reads contents as canonical JSON: those of revisions, and those that exist in memory only.
final class ContentReader {
  private let rows: RevisionRows
  private var own: [String: JSON] = [:]

  init(_ rows: RevisionRows) { self.rows = rows }

  /// The content of that hash; throws a `CodingError` if there is none.
  func body(_ hash: String) throws -> JSON { try own[hash] ?? rows.content(hash) }

  /// Keeps a content and gives its hash.
  func add(_ body: JSON) -> String {
    let hash = SHA256.hexadecimal(of: body.line)
    own[hash] = body
    return hash
  }
}

extension ContentReader {
  /// The contents of a revision.
  func contents(of revision: Revision) throws -> DesignContents {
    DesignContents(
      screens: try rows.entries(of: revision.number), devices: revision.devicesHash,
      profiles: revision.profilesHash)
  }

  /// A design without anything in it.
  func emptyContents() -> DesignContents { DesignContents(devices: add([]), profiles: add([])) }

  /// The contents of the working design, of which those are read that differ from `known`.
  func workingContents(besides known: DesignContents) throws -> DesignContents {
    let working = WorkingRows(database: rows.database)
    let entries = try working.entries()
    for entry in entries where !known.screens.contains(where: { $0.hash == entry.hash }) {
      if let screen = try working.screen(entry.id) { own[entry.hash] = screen.json }
    }
    let (devices, profiles) = (try working.catalogueHash(.devices), try working.catalogueHash(.profiles))
    if devices != known.devices { own[devices] = try working.devices().json }
    if profiles != known.profiles { own[profiles] = try working.profiles().json }
    return DesignContents(screens: entries, devices: devices, profiles: profiles)
  }
}

extension Store {
  /// Makes the draft's design that of these contents.
  func place(_ contents: DesignContents, from reader: ContentReader, in draft: Draft) throws {
    let entries = Dictionary(contents.screens.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    try draft.replaceScreens(
      with: contents.screens.map { ScreenHeader(id: $0.id, name: $0.name) }
    ) { header in
      let entry = entries[header.id]!
      if draft.isStored(entry) { return nil }
      return try Screen(json: reader.body(entry.hash))
    }
    try draft.replaceDevices(with: [Device](json: reader.body(contents.devices)))
    try draft.replaceProfiles(with: [Profile](json: reader.body(contents.profiles)))
  }
}

extension Draft {
  /// True if the screen of that identity was not touched and its rows hold just this content.
  fileprivate func isStored(_ entry: ScreenEntry) -> Bool {
    !changedScreens.contains(entry.id) && !strangeScreens.contains(entry.id)
      && storedHashes[entry.id] == entry.hash
  }
}
