import DesignModel

extension ViewPainter {
  /// A title on what its configuration puts behind it.
  ///
  /// A button with a text style is plain where the design doesn't say otherwise; both show the title alone.
  var button: [Shape] {
    let radius = picture.environment.os >= 26 ? bounds.height / 2 : min(8, bounds.height / 2)
    switch attributes.word(.buttonConfiguration, as: ButtonConfiguration.self) ?? .none {
    case .none, .plain: return lines(Palette.tint)
    case .gray: return [.rectangle(bounds, radius: radius, .fill(Palette.fill))] + lines(Palette.tint)
    case .tinted: return [.rectangle(bounds, radius: radius, .fill(Palette.tintedFill))] + lines(Palette.tint)
    case .filled: return [.rectangle(bounds, radius: radius, .fill(Palette.tint))] + lines(Palette.background)
    }
  }
}
