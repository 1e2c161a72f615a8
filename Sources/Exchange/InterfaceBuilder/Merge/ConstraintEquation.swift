/// An anchor of a constraint: how far along a box, or how long the box is.
private struct BoxAnchor {
  /// `x` or `y`.
  let axis: String
  /// From 0 at the leading or top edge to 1 at the other; nil for the length.
  let share: Double?
  /// True for the same within the box's margins.
  let isInMargins: Bool

  private static let horizontal: [String: Double] = [
    "leading": 0, "left": 0, "trailing": 1, "right": 1, "centerX": 0.5,
  ]
  private static let vertical: [String: Double] = ["top": 0, "bottom": 1, "centerY": 0.5]

  /// The anchor that an attribute's value names; nil for a baseline.
  init?(_ attribute: String) {
    let ending = ["WithinMargins", "Margin"].first { attribute.hasSuffix($0) }
    let name = String(attribute.dropLast(ending?.count ?? 0))
    isInMargins = ending != nil
    if let share = Self.horizontal[name] {
      (axis, self.share) = ("x", share)
    } else if let share = Self.vertical[name] {
      (axis, self.share) = ("y", share)
    } else if name == "width" || name == "height" {
      (axis, share) = (name == "width" ? "x" : "y", nil)
    } else {
      return nil
    }
  }

  /// The anchor of the box of an object.
  func of(_ object: String, isGiven: Bool) -> LinearExpression {
    var result = LinearExpression()
    if share != nil {
      let start = LayoutVariable(object: object, quantity: "\(axis) start", isGiven: isGiven)
      result.add(LinearExpression(start))
    }
    let length = LayoutVariable(object: object, quantity: "\(axis) length", isGiven: isGiven)
    result.add(LinearExpression(length), times: share ?? 1)
    return result
  }
}

extension MergePlan {
  /// What has to be 0 for a constraint on a side of the merge; nil unless it has to hold exactly, in all size classes, and ties
  /// what is there.
  func equation(of key: MergeKey, on side: MergedSide) -> LinearExpression? {
    let value = constraintValues(of: key, on: side)
    guard element(key)?.children.isEmpty ?? false, value("relation") ?? "equal" == "equal",
      Double(value("priority") ?? "1000") == 1000, value("placeholder") != "YES", value("symbolic") != "YES",
      let list = homes[key]?[side], let owner = homes[list]?[side], let firstAnchor = value("firstAttribute"),
      let first = item(value("firstItem"), or: owner, on: side)
    else { return nil }
    let constant = LinearExpression(constant: value("constant").flatMap(Double.init) ?? 0)
    var (result, second) = (LinearExpression(), MergeKey?.none)
    if let secondAnchor = value("secondAttribute") {
      second = item(value("secondItem"), or: owner, on: side)
      let factor = SceneConstraint.ratio(value("multiplier")) ?? 1
      guard let second,
        // Places are multiplied in the coordinates of what both are in.
        factor == 1 || BoxAnchor(firstAnchor)?.share == nil && BoxAnchor(secondAnchor)?.share == nil
      else { return nil }
      result.add(anchor(secondAnchor, of: second, to: first, on: side), times: -factor)
    }
    result.add(anchor(firstAnchor, of: first, to: second, on: side))
    result.add(constant, times: -1)
    return result
  }

  /// The values of the attributes that a constraint has on a side of the merge.
  private func constraintValues(of key: MergeKey, on side: MergedSide) -> (String) -> String? {
    let joined = joinedHead(key)
    let own = sides[side][key] == nil ? side.other : side
    return { name in
      let group = ChangedAsOne.group(of: name, in: "constraint")
      let source = joined.clashes.contains(group) ? side : joined.sides[group] ?? own
      return sides[source][key].flatMap { sides[source].value(name, of: $0.element) }
    }
  }

  /// The object of an identifier, or else of a key, if it is on a side of the merge.
  private func item(_ id: String?, or owner: MergeKey, on side: MergedSide) -> MergeKey? {
    let found: MergeKey? = if let id { keys.object(id) } else { owner }
    guard let item = found, isThere(item, on: side) else { return nil }
    return item
  }

