import DesignModel

/// The profiles on which code is run, by what it read of its surroundings.
struct RunPlan {
  /// The most runs on which all that was read is crossed.
  private static let most = 160
  /// The most views that crossed runs make in all: a screen of hundreds takes a second for each.
  static let mostViews = 4000
  /// How often code may be stopped before it is not run on more profiles.
  static let mostStops = 3
  /// What is said of a screen that is not run on all profiles.
  static let isTooLarge = "it was not run on all profiles: it has too many views"

  /// Each of what was read by itself; the first is the one that the design's own values come from.
  let apart: [Profile]
  /// The ends of all that was read together: whether one of them changes what another does.
  let ends: [Profile]
  /// All others, for code in which one changes what another does.
  let crossed: [Profile]

  /// What the code makes on one device is distinguished from others by what it read alone.
  init(_ touched: Set<Recording.Trait>, base: Profile, also devices: [String]) {
    let axes = Axes(touched, base: base, also: devices)
    apart = Self.distinct([base] + axes.apart)
    ends = Self.distinct(axes.ends).filter { [apart] in !apart.contains($0) }
    var all = axes.product
    if all.count > Self.most {
      // Each by itself, then the ends of all of them together.
      var (sizes, windows, some) = (axes, axes, axes)
      (sizes.devices, sizes.directions) = ([base.device], [base.direction])
      windows.sizes = [base.textSize]
      some.sizes = [.extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge]
      some.directions = [base.direction]
      all = sizes.product + windows.product + some.product
    }
    let known = Set(apart + ends)
    crossed = Self.distinct(all).filter { !known.contains($0) }
  }

  fileprivate static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

/// What profiles differ in.
private struct Axes {
  let base: Profile
  var sizes: [TextSize]
  var devices: [String]
  var orientations: [Orientation]
  var directions: [LayoutDirection]
  var keyboards: [KeyboardState]
  var weights: [Bool]

  init(_ touched: Set<Recording.Trait>, base: Profile, also: [String]) {
    let sees = { (traits: Recording.Trait...) in traits.contains { touched.contains($0) } }
    let isFree = sees(.window, .safeArea, .frames)
    let isSorted = isFree || sees(.hclass, .vclass, .idiom, .orientation)
    let free = [
      "iphone-se-1", "iphone-se-3", "iphone-8-plus", "iphone-13-mini", "iphone-16-pro-max", "ipad-mini-6",
      "ipad-pro-13",
    ]
    let some = ["iphone-16-pro-max", "ipad-mini-6"]
    self.base = base
    devices = RunPlan.distinct([base.device] + (isFree ? free : isSorted ? some : []) + also)
    sizes = sees(.textSize, .frames) ? TextSize.allCases : [base.textSize]
    directions = sees(.direction, .frames) ? LayoutDirection.allCases : [base.direction]
    keyboards = sees(.keyboard) ? KeyboardState.allCases : [base.keyboard]
    orientations = isSorted ? Orientation.allCases : [base.orientation]
    weights = sees(.boldText) ? [false, true] : [base.boldText]
  }

  /// Everything with everything.
  var product: [Profile] {
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

  /// The base with one thing changed; a device and how it is held are one thing, the window.
  var apart: [Profile] {
    var (one, result) = (self, [Profile]())
    (one.sizes, one.directions, one.keyboards) = ([base.textSize], [base.direction], [base.keyboard])
    one.weights = [base.boldText]
    result += one.product
    (one.devices, one.orientations) = ([base.device], [base.orientation])
    for change in [
      { $0.sizes = sizes }, { $0.directions = directions }, { $0.keyboards = keyboards },
      { $0.weights = weights },
    ] as [(inout Axes) -> Void] {
      var changed = one
      change(&changed)
      result += changed.product
    }
    return result
  }

  /// The ends of all that differs: the first and the last window, the least and the largest text, and the like.
  var ends: [Profile] {
    var ends = self
    func others<Value: Equatable>(_ values: [Value], _ usual: Value) -> [Value] {
      values.count > 1 ? values.filter { $0 != usual } : values
    }
    let windows = others(devices, base.device)
    ends.devices = RunPlan.distinct([windows.first, windows.last].compactMap(\.self))
    ends.sizes = sizes.count > 1 ? [sizes.first, sizes.last].compactMap(\.self) : sizes
    ends.directions = others(directions, base.direction)
    ends.keyboards = others(keyboards, base.keyboard)
    ends.weights = others(weights, base.boldText)
    return ends.product
  }
}
