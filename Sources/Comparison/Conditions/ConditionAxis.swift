public import DesignModel
import Notation

/// What profiles can be told apart by, in the order of preference.
public enum ConditionAxis: String, Vocabulary {
  case textSize, orientation, direction, idiom, keyboard, vclass, hclass, device, width, height
  case boldText, state, locale

  /// The profile's value on this axis; the state is empty for the initial one, the locale for the design's own.
  public func value(of profile: Profile, in environment: LayoutEnvironment) -> Condition.Value {
    switch self {
    case .device: .word(profile.device)
    case .locale: .word(environment.locale ?? "")
    default: environment.value(of: designAxis!)
    }
  }

  /// The axis by which a design's own conditions can ask for it; nil for device and locale.
  public var designAxis: ProfileAxis? { ProfileAxis(rawValue: rawValue) }

  /// The place in the order of preference.
  var place: Int { Self.allCases.firstIndex(of: self)! }

  /// True for the window's lengths.
  var isSize: Bool { self == .width || self == .height }

  /// True where values have an order, so that ranges make sense.
  var isOrdered: Bool { self == .textSize || self == .width || self == .height }
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
