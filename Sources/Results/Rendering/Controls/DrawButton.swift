import DesignModel

extension ViewPainter {
  /// A title and an image on what its configuration puts under them.
  ///
  /// A button with a text style is plain where the design doesn't say otherwise; both show the title alone.
  var button: [Shape] {
    let radius =
      picture.environment.os >= SystemVersions.newControls ? bounds.height / 2 : min(8, bounds.height / 2)
    let configuration = attributes.word(.buttonConfiguration, as: ButtonConfiguration.self) ?? .none
    let isWhite = configuration == .filled || attributes.hasWhiteTitle && background != nil
    let words = textColor(isWhite ? Palette.background : tint)
    let content = buttonImage(words) + lines(words)
    func plate(_ color: Color) -> [Shape] { [.rectangle(bounds, radius: radius, .fill(color))] + content }
    switch configuration {
    case .none, .plain: return content
    case .gray: return plate(Palette.fill)
    case .tinted: return plate(Color(tint.rgb, opacity: Palette.tintedFill.opacity))
    case .filled: return plate(background ?? tint)
    }
  }

  /// The image before the title, or in the middle where there is none.
  private func buttonImage(_ color: Color) -> [Shape] {
    guard let name = attributes.imageName else { return [] }
    let words = text?.lines.filter { !$0.text.isEmpty && $0.frame.width > 0 }.map(\.frame) ?? []
    guard let first = words.first else {
      let size = natural(name)
      let side = min(max(size?.width ?? 22, size?.height ?? 22), bounds.width, bounds.height)
      let box = bounds.inset((bounds.width - side) / 2, (bounds.height - side) / 2)
      return drawnImage(name, in: size.map { fitted($0, in: box) } ?? box, color)
    }
    let side = min(20, bounds.height)
    let x = picture.isRightToLeft ? first.maxX + 4 : first.x - side - 4
    return drawnImage(name, in: Rect(x: x, y: (bounds.height - side) / 2, width: side, height: side), color)
  }
}
