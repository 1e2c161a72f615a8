public import DesignModel
import Machine
import Rendering

extension AssetCatalogues {
  /// What the catalogues beside the file that a screen was imported from have of what the screen names; `store` is the
  /// path of the store that the file's path starts from.
  public init(of screen: Screen, beside store: String) {
    guard let file = screen.source?.file else {
      self.init(beside: "", wanted: [])
      return
    }
    let folder = normalPath(store).split(separator: "/").dropLast().map { "/\($0)" }.joined()
    self.init(beside: file.hasPrefix("/") ? file : "\(folder)/\(file)", wanted: screen.assetNames)
  }
}

extension Screen {
  /// The images and colours of the app's own that views name.
  fileprivate var assetNames: Set<String> {
    var names: Set<String> = []
    for view in views {
      if let image = view.attributes.imageName { names.insert(image) }
      for entry in view.attributes.entries where entry.attribute.form(for: view.kind) == .color {
        if let color = view.attributes.color(entry.attribute), color.value == nil, let name = color.name {
          names.insert(name)
        }
      }
    }
    return names
  }
}
