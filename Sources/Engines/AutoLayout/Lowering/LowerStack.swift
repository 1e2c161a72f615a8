import ConstraintSolver
import DesignModel

extension Lowering {
  /// Lowers a stack view: its rules are rows like an author's, so that conflicts can name them.
  mutating func lowerStack(_ stack: Int) {
    for rule in StackRules(of: stack, settled, inputs).list { lower(rule) }
  }

  /// Adds a stack's rule: `first - multiplier × second - constant` in its relation to zero.
  private mutating func lower(_ rule: StackRule) {
    add(rule.first, 1, of: rule)
    if let second = rule.second { add(second, -rule.multiplier, of: rule) }
    row.constant -= rule.constant
    push(LinearRelation(rule.relation), rule.priority, from: .stack(rule))
  }

  private mutating func add(_ measure: StackRule.Measure, _ factor: Double, of rule: StackRule) {
    let axis = rule.axis
    switch measure {
    case .near(let item): addNear(item, factor, of: rule)
    case .far(let item):
      addNear(item, factor, of: rule)
      row.add(size(item, axis), factor)
    case .center(let item):
      addNear(item, factor, of: rule)
      row.add(size(item, axis), factor / 2)
    case .size(let item): row.add(size(item, axis), factor)
    case .firstBaseline(let view):
      addNear(view, factor, of: rule)
      addBaseline(of: view, first: true, factor)
    case .lastBaseline(let view):
      addNear(view, factor, of: rule)
      addBaseline(of: view, first: false, factor)
    case .gap(let before, let after):
      add(.near(after), factor, of: rule)
      add(.far(before), -factor, of: rule)
    case .centers(let before, let after):
      add(.center(after), factor, of: rule)
      add(.center(before), -factor, of: rule)
    }
  }

  /// Places count from the stack's own leading top corner.
  private mutating func addNear(_ item: Int, _ factor: Double, of rule: StackRule) {
    if item != rule.stack { row.add(place(item, rule.axis), factor) }
  }
}
