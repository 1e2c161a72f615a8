public import DesignModel
import DesignText
import Notation

extension Screen {
  /// The SHA-256 of the screen's canonical JSON: equal for equal screens, in every store.
  public var contentHash: String { SHA256.hexadecimal(of: json.line) }

  /// The same of the screen without its suppressions and its source, which no layout depends on: what layouts are
  /// remembered by.
  public var layoutHash: String {
    if !hasLayoutHash { return contentHash }
    var lists = lists
    (lists.suppressions, lists.sources) = ([], [])
    return Screen(id: id, name: name, lists: lists).contentHash
  }

  /// True where layouts are remembered by another hash than the content's.
  var hasLayoutHash: Bool { !suppressions.isEmpty || source != nil }
}

extension ObjectKind {
  /// The kinds that no layout depends on.
  static let motionless: [ObjectKind] = [.suppression, .source]
}

/// What a content is, as the store's table names it.
enum ContentKind: String, Vocabulary { case screen, devices, profiles }
