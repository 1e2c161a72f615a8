public import DesignModel

/// Brings a scene of a file from one design to another, by changing the elements that say what is different.
///
/// What can't be said is refused object by object; everything else is done nevertheless, and the caller decides.
struct SceneEdits {
  /// The scene as the file has it, and as it is to be.
  let before, after: Screen
  let map: SceneMap
  /// Where views that come new lie, and how large others are from now on, in points of their superviews.
  let frames: [ObjectID: Rect]
  var edits: XMLEdits
  var identifiers: NewIdentifiers
  private(set) var refusals: [WriteRefusal] = []
  /// Elements whose children may all be gone at the end.
  var thinned: [XMLElement] = []
  /// Constraints that come into the list of a view, in order.
  var arriving: [ObjectID: [XMLNode.Content]] = [:]
  /// Built-in guides that constraints speak of anew.
  var newGuides: [(item: Item, identifier: String)] = []
  let owners: ConstraintOwners

  init(_ map: SceneMap, from before: Screen, to after: Screen, frames: [ObjectID: Rect]) {
    (self.before, self.after, self.map, self.frames) = (before, after, map, frames)
    edits = XMLEdits(map.document)
    identifiers = NewIdentifiers(map)
    owners = ConstraintOwners(after)
    run()
  }

  /// The order is that in which Xcode writes what is within a view.
  private mutating func run() {
    planConstraints()
    editViews()
    insertGuides()
    insertConstraints()
    editAttributes()
    editFrames()
    editInstallations()
    editVariations()
    editReferences()
    for list in thinned where !edits.fills(list) && list.children.allSatisfy({ edits.removes($0) }) {
      edits.remove(list)
    }
    refuseOthers()
  }

  /// Notes that an object can't be written as it is.
  mutating func refuse(_ kind: ObjectKind, _ key: String, reason: String) {
    let refusal = WriteRefusal(kind: kind, key: key, reason: reason)
    if !refusals.contains(refusal) { refusals.append(refusal) }
  }

  private mutating func refuseOthers() {
    for change in before.guides.changes(to: after.guides) {
      refuse(.guide, change.key, reason: "Interface Builder has no guides of the author's own")
    }
  }

  /// Puts an element into a view's, where Xcode would write it.
  mutating func insert(_ node: XMLNode, into element: XMLElement) {
    let rank = ElementOrder.rank(node.name, key: node.attributes.first { $0.name == "key" }?.value)
    let earlier = element.children.last { ElementOrder.rank($0.name, key: $0["key"]) <= rank }
    edits.insert(.element(node), into: element, after: earlier)
  }
}

/// Something of a design that a file can't be made to say.
public struct WriteRefusal: Hashable, Sendable {
  /// What it is.
  public let kind: ObjectKind
  /// Its key.
  public let key: String
  /// Why; a sentence without period.
  public let reason: String

  /// An object of a kind that can't be written, and why.
  public init(kind: ObjectKind, key: String, reason: String) {
    (self.kind, self.key, self.reason) = (kind, key, reason)
  }
}

/// The order in which Xcode writes what is within a view.
enum ElementOrder {
  private static let early = ["rect", "autoresizingMask", "subviews", "viewLayoutGuide"]

  static func rank(_ name: String, key: String?) -> Int {
    if let place = early.firstIndex(of: name) { return place }
    switch (name, key) {
    case ("frame", "frameInset"): return 0
    case ("color", "backgroundColor"): return 4
    case ("accessibility", _): return 5
    case ("constraints", _): return 6
    case ("edgeInsets", _), ("directionalEdgeInsets", _), ("inset", _): return 7
    case ("segments", _): return 8
    case ("string", _), ("mutableString", _), ("attributedString", _): return 9
    case ("fontDescription", _): return 10
    case ("state", _): return 12
    case ("buttonConfiguration", _): return 13
    case ("userDefinedRuntimeAttributes", _): return 20
    case ("variation", _): return 21
    case ("connections", _): return 22
    default: return 11
    }
  }
}
