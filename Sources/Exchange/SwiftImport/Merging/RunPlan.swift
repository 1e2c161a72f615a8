import DesignModel

/// The profiles on which code is run, by what it read of its surroundings.
struct RunPlan {
  /// The most runs on which all that was read is crossed.
  private static let most = 160

  /// The first is the one that the design's own values come from.
  let profiles: [Profile]

  /// What the code makes on one device is distinguished from others by what it read alone.
  init(_ touched: Set<Recording.Trait>, base: Profile, also devices: [String]) {
    let sees = { (traits: Recording.Trait...) in traits.contains { touched.contains($0) } }
    let isFree = sees(.window, .safeArea, .frames)
    let isSorted = isFree || sees(.hclass, .vclass, .idiom, .orientation)
    let free = [
      "iphone-se-1", "iphone-se-3", "iphone-8-plus", "iphone-13-mini", "iphone-16-pro-max", "ipad-mini-6",
      "ipad-pro-13",
    ]
    let some = ["iphone-16-pro-max", "ipad-mini-6"]
    let others = (isFree ? free : isSorted ? some : []) + devices
    let sizes = sees(.textSize, .frames) ? TextSize.allCases : [base.textSize]
    let directions = sees(.direction, .frames) ? LayoutDirection.allCases : [base.direction]
    let keyboards = sees(.keyboard) ? KeyboardState.allCases : [base.keyboard]
    let orientations = isSorted ? Orientation.allCases : [base.orientation]
    let weights = sees(.boldText) ? [false, true] : [base.boldText]
    func product(sizes: [TextSize], devices: [String], directions: [LayoutDirection]) -> [Profile] {
      devices.flatMap { device in
        orientations.flatMap { orientation in
          sizes.flatMap { size in
            directions.flatMap { direction in
              keyboards.flatMap { keyboard in
                weights.map { isBold in
                  var profile = base
                  (profile.device, profile.orientation, profile.textSize) = (device, orientation, size)
                  (profile.direction, profile.keyboard, profile.boldText) = (direction, keyboard, isBold)
                  return profile
                }
              }
            }
          }
        }
      }
    }
    let names = Self.distinct([base.device] + others)
    var all = product(sizes: sizes, devices: names, directions: directions)
    if all.count > Self.most {
      // Each by itself, then the ends of all of them together.
      all =
        product(sizes: sizes, devices: [base.device], directions: [base.direction])
        + product(sizes: [base.textSize], devices: names, directions: directions)
        + product(
          sizes: [.extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge],
          devices: names,
          directions: [base.direction])
    }
    profiles = Self.distinct([base] + all)
  }

  private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
