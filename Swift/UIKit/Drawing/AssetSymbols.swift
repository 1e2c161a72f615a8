import Foundation

/// A picture of a catalogue, as Xcode names those that it finds.
public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of a catalogue, as Xcode names those that it finds.
public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  public convenience init(resource: ImageResource) { self.init(named: resource.name)! }
}

extension UIColor {
  public convenience init(resource: ColorResource) { self.init(named: resource.name)! }
}

/// The names of a catalogue's assets by the symbols that Xcode makes of them since release 15.
///
/// `weather-clear` is `weatherClear`, `AVR_Red` is `avrRed`, `AccentColor` is `accent`, and `ProfImage` is `prof`, as files
/// that Xcode wrote have it (`GeneratedAssetSymbols.swift`). Names that differ in cases and marks alone have one symbol.
struct AssetSymbols {
  private var names: [String: String] = [:]

  /// Names of assets of one kind, of which symbols leave out that word at the end.
  init(of names: [String], without ending: String) {
    for name in names.sorted() {
      let plain = Self.plain(name)
      let short = plain.hasSuffix(ending) && plain != ending ? String(plain.dropLast(ending.count)) : plain
      self.names[short] = self.names[short] ?? name
    }
  }

  /// The asset that has a symbol; nil where none has.
  func name(of symbol: String) -> String? { names[Self.plain(symbol)] }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
