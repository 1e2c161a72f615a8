/// How Interface Builder's files spell an attribute of a view: pure data, from which reading, writing and the notes
/// about what was not understood derive.
public enum InterfaceBuilderSpelling: Sendable {
  /// An attribute of the view's element.
  case attribute(FileAttribute)
  /// A text, which stands as an attribute or, with line ends, as an element of that key; `state` for a button's title,
  /// which its normal state holds.
  case text(String, inState: Bool = false, place: Int)
  /// A part of the element `fontDescription`.
  case font(FontPart)
  /// Two attributes, `horizontal` and `vertical` before that word.
  case axes(String, place: Int)
  /// Two attributes, `Width` and `Height` after that word; `infinite` for none.
  case extent(String, place: Int)
  /// An element with four distances: the first of these is written, any of them read.
  case sides([FileSides], place: Int)
  /// A part of the element `accessibility`.
  case accessibility(AccessibilityPart, place: Int)
  /// The texts between bars, each an attribute of an element in a list.
  case items(list: String, element: String, attribute: String, place: Int)
  /// An attribute of the paragraph style of an attributed text, which is read alone.
  case paragraph(String)
  /// The style of the element `buttonConfiguration`; none without the element.
  case configuration(place: Int)
  /// An element `color` of that key; in the normal state for what that holds.
  case color(String, inState: Bool = false, place: Int)
  /// The name of an image and where it is from; in the normal state for what that holds.
  case image(inState: Bool = false, place: Int)
  /// A number among the user-defined runtime attributes: the first of these paths is written, any of them read.
  case runtime([String], place: Int)
  /// An import of an export brings it back otherwise; why.
  case notCarried(String)
}

/// The parts of a font; a file's element gives the first four.
public enum FontPart: Hashable, Sendable { case style, family, size, weight, monospacedDigits, smallCaps }

/// The parts of what a file says for assistive technologies.
public enum AccessibilityPart: Hashable, Sendable {
  /// An attribute of that name.
  case text(String)
  /// The element `accessibilityTraits`, which has an attribute for each trait.
  case traits
  /// The element `bool` of the key `isElement`.
  case isElement
}

/// An element that gives a view four distances.
public struct FileSides: Sendable {
  /// The element's name.
  public let element: String
  /// The property that it is the value of.
  public let key: String
  /// Its attributes, in the order top, left, bottom, right.
  public let names: [String]

  init(_ element: String, _ key: String, names: String...) {
    (self.element, self.key, self.names) = (element, key, names)
  }
}

/// A value that a file says by another attribute.
public struct FileValue: Sendable {
  /// The other attribute's name.
  public let name: String
  /// Its word.
  public let word: String
  /// What that means.
  public let value: AttributeValue
}

/// An attribute of a view's element.
public struct FileAttribute: Sendable {
  /// The attribute's name.
  public let name: String
  /// Where it stands among the element's attributes, as Xcode orders them.
  public let place: Int
  /// The file's words for the design's, where they differ.
  public let words: [String: String]
  /// Other words of files and what they mean in the design's words.
  public let readings: [String: String]
  /// What counts instead where the file says it.
  public let instead: FileValue?
  /// The attribute by which files say the same number as points of a font whose size they name, where they leave this one
  /// out.
  public let points: String?
  /// True where Xcode writes what UIKit has anyway.
  public let isAlwaysWritten: Bool
  /// True where a file's word is kept in the design though UIKit has that anyway.
  public let isKept: Bool
}

extension InterfaceBuilderSpelling {
  static func attribute(
    _ name: String, place: Int, words: [String: String] = [:], readings: [String: String] = [:],
    instead: (name: String, word: String, value: AttributeValue)? = nil, points: String? = nil,
    isAlwaysWritten: Bool = false, isKept: Bool = false
  ) -> Self {
    .attribute(
      FileAttribute(
        name: name, place: place, words: words, readings: readings,
        instead: instead.map { FileValue(name: $0.name, word: $0.word, value: $0.value) },
        points: points, isAlwaysWritten: isAlwaysWritten, isKept: isKept))
  }
}

extension Attributes {
  /// What files say of a view of the kind, without what UIKit has anyway: equal for attributes that mean the same.
  public func essence(on kind: ViewKind) -> Attributes {
    var result = Attributes()
    for entry in entries where !entry.attribute.isOfDesign(on: kind) {
      // By itself an attribute may be what makes its value the usual one.
      var others = self
      others[entry.attribute] = nil
      let absent = entry.attribute.row.use(on: kind)?.absent.value(beside: others)
      if entry.value != absent { result[entry.attribute] = entry.value }
    }
    return result
  }
}

extension ViewAttribute {
  /// True for what no file says of views of the kind, so that it stays with the design; what a scene stands in its file
  /// says, beside the view.
  public func isOfDesign(on kind: ViewKind) -> Bool {
    if row.isOfRoot, !row.isRecorded { return false }
    return if case .notCarried? = row.use(on: kind)?.interfaceBuilder { true } else { false }
  }

  /// True for what no file says of views of the kind though it changes what an app shows.
  public func isLostInFiles(on kind: ViewKind) -> Bool {
    if !isOfDesign(on: kind) { return false }
    return if case .notCarried? = row.use(on: kind)?.uiKit { false } else { true }
  }
}
