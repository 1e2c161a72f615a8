import Auditing
public import AutoLayout
public import DesignModel
import Notation
public import Storage

/// What `check` found of screens on all stored profiles, remembered by all that it depends on.
public struct CheckMemory {
  private let store: Store
  private let engine: LayoutEngine
  private let snapshot: Snapshot

  /// What is remembered of the screens of a snapshot.
  public init(of snapshot: Snapshot, in store: Store, engine: LayoutEngine) {
    (self.snapshot, self.store, self.engine) = (snapshot, store, engine)
  }

  /// What came of a screen.
  public struct Verdict: Hashable {
    /// The sentence of `check`.
    public let sentence: String
    /// False where anything is wrong.
    public let isSound: Bool
  }

  /// What the last check said of the screen as it is now; nil where it was not checked since it changed.
  public func recall(_ screen: Screen) throws -> Verdict? {
    guard let found = store.rememberedFindings(of: try key(of: screen)),
      let sentence = found["sentence"]?.text, let isSound = found["sound"]
    else { return nil }
    return Verdict(sentence: sentence, isSound: isSound == true)
  }

  /// Remembers what a check on all stored profiles found; the store's view `finding` reads it.
  public func keep(_ audits: [ScreenAudit], _ verdicts: [AssertionVerdict]) throws {
    for audit in audits {
      let own = verdicts.filter { $0.screen.id == audit.screen.id }
      let sentence = CheckVerdict([audit], since: nil, own).sentence
      let isSound = audit.groups.isEmpty && own.allSatisfy(\.holds)
      let found = audit.groups.map { group in
        FindingRecord(group, on: audit.screen, profiles: audit.profiles, files: audit.files).record
      }
      let design = try design(of: audit.screen)
      store.remember(
        [
          "sentence": .string(sentence), "sound": .bool(isSound), "content": .string(design.content),
          "devices": .string(design.devices), "profiles": .string(design.profiles), "found": .array(found),
        ], of: try key(of: audit.screen), inPlaceOf: Self.prefix)
    }
  }

  /// What the keys' words on rules begin with.
  private static let prefix = "check "

  private func key(of screen: Screen) throws -> AuditKey {
    let design = try design(of: screen)
    return AuditKey(
      screenHash: store.layoutHash(of: screen),
      rules: Self.prefix + Audit.fingerprint(of: screen, engine: engine),
      profiles: [design.content, design.devices, design.profiles])
  }

  /// The hashes of a screen's content and of both catalogues.
  private func design(of screen: Screen) throws -> (content: String, devices: String, profiles: String) {
    (try snapshot.entry(named: screen.name).hash, try snapshot.devicesHash(), try snapshot.profilesHash())
  }
}
