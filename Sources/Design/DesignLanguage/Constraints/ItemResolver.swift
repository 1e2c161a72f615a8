public import DesignModel
import Notation

/// Looks up what the names in a constraint's text mean.
struct ItemResolver {
  let screen: Screen

  /// The anchor of a written operand; `superview` is that of the other operand's view.
  func anchored(_ operand: Operand, beside other: Operand?) throws(SyntaxError) -> AnchoredItem {
    if let last = operand.parts.last, let guide = BarGuide(rawValue: last.text), !isItem(last.text) {
      let owner = try operand.parts.count == 1 ? .root : item(operand.parts.dropLast(), beside: other).owner
      guard owner == .root, let anchor = guide.anchor(operand.anchor) else {
        throw SyntaxError(
          "'\(guide.rawValue)' is the screen's and has no '\(operand.anchor.rawValue)'; use '\(guide.instead)'",
          at: last.offset)
      }
      return anchor
    }
    return AnchoredItem(try item(operand.parts[...], beside: other), operand.anchor)
  }

  private func item(
    _ parts: ArraySlice<(text: String, offset: Int)>, beside other: Operand?
  ) throws(SyntaxError) -> Item {
    let head = parts.first!
    var item = try first(head, beside: other)
    for part in parts.dropFirst() {
      guard item.region == .bounds else {
        throw SyntaxError(
          "expected an anchor, since '\(screen.spelled(item))' has no guides", at: part.offset)
      }
      if part.text == "view", item.owner == .root { continue }
      if part.text == "superview" {
        item = Item(try superview(of: item.owner, at: part.offset))
        continue
      }
      guard let region = Region(named: part.text) else {
        throw SyntaxError(
          "unknown guide '\(part.text)'"
            + Self.remedy(
              didYouMean(part.text, among: Region.named.map(\.rawValue)), Region.named.map(\.rawValue)),
          at: part.offset)
      }
      item.region = region
    }
    return item
  }

  /// What the first word names: names of the screen count before UIKit's words.
  private func first(
    _ head: (text: String, offset: Int), beside other: Operand?
  ) throws(SyntaxError) -> Item {
    if head.text == "superview" {
      guard let other, !other.isOfSuperview else {
        throw SyntaxError(
          "'superview' needs a view on the other side, whose superview it is; write 'root' for the screen's own view",
          at: head.offset)
      }
      return Item(try superview(of: try item(other.parts[...], beside: nil).owner, at: head.offset))
    }
    if let owner = screen.owner(named: head.text) { return Item(owner) }
    if ["view", "self"].contains(head.text) { return Item(.root) }
    guard let region = Region(named: head.text) else {
      throw SyntaxError(
        "unknown item '\(head.text)' in screen '\(screen.name)'"
          + Self.remedy(
            didYouMean(head.text, among: screen.itemNames + Screen.reservedNames), screen.itemNames),
        at: head.offset)
    }
    guard !region.isOfScroll else {
      throw SyntaxError(
        "'\(region.rawValue)' needs its scroll view before it, as in 'scroll.\(region.rawValue)'",
        at: head.offset)
    }
    return Item(.root, region)
  }

  private func superview(of item: ObjectID, at offset: Int) throws(SyntaxError) -> ObjectID {
    guard let superview = screen.superview(of: item) else {
      throw SyntaxError("the root view has no superview; name another item", at: offset)
    }
    return superview
  }

  private func isItem(_ name: String) -> Bool { screen.owner(named: name) != nil }

  /// The near word, or else what there is to choose from.
  private static func remedy(_ hint: String, _ names: [String]) -> String {
    if !hint.isEmpty || names.isEmpty { return hint }
    let shown = names.prefix(5).joined(separator: ", ")
    return "; choose from \(shown)" + (names.count > 5 ? " and \(names.count - 5) more" : "")
  }
}

extension Screen {
  /// The view of that name or path, or the guide of that name.
  func owner(named name: String) -> ObjectID? {
    if let view = try? view(named: name) { return view.id }
    return guides.first { $0.name == name }?.id
  }
}

extension Operand {
  /// True for an anchor of what only another operand names.
  var isOfSuperview: Bool { parts[0].text == "superview" }
}

extension Region {
  /// The built-in guide of that name, UIKit's own names included: `safeAreaLayoutGuide`.
  public init?(named name: String) {
    guard let region = Self.named.first(where: { $0.rawValue == name || $0.uikitName == name }) else {
      return nil
    }
    self = region
  }

  /// What UIKit calls the guide.
  public var uikitName: String {
    switch self {
    case .bounds: ""
    case .safeArea: "safeAreaLayoutGuide"
    case .layoutMargins: "layoutMarginsGuide"
    case .readableContent: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .contentLayout: "contentLayoutGuide"
    case .frameLayout: "frameLayoutGuide"
    }
  }
}

/// The guides that view controllers had before there was a safe area.
enum BarGuide: String, CaseIterable {
  case topLayoutGuide, bottomLayoutGuide

  /// The anchor that an anchor of the guide is; nil for those that a screen has no anchor for.
  func anchor(_ anchor: Anchor) -> AnchoredItem? {
    switch (self, anchor) {
    case (.topLayoutGuide, .top), (.bottomLayoutGuide, .bottom): AnchoredItem(Item(.root), anchor)
    case (.topLayoutGuide, .bottom): AnchoredItem(Item(.root, .safeArea), .top)
    case (.bottomLayoutGuide, .top): AnchoredItem(Item(.root, .safeArea), .bottom)
    case (_, .leading), (_, .trailing), (_, .left), (_, .right), (_, .centerX), (_, .width):
      AnchoredItem(Item(.root), anchor)
    default: nil
    }
  }

  /// What to write for other anchors of it.
  var instead: String { self == .topLayoutGuide ? "safeArea.top" : "safeArea.bottom" }
}
