import DesignModel
import Notation

/// Names for views, guides and constraints, each of which only one has.
struct DistinctNames {
  private var names = FreeNames(except: Screen.reservedNames)

  /// The wish as a name that constraint text can speak of, with a number after it where it is taken.
  mutating func take(_ wish: String) -> String { names.take(Self.usable(wish)) }

  private static func usable(_ wish: String) -> String {
    if isIdentifier(wish) { return wish }
    let name = String(wish.prefix(100).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
    let bare = String(name.drop { !$0.isLetter && $0 != "_" })
    guard !bare.isEmpty, (try? checkName(bare)) != nil else { return "view" }
    return bare
  }

  /// True for a short identifier of ASCII letters, as nearly all wishes are: any of them is a name.
  private static func isIdentifier(_ wish: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x5F }
    guard let first = wish.utf8.first, first != 0x5F, isLetter(first), wish.utf8.count <= 100 else {
      return false
    }
    return wish.utf8.allSatisfy { isLetter($0) || $0 >= 0x30 && $0 <= 0x39 }
  }
}

extension RecordedView {
  /// What the code calls the view, else what it is.
  var wish: String {
    if let name, !name.isEmpty { return name }
    if className.hasPrefix("UI") || className.isEmpty || className == "CellContentView" {
      return kind.rawValue
    }
    return className.prefix(1).lowercased() + className.dropFirst()
  }
}
