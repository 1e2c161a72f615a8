import DesignModel
public import Notation
import SQLite

/// All that an audit of a screen's layouts depends on.
public struct AuditKey: Hashable, Sendable {
  /// What the screen's layouts are remembered by (`Screen.layoutHash`).
  public let screenHash: String
  /// Names the engine and the rules.
  public let rules: String
  /// The SHA-256 of the profiles, and how many they are.
  public let profilesHash: String, profiles: Int

  /// A screen, the rules, and the profiles in their order, each by all that distinguishes it from others.
  public init(screenHash: String, rules: String, profiles: [String]) {
    self.init(
      screenHash: screenHash, rules: rules, profilesHash: Self.hash(ofProfiles: profiles),
      profiles: profiles.count)
  }

  /// A screen, the rules, and so many profiles of that hash.
  public init(screenHash: String, rules: String, profilesHash: String, profiles: Int) {
    (self.screenHash, self.rules) = (screenHash, rules)
    (self.profilesHash, self.profiles) = (profilesHash, profiles)
  }

  /// The hash of profiles in their order, each by all that distinguishes it from others.
  public static func hash(ofProfiles profiles: [String]) -> String {
    SHA256.hexadecimal(of: profiles.joined(separator: "\n"))
  }
}

extension Store {
  /// What was remembered of an audit; nil if nothing was, or if it can't be read.
  public func rememberedFindings(of key: AuditKey) -> JSON? {
    let sql = "SELECT findings FROM audit WHERE screen_hash = ? AND rules = ? AND profiles_hash = ?"
    return asking {
      try database.first(sql, key.screenHash, key.rules, key.profilesHash) { try $0.json(0, at: "audit") }
    }
  }

  /// Remembers what an audit found, in a transaction of its own; what can't be remembered is found again.
  ///
  /// With a prefix nothing stays that other rules, whose words begin so, found of the same.
  public func remember(_ findings: JSON, of key: AuditKey, inPlaceOf prefix: String? = nil) {
    guard isWritable, !database.isInTransaction else { return }
    try? database.transaction(.immediate) {
      guard try Caches(database: database).areCurrent() else { return }
      if let prefix {
        try database.run(
          "DELETE FROM audit WHERE screen_hash = ?1 AND profiles_hash = ?2 AND substr(rules, 1, length(?3)) = ?3",
          key.screenHash, key.profilesHash, prefix)
      }
      try database.run(
        "INSERT OR REPLACE INTO audit (screen_hash, rules, profiles_hash, profiles, findings) VALUES (?, ?, ?, ?, ?)",
        key.screenHash, key.rules, key.profilesHash, key.profiles, findings.line)
    }
  }
}
