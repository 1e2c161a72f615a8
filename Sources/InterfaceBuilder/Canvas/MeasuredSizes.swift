import DesignModel

/// The sizes that views take by themselves where the file knows them, or only its recorded frames, and not the engine.
struct MeasuredSizes {
  let setting: SceneSetting
  private var plugIn: Int { setting.header.plugIn }

  init(setting: SceneSetting) { self.setting = setting }

  /// The size that a canvas takes from the recorded frame beside what a design remembers; may mend attributes so that
  /// the engine measures as the canvas did.
  func seeded(_ object: SceneObject, _ attributes: inout Attributes) -> Seed {
    if object.placeholderSize != nil { return Seed() }
    if object.isCustom, let own = unknowable(object, .ownClass) { return own }
    if FontTraits.family(attributes) != nil, let own = unknowable(object, .font) { return own }
    switch object.className {
    case "label", "button", "datePicker": return remembered(object, &attributes)
    case "imageView": return image(object)
    case "segmentedControl": return Seed(width: object.recorded?.width, height: nil, by: .segments)
    case "textField": return Seed()
    default: return Self.known.contains(object.className) ? Seed() : object.customSeed ?? Seed()
    }
  }

  /// The classes of which the engine or a table knows the size.
  private static let known: Set<String> = [
    "switch", "slider", "stepper", "activityIndicatorView", "progressView", "pageControl", "searchBar",
    "navigationBar", "toolbar", "tabBar", "pickerView",
  ]

  /// The size of a text that a design remembers: of one without words, of one line in a font that the file doesn't
  /// hold, of what shows an image, or a date otherwise than on wheels.
  func remembered(_ object: SceneObject, _ attributes: inout Attributes) -> Seed {
    if FontTraits.family(attributes) != nil {
      let isOneLine = object.className != "label" || (object.number("numberOfLines") ?? 1) == 1
      return isOneLine ? unknowable(object, .font) ?? Seed() : Seed()
    }
    switch object.className {
    case "label": return label(object)
    case "button":
      let isWordless = object.text?.isEmpty ?? true
      let own = isWordless && object.isCustom ? unknowable(object, .ownClass) : nil
      return own ?? button(object, &attributes)
    case "datePicker" where ["compact", "inline"].contains(object["style"]):
      return Seed(width: object.recorded?.width, height: object.recorded?.height, by: .date)
    default: return Seed()
    }
  }

  /// The size of a bar or a picker; `isAtBottom` for one whose lower edge a constraint ties to the safe area's or to the
  /// lower layout guide.
  func bar(_ object: SceneObject, isAtBottom: Bool) -> Seed {
    switch object.className {
    case "navigationBar": return Seed(height: 44)
    case "toolbar":
      // One that lies on the home indicator is higher.
      let isRounded = setting.header.device.map { $0.isRounded && $0.idiom == .phone } ?? false
      return Seed(height: isRounded && isAtBottom ? CanvasTables.toolbarAboveIndicator : CanvasTables.toolbar)
    case "tabBar": return Seed(height: 49)
    default: return Seed(width: 320, height: CanvasTables.pickerHeight[plugIn])
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

  // MARK: Buttons

  private func button(_ object: SceneObject, _ attributes: inout Attributes) -> Seed {
    let state = object.element.child("state", key: "normal")
    // The symbol of such a button is the system's.
    if let type = object["buttonType"], CanvasTables.symbolButtons.contains(type) {
      return unknownImage(object)
    }
    if let configuration = object.element.child("buttonConfiguration") {
      return Self.image(configuration) == nil ? Seed() : unknownImage(object)
    }
    let hasTitle = !(object.text?.isEmpty ?? true)
    guard let source = Self.image(state) else { return Seed() }
    guard source["catalog"] != "system", let image = setting.header.size(ofImage: source.name) else {
      return unknownImage(object)
    }
    let insets = Self.insets(of: object) ?? .zero
    let height = image.height + insets.top + insets.bottom
    if !hasTitle { return Seed(width: image.width + insets.left + insets.right, height: height) }
    return source.isBehind ? Seed() : beside(image, height, object, &attributes)
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

  /// The insets that the file gives a button.
  private static func insets(of object: SceneObject) -> EdgeInsets? {
    object.attributes(.button).insets(.insets)
  }

  /// An image stands before the title: its width is so much more padding.
  private func beside(
    _ image: Size, _ height: Double, _ object: SceneObject, _ attributes: inout Attributes
  ) -> Seed {
    let font = attributes.number(.fontSize) ?? 17
    let insets = Self.insets(of: object) ?? EdgeInsets(top: 6, bottom: 6)
    let title = (font * 1.193359375 - 1e-6).rounded(.up) + insets.top + insets.bottom
    attributes[.insets] = .insets(
      EdgeInsets(top: insets.top, left: insets.left + image.width, bottom: insets.bottom, right: insets.right)
    )
    return title < height ? Seed(height: height) : Seed()
  }
}
