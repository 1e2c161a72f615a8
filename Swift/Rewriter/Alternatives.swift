import SwiftSyntax

/// The views of a file's types that take turns: where code switches a constraint of one off, it switches one of another on.
final class Alternatives: SyntaxVisitor {
  /// The names of such views, by types.
  var views: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for turn in turns {
      let owners = viewsOfConstraints[turn.owner] ?? [:]
      let (on, off) = (Set(turn.on.compactMap { owners[$0] }), Set(turn.off.compactMap { owners[$0] }))
      // Two constraints of one view move it.
      let both = on.intersection(off)
      if on.isSubset(of: both) || off.isSubset(of: both) { continue }
      found[turn.owner, default: []].formUnion(on.union(off).subtracting(both))
    }
    return found
  }

  /// What statements of one block switch on and off.
  private struct Turn {
    let owner: String
    var on: Set<String> = [], off: Set<String> = []
  }

  private var turns: [Turn] = []
  /// The view that each named constraint is made of, by types.
  private var viewsOfConstraints: [String: [String: String]] = [:]

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isOff ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    var turn = Turn(owner: Syntax(node).ownerName)
    for item in node {
      for (name, isOn) in item.switchedConstraints {
        if isOn { turn.on.insert(name) } else { turn.off.insert(name) }
      }
    }
    turns.append(turn)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let view = node.initializer?.value.constrainedView
    {
      viewsOfConstraints[Syntax(node).ownerName, default: [:]][name] = view
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), let name = parts[0].ownName,
      let view = parts[2].constrainedView
    {
      viewsOfConstraints[Syntax(node).ownerName, default: [:]][name] = view
    }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// The named constraints that a statement switches on or off.
  fileprivate var switchedConstraints: [(name: String, isOn: Bool)] {
    if let sequence = item.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
        let member = parts[0].as(MemberAccessExprSyntax.self), member.declName.baseName.text == "isActive",
        let name = member.base?.ownName, let value = parts[2].as(BooleanLiteralExprSyntax.self)
      else { return [] }
      return [(name, value.literal.text == "true")]
    }
    guard let call = item.as(FunctionCallExprSyntax.self), let verb = call.calledName,
      ["activate", "deactivate"].contains(verb),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return [] }
    if let list = call.arguments.first?.expression.as(ArrayExprSyntax.self) {
      return list.elements.compactMap { $0.expression.ownName.map { ($0, verb == "activate") } }
    }
    return call.arguments.isEmpty ? base.ownName.map { [($0, verb == "activate")] } ?? [] : []
  }
}

extension ExprSyntax {
  /// The name of a variable or of a property of the object itself, be it optional.
  fileprivate var ownName: String? {
    if let inner = self.as(OptionalChainingExprSyntax.self) { return inner.expression.ownName }
    if let inner = self.as(ForceUnwrapExprSyntax.self) { return inner.expression.ownName }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" ? member.declName.baseName.text : nil
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The view of which an expression makes a constraint: `footer.bottomAnchor.constraint(…)`, or `make.bottom….constraint` in
  /// what makes the constraints of `footer`.
  fileprivate var constrainedView: String? {
    if let call = self.as(FunctionCallExprSyntax.self), call.calledName == "constraint" {
      let anchor = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      return anchor?.as(MemberAccessExprSyntax.self)?.base?.ownName
    }
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "constraint"
    else {
      return nil
    }
    var next = parent
    while let current = next {
      if let closure = current.as(ClosureExprSyntax.self) { return closure.viewOfMaker }
      next = current.parent
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The view of `footer.snp.makeConstraints`, where the closure is what that is given.
  fileprivate var viewOfMaker: String? {
    let call =
      parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let layout = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return layout?.as(MemberAccessExprSyntax.self)?.base?.ownName
  }
}
