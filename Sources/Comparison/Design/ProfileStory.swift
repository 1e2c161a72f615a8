import DesignModel
import Notation

/// Tells which profiles come and go: by name where they are few, counted by device where they are many.
struct ProfileStory {
  /// The most profiles, or devices, that get a sentence each.
  static let few = 3

  private var added: [Profile] = []
  private var removed: [Profile] = []

  init(_ changes: ArraySlice<DesignChange>) {
    for change in changes {
      guard case .profile(let profile, let step) = change else { continue }
      if step == .added { added.append(profile) } else { removed.append(profile) }
    }
  }

  var sentences: [String] { sentences("adds", added) + sentences("removes", removed) }

  private func sentences(_ verb: String, _ profiles: [Profile]) -> [String] {
    if profiles.count <= Self.few { return profiles.map { "\(verb) profile \($0.name)" } }
    var devices: [String] = []
    var counts: [String: Int] = [:]
    for profile in profiles {
      if counts[profile.device] == nil { devices.append(profile.device) }
      counts[profile.device, default: 0] += 1
    }
    if devices.count > Self.few {
      return ["\(verb) \(profiles.count) profiles on \(devices.count) devices"]
    }
    return devices.map { "\(verb) \(counted(counts[$0]!, "profile")) on \($0)" }
  }
}
