import DesignLanguage
public import DesignModel

/// Writes a screen as a xib of one view.
///
/// What Interface Builder has no word for is left out with a remark where it would stand.
public struct WriteDocument {
  private let screen: Screen
  private let frames: [ObjectID: Rect]
  let ids: ExportIdentities
  private let children: [ObjectID: [View]]
  private let guides: [ObjectID: [LayoutGuide]]
  private let constraints: [ObjectID: [LayoutConstraint]]
  private let variations: [ObjectID: [Variation]]

  /// The canvas for which frames are recorded: an iPhone 16's 393 by 852 points, as Xcode 15.1 shows it.
  static let device = "retina6_12"
  static let plugIn = "22504"
  static let tools = "22505"

  /// A screen whose views have these frames on the canvas, in points of the superview's coordinates.
  public init(_ screen: Screen, frames: [ObjectID: Rect]) {
    (self.screen, self.frames) = (screen, frames)
    ids = ExportIdentities(screen)
    children = Dictionary(grouping: screen.views.filter { $0.parent != nil }, by: { $0.parent! })
    guides = Dictionary(grouping: screen.guides, by: \.owner)
    let owners = ConstraintOwners(screen)
    constraints = Dictionary(
      grouping: screen.constraints.map(screen.betweenAnchors), by: { owners.owner(of: $0) })
    variations = Dictionary(grouping: screen.variations, by: \.target)
  }

  /// The document's text.
  public var text: String {
    var objects = XMLNode(
      "objects", [],
      children: [
        filesOwner,
        XMLNode(
          "placeholder",
          [("placeholderIdentifier", "IBFirstResponder"), ("id", "-2"), ("customClass", "UIResponder")]),
      ])
    objects.append(node(screen.root))
    let resources = XMLNode.resources(of: screen.views).map { [$0] } ?? []
    return XMLNode(
      "document",
      [
        ("type", "com.apple.InterfaceBuilder3.CocoaTouch.XIB"), ("version", "3.0"),
        ("toolsVersion", Self.tools), ("targetRuntime", "iOS.CocoaTouch"), ("propertyAccessControl", "none"),
        ("useAutolayout", "YES"), ("useTraitCollections", "YES"), ("useSafeAreas", "YES"),
        ("colorMatched", "YES"),
      ],
      children: [
        XMLNode("device", [("id", Self.device), ("orientation", "portrait"), ("appearance", "light")]),
        XMLNode(
          "dependencies", [],
          children: [
            XMLNode("deployment", [("identifier", "iOS")]),
            XMLNode(
              "plugIn",
              [("identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"), ("version", Self.plugIn)]),
            XMLNode(
              "capability", [("name", "Safe area layout guides"), ("minToolsVersion", "9.0")]),
          ]), objects,
      ] + resources
    ).document
  }

  /// The file's owner: a controller whose view it is, where the root fills the window.
  private var filesOwner: XMLNode {
    let outlet = XMLNode(
      "outlet", [("property", "view"), ("destination", ids.view(screen.root.id)), ("id", "viw-of-own")])
    return XMLNode(
      "placeholder",
      [("placeholderIdentifier", "IBFilesOwner"), ("id", "-1"), ("userLabel", "File's Owner")],
      children: screen.rootTraits.kind == .window ? [XMLNode("connections", [], children: [outlet])] : [])
  }

  // MARK: Views

  private func node(_ view: View) -> XMLNode {
    var node = WriteView(view, id: ids.view(view.id)).node
    var lists: [XMLNode] = [frame(of: view.id)]
    let inner = (children[view.id] ?? []).map(self.node) + (guides[view.id] ?? []).map(self.node)
    if !inner.isEmpty { lists.append(XMLNode("subviews", [], children: inner)) }
    lists += builtInGuides(of: view)
    if let list = constraintList(of: view.id) { lists.append(list) }
    if view.id == .root { lists += SimulatedBars.metrics(of: view.attributes) }
    // Xcode writes what is within a view in this order: its frame, its views, its guides, its constraints, the rest.
    node.children = lists.map { .element($0) } + node.children
    addVariations(of: view, to: &node)
    return node
  }

