import DesignModel
import Notation

/// Names for imported items: their own where the log gives one, else from their class: `label`, `label2`.
struct ItemNames {
  private var names = FreeNames(except: Screen.reservedNames)

  /// A name that no other item has.
  mutating func name(for item: LoggedItem) -> String { names.take(item.plainName) }
}

extension LoggedItem {
  /// The name that constraint text can speak of, which other items may have too.
  var plainName: String {
    let name = name.map(Self.usable) ?? Self.usable(Self.word(ofClass: className ?? "view"))
    return name.isEmpty ? "view" : name
  }

  /// True if `name` is what an import called this item.
  func isCalled(_ name: String) -> Bool {
    name.hasPrefix(plainName) && name.dropFirst(plainName.count).allSatisfy(\.isNumber)
  }

  /// `label` for `UILabel`, `fancyView` for `Shop.FancyView`.
  private static func word(ofClass className: String) -> String {
    var word = className.split(separator: ".").last.map(String.init) ?? className
    while word.hasPrefix("_") { word.removeFirst() }
    for prefix in ["UI", "NS"] where word.hasPrefix(prefix) && word.count > prefix.count {
      word.removeFirst(prefix.count)
    }
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  /// The text with hyphens for what no name can hold.
  private static func usable(_ text: String) -> String {
    var name = ""
    for character in text.prefix(100) {
      let candidate = name + String(character)
      // A letter after it shows whether the character can be inside a name.
      if (try? checkName(candidate + "x")) != nil {
        name = candidate
      } else if !name.isEmpty, !name.hasSuffix("-") {
        name += "-"
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    return (try? checkName(name)) == nil ? "" : name
  }
}
