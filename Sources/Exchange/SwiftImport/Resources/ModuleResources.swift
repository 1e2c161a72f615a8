import Machine
import Translations

/// What code looks up as it runs, beside the program that is made of it, where Foundation and the recorder look for it.
struct ModuleResources {
  /// Each file's path from the program's folder, and what is in it.
  private(set) var files: [(path: String, text: String)] = []

  /// The file of the sizes of pictures, a line each.
  private static let images = "images.tsv"
  /// The file of the values of colours, a line each.
  private static let colors = "colors.tsv"
  /// The most bytes of a file of strings.
  private static let mostBytes = 4 << 20

  /// The strings, the sizes of pictures and the colours in folders; what can't be read isn't there.
  init(in paths: [String]) {
    var (texts, images, colors) = (OwnTexts(), ImageSizes(), ColorTable())
    for folder in paths where isFolder(folder) {
      let found =
        (try? SwiftFiles.resources(in: folder, endings: [".strings", ".xcstrings"] + ImageSizes.endings))
        ?? []
      for file in OwnTexts.files(among: found) where SwiftFiles.size(of: file) <= Self.mostBytes {
        guard let bytes = try? readFile(file) else { continue }
        try? texts.take(path: file, bytes: bytes)
      }
      images.take(found)
      colors.take(found)
    }
    files = texts.files.map { ("Base.lproj/\($0.name)", $0.text) }
    files.append((Self.colors, colors.lines))
    if !images.isEmpty { files.append((Self.images, images.lines)) }
  }

  /// Writes the files.
  ///
  /// This is done before anything runs in the workshop, which could put something else in their place.
  func write(in shop: Workshop) throws {
    if files.contains(where: { $0.path.hasPrefix("Base.lproj/") }) {
      try makeFolder("\(shop.made)/Base.lproj")
    }
    for (path, text) in files { try writeFile(Array(text.utf8), to: "\(shop.made)/\(path)") }
  }
}
