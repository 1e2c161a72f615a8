import SwiftSyntax

/// How the files of a module use types, which says what those are that are declared elsewhere.
final class TypeUses: SyntaxVisitor {
  /// For each type that a class names first in its list, that class.
  private(set) var subclasses: [String: String] = [:]
  /// Types that others conform to, or that name what may be any of several types.
  private(set) var conformed: Set<String> = []
  /// Of those, the ones that a structure or an enumeration conforms to.
  private(set) var conformedByValues: Set<String> = []
  /// What each class overrides, and those override that derive from it.
  private(set) var overridden: [String: Set<String>] = [:]
  /// How many types each is made for.
  private(set) var arities: [String: Int] = [:]
  /// Members that are called.
  private(set) var called: Set<String> = []
  /// Which are used as views, as controllers or as cells of collections.
  let views: ViewUses

  init(_ files: [RewrittenFile]) {
    views = ViewUses(files)
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = node.inheritanceClause?.inheritedTypes.map { Self.name($0.type) } ?? []
    if let first = types.first { subclasses[first] = subclasses[first] ?? node.name.text }
    conformed.formUnion(types.dropFirst())
    let names = node.memberBlock.members.filter(\.decl.isOverride).compactMap(\.decl.memberName)
    // What a class overrides, those above it have.
    for name in [node.name.text] + types.prefix(1) { overridden[name, default: []].formUnion(names) }
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isOff ? .skipChildren : .visitChildren
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(ClassDeclSyntax.self) != true {
      conformed.formUnion(node.inheritedTypes.map { Self.name($0.type) })
    }
    if node.parent?.is(StructDeclSyntax.self) == true || node.parent?.is(EnumDeclSyntax.self) == true {
      conformedByValues.formUnion(node.inheritedTypes.map { Self.name($0.type) })
    }
    return .visitChildren
  }

  override func visit(_ node: CompositionTypeElementSyntax) -> SyntaxVisitorContinueKind {
    conformed.insert(Self.name(node.type))
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    conformed.insert(Self.name(node.constraint))
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let count = node.genericArgumentClause?.arguments.count ?? 0
    if count > 0 { arities[node.name.text] = count }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      called.insert(member.declName.baseName.text)
    }
    return .visitChildren
  }

  private static func name(_ type: TypeSyntax) -> String {
    String(type.trimmedDescription.prefix { $0 != "<" && $0 != "&" && $0 != " " })
  }
}

extension DeclSyntax {
  /// The name of a method or variable, and an initializer with its labels.
  fileprivate var memberName: String? {
    if let method = self.as(FunctionDeclSyntax.self) { return method.name.text }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription
    }
    let labels = self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.map {
      "\($0.firstName.text):"
    }
    return labels.map { "init(\($0.joined()))" }
  }
}
