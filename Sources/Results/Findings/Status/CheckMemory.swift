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

  /// Remembers what a check on all stored profiles found.
  public func keep(_ audits: [ScreenAudit], _ verdicts: [AssertionVerdict]) throws {
    for audit in audits {
      let own = verdicts.filter { $0.screen.id == audit.screen.id }
      let sentence = CheckVerdict([audit], since: nil, own).sentence
      let isSound = audit.groups.isEmpty && own.allSatisfy(\.holds)
      store.remember(["sentence": .string(sentence), "sound": .bool(isSound)], of: try key(of: audit.screen))
    }
  }

  private func key(of screen: Screen) throws -> AuditKey {
    let content = try snapshot.entry(named: screen.name).hash
    let design = try [content, snapshot.devicesHash(), snapshot.profilesHash()]
    let rules = Audit.fingerprint(of: screen, engine: engine)
    return AuditKey(screenHash: store.layoutHash(of: screen), rules: "check \(rules)", profiles: design)
  }
}
