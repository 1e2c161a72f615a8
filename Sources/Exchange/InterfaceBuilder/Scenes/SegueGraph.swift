/// The controllers of a storyboard and how they lead to one another, which decides the bars around each.
struct SegueGraph {
  /// Every controller in the file's order.
  private(set) var controllers: [XMLElement] = []
  private var incoming: [String: [Step]] = [:]
  private var places: [String: Int] = [:]
  private var known: [String: SimulatedBars] = [:]
  private let hidesBottomBars: Bool

  /// One segue, seen from where it leads to.
  private struct Step {
    let from: XMLElement
    let segue: XMLElement
    var kind: String { segue["kind"] ?? "" }
  }

  /// The graph of a document.
  ///
  /// Xcode 6 and 7, which show no device, leave the bar below a controller that hides it when pushed (2 of 2).
  init(_ root: XMLElement, _ header: DocumentHeader) {
    hidesBottomBars = header.deviceID != nil
    var found: [XMLElement] = []
    root.forEach { element in
      if element.name.hasSuffix("ontroller"), element["sceneMemberID"] == "viewController" {
        found.append(element)
      }
    }
    controllers = found
    for (place, controller) in found.enumerated() {
      if let id = controller["id"], places[id] == nil { places[id] = place }
    }
    for controller in found {
      controller.forEach { element in
        guard element.name == "segue", let target = element["destination"] else { return }
        incoming[target, default: []].append(Step(from: controller, segue: element))
      }
    }
  }

  /// The segues that present.
  private static let presents = ["presentation", "modal", "popoverPresentation"]

  /// The bars around a controller: those that its segues imply, then those that it names itself.
  ///
  /// Chosen because it fits the recorded frames; 15 views of 5,139 disagree.
  mutating func bars(around controller: XMLElement) -> SimulatedBars {
    var trail: Set<String> = []
    return bars(around: controller, &trail)
  }

  private mutating func bars(around controller: XMLElement, _ trail: inout Set<String>) -> SimulatedBars {
    let id = controller["id"] ?? ""
    if let bars = known[id] { return bars }
    if !trail.insert(id).inserted { return SimulatedBars() }
    defer { trail.remove(id) }
    var result = SimulatedBars()
    let steps = incoming[id] ?? []
    for step in steps {
      let outer = bars(around: step.from, &trail)
      Self.pass(step, from: outer, to: controller, &result)
    }
    // A controller that one `show` pushes below a bar is no sheet, whatever another one would make of it.
    if result.top != nil,
      !steps.contains(where: { $0.kind == "relationship" || Self.presents.contains($0.kind) })
    {
      result.isSheet = false
    }
    let isPresented = steps.contains { Self.presents.contains($0.kind) }
    if isPresented, !steps.contains(where: { $0.kind == "relationship" }) {
      (result.top, result.bottom) = (nil, nil)
    }
    result.apply(metricsOf: controller)
    result.extendsUnderOpaqueBars = controller.isYes("extendedLayoutIncludesOpaqueBars")
    if hidesBottomBars, controller.isYes("hidesBottomBarWhenPushed"), result.bottom?.kind == .tab {
      result.bottom = nil
    }
    known[id] = result
    return result
  }

  /// What one segue hands on.
  private static func pass(
    _ step: Step, from outer: SimulatedBars, to controller: XMLElement, _ result: inout SimulatedBars
  ) {
    // What a file doesn't say of the status bar is inferred from what holds the controller, as bars are.
    if ["relationship", "embed"].contains(step.kind), !outer.hasStatusBar { result.hasStatusBar = false }
    switch step.kind {
    case "relationship":
      result.isSheet = result.isSheet || outer.isSheet
      result.isEmbedded = result.isEmbedded || outer.isEmbedded
      result.isPopover = result.isPopover || outer.isPopover
      if step.from.name == "navigationController", step.segue["relationship"] == "rootViewController" {
        passRoot(step.from, outer, into: &result)
      } else if step.from.name == "tabBarController" {
        result.top = outer.top ?? result.top
        let isOpaque = step.from.child("tabBar")?["translucent"] == "NO"
        result.bottom = SimulatedBars.BarStyle(kind: .tab, isOpaque: isOpaque)
      } else if step.from.name == "splitViewController" {
        result.bottom = outer.bottom ?? result.bottom
      }
    case "show", "push", "showDetail":
      let isContainer = ["navigationController", "tabBarController", "splitViewController"].contains(
        controller.name)
      if outer.top != nil, !isContainer {
        result.top = result.top ?? outer.top
        if step.kind != "showDetail" { result.bottom = result.bottom ?? outer.bottom }
      }
      // A container that is shown stays above the tab bar (1 of 1).
      if outer.top != nil, isContainer, step.kind == "show" { result.bottom = result.bottom ?? outer.bottom }
      // Without a navigation controller, `show` presents.
      if step.kind == "show", outer.top == nil { present(controller, step, into: &result) }
    case "embed": result.isEmbedded = true
    case let kind where presents.contains(kind): present(controller, step, into: &result)
    default: break
    }
  }

  /// A presentation in the style of the controller, else of the segue.
  private static func present(_ controller: XMLElement, _ step: Step, into result: inout SimulatedBars) {
    let style =
      controller["modalPresentationStyle"] ?? step.segue["modalPresentationStyle"] ?? "automatic"
    if style == "automatic" || style == "pageSheet" { result.isSheet = true }
    if style == "fullScreen" { result.isFullScreen = true }
    if style == "popover" || step.kind == "popoverPresentation" { result.isPopover = true }
  }

  private static func passRoot(
    _ navigation: XMLElement, _ outer: SimulatedBars, into result: inout SimulatedBars
  ) {
    if !navigation.isYes("navigationBarHidden") {
      let bar = navigation.child("navigationBar")
      result.top = SimulatedBars.BarStyle(
        kind: .navigation, isOpaque: bar?["translucent"] == "NO", isLarge: bar?.isYes("largeTitles") ?? false)
    }
    if navigation["toolbarHidden"] == "NO" {
      result.bottom = SimulatedBars.BarStyle(kind: .tool)
    } else {
      result.bottom = outer.bottom ?? result.bottom
    }
  }
}

extension SegueGraph {
  /// The nearest container of a class around a controller, as far as relationships and pushes lead, and what it holds
  /// on the way.
  func container(_ name: String, around controller: XMLElement) -> XMLElement? {
    var trail: Set<String> = []
    return container(name, around: controller, &trail)
  }

  private func container(
    _ name: String, around controller: XMLElement, _ trail: inout Set<String>
  ) -> XMLElement? {
    guard let id = controller["id"], trail.insert(id).inserted else { return nil }
    for step in incoming[id] ?? [] where ["relationship", "show", "push"].contains(step.kind) {
      if step.from.name == name { return step.from }
      if let found = container(name, around: step.from, &trail) { return found }
    }
    return nil
  }

  /// The controllers that a container holds, in its order.
  func members(of container: XMLElement) -> [XMLElement] {
    let steps = container.child("connections")?.children ?? []
    return steps.filter { $0["kind"] == "relationship" }
      .compactMap { $0["destination"].flatMap { places[$0] } }.map { controllers[$0] }
  }
}
