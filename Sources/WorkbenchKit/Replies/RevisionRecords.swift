import Notation
import Storage

extension Revision {
  /// What `commit`, `log` and `tag` say of a revision.
  var record: JSON {
    [
      "type": "revision", "revision": .string(name), "message": .string(message), "author": .string(author),
      "time": .string(time), "parent": parent.map { .string("v\($0)") } ?? .null,
    ]
  }
}
