import DesignModel
import Notation

/// Which profiles come and go: by name where they are few, counted by device where they are many.
struct ProfileStory {
  /// The most profiles, or devices, that get a sentence each.
  static let few = 3

  private let added, removed: [Profile]

  /// What became of the profiles; a profile is what it says, so that a changed one is another one.
  init(from before: [Profile], to after: [Profile]) {
    if before == after {
      (added, removed) = ([], [])
      return
    }
    let (old, new) = (Set(before), Set(after))
    added = after.filter { !old.contains($0) }
    removed = before.filter { !new.contains($0) }
  }

  /// A change each; the sentences speak of all of them together.
  var changes: [DesignChange] {
    func changes(_ profiles: [Profile], _ step: DesignChange.Step) -> [DesignChange] {
      profiles.map { DesignChange(kind: Profile.kind, key: $0.name, step: step, sentences: []) }
    }
    return changes(added, .added) + changes(removed, .removed)
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
