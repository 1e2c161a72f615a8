import Machine
import Notation
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
        for path in all { read(path, wanted) }
      }
      if parts.isEmpty { return }
      parts.removeLast()
    }
  }

  private mutating func read(_ path: String, _ wanted: Set<String>) {
    let folder = String(path.dropLast("/Contents.json".count))
    let last = folder.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = last.lastIndex(of: "."), wanted.contains(String(last[..<dot])),
      let json = (try? readFile(path)).flatMap({ try? JSON(parsing: String(decoding: $0, as: UTF8.self)) })
    else { return }
    let name = String(last[..<dot])
    switch last[dot...] {
    case ".imageset": if assets.images[name] == nil { assets.images[name] = Self.image(json, in: folder) }
    case ".colorset": if assets.colors[name] == nil { assets.colors[name] = Self.color(json) }
    default: break
    }
  }

  /// The image with the most pixels of those for any device and the light appearance.
  private static func image(_ json: JSON, in folder: String) -> RasterImage? {
    let entries = (json["images"]?.elements ?? []).filter { $0["appearances"] == nil }
    let chosen = entries.filter { ["universal", "iphone"].contains($0["idiom"]?.text ?? "universal") }
    let sorted = chosen.sorted { scale($0) > scale($1) }
    for entry in sorted {
      guard let file = entry["filename"]?.text, file.hasSuffix(".png"), !file.contains("/"),
        let bytes = try? readFile("\(folder)/\(file)"), bytes.count <= longest,
        let image = RasterImage(png: bytes, scale: scale(entry))
      else { continue }
      return image
    }
    return nil
  }

  private static func scale(_ entry: JSON) -> Double {
    switch entry["scale"]?.text {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }

  private static func color(_ json: JSON) -> UInt32? {
    let entry = json["colors"]?.elements?.first { $0["appearances"] == nil }
    guard let parts = entry?["color"]?["components"] else { return nil }
    func byte(_ name: String) -> UInt32? {
      guard let text = parts[name]?.text else { return nil }
      if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { min($0, 255) } }
      guard let number = Double(text), (0...255).contains(number) else { return nil }
      // A number with a fraction is a part of one, others are of 255.
      return UInt32((text.contains(".") ? min(1, number) * 255 : number).rounded())
    }
    let alpha =
      Double(parts["alpha"]?.text ?? "1").map { UInt32((min(1, max(0, $0)) * 255).rounded()) } ?? 255
    if let white = byte("white") { return white << 24 | white << 16 | white << 8 | alpha }
    guard let red = byte("red"), let green = byte("green"), let blue = byte("blue") else { return nil }
    return red << 24 | green << 16 | blue << 8 | alpha
  }
}
