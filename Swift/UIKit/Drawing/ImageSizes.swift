import Foundation

/// The sizes of the app's own pictures, in points, which an import leaves beside the program: a name, a width and a height a
/// line.
enum ImageSizes {
  private static let sizes: [String: CGSize] = {
    let path = Bundle.main.bundlePath + "/images.tsv"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
    var sizes: [String: CGSize] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 3, let width = Double(parts[1]), let height = Double(parts[2]) else { continue }
      sizes[String(parts[0])] = CGSize(width: width, height: height)
    }
    return sizes
  }()

  private static let symbols = AssetSymbols(of: Array(sizes.keys), without: "image")

  /// The name of the picture that has a symbol; nil for none.
  static func name(ofSymbol symbol: String) -> String? { symbols.name(of: symbol) }

  /// The size of the picture that code asks for by a name, which may end as its file does; nil for none.
  static func known(_ name: String) -> CGSize? {
    sizes[name] ?? sizes[name.split(separator: ".").dropLast().joined(separator: ".")]
  }
}
