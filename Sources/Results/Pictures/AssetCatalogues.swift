import Assets
import Machine
public import Rendering

/// The asset catalogues of an app, as far as they lie beside a file of Interface Builder: in its folder or in those around
/// it, up to three.
public struct AssetCatalogues {
  /// What they have; the nearest catalogue's word counts.
  public private(set) var assets = PictureAssets()

  /// The folders around a file that may have a catalogue, its own among them.
  private static let reach = 4
  /// What an image may have in bytes to be drawn.
  private static let longest = 4_000_000

  /// Reads what lies beside the file; `wanted` are the names that a screen speaks of.
  public init(beside file: String, wanted: Set<String>) {
    if wanted.isEmpty { return }
    var parts = normalPath(file).split(separator: "/", omittingEmptySubsequences: true).dropLast().map(
      String.init)
    for _ in 0..<Self.reach {
      let folder = "/" + parts.joined(separator: "/")
      for catalogue in folders(in: folder, ending: ".xcassets") {
        let all = (try? files(at: [catalogue], endings: ["Contents.json"])) ?? []
        for set in AssetSet.all(among: all) where wanted.contains(set.name) { take(set) }
      }
      if parts.isEmpty { return }
      parts.removeLast()
    }
  }

  private mutating func take(_ set: AssetSet) {
    switch set.kind {
    case .image: if assets.images[set.name] == nil { assets.images[set.name] = Self.image(set) }
    case .color: if assets.colors[set.name] == nil { assets.colors[set.name] = set.color }
    }
  }

  /// The image with the most pixels of those for any device and the light appearance.
  private static func image(_ set: AssetSet) -> RasterImage? {
    for picture in set.pictures.filter(\.isUsual).sorted(by: { $0.scale > $1.scale }) {
      guard picture.file.hasSuffix(".png"), let bytes = try? readFile(picture.file), bytes.count <= longest,
        let image = RasterImage(png: bytes, scale: picture.scale)
      else { continue }
      return image
    }
    return nil
  }
}
