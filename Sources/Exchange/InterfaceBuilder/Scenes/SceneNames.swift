import DesignModel
import Notation

/// Names for views that people can type: from the file's labels and outlets, else by kind and number.
struct SceneNames {
  private var free = FreeNames(except: Screen.reservedNames)
  private(set) var names: [String] = []

  /// Names for all views of a tree, the root first; `outlets` are properties by the identifier that they point to.
  init(_ tree: SceneTree, outlets: [String: String]) {
    for (index, object) in tree.objects.enumerated() {
      if index == 0 {
        names.append("root")
        continue
      }
      let label = object.element["userLabel"] ?? object.element.child(key: "userLabel")?.text
      let wish = label.flatMap(Self.word) ?? outlets[object.id.text].flatMap(Self.word)
      // Those named for their kind count from 1: `label1`.
      names.append(wish.map { free.take($0) } ?? free.takeNumbered(Self.kindWord(object.className)))
    }
  }

  private static func kindWord(_ className: String) -> String {
    className.hasSuffix("ContentView") ? "contentView" : word(className) ?? "view"
  }

  /// The text as one word of letters, digits and underscores, its inner words capitalized; nil if none is left.
  static func word(_ text: String) -> String? {
    var result = ""
    var startsWord = false
    for scalar in text.unicodeScalars {
      let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
      let isDigit = ("0"..."9").contains(scalar)
      guard isLetter || isDigit || scalar == "_" else {
        startsWord = true
        continue
      }
      if result.isEmpty, isDigit { continue }
      let character = String(scalar)
      if result.isEmpty {
        result = text.contains(" ") || text.first?.isLowercase ?? false ? character.lowercased() : character
      } else {
        result += startsWord ? character.uppercased() : character
      }
      startsWord = false
      if result.count == 60 { break }
    }
    guard let first = result.first else { return nil }
    return first.isUppercase ? String(first).lowercased() + result.dropFirst() : result
  }
}
