/// A target for iOS whose Swift files are compiled together.
public struct CodeTarget: Sendable {
  /// What comes of it.
  public enum Kind: Sendable {
    case app, library, appExtension
  }

  /// The name by which others import it.
  public let module: String
  public let kind: Kind
  /// Its files, by their paths from the project's folder.
  let files: Set<String>
  /// The folders all of whose files are its own, but for some by their paths in there.
  let folders: [(path: String, except: Set<String>)]

  /// True if a file is its own, by its path from the project's folder.
  public func has(_ file: String) -> Bool {
    files.contains(file)
      || folders.contains { folder, except in
        folder.isEmpty
          || file.hasPrefix(folder + "/") && !except.contains(String(file.dropFirst(folder.count + 1)))
      }
  }

  /// The targets of `project.pbxproj`, whose bytes these are; none for what is no project.
  ///
  /// `read` gives the bytes of configuration files by their paths from the project's folder.
  public static func all(inXcodeProject bytes: [UInt8], read: (String) -> [UInt8]?) -> [CodeTarget] {
    guard let list = PropertyList(bytes), let objects = ProjectObjects(list) else { return [] }
    return objects.targets.compactMap { target in
      guard let kind = Kind(productType: target["productType"]?.text) else { return nil }
      let settings = objects.settings(of: target, read: read)
      guard settings.areForPhones else { return nil }
      let name = settings["PRODUCT_MODULE_NAME"]?.text ?? settings["PRODUCT_NAME"]?.text
      return CodeTarget(
        module: moduleName(name ?? target["name"]?.text ?? ""), kind: kind,
        files: objects.sources(of: target), folders: objects.folders(of: target))
    }
  }

  /// The targets of a package's manifest: `.target(name: "Kit", path: "Kit")`, by SwiftPM's convention in `Sources/Kit`
  /// where it names no path.
  public static func all(inManifest text: String) -> [CodeTarget] {
    var result: [CodeTarget] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "arget(") {
      let isOwn = [".t", ".executableT"].contains { rest[..<start.lowerBound].hasSuffix($0) }
      rest = rest[start.upperBound...]
      guard isOwn else { continue }
      let own = arguments(&rest)
      guard let name = word("name", in: own) else { continue }
      let path = word("path", in: own) ?? "Sources/\(name)"
      result.append(
        CodeTarget(
          module: moduleName(name), kind: .library, files: [],
          folders: [(path.hasSuffix("/") ? String(path.dropLast()) : path, [])]))
    }
    return result
  }

  /// What a call says itself, without what is in brackets there; `rest` goes on after the call.
  private static func arguments(_ rest: inout Substring) -> Substring {
    var (depth, own) = (0, "")
    while let next = rest.popFirst() {
      if ")]".contains(next) { depth -= 1 }
      if depth < 0 { break }
      if depth == 0 { own.append(next) }
      if "([".contains(next) { depth += 1 }
    }
    return own[...]
  }

  /// The text in quotes after a label.
  private static func word(_ label: String, in text: Substring) -> String? {
    guard let range = text.firstRange(of: "\(label):") else { return nil }
    let parts = text[range.upperBound...].split(
      separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].allSatisfy({ $0 == " " || $0 == "\n" }) else { return nil }
    return String(parts[1])
  }

  /// A product's name as a module's: what no identifier has becomes a low line.
  static func moduleName(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

extension CodeTarget.Kind {
  /// Nil for tests, watches, clips and what holds no code.
  init?(productType: String?) {
    let stem = "com.apple.product-type."
    guard let productType, productType.hasPrefix(stem) else { return nil }
    switch productType.dropFirst(stem.count) {
    case "application": self = .app
    case "framework", "framework.static", "library.static", "library.dynamic": self = .library
    case "app-extension", "app-extension.messages", "extensionkit-extension": self = .appExtension
    default: return nil
    }
  }
}

extension BuildSettings {
  /// True where what is built runs on iPhones.
  fileprivate var areForPhones: Bool {
    if let systems = self["SUPPORTED_PLATFORMS"] {
      return (systems.text.map { [$0] } ?? systems.words).contains { $0.contains("iphoneos") }
    }
    let kit = self["SDKROOT"]?.text ?? "iphoneos"
    return kit.hasPrefix("iphone") || kit == "auto"
  }
}
