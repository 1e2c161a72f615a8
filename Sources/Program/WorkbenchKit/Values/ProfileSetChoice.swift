import CommandGrammar
import DesignModel

/// The profiles that a new store has.
enum ProfileSetChoice: String, CaseIterable, ArgumentValue {
  case none, targets, all

  /// The profiles, on devices of the catalogue.
  var profiles: [Profile] {
    switch self {
    case .none: []
    // Those that came with iOS 26 have screens as large as others before them, and no home button.
    case .targets: Profile.targets(for: Device.catalogue.filter { $0.os < SystemVersions.newControls })
    case .all: Profile.ofNewStores
    }
  }

  static func meaning(of choice: String) -> String {
    switch ProfileSetChoice(rawValue: choice) {
    case .targets: "The smallest, the usual and the largest devices of today, at three text sizes."
    case .all: "Every device, orientation, text size and direction."
    default: "None; add-profiles adds them."
    }
  }
}
