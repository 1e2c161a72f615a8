import SwiftSyntax

extension CodeBlockItemSyntax {
  /// What the statement leaves where there must be one.
  var mustNotBeEmpty: String {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return "" }
    if list.parent?.is(SwitchCaseSyntax.self) == true { return "break" }
    let isLast = list.last?.id == id
    if isLast, list.parent?.parent?.is(GuardStmtSyntax.self) == true { return "fatalError()" }
    return ""
  }

  /// What means the same with values that are made up; nil where nothing does.
  var madeUp: String? {
    if let variable = item.as(VariableDeclSyntax.self) { return variable.madeUp }
    if let check = item.as(GuardStmtSyntax.self) { return check.madeUp }
    if item.is(ReturnStmtSyntax.self) {
      return item.as(ReturnStmtSyntax.self)?.expression == nil ? nil : "return recordedMadeUp()"
    }
    return isResult ? "return recordedMadeUp()" : nil
  }

  /// True for an expression that is all of what gives a value back.
  private var isResult: Bool {
    guard item.is(ExprSyntax.self), let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1
    else {
      return false
    }
    if let function = list.parent?.parent?.as(FunctionDeclSyntax.self) {
      let type = function.signature.returnClause?.type.trimmedDescription
      return type != nil && type != "Void" && type != "()"
    }
    return list.parent?.is(AccessorBlockSyntax.self) == true
  }
}

extension VariableDeclSyntax {
  /// The same variable with a value that is made up.
  var madeUp: String? { allMadeUp.last }

  /// The same: of the type that its name hints at where the text shows none, then of the type that the text shows.
  var allMadeUp: [String] {
    guard bindings.count == 1, let binding = bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return [] }
    let words = modifiers.map(\.name.text).filter {
      ["private", "fileprivate", "static", "lazy", "class"].contains($0)
    }
    let isLazy = words.contains("lazy")
    let keyword = isLazy || bindingSpecifier.text == "var" ? "var" : "let"
    let shown = binding.typeAnnotation?.type.trimmedDescription ?? binding.madeType
    let types = [StandInKind.type(named: name), shown].compactMap { $0 }
    return types.map { type in
      let bare = type.replacing("\n", with: " ")
      return "\((words + [keyword]).joined(separator: " ")) \(name): \(bare) = recordedMadeUp(\"\(name)\")"
    }
  }
}

extension PatternBindingSyntax {
  /// The type whose initializer makes the value, as far as the text shows.
  fileprivate var madeType: String? {
    let call = initializer?.value.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true ? name : nil
  }
}

extension GuardStmtSyntax {
  /// What it binds, with values that are made up; nil where it does more than bind.
  var madeUp: String? {
    var result: [String] = []
    for condition in conditions {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, name != "self"
      else { return nil }
      let type = binding.typeAnnotation?.type.trimmedDescription ?? StandInKind.type(named: name)
      result.append("let \(name): \(type) = recordedMadeUp(\"\(name)\")")
    }
    return result.joined(separator: "; ")
  }
}
