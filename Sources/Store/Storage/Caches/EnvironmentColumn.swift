import DesignModel
import Notation
import SQLite

/// The column of profiles' rows by which remembered layouts are theirs: the hashes of their environments.
struct EnvironmentColumn {
  let database: Database

  /// Gives each row the hash of its profile's environment; where a row is no design, all stay as they are.
  func fill() throws {
    let rows = WorkingRows(database: database)
    do {
      try fill(try rows.profiles(), on: try rows.devices())
    } catch is CodingError {}
  }

  private func fill(_ profiles: [Profile], on devices: [Device]) throws {
    let catalogue = Dictionary(devices.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let names = try database.rows("SELECT name FROM profile ORDER BY position") { $0.text(0) }
    let change = try database.prepare(
      "UPDATE profile SET environment_hash = ?2 WHERE name = ?1 AND environment_hash <> ?2")
    var hashes = EnvironmentHashes()
    for (name, profile) in zip(names, profiles) {
      guard let device = catalogue[profile.device] else { continue }
      try change.run(name, hashes.hash(of: profile.environment(on: device)))
    }
  }
}
