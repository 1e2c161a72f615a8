import DesignModel
import Notation

/// Something beside device and text size in which a report's profiles differ, and its values in their order.
struct ProfileSwitch {
  let kind: Kind
  /// In words, in the order of the profiles.
  let values: [String]

  /// What profiles can differ in, beside device and text size.
  enum Kind: String, CaseIterable { case orientation, direction, keyboard, language, state, setting }

  /// The switches that distinguish the profiles; one that follows from another, as a direction from a language, is
  /// left out.
  static func all(among profiles: [Profile]) -> [ProfileSwitch] {
    var switches = Kind.allCases.map { kind in
      ProfileSwitch(kind: kind, values: distinct(profiles.map(kind.value)))
    }.filter { $0.values.count > 1 }
    for kind in Kind.allCases where switches.contains(where: { $0.kind == kind }) {
      let follows = switches.contains { other in
        other.kind != kind
          && distinct(profiles.map { [other.kind.value($0), kind.value($0)] }).count == other.values.count
      }
      if follows { switches.removeAll { $0.kind == kind } }
    }
    return switches
  }

  /// The place of a profile's value among the values.
  func place(of profile: Profile) -> Int { values.firstIndex(of: kind.value(profile))! }
}

extension ProfileSwitch.Kind {
  /// As a heading.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// What a profile has here, in words.
  func value(_ profile: Profile) -> String {
    switch self {
    case .orientation: profile.orientation.rawValue
    case .direction: profile.direction == .ltr ? "left to right" : "right to left"
    case .keyboard: profile.keyboard == .shown ? "keyboard up" : "no keyboard"
    case .language: profile.locale ?? "the design's own"
    case .state: profile.state ?? "initial"
    case .setting: setting(of: profile)
    }
  }

  /// The parts of the profile's name that nothing else speaks of.
  private func setting(of profile: Profile) -> String {
    let bare = Profile(
      device: "", window: profile.window, boldText: profile.boldText, bars: profile.bars, os: profile.os,
      focus: profile.focus, offsets: profile.offsets)
    let parts = bare.name.split(separator: "/").dropFirst()
    return parts.isEmpty ? "as the device comes" : parts.joined(separator: ", ")
  }
}

/// Each once, in the order of the first.
func distinct<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}
