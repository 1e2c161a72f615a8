import DesignModel
import DesignText
import Notation
import SQLite

/// Writes the rows of devices and profiles that changed.
struct CatalogueWriter {
  let database: Database

  func write(devices old: [Device], to new: [Device]) throws {
    try RowWriter(database: database).write(from: old, to: new)
    try setHash(.devices, SHA256.hexadecimal(of: new.json.line))
  }

  /// `changed` names the devices whose figures, and so the environments of their profiles, are new.
  func write(
    profiles old: [Profile], to new: [Profile], on devices: [Device], changed: Set<String>
  ) throws {
    let catalogue = Dictionary(devices.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var hashes = EnvironmentHashes()
    try RowWriter(database: database).write(
      from: old, to: new, isUnchanged: { $0 == $1 && !changed.contains($1.device) }
    ) { profile in
      guard let device = catalogue[profile.device] else {
        throw DesignError.unknown(.device, profile.device, among: devices.map(\.name))
      }
      return hashes.hash(of: profile.environment(on: device))
    }
    if old != new { try setHash(.profiles, StandardProfiles.hash(of: new)) }
  }

  private func setHash(_ kind: ContentKind, _ hash: String) throws {
    try database.run(
      """
      INSERT INTO catalogue (kind, content_hash) VALUES (?, ?)
      ON CONFLICT DO UPDATE SET content_hash = excluded.content_hash
      """, kind.rawValue, hash)
  }
}
