import DesignModel

/// The sizes that views take by themselves where the file knows them, or only its recorded frames, and not the engine.
struct MeasuredSizes {
  let setting: SceneSetting
  private var plugIn: Int { setting.header.plugIn }

  init(setting: SceneSetting) { self.setting = setting }

  /// The size of a view that the file gives by its frame or its resources and no attribute of a design does.
  func seeded(_ object: SceneObject, _ attributes: Attributes) -> Seed {
    if object.placeholderSize != nil { return Seed() }
    if object.isCustom, let own = unknowable(object, .ownClass) { return own }
    if FontTraits.family(attributes) != nil, let own = unknowable(object, .font) { return own }
    switch object.className {
    case "label": return label(object)
    case "button": return button(object)
    case "datePicker": return date(object)
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

  /// The size that a design holds of a view whose class gives one: an image's of which the file knows the size, an own
  /// class's with priorities, a bar's or a picker's.
  func known(_ object: SceneObject, _ kind: ViewKind) -> Seed {
    if object.placeholderSize != nil { return Seed() }
    if kind == .image, let size = knownImage(object) { return Seed(width: size.width, height: size.height) }
    if !kind.showsText, let own = object.customSeed { return own }
    switch object.className {
    case "navigationBar": return Seed(height: CanvasTables.navigationBar[plugIn])
    case "toolbar": return Seed(height: CanvasTables.toolbar)
    case "tabBar": return Seed(height: 49)
    case "pickerView": return Seed(width: 320, height: CanvasTables.pickerHeight[plugIn])
    default: return Seed()
    }
  }

  /// The height of a toolbar that lies on the home indicator, which the canvas alone shows so.
  var toolbarAboveIndicator: Double? {
    guard let device = setting.header.device, device.isRounded, device.idiom == .phone else { return nil }
    return CanvasTables.toolbarAboveIndicator
  }

  /// A date picker that shows its date otherwise than on wheels.
  private func date(_ object: SceneObject) -> Seed {
    guard ["compact", "inline"].contains(object["style"]) else { return Seed() }
    return Seed(width: object.recorded?.width, height: object.recorded?.height, by: .date)
  }

  /// The recorded size of a control of the app's own class, or in another font than the system's.
  ///
  /// Such a class may have insets of its own or a least width, and the file doesn't hold the font.
  private func unknowable(_ object: SceneObject, _ kind: SeedKind) -> Seed? {
    // A text view that scrolls has no size of its own.
    let isText = object.className == "textView" && kind == .font && object["scrollEnabled"] == "NO"
    guard isText || ["label", "button", "textField", "imageView"].contains(object.className) else {
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
    guard object["image"] != nil else { return object.customSeed ?? Seed() }
    return knownImage(object).map { Seed(width: $0.width, height: $0.height) } ?? unknownImage(object)
  }

  /// The size of an image view's image, if the file's resources have it.
  private func knownImage(_ object: SceneObject) -> Size? {
    guard let name = object["image"], object["catalog"] != "system" else { return nil }
    return setting.header.size(ofImage: name)
  }

  /// An image of the app's own, or a symbol, whose size the file doesn't hold.
  private func unknownImage(_ object: SceneObject) -> Seed {
    Seed(width: object.recorded?.width, height: object.recorded?.height, by: .image)
  }

  // MARK: Buttons

  private func button(_ object: SceneObject) -> Seed {
    let state = object.element.child("state", key: "normal")
    // The symbol of such a button is the system's.
    if let type = object["buttonType"], CanvasTables.symbolButtons.contains(type) {
      return unknownImage(object)
    }
    if let configuration = object.element.child("buttonConfiguration") {
      return Self.image(configuration) == nil ? Seed() : unknownImage(object)
    }
    guard let source = Self.image(state) else { return Seed() }
    guard source["catalog"] != "system", let image = setting.header.size(ofImage: source.name) else {
      return unknownImage(object)
    }
    // Beside a title its image widens a button; under one it doesn't.
    if !(object.text?.isEmpty ?? true) { return source.isBehind ? Seed() : unknownImage(object) }
    let insets = object.attributes(.button).insets(.insets) ?? .zero
    let height = source.isBehind ? image.height : max(image.height, lineHeight(of: object))
    return Seed(
      width: image.width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  /// The height of a line of a button's font, which one without a title has room for, too: 12 of 12 buttons, in 9
  /// repositories, from 6244 to 24063; 0 for text styles.
  private func lineHeight(of object: SceneObject) -> Double {
    (ReadFont(of: object).size.map { $0 * Self.systemLine } ?? 0).rounded(.up)
  }

  /// A line of the system font in parts of its size: its ascent and descent, as its metrics have them.
  private static let systemLine = 1.193359375

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
}