  /// A guide as an empty view: Interface Builder has no guides of the author's own.
  private func node(_ guide: LayoutGuide) -> XMLNode {
    XMLNode(
      "view",
      [
        ("hidden", "YES"), ("userInteractionEnabled", "NO"),
        ("translatesAutoresizingMaskIntoConstraints", "NO"), ("id", ids.view(guide.id)),
        ("userLabel", guide.name),
      ], children: [frame(of: guide.id)])
  }

  private func frame(of id: ObjectID) -> XMLNode { XMLNode(frame: frames[id] ?? .zero) }

  private func builtInGuides(of view: View) -> [XMLNode] {
    Region.allCases.compactMap { region in
      guard let id = ids.region(Item(view.id, region)) else { return nil }
      return XMLNode(guide: region, id: id)
    }
  }

  private func constraintList(of owner: ObjectID) -> XMLNode? {
    guard let list = constraints[owner], !list.isEmpty else { return nil }
    var node = XMLNode("constraints")
    for constraint in list {
      let written = WriteConstraint(
        constraint, owner: owner, ids, variations: variations[constraint.id] ?? [])
      node.children += written.content
    }
    return node
  }

  // MARK: Variations

  /// The view's own variations, and the installations of the constraints that stand in it.
  private func addVariations(of view: View, to node: inout XMLNode) {
    var masks: [(key: String, reference: String, isOn: Bool)] = []
    for constraint in constraints[view.id] ?? [] {
      let id = ids.constraint(constraint.id)
      if !constraint.isInstalled { masks.append(("default", id, false)) }
      for variation in variations[constraint.id] ?? [] {
        guard case .constraint(_, let change) = variation.change, let isOn = change.isInstalled,
          let key = variation.condition.sizeClassKey
        else { continue }
        masks.append((key, id, isOn))
      }
    }
    for variation in variations[view.id] ?? [] {
      guard case .view(_, let attributes) = variation.change else { continue }
      guard let key = variation.condition.sizeClassKey else {
        node.children.append(
          .remark("when \(variation.condition.spelled): Interface Builder varies by size class alone"))
        continue
      }
      let varied = WriteAttributes(attributes, of: view.kind).varied
      let font = WriteFont.varied(attributes, over: view.attributes, of: view.kind)
      node.append(XMLNode("variation", [("key", key)] + varied, children: [font].compactMap(\.self)))
    }
    var keys: [String] = []
    for mask in masks where !keys.contains(mask.key) { keys.append(mask.key) }
    for key in keys {
      let changes = masks.filter { $0.key == key }.map { mask in
        XMLNode(mask.isOn ? "include" : "exclude", [("reference", mask.reference)])
      }
      node.append(
        XMLNode(
          "variation", [("key", key)],
          children: [XMLNode("mask", [("key", "constraints")], children: changes)]))
    }
  }
}

extension Double {
  /// The number as Xcode writes it: `0.0` for none, no more digits than a pixel has.
  var inXML: String {
    self == 0 ? "0.0" : ((self * 1e6).rounded() / 1e6).spelledForXML
  }

  /// The shortest exact spelling, without a fraction where there is none.
  var spelledForXML: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Region {
  /// The key of the built-in guide.
  var guideKey: String {
    switch self {
    case .contentLayout: "contentLayoutGuide"
    case .frameLayout: "frameLayoutGuide"
    case .bounds, .safeArea, .layoutMargins, .readableContent, .keyboard: rawValue
    }
  }
}

extension Condition {
  /// The key of the variation with this condition; nil where it asks for more than size classes.
  var sizeClassKey: String? {
    var parts: [String] = []
    for term in terms {
      guard term.comparison == .equal, case .word(let word) = term.value else { return nil }
      switch term.axis {
      case .hclass: parts.append("widthClass=\(word)")
      case .vclass: parts.append("heightClass=\(word)")
      default: return nil
      }
    }
    return parts.joined(separator: "-")
  }
}
