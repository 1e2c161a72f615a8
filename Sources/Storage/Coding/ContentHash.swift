public import DesignModel
import Notation

extension Screen {
  /// The SHA-256 of the screen's canonical JSON: equal for equal screens, in every store.
  public var contentHash: String { SHA256.hexadecimal(of: json.line) }
}

/// What a content is, as the store's table names it.
enum ContentKind: String, Vocabulary { case screen, devices, profiles }
