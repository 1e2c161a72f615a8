extension ViewAttribute {
  /// The attribute that UIKit or Interface Builder calls by that name; nil for none, and for a name of the design's own.
  static func called(_ name: String) -> ViewAttribute? {
    allCases.first { attribute in attribute.row.uses.contains { $0.names.contains(name) } }
  }
}

extension AttributeUse {
  /// What the attribute is called elsewhere.
  fileprivate var names: [String] {
    var names: [String] = []
    if case .attribute(let file) = interfaceBuilder { names.append(file.name) }
    if case .statements(let statements, _) = uiKit {
      names += statements.compactMap { $0.hasSuffix(" = %") ? String($0.dropLast(4)) : nil }
    }
    return names
  }
}

extension ViewKind {
  /// The kind that UIKit, Interface Builder or other toolkits call by that name; nil for none.
  public static func called(_ name: String) -> ViewKind? {
    allCases.first {
      $0.row.className == name
        || ($0.row.elements + $0.row.otherNames).contains { $0 == name || $0 == name.lowercased() }
    }
  }
}
