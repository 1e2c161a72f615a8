package import DesignModel

extension Layout {
  /// An iPhone or iPad.
  public struct Device: Sendable, Hashable {
    package let model: DesignModel.Device

    /// The name, as `iphone-se-3`.
    public var name: String { model.name }
    /// The name that Apple gives it.
    public var title: String { model.title }

    /// The device of that name; the error lists the names that are near.
    public init(named name: String) throws {
      do { model = try DesignModel.Device.catalogue.device(named: name) } catch { throw Failure("\(error)") }
    }

    /// Every device of the catalogue, phones first.
    public static let all: [Device] = DesignModel.Device.catalogue.map { Device(model: $0) }

    private init(model: DesignModel.Device) { self.model = model }
  }
}

/// Those that are asked for most; `init(named:)` finds any other.
extension Layout.Device {
  /// 320 x 568 points, the smallest that current systems run on.
  public static let iPhoneSE1 = known("iphone-se-1")
  /// 375 x 667 points, with a home button.
  public static let iPhoneSE3 = known("iphone-se-3")
  /// 414 x 736 points, with a home button.
  public static let iPhone8Plus = known("iphone-8-plus")
  /// 375 x 812 points.
  public static let iPhone13Mini = known("iphone-13-mini")
  /// 393 x 852 points.
  public static let iPhone16 = known("iphone-16")
  /// 402 x 874 points.
  public static let iPhone16Pro = known("iphone-16-pro")
  /// 440 x 956 points.
  public static let iPhone16ProMax = known("iphone-16-pro-max")
  /// 402 x 874 points.
  public static let iPhone17 = known("iphone-17")
  /// 420 x 912 points.
  public static let iPhoneAir = known("iphone-air")
  /// 440 x 956 points.
  public static let iPhone17ProMax = known("iphone-17-pro-max")
  /// 744 x 1133 points.
  public static let iPadMini7 = known("ipad-mini-7")
  /// 820 x 1180 points.
  public static let iPad10 = known("ipad-10")
  /// 834 x 1210 points.
  public static let iPadPro11 = known("ipad-pro-11-m4")
  /// 1032 x 1376 points.
  public static let iPadPro13 = known("ipad-pro-13")

  private static func known(_ name: String) -> Layout.Device {
    guard let device = all.first(where: { $0.name == name }) else {
      preconditionFailure("The catalogue has a device \(name)")
    }
    return device
  }
}

extension Layout.Device: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
