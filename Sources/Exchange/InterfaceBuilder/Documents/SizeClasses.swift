import DesignModel

/// The size classes under which a file is read; nil for Xcode 6's `Any`.
struct SizeClasses: Hashable, Sendable {
  let width: SizeClass?
  let height: SizeClass?

  private init() { (width, height) = (nil, nil) }

  /// None, so that only default variations apply.
  static let any = SizeClasses()

  /// The size classes of the canvas.
  ///
  /// Files without a device (Xcode 6 and 7) show Any and Any: only their default variations apply. An unknown device is
  /// taken for a phone held upright unless its identifier says pad.
  init(_ header: DocumentHeader) {
    guard let id = header.deviceID else {
      (width, height) = (nil, nil)
      return
    }
    if header.device?.idiom == .pad || id.hasPrefix("ipad") {
      (width, height) = (.regular, .regular)
    } else if header.orientation == .portrait {
      (width, height) = (.compact, .regular)
    } else {
      (width, height) = (header.device?.isWidePhone == true ? .regular : .compact, .compact)
    }
  }

  /// Whether a variation of that key applies: `default`, or `heightClass=regular-widthClass=compact`.
  ///
  /// Keys that speak of anything else, such as `userInterfaceIdiom=mac`, never apply on an iOS canvas.
  func match(_ key: String) -> Bool {
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy { part in
      let sides = part.split(separator: "=")
      guard sides.count == 2 else { return false }
      switch sides[0] {
      case "widthClass": return width?.rawValue == String(sides[1])
      case "heightClass": return height?.rawValue == String(sides[1])
      default: return false
      }
    }
  }

  /// The variations of an element that apply, the more specific last.
  func variations(of element: XMLElement) -> [XMLElement] {
    let matching = element.children.filter { $0.name == "variation" && match($0["key"] ?? "") }
    let ranked = matching.enumerated().sorted { one, other in
      (Self.rank(one.element), one.offset) < (Self.rank(other.element), other.offset)
    }
    return ranked.map(\.element)
  }

  private static func rank(_ variation: XMLElement) -> Int {
    let key = variation["key"] ?? ""
    return key == "default" ? 0 : 1 + key.count { $0 == "=" }
  }

  /// The identifiers that variations of an element leave out of its `constraints` or `subviews`.
  func excluded(_ what: String, from element: XMLElement) -> Set<String> {
    var result: Set<String> = []
    for variation in variations(of: element) {
      for mask in variation.children where mask.name == "mask" && mask["key"] == what {
        for change in mask.children {
          guard let id = change["reference"] else { continue }
          if change.name == "exclude" { result.insert(id) }
          if change.name == "include" { result.remove(id) }
        }
      }
    }
    return result
  }

  /// The attributes that variations set in place of an element's own, the strongest last.
  func overrides(of element: XMLElement) -> [XMLElement.Attribute] {
    variations(of: element).flatMap { $0.attributes.filter { $0.name != "key" } }
  }
}
