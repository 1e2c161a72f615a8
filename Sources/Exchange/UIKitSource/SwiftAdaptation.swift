import DesignLanguage
import DesignModel

/// The statements that put what varies into the state of the view's surroundings.
struct SwiftAdaptation {
  private let screen: Screen
  private let names: SwiftNames
  private let varied: [LayoutConstraint]

  init(_ screen: Screen, _ names: SwiftNames, varied: [LayoutConstraint]) {
    (self.screen, self.names, self.varied) = (screen, names, varied)
  }

  /// First everything as it is without variations, then the variations, the weakest first; constraints are switched
  /// off before others are switched on, so that they never contradict one another in between.
  var body: [String] {
    base + changes + installations
  }

  private var base: [String] {
    var result: [String] = []
    for view in screen.views {
      var attributes = view.attributes.followingGuides
      for variation in screen.variations {
        guard case .view(view.id, let changed) = variation.change else { continue }
        for entry in changed.entries {
          attributes[entry.attribute] = view.value(of: entry.attribute)
        }
      }
      result += SwiftAttributes(view: view, names: names).statements(attributes)
    }
    for constraint in varied {
      let name = names.constraint(constraint.id)
      let own = screen.variations.compactMap { variation -> ConstraintChange? in
        if case .constraint(constraint.id, let change) = variation.change { change } else { nil }
      }
      result.append("var \(name)Applies = \(installed(constraint))")
      if own.contains(where: { $0.constant != nil }) {
        result.append("\(name).constant = \(constraint.constant.exact)")
      }
      if own.contains(where: { $0.priority != nil }) {
        result.append("\(name).isActive = false")
        result.append("\(name).priority = \(SwiftSpelling.priority(constraint.priority))")
      }
    }
    return result
  }

  private func installed(_ constraint: LayoutConstraint) -> String {
    guard let condition = constraint.condition else { return "\(constraint.isInstalled)" }
    guard let expression = condition.swift else {
      let reason = "when \(condition.spelled): UIKit doesn't report that to a view"
      return "false  \(SwiftSpelling.remark(reason))"
    }
    return constraint.isInstalled ? expression : "false"
  }

  private var changes: [String] {
    let ordered = screen.variations.enumerated().sorted { a, b in
      (a.element.condition.terms.count, a.offset) < (b.element.condition.terms.count, b.offset)
    }
    return ordered.flatMap { _, variation in changes(variation) }
  }

  private func changes(_ variation: Variation) -> [String] {
    let body: [String]
    switch variation.change {
    case .view(let id, let attributes):
      guard let view = screen.view(id) else { return [] }
      body = SwiftAttributes(view: view, names: names).statements(attributes)
    case .constraint(let id, let change):
      guard varied.contains(where: { $0.id == id }) else { return [] }
      let name = names.constraint(id)
      body =
        (change.isInstalled.map { ["\(name)Applies = \($0)"] } ?? [])
        + (change.constant.map { ["\(name).constant = \($0.exact)"] } ?? [])
        + (change.priority.map { ["\(name).priority = \(SwiftSpelling.priority($0))"] } ?? [])
    }
    guard let condition = variation.condition.swift else {
      let reason = "when \(variation.condition.spelled), which UIKit doesn't report to a view:"
      return [SwiftSpelling.remark(reason)]
        + body.map { SwiftSpelling.remark("  \($0)") }
    }
    return ["if \(condition) {"] + body.map { "  \($0)" } + ["}"]
  }

  private var installations: [String] {
    let constraints = varied.map { names.constraint($0.id) }
    return constraints.map { "if !\($0)Applies { \($0).isActive = false }" }
      + constraints.map { "if \($0)Applies { \($0).isActive = true }" }
  }
}

extension Attributes {
  /// The insets that follow a guide.
  var followingGuides: Attributes {
    filter { attribute in if case .guidedInsets? = self[attribute] { true } else { false } }
  }
}

extension View {
  /// What is set, or else what UIKit has; nil where only UIKit knows that.
  fileprivate func value(of attribute: ViewAttribute) -> AttributeValue? {
    attributes[attribute] ?? attribute.row.use(on: kind)?.absent.value(beside: attributes)
  }
}
