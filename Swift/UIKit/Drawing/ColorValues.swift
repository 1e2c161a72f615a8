import Foundation

/// The values of UIKit's colours and of those of the app's catalogues, in light appearance, which an import leaves beside the
/// program: whose they are, a name and eight digits a line.
enum ColorValues {
  private static let values: [String: [CGFloat]] = {
    let path = Bundle.main.bundlePath + "/colors.tsv"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
    var values: [String: [CGFloat]] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 3, let value = UInt32(parts[2], radix: 16) else { continue }
      values["\(parts[0])\t\(parts[1])"] = [24, 16, 8, 0].map { CGFloat(value >> $0 & 0xFF) / 255 }
    }
    return values
  }()

  private static let symbols = AssetSymbols(
    of: values.keys.filter { $0.hasPrefix("own\t") }.map { String($0.dropFirst(4)) }, without: "color")

  /// The name of one of the app's that has a symbol; nil for one that its catalogues don't have.
  static func name(ofSymbol symbol: String) -> String? { symbols.name(of: symbol) }

  /// Red, green, blue and opacity of one of the app's; nil for one that its catalogues don't have.
  static func own(_ name: String) -> [CGFloat]? { values["own\t\(name)"] }

  /// The same of one of UIKit's, by its name in files.
  static func ofSystem(_ name: String) -> [CGFloat]? { values["system\t\(name)"] }
}
