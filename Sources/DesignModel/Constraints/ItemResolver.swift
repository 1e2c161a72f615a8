import Notation

/// Looks up what the names in a constraint's text stand for.
struct ItemResolver {
  let screen: Screen

  /// The anchor of a written operand; `superview` is that of the other side's view.
  func anchored(_ operand: Operand, beside other: Operand?) throws(SyntaxError) -> AnchoredItem {
    AnchoredItem(try item(operand.parts, beside: other?.parts), operand.anchor)
  }

  private func item(
    _ parts: [(text: String, offset: Int)], beside other: [(text: String, offset: Int)]?
  ) throws(SyntaxError) -> Item {
    let head = parts[0]
    var item: Item
    if let region = Region(rawValue: head.text), region != .bounds {
      guard region != .contentLayout, region != .frameLayout else {
        throw SyntaxError(
          "'\(head.text)' needs its scroll view before it, as in 'scroll.\(head.text)'", at: head.offset)
      }
      item = Item(.root, region)
    } else if head.text == "superview" {
      item = try superview(of: other, at: head.offset)
    } else {
      item = Item(try owner(named: head.text, at: head.offset))
    }
    for part in parts.dropFirst() {
      guard item.region == .bounds else {
        throw SyntaxError(
          "expected an anchor, since '\(screen.spelled(item))' has no guides", at: part.offset)
      }
      guard let region = Region(rawValue: part.text), region != .bounds else {
        throw SyntaxError(
          "unknown guide '\(part.text)'\(didYouMean(part.text, among: Region.named.map(\.rawValue)))",
          at: part.offset)
      }
      item.region = region
    }
    return item
  }

  private func owner(named name: String, at offset: Int) throws(SyntaxError) -> ObjectID {
    if let view = try? screen.view(named: name) { return view.id }
    if let guide = screen.guides.first(where: { $0.name == name }) { return guide.id }
    throw SyntaxError(
      "unknown item '\(name)' in screen '\(screen.name)'"
        + didYouMean(name, among: screen.itemNames + Screen.reservedNames), at: offset)
  }

  private func superview(
    of other: [(text: String, offset: Int)]?, at offset: Int
  ) throws(SyntaxError) -> Item {
    guard let other, other[0].text != "superview" else {
      throw SyntaxError("'superview' needs a view on the other side, whose superview it is", at: offset)
    }
    let item = try item(other, beside: nil)
    guard let parent = screen.guide(item.owner)?.owner ?? screen.view(item.owner)?.parent else {
      throw SyntaxError("the root view has no superview", at: offset)
    }
    return Item(parent)
  }
}
