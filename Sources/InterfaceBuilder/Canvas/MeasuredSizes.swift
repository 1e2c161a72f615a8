import DesignModel

/// The sizes that views take by themselves, where the file or Interface Builder's version decides them and not the
/// engine's own metrics.
struct MeasuredSizes {
  let setting: SceneSetting
  /// True for a view whose lower edge a constraint ties to the safe area's or to the lower layout guide.
  let isAtBottom: Bool
  private var plugIn: Int { setting.header.plugIn }

  init(setting: SceneSetting, isAtBottom: Bool = false) {
    (self.setting, self.isAtBottom) = (setting, isAtBottom)
  }

  /// The size that replaces the engine's own; may mend attributes so that the engine measures as the canvas did.
  func size(of object: SceneObject, _ attributes: inout Attributes) -> Seed {
    if let placeholder = object.placeholderSize {
      return Seed(width: placeholder.width, height: placeholder.height)
    }
    if object.isCustom, let own = unknowable(object, .ownClass) { return own }
    if FontTraits.family(attributes) != nil, let own = unknowable(object, .font) { return own }
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
  private func unknowable(_ object: SceneObject, _ kind: SeedKind) -> Seed? {
    guard ["label", "button", "textField", "imageView"].contains(object.className) else {
      return nil
    }
    let size = object.recordedIntrinsicSize
    return Seed(width: size.width, height: size.height, by: kind)
  }

  /// An empty label is shown at a size of the canvas's own.
  private func label(_ object: SceneObject) -> Seed {
    guard object.text?.isEmpty ?? true, let recorded = object.recorded else { return Seed() }
    return Seed(width: recorded.width, height: recorded.height, by: .emptyText)
  }

  private func image(_ object: SceneObject) -> Seed {
    guard let name = object["image"] else { return object.customSeed ?? Seed() }
    if object["catalog"] != "system", let size = setting.header.size(ofImage: name) {
      return Seed(width: size.width, height: size.height)
    }
    return unknownImage(object)
  }

  /// An image of the app's own, or a symbol, whose size the file doesn't hold.
  private func unknownImage(_ object: SceneObject) -> Seed {
    Seed(width: object.recorded?.width, height: object.recorded?.height, by: .image)
  }

  /// Sizes that changed with the version.
  private func control(_ object: SceneObject) -> Seed? {
    switch object.className {
    case "switch":
      let size = CanvasTables.switchSize[plugIn]
      return Seed(width: size.width, height: size.height)
    case "slider": return Seed(height: CanvasTables.sliderHeight[plugIn])
    case "stepper": return Seed(width: 94, height: CanvasTables.stepperHeight[plugIn])
    case "activityIndicatorView":
      let isLarge = ["whiteLarge", "large"].contains(object["style"])
      return isLarge ? Seed(width: 37, height: 37) : Seed(width: 20, height: 20)
    case "progressView": return Seed(height: CanvasTables.progressHeight[plugIn])
    case "segmentedControl":
      var seed = Seed(width: object.recorded?.width, height: nil, by: .segments)
      seed.height = CanvasTables.segmentedControlHeight[plugIn]
      return seed
    case "pageControl":
      let dots = CanvasTables.pageControl[plugIn]
      let pages = object.number("numberOfPages") ?? 0
      return Seed(width: max(0, dots.pitch * pages + dots.ends), height: dots.height)
    case "searchBar": return Seed(height: CanvasTables.searchBarHeight[plugIn])
    case "navigationBar": return Seed(height: 44)
    case "toolbar": return Seed(height: toolbarHeight)
    case "tabBar": return Seed(height: 49)
    case "datePicker" where ["compact", "inline"].contains(object["style"]):
      return Seed(width: object.recorded?.width, height: object.recorded?.height, by: .date)
    case "pickerView", "datePicker": return Seed(width: 320, height: CanvasTables.pickerHeight[plugIn])
    default: return nil
    }
  }

  /// A toolbar that lies on the home indicator is higher than one elsewhere.
  private var toolbarHeight: Double {
    let isRounded = setting.header.device.map { $0.isRounded && $0.idiom == .phone } ?? false
    return isRounded && isAtBottom ? CanvasTables.toolbarAboveIndicator : CanvasTables.toolbar
  }

  /// Rounded fields have one height whatever their font; others are as high as a line and what their border takes.
  private func textField(_ object: SceneObject, _ attributes: Attributes) -> Seed {
    let border = object["borderStyle"]
    if border == "roundedRect" { return Seed(height: CanvasTables.roundedFieldHeight[plugIn]) }
    guard FontTraits.family(attributes) == nil else { return Seed() }
    let size = attributes.number(.fontSize) ?? 17
    let line = (size * 1.193359375 - 1e-6).rounded(.up) + CanvasTables.plainFieldExcess[plugIn]
    return Seed(height: line + (border.flatMap { CanvasTables.borderExcess[$0] } ?? 0))
  }

  // MARK: Buttons

  private func button(_ object: SceneObject, _ attributes: inout Attributes) -> Seed {
    let state = object.element.child("state", key: "normal")
    // The symbol of such a button is the system's.
    if let type = object["buttonType"], CanvasTables.symbolButtons.contains(type) {
      return unknownImage(object)
    }
    if let configuration = object.element.child("buttonConfiguration") {
      return configured(object, configuration, &attributes)
    }
    let hasTitle = !(object.text?.isEmpty ?? true)
    guard let source = Self.image(state) else { return Seed() }
    guard source["catalog"] != "system", let image = setting.header.size(ofImage: source.name) else {
      return unknownImage(object)
    }
    let insets = attributes.insets(.insets) ?? .zero
    let height = image.height + insets.top + insets.bottom
    if !hasTitle { return Seed(width: image.width + insets.left + insets.right, height: height) }
    return source.isBehind ? Seed() : beside(image, height, &attributes)
  }

  /// Where a state or a configuration gives an image: an attribute, or an element of its own.
  private struct ImageSource {
    let name: String
    let holder: XMLElement
    let isBehind: Bool
    subscript(attribute: String) -> String? { holder[attribute] }
  }

  private static func image(_ holder: XMLElement?) -> ImageSource? {
    guard let holder else { return nil }
    if let name = holder["image"] { return ImageSource(name: name, holder: holder, isBehind: false) }
    if let reference = holder.child("imageReference", key: "image"), let name = reference["image"] {
      return ImageSource(name: name, holder: reference, isBehind: false)
    }
    return holder["backgroundImage"].map { ImageSource(name: $0, holder: holder, isBehind: true) }
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
    if Self.image(configuration) != nil { return unknownImage(object) }
    let font = configuration.child("fontDescription", key: "titleFontDescription")
    attributes[.style] = .text(TextStyle.body.rawValue)
    attributes[.fontSize] = Double(attribute: font?["pointSize"]).map { .number($0) }
    return Seed()
  }
}
