import Assets
import DesignModel
import Machine

/// The values of the colours that code names, in light appearance: UIKit's own, and those of the app's catalogues.
struct ColorTable {
  private var own: [String: UInt32] = [:]

  /// Takes the colours among those files; of a name the first counts.
  mutating func take(_ paths: [String]) {
    for set in AssetSet.all(among: paths.map(normalPath)) where set.kind == .color {
      guard own[set.name] == nil, !set.name.contains(where: { $0.isNewline || $0 == "\t" }) else { continue }
      own[set.name] = set.color
    }
  }

  /// Whose a colour is, its name and its value in digits, a line.
  var lines: String {
    [("own", own), ("system", ColorText.valuesOfSystem)].flatMap { owner, values in
      values.sorted { $0.key < $1.key }.map { name, value in
        "\(owner)\t\(name)\t\(String(value, radix: 16))\n"
      }
    }.joined()
  }
}
