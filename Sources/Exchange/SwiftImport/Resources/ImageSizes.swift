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
    let sets = files.filter { $0.hasSuffix(".imageset/Contents.json") }
    let spaces = Set(
      files.filter { $0.hasSuffix("/Contents.json") && Self.isNamespace($0) }.map { outerFolder(of: $0) })
    for file in sets.prefix(Self.most) {
      let set = outerFolder(of: file)
      if let size = Self.size(of: set, by: file) { add(Self.name(of: set, in: spaces), size) }
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

  /// The size of the first picture of a set.
  private static func size(of set: String, by file: String) -> (width: Double, height: Double)? {
    guard let bytes = try? readFile(file), let json = try? JSON(parsing: bytes) else { return nil }
    for image in json["images"]?.elements ?? [] {
      guard let name = image["filename"]?.text, !name.contains("/"),
        let header = ImageHeader(of: "\(set)/\(name)")
      else { continue }
      let scale = image["scale"]?.text.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
      return header.size(at: scale)
    }
    return nil
  }

  /// A set's name, with those of the folders around it that are part of it.
  private static func name(of set: String, in spaces: Set<String>) -> String {
    var name = String(lastName(of: set).dropLast(".imageset".count))
    var folder = outerFolder(of: set)
    while folder.contains(".xcassets/") {
      if spaces.contains(folder) { name = "\(lastName(of: folder))/\(name)" }
      folder = outerFolder(of: folder)
    }
    return name
  }

  private static func isNamespace(_ file: String) -> Bool {
    guard !file.hasSuffix("set/Contents.json"), let bytes = try? readFile(file),
      let json = try? JSON(parsing: bytes)
    else { return false }
    return json["properties"]?["provides-namespace"]?.claim == true
  }

  /// `logo` and 2 of `logo@2x.png`.
  private static func looseName(_ file: String) -> (name: String, scale: Double)? {
    let base = lastName(of: file).split(separator: ".").dropLast().joined(separator: ".")
    let name = base.replacing("~ipad", with: "").replacing("~iphone", with: "")
    for scale in [2.0, 3] where name.hasSuffix("@\(Int(scale))x") { return (String(name.dropLast(3)), scale) }
    return name.isEmpty ? nil : (name, 1)
  }
}
