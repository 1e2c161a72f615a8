import DesignModel

extension SceneObject {
  /// The classes with an intrinsic width and height, and those with a height alone, as recorded frames show.
  static let sizedClasses = [
    "label", "button", "switch", "segmentedControl", "stepper", "activityIndicatorView", "pageControl",
    "datePicker",
    "pickerView", "textField",
  ]
  static let heightClasses = ["slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar"]

  /// The intrinsic size that the file itself sets in place of the class's, where it does; nil in an axis for none.
  var placeholderSize: (width: Double?, height: Double?)? {
    let (width, height) = (self["placeholderIntrinsicWidth"], self["placeholderIntrinsicHeight"])
    if width == nil, height == nil { return nil }
    // `infinite` means none.
    return (Double(attribute: width), Double(attribute: height))
  }

  /// The recorded size in the axes in which the view has an intrinsic size.
  var recordedIntrinsicSize: Seed {
    guard let recorded else { return Seed() }
    if let placeholderSize { return Seed(width: placeholderSize.width, height: placeholderSize.height) }
    let whole = Seed(width: recorded.width, height: recorded.height)
    switch className {
    case "imageView" where self["image"] != nil: return whole
    case "textView" where self["scrollEnabled"] == "NO": return whole
    case "view", "imageView", "textView", "tableView", "collectionView": return customSeed ?? Seed()
    case let name where Self.sizedClasses.contains(name): return whole
    case let name where Self.heightClasses.contains(name): return Seed(height: recorded.height)
    default: return Seed()
    }
  }

  /// The axes of a custom view for whose size the author set priorities: Interface Builder used the class's own size.
  var customSeed: Seed? {
    guard let recorded, isCustom else { return nil }
    let sizes = (
      isPrioritized("horizontal") ? recorded.width : nil, isPrioritized("vertical") ? recorded.height : nil
    )
    if sizes.0 == nil, sizes.1 == nil { return nil }
    return Seed(width: sizes.0, height: sizes.1, by: .ownClass)
  }

  private func isPrioritized(_ axis: String) -> Bool {
    self[axis + "HuggingPriority"] != nil || self[axis + "CompressionResistancePriority"] != nil
  }
}
