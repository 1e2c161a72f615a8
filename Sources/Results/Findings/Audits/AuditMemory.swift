import Auditing
import DesignModel
import Matrix
import Notation
import Storage

/// What is remembered of an audit of one screen's layouts on some profiles.
struct AuditMemory {
  private let matrix: ProfileMatrix
  private let key: AuditKey

  /// The place where what rules of a fingerprint find of the screen on those profiles is remembered.
  init(of screen: Screen, _ profiles: DescribedProfiles, rules: String, in matrix: ProfileMatrix) {
    self.matrix = matrix
    key = AuditKey(
      screenHash: matrix.store.layoutHash(of: screen), rules: rules, profilesHash: profiles.hash,
      profiles: profiles.resolved.count)
  }

  /// What was found; nil if that is not remembered, or is to be found anew.
  func recall() -> [LayoutFinding]? {
    guard !matrix.isFresh, let found = matrix.store.rememberedFindings(of: key)?.elements else { return nil }
    let findings = found.compactMap { LayoutFinding(json: $0, of: key.profiles) }
    return findings.count == found.count ? findings : nil
  }

  /// Remembers what was found, for later.
  func keep(_ findings: [LayoutFinding]) {
    if matrix.remembers { matrix.store.remember(.array(findings.map(\.json)), of: key) }
  }
}
