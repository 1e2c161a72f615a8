import DesignModel

/// A class of the code that may be a screen.
public struct ScreenClass: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// The class of UIKit that it derives from in the end.
  public let ancestor: String
  /// Whether other modules see it.
  public let isPublic: Bool
  /// Whether only its file can name it.
  let isHidden: Bool
  /// The class that it derives from.
  let superclass: String
  /// Each initializer by what it wants, as `label:Type`; `-` for one that nobody may call.
  let initializers: [String]
  /// Where it is declared.
  public let file: String
  public let line: Int
  /// Calls of its methods that give it what it shows, with contents that are made up.
  let fillers: [String]
  /// The names of what its code shows or hides.
  let toggled: [String]
  /// What its code, and that around it, says of its screen as a whole.
  let facts: [Fact]

  /// Something that no run of the code shows.
  enum Fact: String, Hashable, Sendable {
    /// The module presents it, and never otherwise than as UIKit does by itself: as a sheet on phones that are held upright.
    case sheet
    /// As the keyboard comes up, the code moves what it shows in a way that is no constraint's.
    case moves
    /// The module puts it into another controller, and shows it in no other way.
    case child
  }

  /// Reads a line of the rewriter's.
  init?(line text: Substring) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 11, fields[0] == "screen", let line = Int(fields[7]) else { return nil }
    (name, ancestor, superclass) = (fields[1], fields[2], fields[4])
    (isPublic, isHidden) = (fields[3] == "public", fields[3] == "private")
    // A bar before each: one that wants nothing is an empty text.
    initializers = fields[5].split(separator: "|", omittingEmptySubsequences: false).dropFirst().map(
      String.init)
    (file, self.line) = (fields[6], line)
    fillers = fields[8].split(separator: "|").map(String.init)
    toggled = fields[9].split(separator: ",").map(String.init)
    facts = fields[10].split(separator: ",").compactMap { Fact(rawValue: String($0)) }
  }

  /// True for view controllers.
  public var isController: Bool {
    ancestor.hasSuffix("Controller") && !ancestor.hasSuffix("PresentationController")
  }
  /// True for views.
  public var isView: Bool { !isController && Self.views.contains(ancestor) }

  /// True for what a table or a collection shows in a place that it gives it.
  public var isCell: Bool { Self.cells.contains(ancestor) }

  /// True for what a collection makes in the frame that its layout has for it.
  private var isItem: Bool { Self.items.contains(ancestor) }

  /// The argument that such a one is made with.
  private static let itemFrame = "frame: recordedFrame()"

  private static let items: Set = [
    "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView",
  ]
  private static let cells = items.union(["UITableViewCell", "UITableViewHeaderFooterView"])
  private static let views = Set(ViewKind.allCases.map(\.row.swiftClass)).union([
    "UIControl", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UITableView", "UICollectionView", "UIVisualEffectView", "UIToolbar",
    "UINavigationBar", "UITabBar",
  ])

  /// The expression that makes one without being given anything; nil where each initializer wants to know something.
  func maker(among classes: [String: ScreenClass]) -> String? {
    let own = initializers.filter { $0 != "-" }
    for wanted in own.map(Self.withoutConvenience) {
      if let given = arguments(answering: wanted) { return "\(name)(\(given))" }
    }
    // What declares no designated initializer of its own, be it from a coder, has those of its superclass.
    guard initializers.allSatisfy({ $0.hasPrefix("convenience ") }) else { return nil }
    if let above = classes[superclass] {
      return above.maker(among: classes).map { "\(name)\($0.drop { $0 != "(" })" }
    }
    switch ancestor {
    case "UITableViewCell": return "\(name)(style: .default, reuseIdentifier: nil)"
    case "UITableViewHeaderFooterView": return "\(name)(reuseIdentifier: nil)"
    case "UICollectionView", "UICollectionViewController":
      return "\(name)(collectionViewLayout: UICollectionViewFlowLayout())"
    case "UIPageViewController":
      return "\(name)(transitionStyle: .scroll, navigationOrientation: .horizontal)"
    default: return isItem ? "\(name)(\(Self.itemFrame))" : "\(name)()"
    }
  }

  /// The expression that makes one with arguments that are made up; nil where nobody may call an initializer.
  func guess(among classes: [String: ScreenClass]) -> String? {
    let own = initializers.map(Self.withoutConvenience).filter { $0 != "-" }
    let others = own.filter { !$0.hasPrefix("coder:") }
    let best = others.enumerated().min { Self.isLess($0, $1) }?.element ?? own.first
    guard let best else {
      return classes[superclass]?.guess(among: classes).map { "\(name)\($0.drop { $0 != "(" })" }
    }
    // A type that the class declares itself has no name outside of it: the call says which it is.
    let labels = Self.parameters(best).map(\.label)
    let isAlone = own.count { Self.parameters($0).map(\.label) == labels } == 1
    let arguments = Self.parameters(best).map { label, type in
      let value = Self.madeUp(label, type, isInferred: isAlone)
      return label == "_" ? value : "\(label): \(value)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Whether an initializer wants to know less than another, or as much and comes first.
  private static func isLess(
    _ one: (offset: Int, element: String), _ other: (offset: Int, element: String)
  ) -> Bool {
    (parameters(one.element).count, one.offset) < (parameters(other.element).count, other.offset)
  }

  /// An expression for an argument that is made up: something to run by its signature, else what the run finds.
  private static func madeUp(_ label: String, _ type: String, isInferred: Bool) -> String {
    if type == "NSCoder" { return "NSCoder()" }
    guard type.hasPrefix("("), let arrow = type.range(ofResult: ") -> ") else {
      if isInferred, type.isPlainName { return "recordedPart(\"\(label)\")" }
      return type.hasSuffix("!")
        ? "recordedMadeUp(\"\(label)\") as \(type.dropLast())?" : "recordedPart(\"\(label)\") as \(type)"
    }
    let wanted = parameters(
      String(type[type.index(after: type.startIndex)..<arrow.lowerBound]), labelled: false)
    let places = wanted.map { _ in "_" }.joined(separator: ", ")
    let result = type[arrow.upperBound...]
    let value = ["Void", "()"].contains(result) ? "" : "recordedPart(\"\")"
    return places.isEmpty ? "{ \(value) }" : "{ \(places) in \(value) }"
  }

  /// The labels and types of parameters that are spelled `label:Type,label:Type`.
  private static func parameters(
    _ text: String, labelled: Bool = true
  ) -> [(label: String, type: String)] {
    var parts = [""]
    var depth = 0
    var last: Character = " "
    for one in text {
      if "([<".contains(one) { depth += 1 }
      if ")]".contains(one) || one == ">" && last != "-" { depth -= 1 }
      if one == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(one) }
      last = one
    }
    return parts.filter { !$0.isEmpty }.map { part in
      let label = labelled ? part.prefix { $0 != ":" } : ""
      let type = part.dropFirst(labelled ? label.count + 1 : 0).replacing("@escaping", with: "").replacing(
        "@autoclosure", with: "")
      return (String(label), String(type.drop { $0 == " " }))
    }
  }

  /// What gives one what it shows: the method that is called for that, else each that says a part of it; empty for nothing.
  var filling: [String] {
    if !isView { return [] }
    for verb in ["configure", "populate", "render", "fill", "bind"] {
      if let whole = fillers.filter({ $0.hasPrefix(verb) }).max(by: { $0.count < $1.count }) {
        return [whole]
      }
    }
    return fillers
  }

  /// Why none can be made.
  func obstacle(among classes: [String: ScreenClass]) -> String {
    // What declares no initializer has those of its superclass.
    var (declaring, steps) = (self, 0)
    while declaring.initializers.isEmpty, steps < 100, let above = classes[declaring.superclass] {
      (declaring, steps) = (above, steps + 1)
    }
    let wanted = declaring.initializers.map(Self.withoutConvenience).filter { $0 != "-" && !Self.isCoder($0) }
    if wanted.isEmpty {
      return "its only initializer is init(coder:): it needs its storyboard or xib; import-ib it"
    }
    return
      "it wants to know \(wanted[0].replacing(",", with: ", ").replacing(":", with: ": ")); say --make '\(name)(…)'"
  }

  private static func withoutConvenience(_ text: String) -> String {
    text.hasPrefix("convenience ") ? String(text.dropFirst(12)) : text
  }

  private static func isCoder(_ text: String) -> Bool { withoutConvenience(text).hasPrefix("coder:") }

  /// The arguments that answer an initializer's wishes without knowing anything; nil where that can't be.
  private func arguments(answering wanted: String) -> String? {
    switch wanted {
    case "": ""
    case "frame:CGRect": isItem ? Self.itemFrame : "frame: .zero"
    case "style:UITableViewCell.CellStyle,reuseIdentifier:String?": "style: .default, reuseIdentifier: nil"
    case "style:UITableViewCellStyle,reuseIdentifier:String?": "style: .default, reuseIdentifier: nil"
    case "reuseIdentifier:String?": "reuseIdentifier: nil"
    case "nibName:String?,bundle:Bundle?", "nibNameOrNil:String?,bundle:Bundle?": "nibName: nil, bundle: nil"
    default: nil
    }
  }
}

extension String {
  /// True for a type's name and nothing more.
  fileprivate var isPlainName: Bool { allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }

  /// The arrow of a function's type, which follows its parameters.
  fileprivate func range(ofResult text: String) -> Range<Index>? {
    var (depth, place) = (0, startIndex)
    while place < endIndex {
      if "([<".contains(self[place]) { depth += 1 }
      if depth == 1, self[place...].hasPrefix(text) {
        return place..<index(place, offsetBy: text.count)
      }
      if ")]".contains(self[place]) || self[place] == ">" && !self[..<place].hasSuffix("-") { depth -= 1 }
      place = index(after: place)
    }
    return nil
  }
}
