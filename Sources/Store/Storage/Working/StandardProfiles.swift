import DesignModel
import DesignText
import Notation

/// The hash of the profiles that a new store has, which takes longer to find than all the rest of making it.
enum StandardProfiles {
  /// The SHA-256 of `Profile.ofNewStores` as canonical JSON; a test pins it.
  static let hash = "d65985e24d75486825f5c1779add892462f7558e0a7114c5b2bd12d6268dfd19"

  /// The SHA-256 of profiles as canonical JSON.
  static func hash(of profiles: [Profile]) -> String {
    profiles == Profile.ofNewStores ? hash : SHA256.hexadecimal(of: profiles.json.line)
  }
}
