import DesignModel

/// The views and guides of a conflict, each once however often the log speaks of it.
struct LoggedItems {
  /// In the order in which the log speaks of them first.
  private(set) var all: [LoggedItem] = []
  /// The place of each item's superview among them, where the log says.
  private(set) var containers: [Int?] = []
  private var places: [Key: Int] = [:]

  /// What an item is known by.
  private enum Key: Hashable {
    case address(UInt64)
    case name(String?)
  }

  /// The items of a conflict.
  init(_ conflict: LoggedConflict) {
    for constraint in conflict.constraints {
      for item in [constraint.container, constraint.first.item, constraint.second?.item] {
        if let item { add(item) }
      }
    }
    containers = Array(repeating: nil, count: all.count)
    nest(conflict)
  }

  /// The place of an item.
  func place(of item: LoggedItem) -> Int {
    guard let place = places[Self.key(item)] else {
      preconditionFailure("Every item of the conflict was added")
    }
    return place
  }

  private static func key(_ item: LoggedItem) -> Key { item.address.map { .address($0) } ?? .name(item.name) }

  private mutating func add(_ item: LoggedItem) {
    let key = Self.key(item)
    if let place = places[key] {
      all[place] = all[place].completed(by: item)
    } else {
      places[key] = all.count
      all.append(item)
    }
  }

  // MARK: Nesting

  /// Which item is in which, as far as the log says.
  private mutating func nest(_ conflict: LoggedConflict) {
    // Step 1. Items that are said to lie side by side share their superview.
    var groups = NumberGroups(count: all.count)
    for constraint in conflict.constraints where constraint.nesting == .siblings || constraint.isOfSiblings {
      guard let second = constraint.second?.item else { continue }
      groups.join(place(of: constraint.first.item), place(of: second))
    }
    // Step 2. The first that is said to be the superview of any of them is that of all.
    var superviews: [Int?] = Array(repeating: nil, count: all.count)
    for constraint in conflict.constraints {
      guard let (inner, outer) = nesting(of: constraint) else { continue }
      let group = groups.head(of: inner)
      if superviews[group] == nil, !all[outer].isGuide, groups.head(of: outer) != group {
        superviews[group] = outer
        if isCyclic(from: group, superviews, &groups) { superviews[group] = nil }
      }
    }
    for item in all.indices { containers[item] = superviews[groups.head(of: item)] }
  }

  private func nesting(of constraint: LoggedConstraint) -> (inner: Int, outer: Int)? {
    guard let second = constraint.second else { return nil }
    let (a, b) = (place(of: constraint.first.item), place(of: second.item))
    if a == b { return nil }
    if let container = constraint.container { return place(of: container) == a ? (b, a) : (a, b) }
    guard let identifier = constraint.head.identifier, Self.canvases.contains(where: identifier.hasPrefix)
    else {
      return nil
    }
    if all[a].isStack != all[b].isStack { return all[a].isStack ? (b, a) : (a, b) }
    return nil
  }

  /// How the rules are called that tie a stack's views to the stack.
  private static let canvases = ["UISV-canvas-connection", "UISV-spanning-boundary"]

  private func isCyclic(from start: Int, _ superviews: [Int?], _ groups: inout NumberGroups) -> Bool {
    var group = start
    while let outer = superviews[group] {
      group = groups.head(of: outer)
      if group == start { return true }
    }
    return false
  }
}

extension LoggedItem {
  fileprivate var isStack: Bool { className?.hasSuffix("StackView") ?? false }
}

extension LoggedConstraint {
  /// True for the rules of stacks that join two of their views.
  fileprivate var isOfSiblings: Bool {
    head.identifier.map { ["UISV-spacing", "UISV-fill-equally", "UISV-alignment"].contains($0) } ?? false
  }
}
