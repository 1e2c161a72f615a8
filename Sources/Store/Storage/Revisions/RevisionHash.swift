import DesignModel
import Notation

extension Revision {
  /// The hash of a design, from those of its contents.
  static func designHash(_ entries: [ScreenEntry], devices: String, profiles: String) -> String {
    let screens = entries.map { entry -> JSON in
      ["id": .string(entry.id.text), "name": .string(entry.name), "hash": .string(entry.hash)]
    }
    let list: JSON = [
      "devices": .string(devices), "profiles": .string(profiles), "screens": .array(screens),
    ]
    return SHA256.hexadecimal(of: list.line)
  }

  /// The hash of this revision after parents of those hashes: it vouches for the whole past.
  ///
  /// Numbers of this store are no part of it, so that copies of a store know their common revisions again.
  func computedHash(parents: [String]) -> String {
    let parts: JSON = [
      "parents": .array(parents.map { .string($0) }), "message": .string(message),
      "author": .string(author), "time": .string(time), "design": .string(designHash),
    ]
    return SHA256.hexadecimal(of: parts.line)
  }
}
