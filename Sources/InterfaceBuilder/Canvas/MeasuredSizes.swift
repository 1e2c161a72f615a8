import DesignModel

/// The sizes that views take by themselves, where the file or Interface Builder's version decides them and not the
/// engine's own metrics.
struct MeasuredSizes {
  let setting: SceneSetting
  private var plugIn: Int { setting.header.plugIn }

  init(setting: SceneSetting) { self.setting = setting }

  /// The size that replaces the engine's own; may mend attributes so that the engine measures as the canvas did.
  func size(of object: SceneObject, _ attributes: inout Attributes) -> Seed {
    if let placeholder = object.placeholderSize {
      return Seed(width: placeholder.width, height: placeholder.height)
    }
    if object.isCustom || FontTraits.family(attributes) != nil, let own = unknowable(object) { return own }
    switch object.className {
    case "label": return label(object)
    case "button": return button(object, &attributes)
    case "textField": return textField(object, attributes)
    case "imageView": return image(object)
    default: return control(object) ?? object.customSeed ?? Seed()
    }
  }

  /// The recorded size of a control of the app's own class, or in another font than the system's.
  ///
  /// Such a class may have insets of its own or a least width, and the file doesn't hold the font.
  private func unknowable(_ object: SceneObject) -> Seed? {
    guard ["label", "button", "textField", "imageView"].contains(object.className) else {
      return nil
    }
    var seed = object.recordedIntrinsicSize
    seed.isSeed = true
    return seed
  }

  /// An empty label is shown at a size of the canvas's own.
  private func label(_ object: SceneObject) -> Seed {
    guard object.text?.isEmpty ?? true, let recorded = object.recorded else { return Seed() }
    return Seed(width: recorded.width, height: recorded.height, isSeed: true)
  }

  private func image(_ object: SceneObject) -> Seed {
    guard let name = object["image"] else { return object.customSeed ?? Seed() }
    if object["catalog"] != "system", let size = setting.header.size(ofImage: name) {
      return Seed(width: size.width, height: size.height)
    }
    return Seed(width: object.recorded?.width, height: object.recorded?.height, isSeed: true)
  }

  /// Heights that changed with the version; the counts stand in docs/interface-builder.md.
  private func control(_ object: SceneObject) -> Seed? {
    switch object.className {
    case "switch": return plugIn >= 24000 ? Seed(width: 63, height: 28) : Seed(width: 51, height: 31)
    case "slider": return Seed(height: plugIn >= 24400 ? 34 : 31)
    case "stepper": return Seed(width: 94, height: plugIn >= 14700 ? 32 : 29)
    case "activityIndicatorView":
      let isLarge = ["whiteLarge", "large"].contains(object["style"])
      return isLarge ? Seed(width: 37, height: 37) : Seed(width: 20, height: 20)
    case "progressView": return Seed(height: plugIn >= 16000 ? 4 : 2)
    case "segmentedControl":
      return Seed(width: object.recorded?.width, height: plugIn >= 14700 ? 32 : 29, isSeed: true)
    case "searchBar": return Seed(height: plugIn >= 24000 ? 64 : plugIn >= 13000 ? 56 : 44)
    case "navigationBar", "toolbar": return Seed(height: 44)
    case "tabBar": return Seed(height: 49)
    case "pickerView", "datePicker": return Seed(width: 320, height: plugIn < 15000 ? 162 : 216)
    default: return nil
    }
  }

  /// Rounded fields are 30 high before Xcode 10 and 34 later, whatever their font; without a border they are as high as
  /// a line, and from 16500 on one point more.
  private func textField(_ object: SceneObject, _ attributes: Attributes) -> Seed {
    if object["borderStyle"] == "roundedRect" { return Seed(height: plugIn < 13000 ? 30 : 34) }
    guard object["borderStyle"] == nil, FontTraits.family(attributes) == nil else { return Seed() }
    let size = attributes.number(.fontSize) ?? 17
    return Seed(height: (size * 1.193359375 - 1e-6).rounded(.up) + (plugIn >= 16500 ? 1 : 0))
  }

  // MARK: Buttons

  private func button(_ object: SceneObject, _ attributes: inout Attributes) -> Seed {
    let state = object.element.child("state", key: "normal")
    let configuration = object.element.child("buttonConfiguration")
    if configuration != nil { return configured(object, configuration!, &attributes) }
    let hasTitle = !(object.text?.isEmpty ?? true)
    let imageName = state?["image"] ?? state?["backgroundImage"]
    guard let imageName else { return Seed() }
    guard state?["catalog"] != "system", let image = setting.header.size(ofImage: imageName) else {
      return Seed(width: object.recorded?.width, height: object.recorded?.height, isSeed: true)
    }
    let insets = attributes.insets(.insets) ?? .zero
    let height = image.height + insets.top + insets.bottom
    if !hasTitle { return Seed(width: image.width + insets.left + insets.right, height: height) }
    if state?["image"] == nil { return Seed() }
    return beside(image, height, &attributes)
  }

  /// An image stands before the title: its width is so much more padding.
  private func beside(_ image: Size, _ height: Double, _ attributes: inout Attributes) -> Seed {
    let font = attributes.number(.fontSize) ?? 17
    let own = attributes.insets(.insets)
    let insets = own ?? EdgeInsets(top: 6, bottom: 6)
    let title = (font * 1.193359375 - 1e-6).rounded(.up) + insets.top + insets.bottom
    attributes[.insets] = .insets(
      EdgeInsets(top: insets.top, left: insets.left + image.width, bottom: insets.bottom, right: insets.right)
    )
    return title < height ? Seed(height: height) : Seed()
  }

  /// A button with a configuration has the body style unless it names a font.
  private func configured(
    _ object: SceneObject, _ configuration: XMLElement, _ attributes: inout Attributes
  ) -> Seed {
    if configuration["image"] != nil {
      return Seed(width: object.recorded?.width, height: object.recorded?.height, isSeed: true)
    }
    let font = configuration.child("fontDescription", key: "titleFontDescription")
    attributes[.style] = .text(TextStyle.body.rawValue)
    attributes[.fontSize] = Double(attribute: font?["pointSize"]).map { .number($0) }
    return Seed()
  }
}
