import DesignModel
import DesignText
import Notation

/// The hash of the profiles that a new store has, which takes longer to find than all the rest of making it.
enum StandardProfiles {
  /// The SHA-256 of `Profile.ofNewStores` as canonical JSON; a test pins it.
  static let hash = "08295a3d2aecd304e8cbfe9dd72641e77da4aa7d65fedd162f904bc4937caf8c"

  /// The SHA-256 of profiles as canonical JSON.
  static func hash(of profiles: [Profile]) -> String {
    profiles == Profile.ofNewStores ? hash : SHA256.hexadecimal(of: profiles.json.line)
  }
}
