import DesignModel

/// What an app's asset catalogues have for a screen's pictures.
public struct PictureAssets: Hashable, Sendable {
  /// Images by name.
  public var images: [String: RasterImage]
  /// Colours by name, as `0xRRGGBBAA`.
  public var colors: [String: UInt32]

  /// Images and colours by name; nothing if nothing is given.
  public init(images: [String: RasterImage] = [:], colors: [String: UInt32] = [:]) {
    (self.images, self.colors) = (images, colors)
  }

  /// How a colour of a design looks; nil for one of the app's that nothing knows.
  func color(_ color: ColorText) -> Color? {
    guard let value = color.value ?? color.name.flatMap({ colors[$0] }) else { return nil }
    return Color(value >> 8, opacity: Double(value & 0xFF) / 255)
  }
}
