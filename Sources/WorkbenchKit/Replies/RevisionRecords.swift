import Notation
import Storage

extension Revision {
  /// What `commit`, `log` and `tag` say of a revision; only a merge has a second parent.
  var record: JSON {
    var members: [String: JSON] = [
      "type": "revision", "revision": .string(name), "message": .string(message), "author": .string(author),
      "time": .string(time), "parent": parent.map { .string("v\($0)") } ?? .null,
    ]
    members["secondParent"] = secondParent.map { .string("v\($0)") }
    return .object(members)
  }
}