  /// The identifier by which the merge knows an object.
  func name(of key: MergeKey, on side: MergedSide) -> String {
    let tree = sides[side][key] == nil ? sides[side.other] : sides[side]
    return tree[key].flatMap { tree.value("id", of: $0.element) } ?? ""
  }

  /// An anchor of an item, in points from nowhere in particular.
  private func anchor(
    _ attribute: String, of item: MergeKey, to other: MergeKey?, on side: MergedSide
  ) -> LinearExpression {
    let name = name(of: item, on: side)
    let isOfController = element(item)?.name == "viewControllerLayoutGuide"
    guard let object = element(item), let anchor = BoxAnchor(attribute), !isOfController else {
      // A baseline is wherever the text has it.
      return LinearExpression(LayoutVariable(object: name, quantity: attribute, isGiven: isOfController))
    }
    if object.name.hasSuffix("LayoutGuide"), let owner = homes[item]?[side] {
      return guide(anchor, of: object, named: name, in: owner, on: side)
    }
    if Self.scrolling.contains(object.name), anchor.share != nil, let other, other != item,
      sequence(first: other, next: { homes[$0]?[side] }).contains(item)
    {
      return anchor.of("\(name) content", isGiven: false)
    }
    var result = box(anchor, of: item, on: side)
    if anchor.isInMargins { result.add(anchor.of("\(name) margins", isGiven: true)) }
    return result
  }

  /// Views whose edges are those of their content to what is in them.
  private static let scrolling: Set = ["scrollView", "tableView", "collectionView"]

  private func guide(
    _ anchor: BoxAnchor, of guide: XMLElement, named name: String, in owner: MergeKey, on side: MergedSide
  ) -> LinearExpression {
    switch guide["key"] {
    case "contentLayoutGuide": return anchor.of(name, isGiven: false)
    case "frameLayoutGuide": return box(anchor, of: owner, on: side)
    default:
      // How far it is from the edges is the device's affair for a screen, and nobody's for a view in it.
      guard root(of: owner, on: side) != nil else { return anchor.of(name, isGiven: false) }
      var result = box(anchor, of: owner, on: side)
      result.add(anchor.of(name, isGiven: true))
      return result
    }
  }

  private func box(_ anchor: BoxAnchor, of item: MergeKey, on side: MergedSide) -> LinearExpression {
    let name = name(of: item, on: side)
    let kind = root(of: item, on: side)
    guard kind == .content, anchor.axis == "y", let height = recordedHeight(of: item, on: side) else {
      return anchor.of(name, isGiven: kind == .screen || kind == .content && anchor.axis == "x")
    }
    var result = LinearExpression(constant: (anchor.share ?? 1) * height)
    if anchor.share != nil {
      result.add(LinearExpression(LayoutVariable(object: name, quantity: "y start", isGiven: true)))
    }
    return result
  }

  /// What no constraint of a file places.
  private enum Root {
    /// The view of a controller, as large as the device has it.
    case screen
    /// What a row or a xib holds: as wide as the device has it, and as high as the canvas.
    case content
  }

  private func root(of item: MergeKey, on side: MergedSide) -> Root? {
    guard let element = element(item), let parent = homes[item]?[side] else { return nil }
    if element["key"] == "view" { return .screen }
    let isOutermost = homes[parent]?[side] == .document && self.element(parent)?.name == "objects"
    return element.name == "tableViewCellContentView" || isOutermost ? .content : nil
  }

  /// The height in points that all files record of an item, and of the row that it fills; nil where they don't agree.
  private func recordedHeight(of item: MergeKey, on side: MergedSide) -> Double? {
    var objects = [item]
    if element(item)?.name == "tableViewCellContentView", let row = homes[item]?[side] { objects.append(row) }
    let heights = objects.flatMap { object in
      MergedSide.allCases.compactMap { file in
        sides[file][object]?.element.child(key: "frame")?["height"].flatMap(Double.init)
      }
    }
    return Set(heights).count == 1 ? heights[0] : nil
  }
}
