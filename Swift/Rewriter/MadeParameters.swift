import SwiftSyntax

extension Rewriter {
  /// The initializers that UIKit has for any view and any controller, by their labels.
  private static let ofAny: Set = [
    [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"],
  ]

  /// Makes an object of a type that is a parameter of what is around, as in `view = Content()`; false for all else.
  ///
  /// UIKit's initializers do so for any view and controller, while those of a class of Swift's would have to be required.
  func makeParameter(of node: FunctionCallExprSyntax) -> Bool {
    let called = node.calledExpression
    let member = called.as(MemberAccessExprSyntax.self)
    let named = member?.declName.baseName.text == "init" ? member?.base : called
    guard let type = named?.as(DeclReferenceExprSyntax.self)?.baseName.text, let paren = node.leftParen,
      node.trailingClosure == nil, Self.ofAny.contains(node.arguments.map { $0.label?.text ?? "_" }),
      let bound = bound(of: type, around: Syntax(node)), isViewOrController(bound)
    else { return false }
    edits.replace(called, by: "recordedNew")
    let comma = node.arguments.isEmpty ? "" : ", "
    edits.insert("\(type).self\(comma)", at: paren.endPositionBeforeTrailingTrivia.utf8Offset)
    return true
  }

  /// What a type has to be that is a parameter of a declaration around a node; nil for what is none.
  private func bound(of name: String, around node: Syntax) -> TypeSyntax? {
    for around in sequence(first: node, next: \.parent) {
      guard let declared = around.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = declared.genericParameterClause?.parameters.first(where: { $0.name.text == name })
      else { continue }
      let said = declared.genericWhereClause?.requirements.lazy.compactMap { part -> TypeSyntax? in
        guard case .conformanceRequirement(let one) = part.requirement else { return nil }
        return one.leftType.trimmedDescription == name ? one.rightType : nil
      }
      return parameter.inheritedType ?? said?.first
    }
    return nil
  }

  private func isViewOrController(_ bound: TypeSyntax) -> Bool {
    let parts = bound.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [bound]
    return parts.contains { module.isResponder($0.trimmedDescription) || isUIKit($0.trimmedDescription) }
  }

  private func isUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && (name.hasSuffix("View") || name.hasSuffix("Controller") || name.hasSuffix("Cell"))
  }
}
