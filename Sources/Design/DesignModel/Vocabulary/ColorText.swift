/// A colour of the sRGB space as designs spell it: `#RRGGBB`, `#RRGGBBAA` with an opacity, one of UIKit's by its name in
/// files (`systemRedColor`), or one of the app's own with its value (`brand#336699`, `brand#` where that isn't known).
public struct ColorText: Hashable, Sendable {
  /// The name of one of UIKit's colours or of the app's own; nil for a value alone.
  public let name: String?
  /// Red, green, blue and opacity as `0xRRGGBBAA`; nil where only the app knows.
  public let value: UInt32?
  /// True for one of UIKit's; a colour of the app's own may have the same name and another value.
  public var isOfSystem: Bool { name.flatMap { Self.system[$0] }.map { $0 == value } ?? false }

  /// A colour by its value, and its name if the app gave it one.
  public init(_ name: String? = nil, value: UInt32?) { (self.name, self.value) = (name, value) }

  /// A colour of UIKit's; nil if it has none of that name.
  public init?(system name: String) {
    guard let value = Self.system[name] else { return nil }
    self.init(name, value: value)
  }

  /// The colour that a text spells; nil if it spells none.
  public init?(_ text: String) {
    guard let sign = text.lastIndex(of: "#") else {
      self.init(system: text)
      return
    }
    let name = text[..<sign].isEmpty ? nil : String(text[..<sign])
    let digits = text[text.index(after: sign)...]
    if digits.isEmpty, name != nil {
      self.init(name, value: nil)
      return
    }
    guard [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    self.init(name, value: digits.count == 8 ? number : number << 8 | 0xFF)
  }

  /// The text that spells it.
  public var spelled: String {
    if let name, isOfSystem { return name }
    guard let value else { return "\(name ?? "")#" }
    let digits = String(value, radix: 16, uppercase: true)
    let all = String(repeating: "0", count: 8 - digits.count) + digits
    return "\(name ?? "")#" + (value & 0xFF == 0xFF ? String(all.prefix(6)) : all)
  }
}

extension ColorText {
  /// The values of UIKit's colours in light appearance, as `0xRRGGBBAA`, by their names in files.
  public static var valuesOfSystem: [String: UInt32] { system }

  /// UIKit's colours in light appearance, by their names in files.
  ///
  /// From iOS 17's UIColor as files record them in their resources; those of iOS 6's tables as they have looked since.
  private static let system: [String: UInt32] = [
    "systemBackgroundColor": 0xFFFF_FFFF, "secondarySystemBackgroundColor": 0xF2F2_F7FF,
    "tertiarySystemBackgroundColor": 0xFFFF_FFFF, "systemGroupedBackgroundColor": 0xF2F2_F7FF,
    "secondarySystemGroupedBackgroundColor": 0xFFFF_FFFF, "tertiarySystemGroupedBackgroundColor": 0xF2F2_F7FF,
    "groupTableViewBackgroundColor": 0xF2F2_F7FF, "tableCellGroupedBackgroundColor": 0xFFFF_FFFF,
    "tableCellPlainBackgroundColor": 0xFFFF_FFFF, "labelColor": 0x0000_00FF,
    "secondaryLabelColor": 0x3C3C_4399, "tertiaryLabelColor": 0x3C3C_434C,
    "quaternaryLabelColor": 0x3C3C_432D,
    "placeholderTextColor": 0x3C3C_434C, "linkColor": 0x007A_FFFF, "separatorColor": 0x3C3C_434A,
    "opaqueSeparatorColor": 0xC6C6_C8FF, "tintColor": 0x007A_FFFF, "systemFillColor": 0x7878_8033,
    "secondarySystemFillColor": 0x7878_8028, "tertiarySystemFillColor": 0x7676_801E,
    "quaternarySystemFillColor": 0x7474_8014, "systemRedColor": 0xFF3B_30FF, "systemOrangeColor": 0xFF95_00FF,
    "systemYellowColor": 0xFFCC_00FF, "systemGreenColor": 0x34C7_59FF, "systemMintColor": 0x00C7_BEFF,
    "systemTealColor": 0x30B0_C7FF, "systemCyanColor": 0x32AD_E6FF, "systemBlueColor": 0x007A_FFFF,
    "systemIndigoColor": 0x5856_D6FF, "systemPurpleColor": 0xAF52_DEFF, "systemPinkColor": 0xFF2D_55FF,
    "systemBrownColor": 0xA284_5EFF, "systemGrayColor": 0x8E8E_93FF, "systemGray2Color": 0xAEAE_B2FF,
    "systemGray3Color": 0xC7C7_CCFF, "systemGray4Color": 0xD1D1_D6FF, "systemGray5Color": 0xE5E5_EAFF,
    "systemGray6Color": 0xF2F2_F7FF, "darkTextColor": 0x0000_00FF, "lightTextColor": 0xFFFF_FF99,
    "whiteColor": 0xFFFF_FFFF, "blackColor": 0x0000_00FF, "viewFlipsideBackgroundColor": 0x1F21_24FF,
    "scrollViewTexturedBackgroundColor": 0x6F71_79FF, "clearColor": 0x0000_0000,
  ]
}
