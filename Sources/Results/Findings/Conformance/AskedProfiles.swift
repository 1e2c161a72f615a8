import DesignModel
import Notation

/// Where screens were asked: every combination of what is listed, and no other.
struct AskedProfiles: Hashable {
  /// The screens, by name.
  private(set) var screens: [String]
  /// The devices, by name.
  private(set) var devices: [String]
  private(set) var orientations: [Orientation]
  private(set) var textSizes: [TextSize]
  private(set) var directions: [LayoutDirection]
  /// The languages of the texts; nil for the design's own.
  private(set) var languages: [String?]
  private(set) var keyboards: [KeyboardState]
  /// What all have besides, as names of profiles spell it: `320x568`, `bold`, `os-18`, `state:late`.
  let others: [String]

  /// One profile.
  private init(_ profile: Profile, on screens: [String]) {
    (self.screens, devices, orientations) = (screens, [profile.device], [profile.orientation])
    (textSizes, directions, languages) = ([profile.textSize], [profile.direction], [profile.locale])
    keyboards = [profile.keyboard]
    var rest = profile
    (rest.device, rest.orientation, rest.textSize) = ("", .portrait, .large)
    (rest.direction, rest.locale, rest.keyboard) = (.ltr, nil, .hidden)
    // After the device and the orientation, which every name has.
    others = rest.name.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2).map(String.init)
  }

  /// The profiles of some screens in few lists, so that each combination of a screen and a profile is in exactly one.
  static func lists(of screens: [(screen: String, profiles: [Profile])]) -> [AskedProfiles] {
    var places: [[Profile]: Int] = [:]
    var alike: [(profiles: [Profile], screens: [String])] = []
    for (screen, profiles) in screens {
      if let place = places[profiles] {
        alike[place].screens.append(screen)
      } else {
        places[profiles] = alike.count
        alike.append((profiles, [screen]))
      }
    }
    let lists = alike.flatMap { profiles, screens in products(of: profiles, on: screens) }
    return merged(lists, along: \.screens)
  }

  private static func products(of profiles: [Profile], on screens: [String]) -> [AskedProfiles] {
    // Directions before languages, each of which is mostly asked in its own.
    var lists = merged(profiles.map { AskedProfiles($0, on: screens) }, along: \.directions)
    lists = merged(merged(lists, along: \.languages), along: \.keyboards)
    lists = merged(merged(lists, along: \.textSizes), along: \.orientations)
    return merged(lists, along: \.devices)
  }

  /// Those that differ in one trait alone as one.
  private static func merged<Value>(
    _ lists: [AskedProfiles], along trait: WritableKeyPath<AskedProfiles, [Value]>
  ) -> [AskedProfiles] {
    var places: [AskedProfiles: Int] = [:]
    var merged: [AskedProfiles] = []
    for list in lists {
      var rest = list
      rest[keyPath: trait] = []
      if let place = places[rest] {
        merged[place][keyPath: trait] += list[keyPath: trait]
      } else {
        places[rest] = merged.count
        merged.append(list)
      }
    }
    return merged
  }
}

extension AskedProfiles {
  static let shape = ValueShape<Self>.record("Every combination of what is listed, and no other.") {
    Column("screens", "The screens.", from: \.screens)
    Column("devices", "The devices' names.", from: \.devices)
    Column("orientations", "How they are held.", from: \.orientations, as: .list(.word))
    Column("textSizes", "The Dynamic Type categories.", from: \.textSizes, as: .list(.word))
    Column("directions", "The writing directions.", from: \.directions, as: .list(.word))
    Column("languages", "The languages of the texts; null for the design's own.", from: \.languages)
    Column("keyboards", "Whether the keyboard is up.", from: \.keyboards, as: .list(.word))
    Column(
      "others", "What all have besides, as names of profiles spell it: 320x568, bold, os-18, state:late.",
      from: \.others)
  }
}
