import DesignModel
import Notation

/// Names for views, guides and constraints, each of which only one has.
struct DistinctNames {
  private var names = FreeNames(except: Screen.reservedNames)

  /// The wish as a name that constraint text can speak of, with a number after it where it is taken.
  mutating func take(_ wish: String) -> String { names.take(Self.usable(wish)) }

  private static func usable(_ wish: String) -> String {
    let name = String(wish.prefix(100).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
    let bare = String(name.drop { !$0.isLetter && $0 != "_" })
    guard !bare.isEmpty, (try? checkName(bare)) != nil else { return "view" }
    return bare
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
