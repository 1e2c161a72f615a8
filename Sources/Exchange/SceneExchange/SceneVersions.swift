public import DesignModel
import DesignText
import Storage

/// A screen, the scene of its file, and what both were when the scene was taken in last.
public struct SceneVersions {
  /// The store's screen and the file's.
  public let ours, theirs: Screen
  /// What the objects were, by digests; nil where nothing says.
  public let base: ScreenSource

  /// An object by kind and key; a variation's key is its digest, since its identity is a number in the file's order.
  public struct Key: Hashable {
    /// The object's kind.
    public let kind: ObjectKind
    /// The object's key, or a variation's digest.
    public let text: String

    /// An object of a kind.
    public init(kind: ObjectKind, text: String) { (self.kind, self.text) = (kind, text) }
  }

  /// Who changed an object.
  public enum Standing { case nobody, ours, theirs, both }

  private let was, mine, other: [Key: String]
  /// Every object of a version once, ours first.
  public let keys: [Key]

  /// Compares the store's screen and the file's with what was taken in.
  public init(ours: Screen, theirs: Screen, base: ScreenSource) {
    (self.ours, self.theirs, self.base) = (ours, theirs, base)
    let versions = [ours.digests, theirs.digests, base.places.map { ($0.sceneKey, $0.digest) }]
    let tables = versions.map { Dictionary($0, uniquingKeysWith: { first, _ in first }) }
    (mine, other, was) = (tables[0], tables[1], tables[2])
    var seen: Set<Key> = []
    keys = versions.flatMap { $0.map(\.0) }.filter { seen.insert($0).inserted }
  }

  /// Who changed an object since the scene was taken in.
  public func standing(of key: Key) -> Standing {
    let (base, own, file) = (was[key], mine[key], other[key])
    if own == file { return .nobody }
    return own == base ? .theirs : file == base ? .ours : .both
  }

  /// The objects that the store changed and the file has otherwise: what taking the file's scene would overwrite.
  public var overwritten: [Key] { keys.filter { [.ours, .both].contains(standing(of: $0)) } }

  /// The objects that changed in the file alone.
  public var changedInFile: [Key] { keys.filter { standing(of: $0) == .theirs } }

  /// True if the store has views in another order than they were taken in, and the file hasn't.
  public var hasOwnOrder: Bool {
    let common = Set(ours.views.map(\.key)).intersection(theirs.views.map(\.key))
    func order(_ keys: [String]) -> [String] { keys.filter(common.contains) }
    let (old, own) = (
      order(base.places.filter { $0.kind == .view }.map(\.object)), order(ours.views.map(\.key))
    )
    return own != old && own != order(theirs.views.map(\.key))
  }
}

extension Screen {
  /// What a file could say of the screen's objects, shortened, in their order.
  fileprivate var digests: [(SceneVersions.Key, String)] {
    typealias Key = SceneVersions.Key
    return views.map { (Key(kind: .view, text: $0.key), ObjectDigest($0).text) }
      + guides.map { (Key(kind: .guide, text: $0.key), $0.name) }
      + constraints.map { (Key(kind: .constraint, text: $0.key), ObjectDigest($0).text) }
      + variations.map { variation in
        let digest = ObjectDigest(variation).text
        return (Key(kind: .variation, text: digest), digest)
      }
  }
}

extension ScreenSource.Place {
  fileprivate var sceneKey: SceneVersions.Key { SceneVersions.Key(kind: kind, text: object) }
}
