import Notation

/// What an app says in the language that it is developed in, by table and key, from its files of strings.
///
/// Of a table the texts in `Base.lproj` count, then English ones, then those of the first of its other languages; a catalog
/// names its own language.
public struct OwnTexts: Sendable {
  private var tables: [String: [String: String]] = [:]

  /// No texts.
  public init() {}

  /// The files of the tables that are among those paths, each table's in the order in which they count; those in further
  /// languages are left out.
  public static func files(among paths: [String]) -> [String] {
    let named = paths.compactMap { path in
      language(of: path).map { (path: path, table: table(of: path), language: $0) }
    }
    return Dictionary(grouping: named, by: \.table).sorted { $0.key < $1.key }.flatMap { _, files in
      let ranks = Set(files.map { rank($0.language) }).sorted()
      // Base has some of an app's texts, or all.
      let counting = ranks.first == rank("Base") ? ranks.prefix(2) : ranks.prefix(1)
      return counting.flatMap { rank in files.filter { Self.rank($0.language) == rank }.map(\.path) }
    }
  }

  /// Takes the texts of a file; what is known already stays.
  public mutating func take(path: String, bytes: [UInt8]) throws(StringsFault) {
    let text = try stringsText(bytes)
    let pairs =
      try path.hasSuffix(".xcstrings")
      ? Self.catalog(text) : StringsReader.entries(of: text).map { ($0.key, $0.value) }
    tables[Self.table(of: path), default: [:]].merge(pairs) { known, _ in known }
  }

  /// True where there is no text.
  public var isEmpty: Bool { tables.values.allSatisfy(\.isEmpty) }

  /// A file in the old property-list form for each table, by its name.
  public var files: [(name: String, text: String)] {
    tables.sorted { $0.key < $1.key }.map { table, texts in
      let lines = texts.sorted { $0.key < $1.key }.map {
        "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n"
      }
      return ("\(table).strings", lines.joined())
    }
  }

  /// What a catalog says in its own language, where that is another text than the key.
  private static func catalog(_ text: String) throws(StringsFault) -> [(String, String)] {
    let json: JSON
    do { json = try JSON(parsing: text) } catch {
      throw .notJSON("\(error.reason) at byte \(error.offset + 1)")
    }
    guard let strings = json["strings"]?.members else { throw .noCatalog("it has no object 'strings'") }
    let source = json["sourceLanguage"]?.text ?? "en"
    return strings.keys.sorted().compactMap { key in
      strings[key]?["localizations"]?[source]?["stringUnit"]?["value"]?.text.map { (key, $0) }
    }
  }

  /// The language of a file's folder; nil for a file of strings outside of one, the catalogs' is not asked for.
  private static func language(of path: String) -> String? {
    if path.hasSuffix(".xcstrings") { return "Base" }
    guard path.hasSuffix(".strings") else { return nil }
    return path.split(separator: "/").dropLast().last.flatMap {
      $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil
    }
  }

  private static func table(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  /// A word that sorts languages in the order in which they count.
  private static func rank(_ language: String) -> String {
    switch language {
    case "Base": "0"
    case "en": "1"
    case _ where language.hasPrefix("en"): "2\(language)"
    default: "3\(language)"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
  }
}
