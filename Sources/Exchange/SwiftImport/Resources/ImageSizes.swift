import Assets
import Machine
import Notation

/// How large the pictures of an app are, in points, by the names that its code asks for.
struct ImageSizes {
  private var sizes: [String: (width: Double, height: Double)] = [:]

  /// The ends of the names of files that say it: in asset catalogs, and of pictures beside the code.
  static let endings = ["Contents.json"] + pictures
  private static let pictures = [".png", ".jpg", ".jpeg", ".pdf", ".svg"]
  /// The most pictures that are looked at.
  private static let most = 20_000

  /// True where no picture is known.
  var isEmpty: Bool { sizes.isEmpty }

  /// The name, the width and the height of each, a line.
  var lines: String {
    sizes.sorted { $0.key < $1.key }.map {
      "\($0.key)\t\($0.value.width.spelled)\t\($0.value.height.spelled)\n"
    }
    .joined()
  }

  /// Takes the pictures among those files; of a name the first counts.
  mutating func take(_ paths: [String]) {
    let files = paths.map(normalPath)
    // A set may name a file by a link that leads elsewhere: what isn't among the files is nobody's.
    let known = Set(files)
    for set in AssetSet.all(among: files).filter({ $0.kind == .image }).prefix(Self.most) {
      let sizes = set.pictures.lazy.filter { known.contains($0.file) }.compactMap { picture in
        ImageHeader(of: picture.file)?.size(at: picture.scale)
      }
      if let size = sizes.first { add(set.name, size) }
    }
    for file in files.prefix(Self.most) where !file.contains(".xcassets/") {
      guard Self.pictures.contains(where: file.hasSuffix), let (name, scale) = Self.looseName(file),
        let header = ImageHeader(of: file)
      else { continue }
      add(name, header.size(at: scale))
    }
  }

  private mutating func add(_ name: String, _ size: (width: Double, height: Double)) {
    if sizes[name] == nil, !name.contains(where: \.isNewline), !name.contains("\t") { sizes[name] = size }
  }

  /// `logo` and 2 of `logo@2x.png`.
  private static func looseName(_ file: String) -> (name: String, scale: Double)? {
    let base = lastName(of: file).split(separator: ".").dropLast().joined(separator: ".")
    let name = base.replacing("~ipad", with: "").replacing("~iphone", with: "")
    for scale in [2.0, 3] where name.hasSuffix("@\(Int(scale))x") { return (String(name.dropLast(3)), scale) }
    return name.isEmpty ? nil : (name, 1)
  }
}
