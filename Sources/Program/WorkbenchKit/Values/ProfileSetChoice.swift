import CommandGrammar
import DesignModel

/// The profiles that a new store has.
enum ProfileSetChoice: String, CaseIterable, ArgumentValue {
  case none, targets, all, every

  /// The profiles, on devices of the catalogue.
  var profiles: [Profile] {
    switch self {
    case .none: []
    case .targets: Profile.targets(for: Device.catalogue)
    case .all: Profile.ofNewStores
    case .every: Profile.standard(for: Device.catalogue.filter(\.isInUsualPose))
    }
  }

  static func meaning(of choice: String) -> String {
    switch ProfileSetChoice(rawValue: choice) {
    case .targets:
      "The smallest, the usual and the largest devices of today and what folds, at three text sizes."
    case .all: "Every device of the two newest systems, orientation, text size and direction."
    case .every: "The same on every device, also of earlier systems."
    default: "None; add-profiles adds them."
    }
  }
}
