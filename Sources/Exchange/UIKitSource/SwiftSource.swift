public import DesignModel
import Notation

/// A screen as the source of a view that builds it with UIKit.
public struct SwiftSource {
  private let screen: Screen
  private let names: SwiftNames
  private let constraints: SwiftConstraints

  /// The source of a screen, with its variations as `adapt()`.
  public init(_ screen: Screen) {
    self.screen = screen
    names = SwiftNames(screen)
    constraints = SwiftConstraints(screen: screen, names: names)
  }

  /// The whole file.
  public var text: String {
    ([
      SwiftSpelling.remark("The screen \(screen.name), as its design says it."), "import UIKit", "",
      "final class \(names.type): \(root.row.swiftClass) {",
    ] + indented(members) + ["}"] + sizedClasses).joined(separator: "\n") + "\n"
  }

  /// A view that has a size by its class makes one of that size.
  private func initializer(of view: View) -> String {
    SwiftSizedClass(of: view, in: names)?.initializer ?? view.initializer
  }

  /// The classes of views that have a size by their class, each once.
  private var sizedClasses: [String] {
    var seen: Set<String> = []
    return screen.views.dropFirst().compactMap { SwiftSizedClass(of: $0, in: names) }
      .filter { seen.insert($0.name).inserted }.flatMap(\.declaration)
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? $0 : "  \($0)" } }

  private var members: [String] {
    declarations + [""] + initializers + function("build", build) + function("arrange", arrange)
      + function("constrain", constrain) + adaptation
  }

  private func function(_ name: String, _ body: [String]) -> [String] {
    ["", "private func \(name)() {"] + indented(body) + ["}"]
  }

  // MARK: What there is

  private var declarations: [String] {
    screen.views.dropFirst().map { "let \(names.item($0.id)) = \(initializer(of: $0))" }
      + screen.guides.map { "let \(names.item($0.id)) = UILayoutGuide()" }
      + varied.map { "private var \(names.constraint($0.id)): NSLayoutConstraint!" }
  }

  /// The constraints that only some profiles have, or that differ between them.
  private var varied: [LayoutConstraint] {
    let targets = Set(screen.variations.map(\.target))
    return screen.constraints.filter {
      constraints.expression($0) != nil && (targets.contains($0.id) || $0.condition != nil)
    }
  }

  private var root: ViewKind { screen.views.first?.kind ?? .view }

  private var initializers: [String] {
    let steps = ["build()", "arrange()", "constrain()"] + (isVaried ? ["adapt()"] : [])
    let coder = root.row.marks.contains(.decoding) ? "init(coder: NSCoder)" : "init?(coder: NSCoder)"
    let frame =
      root == .textView
      ? [
        "override init(frame: CGRect, textContainer: NSTextContainer?) {",
        "  super.init(frame: frame, textContainer: textContainer)",
      ] : ["override init(frame: CGRect) {", "  super.init(frame: frame)"]
    return frame + indented(steps) + [
      "}", "", "required \(coder) { fatalError(\"this view is made in code\") }",
    ]
  }

  private var build: [String] {
    var result: [String] = []
    for view in screen.views {
      if let reason = view.kind.row.remark { result.append(SwiftSpelling.remark("\(view.name): \(reason)")) }
      let attributes = SwiftAttributes(view: view, names: names)
      result += attributes.statements(attributes.unlikeInitializer)
      result += attributes.statements(view.attributes.filter { !$0.isSetInSuperview })
    }
    let languages = Set(screen.texts.map(\.locale)).sorted()
    if !languages.isEmpty {
      result.append(
        SwiftSpelling.remark("texts in \(enumerated(languages)) belong in the app's string catalog"))
    }
    return result
  }

  // MARK: The tree

  private var arrange: [String] {
    var result: [String] = []
    for view in screen.views.dropFirst() {
      guard let parent = view.parent else { continue }
      let isStack = screen.view(parent)?.kind == .stack
      if !isStack {
        result.append("\(names.item(view.id)).translatesAutoresizingMaskIntoConstraints = false")
      }
      let name = isStack ? "addArrangedSubview" : "addSubview"
      result.append("\(names.prefix(parent))\(name)(\(names.item(view.id)))")
      result += SwiftAttributes(view: view, names: names)
        .statements(view.attributes.filter(\.isSetInSuperview))
    }
    result += screen.guides.map { "\(names.prefix($0.owner))addLayoutGuide(\(names.item($0.id)))" }
    return result
  }

  // MARK: Constraints

  private var constrain: [String] {
    let stored = Set(varied.map(\.id))
    let formats = SwiftFormats(screen: screen, names: names, varied: stored)
    var result: [String] = []
    var active: [String] = []
    var place = 0
    while place < screen.constraints.count {
      if let format = formats.format(at: place) {
        result += format.statements
        place += format.count
        continue
      }
      let constraint = screen.constraints[place]
      result += statements(constraint, isStored: stored.contains(constraint.id), &active)
      place += 1
    }
    if !active.isEmpty {
      result.append("NSLayoutConstraint.activate([\(active.joined(separator: ", "))])")
    }
    return result
  }

  private func statements(
    _ constraint: LayoutConstraint, isStored: Bool, _ active: inout [String]
  ) -> [String] {
    let name = names.constraint(constraint.id)
    guard let expression = constraints.expression(constraint) else {
      return [
        SwiftSpelling.remark(
          "\(constraint.id): \(screen.spelled(constraint)): UIKit compares positions with positions")
      ]
    }
    var result = [
      "\(isStored ? "" : "let ")\(name) = \(expression)",
      "\(name).identifier = \(SwiftSpelling.literal(constraint.id.text))",
    ]
    if !constraint.priority.isRequired {
      result.append("\(name).priority = \(SwiftSpelling.priority(constraint.priority))")
    }
    if isStored { return result }
    if constraint.isInstalled {
      active.append(name)
    } else {
      result += [SwiftSpelling.remark("\(name) is not installed"), "_ = \(name)"]
    }
    return result
  }

  // MARK: Variations

  private var isVaried: Bool { !screen.variations.isEmpty || !varied.isEmpty || followsGuides }

  /// True if insets of a view follow a guide, which says how far it reaches in when views are laid out.
  private var followsGuides: Bool {
    screen.views.contains { !$0.attributes.followingGuides.isEmpty }
      || screen.variations.contains { variation in
        if case .view(_, let attributes) = variation.change {
          !attributes.followingGuides.isEmpty
        } else {
          false
        }
      }
  }

  private var adaptation: [String] {
    guard isVaried else { return [] }
    let needsSize =
      (screen.variations.map(\.condition) + screen.constraints.compactMap(\.condition))
      .contains { $0.terms.contains { [.width, .height].contains($0.axis) } } || followsGuides
    let trigger =
      [
        "", "override func traitCollectionDidChange(_ previous: UITraitCollection?) {",
        "  super.traitCollectionDidChange(previous)", "  adapt()", "}",
      ]
      + (needsSize
        ? ["", "override func layoutSubviews() {", "  adapt()", "  super.layoutSubviews()", "}"] : [])
    return trigger + function("adapt", SwiftAdaptation(screen, names, varied: varied).body)
  }
}

extension View {
  /// The expression that makes such a view.
  fileprivate var initializer: String {
    kind == .tableCell ? cellContent : kind.row.initializer
  }

  /// Only the view that a cell makes has a cell's margins.
  private var cellContent: String {
    let accessory = attributes.accessory
    let set = accessory == .none ? "" : "cell.accessoryType = .\(accessory.rawValue); "
    return
      "{ let cell = UITableViewCell(style: .default, reuseIdentifier: nil); \(set)return cell.contentView }()"
  }
}
