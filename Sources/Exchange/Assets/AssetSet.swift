import Machine
import Notation

/// A picture or a colour of an asset catalogue: a folder, of which a file `Contents.json` says what is in it.
///
/// Source of the format: Apple, "Asset Catalog Format Reference".
public struct AssetSet: Sendable {
  /// What it is; each kind's folders end so.
  public enum Kind: String, Sendable {
    case image = "imageset"
    case color = "colorset"
  }

  /// A file of a picture.
  public struct Picture: Sendable {
    /// The file's path.
    public let file: String
    /// Pixels a point.
    public let scale: Double
    /// True where it is for phones or any device, in light appearance.
    public let isUsual: Bool
  }

  /// What it is.
  public let kind: Kind
  /// What code and files call it, with the names of the folders around it that are part of that.
  public let name: String
  private let folder: String

  /// A set of the catalogue that the folder of this path belongs to; nil for a folder that is none.
  private init?(_ folder: String, in spaces: Set<String>) {
    let parts = lastName(of: folder).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let kind = Kind(rawValue: String(parts[parts.count - 1])) else { return nil }
    (self.kind, self.folder) = (kind, folder)
    var name = parts.dropLast().joined(separator: ".")
    var outer = outerFolder(of: folder)
    while outer.contains(".xcassets/") {
      if spaces.contains(outer) { name = "\(lastName(of: outer))/\(name)" }
      outer = outerFolder(of: outer)
    }
    self.name = name
  }

  /// The sets among the files of folders, from the machine's root, in the order of their files.
  public static func all(among files: [String]) -> [AssetSet] {
    let contents = files.filter { $0.hasSuffix("/Contents.json") }
    let spaces = Set(contents.filter(isNamespace).map { outerFolder(of: $0) })
    return contents.compactMap { AssetSet(outerFolder(of: $0), in: spaces) }
  }

  private static func isNamespace(_ file: String) -> Bool {
    guard !file.hasSuffix("set/Contents.json"), let bytes = try? readFile(file),
      let json = try? JSON(parsing: bytes)
    else { return false }
    return json["properties"]?["provides-namespace"]?.claim == true
  }

  private var contents: JSON? {
    (try? readFile("\(folder)/Contents.json")).flatMap { try? JSON(parsing: $0) }
  }

  /// The files of a picture, in the order of the set; none where it can't be read.
  public var pictures: [Picture] {
    (contents?["images"]?.elements ?? []).compactMap { image in
      guard let file = image["filename"]?.text, !file.contains("/") else { return nil }
      let scale = image["scale"]?.text.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
      let isForPhones = ["universal", "iphone"].contains(image["idiom"]?.text ?? "universal")
      return Picture(
        file: "\(folder)/\(file)", scale: scale > 0 ? scale : 1,
        isUsual: isForPhones && image["appearances"] == nil)
    }
  }

  /// A colour in light appearance, red, green, blue and opacity as `0xRRGGBBAA`; nil where the set doesn't say one, as for
  /// one of the system's.
  public var color: UInt32? {
    let entry = contents?["colors"]?.elements?.first { $0["appearances"] == nil }
    guard let parts = entry?["color"]?["components"] else { return nil }
    func byte(_ name: String) -> UInt32? { parts[name]?.text.flatMap(Self.byte) }
    let alpha =
      Double(parts["alpha"]?.text ?? "1").map { UInt32((min(1, max(0, $0)) * 255).rounded()) } ?? 255
    if let white = byte("white") { return white << 24 | white << 16 | white << 8 | alpha }
    guard let red = byte("red"), let green = byte("green"), let blue = byte("blue") else { return nil }
    return red << 24 | green << 16 | blue << 8 | alpha
  }

  /// A part of a colour, of 255: `0x80`, `128`, or with a fraction a part of one.
  private static func byte(_ text: String) -> UInt32? {
    if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { min($0, 255) } }
    guard let number = Double(text), (0...255).contains(number) else { return nil }
    return UInt32((text.contains(".") ? min(1, number) * 255 : number).rounded())
  }
}
