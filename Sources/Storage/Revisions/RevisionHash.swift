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

  /// The hash of this revision behind a parent of hash `parentHash`: it vouches for the whole past.
  func computedHash(parentHash: String?) -> String {
    let parts: JSON = [
      "number": .integer(number), "parent": parentHash.map { .string($0) } ?? .null,
      "message": .string(message), "author": .string(author), "time": .string(time),
      "design": .string(designHash), "operation": .integer(operation),
    ]
    return SHA256.hexadecimal(of: parts.line)
  }
}
