import SwiftSyntax

/// How the code of a file puts controllers on the screen: into others, or in their own right.
final class ControllerPlaces: SyntaxVisitor {
  /// A controller that code speaks of.
  enum Reference: Hashable {
    /// One of a class that the code around it names.
    case made(String)
    /// What a type's property holds.
    case property(String, owner: String)
  }

  /// A controller that is handed to another as its child, and the type whose code does so.
  struct Child: Hashable {
    let reference: Reference
    let owner: String
  }

  /// The controllers that the file puts into others.
  private(set) var children: Set<Child> = []
  /// Those that it shows in their own right, or makes for somebody else to show.
  private(set) var wholes: Set<Reference> = []
  /// The classes that properties are of, by their types and names.
  private(set) var properties: [String: [String: String]] = [:]

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isOff ? .skipChildren : .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.boundName, let type = node.className, Syntax(node).isMember {
      properties[Syntax(node).ownerName, default: [:]][name] = type
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let shown = node.arguments.map(\.expression)
    if node.embedsController, let reference = shown.first?.reference {
      children.insert(Child(reference: reference, owner: Syntax(node).ownerName))
    }
    if node.showsController || node.arguments.first?.label?.text == "rootViewController" {
      wholes.formUnion(shown.flatMap(\.references))
    }
    if let name = node.madeClass, !node.isKept { wholes.insert(.made(name)) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let member = parts[0].as(MemberAccessExprSyntax.self),
      ["rootViewController", "viewControllers"].contains(member.declName.baseName.text)
    {
      wholes.formUnion(parts[2].references)
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The methods of UIKit that show a controller in its own right, or in a container's whole room.
  private static let shows: Set = [
    "present", "pushViewController", "setViewControllers", "show", "showDetailViewController",
    "setRootViewController",
  ]

  fileprivate var showsController: Bool { calledName.map(Self.shows.contains) ?? false }

  /// True for what puts a controller into the one whose code it is: `addChild`, and a helper of the app's whose name says so.
  fileprivate var embedsController: Bool {
    guard let name = calledName?.lowercased(), isCallOnSelf else { return false }
    if name.hasPrefix("embed") { return true }
    let words = name + (arguments.first?.label?.text.lowercased() ?? "")
    return name.hasPrefix("add") && ["child", "subviewcontroller"].contains(where: words.contains)
  }

  private var isCallOnSelf: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return true }
    return ["self", "self?", "super", "strongSelf", "parent?"].contains(
      member.base?.trimmedDescription ?? "")
  }

  /// The class that a call makes an object of; nil for another call.
  fileprivate var madeClass: String? {
    let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true ? name : nil
  }

  /// True for an object that the code gives a name, or puts into a controller at once: what becomes of it is known.
  fileprivate var isKept: Bool {
    if let argument = parent?.as(LabeledExprSyntax.self) {
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      return call?.embedsController == true && call?.arguments.first?.id == argument.id
    }
    if parent?.parent?.is(PatternBindingSyntax.self) == true { return true }
    guard let parts = parent?.as(ExprListSyntax.self), parts.count == 3 else { return false }
    return parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      && parts.last?.id == ExprSyntax(self).id
  }
}

extension ExprSyntax {
  /// The controllers that an argument names, be it in a list of them.
  fileprivate var references: [ControllerPlaces.Reference] {
    if let list = self.as(ArrayExprSyntax.self) {
      return list.elements.compactMap(\.expression.reference)
    }
    return [reference].compactMap { $0 }
  }

  /// The controller that an expression names; nil where nobody knows.
  fileprivate var reference: ControllerPlaces.Reference? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.madeClass.map { .made($0) }
    }
    if let inner = self.as(ForceUnwrapExprSyntax.self) { return inner.expression.reference }
    if let inner = self.as(OptionalChainingExprSyntax.self) { return inner.expression.reference }
    if let member = self.as(MemberAccessExprSyntax.self) {
      guard member.base?.trimmedDescription == "self" else { return nil }
      return .property(member.declName.baseName.text, owner: Syntax(self).ownerName)
    }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return Syntax(self).reference(of: name)
  }
}

extension PatternBindingSyntax {
  fileprivate var boundName: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.text }

  /// The class that a variable says that it is of, or that it is made of.
  fileprivate var className: String? {
    typeAnnotation?.type.plainName
      ?? initializer?.value.as(FunctionCallExprSyntax.self)?.madeClass
  }
}

extension TypeSyntax {
  /// The name of a type, be it optional.
  fileprivate var plainName: String {
    trimmedDescription.trimmingSuffix { "?!".contains($0) }
  }
}

extension String {
  fileprivate func trimmingSuffix(while holds: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !holds($0) }.map { index(after: $0) } ?? startIndex)])
  }
}

extension Syntax {
  /// True for a member of a type, and not for what stands in its code.
  fileprivate var isMember: Bool {
    parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
  }

  /// What a name means where it is used: a variable of the code around it, else a property; nil for what is given there.
  fileprivate func reference(of name: String) -> ControllerPlaces.Reference? {
    var next = parent
    while let current = next {
      if let items = current.as(CodeBlockItemListSyntax.self) {
        for item in items where item.position < position {
          if let found = item.binding(of: name) { return found.className.map { .made($0) } }
          if item.takesApart(name) { return nil }
        }
      }
      if current.gives(name) { return nil }
      if current.is(ClassDeclSyntax.self) || current.is(ExtensionDeclSyntax.self) { break }
      next = current.parent
    }
    return .property(name, owner: ownerName)
  }

  /// True for what gives its code a value of that name: a parameter, a loop or a condition.
  private func gives(_ name: String) -> Bool {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.parameterClause.parameters.contains {
        ($0.secondName ?? $0.firstName).text == name
      }
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return initializer.signature.parameterClause.parameters.contains {
        ($0.secondName ?? $0.firstName).text == name
      }
    }
    if let closure = self.as(ClosureExprSyntax.self) {
      let words = closure.signature?.parameterClause?.trimmedDescription ?? ""
      return words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
    if let loop = self.as(ForStmtSyntax.self) { return loop.pattern.trimmedDescription == name }
    return self.as(IfExprSyntax.self)?.conditions.give(name) ?? false
  }
}

extension ConditionElementListSyntax {
  /// True if a condition gives a value of that name which is another than that around it.
  fileprivate func give(_ name: String) -> Bool {
    contains { element in
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self) else {
        return false
      }
      return binding.initializer != nil && binding.pattern.trimmedDescription == name
    }
  }
}

extension CodeBlockItemSyntax {
  /// The variable of that name that a statement declares.
  fileprivate func binding(of name: String) -> PatternBindingSyntax? {
    item.as(VariableDeclSyntax.self)?.bindings.first { $0.boundName == name }
  }

  /// True for a `guard` that gives what follows it a value of that name.
  fileprivate func takesApart(_ name: String) -> Bool {
    item.as(GuardStmtSyntax.self)?.conditions.give(name) ?? false
  }
}
