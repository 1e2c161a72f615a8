public import DesignModel
import DesignText
import Notation

extension Screen {
  /// The SHA-256 of the screen's canonical JSON: equal for equal screens, in every store.
  public var contentHash: String { SHA256.hexadecimal(of: json.line) }

  /// The same of the screen without its suppressions, which no layout depends on: what layouts are remembered by.
  public var layoutHash: String { withoutSuppressions.contentHash }

  private var withoutSuppressions: Screen {
    var lists = lists
    lists.suppressions = []
    return Screen(id: id, name: name, lists: lists)
  }
}

/// What a content is, as the store's table names it.
enum ContentKind: String, Vocabulary { case screen, devices, profiles }
