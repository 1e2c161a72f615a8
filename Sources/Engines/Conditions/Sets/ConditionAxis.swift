public import DesignModel
import Notation

/// What distinguishes profiles; where several axes do, the one that is listed first is preferred.
public enum ConditionAxis: String, Vocabulary {
  case textSize, orientation, direction, idiom, keyboard, vclass, hclass, device, width, height
  case boldText, state, locale
  /// What is derived from a device's screen, and bars, system and offsets; conditions of designs don't ask for these.
  case home, family, shortSide, setup

  /// What exact conditions ask for.
  public static let exact = allCases.filter { ![.home, .family, .shortSide, .setup].contains($0) }

  /// The profile's value on this axis; the state is empty for the initial one, the locale for the design's own, home
  /// and family for devices that they don't divide.
  public func value(of profile: Profile, in environment: LayoutEnvironment) -> Condition.Value {
    switch self {
    case .device: .word(profile.device)
    case .locale: .word(environment.locale ?? "")
    case .home: .word(environment.home?.rawValue ?? "")
    case .family: .word(PhoneFamily(of: profile, environment.idiom)?.rawValue ?? "")
    case .setup: .word(profile.setup)
    case .shortSide: .number(min(environment.size.width, environment.size.height))
    default: environment.value(of: designAxis!)
    }
  }

  /// The axis by which a design's own conditions can ask for it; nil for device, locale and what is derived.
  public var designAxis: ProfileAxis? { ProfileAxis(rawValue: rawValue) }

  /// The place in the order of preference.
  var place: Int { Self.allCases.firstIndex(of: self)! }

  /// True for the window's lengths.
  var isSize: Bool { self == .width || self == .height || self == .shortSide }

  /// True where values have an order, so that ranges make sense.
  var isOrdered: Bool { self == .textSize || isSize }
}

extension Profile {
  /// Bars, system and offsets, as the profile's name has them.
  fileprivate var setup: String {
    if bars.isEmpty, os == nil, offsets.isEmpty { return "" }
    return Profile(device: "", bars: bars, os: os, offsets: offsets).name.split(separator: "/").dropFirst()
      .joined(separator: "/")
  }
}

/// What is at the lower end of a phone.
enum PhoneHome: String, Vocabulary {
  case indicator, button
}

extension LayoutEnvironment {
  /// What is at the phone's lower end; nil for pads and for windows that the system resizes.
  ///
  /// Every phone with a home indicator is more than twice as long as it is wide, or folds, and no other one is.
  fileprivate var home: PhoneHome? {
    guard idiom == .phone, display != .resizedPhone else { return nil }
    if display != .usual { return .indicator }
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return long > 2 * short ? .indicator : .button
  }
}

/// Phones that are smaller or larger than others of their year, as their names say.
enum PhoneFamily: String, Vocabulary {
  case mini, plus, max

  init?(of profile: Profile, _ idiom: Idiom) {
    guard idiom == .phone, let last = profile.device.split(separator: "-").last else { return nil }
    self.init(rawValue: String(last))
  }
}

extension Condition.Value {
  /// The value as people write it; text sizes by their short names.
  func spelled(on axis: ConditionAxis) -> String {
    switch self {
    case .number(let number): number.spelled
    case .word(let word): axis == .textSize ? TextSize(rawValue: word)?.alias ?? word : word
    }
  }

  /// The place of the value on an ordered axis.
  var ordinal: Double {
    switch self {
    case .number(let number): number
    case .word(let word): Double(TextSize(rawValue: word)?.rank ?? 0)
    }
  }
}
