import SwiftSyntax

/// The result builders of a module: every expression of a body under one is a part of the result, so that nothing may come
/// between them.
struct ResultBuilders {
  private var types: Set<String> = []
  /// The functions, and the types whose initializers, take a closure under a builder.
  private var callees: Set<String> = []

  init() {}

  init(_ files: [RewrittenFile], _ superclasses: [String: String]) {
    types = Set(files.flatMap { BuilderTypes($0.tree).names })
    guard !types.isEmpty else { return }
    callees = Set(files.flatMap { BuilderCallees($0.tree, types).names })
    // Subclasses inherit initializers.
    var count = -1
    while count != callees.count {
      count = callees.count
      callees.formUnion(superclasses.filter { callees.contains($0.value) }.keys)
    }
  }

  /// True for statements within a body that a builder takes.
  func take(_ node: CodeBlockItemListSyntax) -> Bool {
    var next = node.parent
    while let current = next {
      if let closure = current.as(ClosureExprSyntax.self) { return take(closure) }
      if let method = current.as(FunctionDeclSyntax.self) { return mark(method.attributes) }
      if let block = current.as(AccessorBlockSyntax.self) {
        return mark(block.parent?.parent?.parent?.as(VariableDeclSyntax.self)?.attributes)
      }
      next = current.parent
    }
    return false
  }

  /// True for a closure that is given to what has a builder, and for one that names values without doing anything with
  /// them, which only a builder has a use for.
  private func take(_ closure: ClosureExprSyntax) -> Bool {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let called = call?.calledExpression else { return false }
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? called.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
    return name.map(callees.contains) ?? false
      || closure.statements.count > 1 && closure.statements.dropLast().contains { $0.item.isBareName }
  }

  private func mark(_ attributes: AttributeListSyntax?) -> Bool { attributes?.name(oneOf: types) ?? false }
}

/// The types that are result builders.
private final class BuilderTypes: SyntaxVisitor {
  private(set) var names: [String] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func note(_ name: TokenSyntax, _ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    if attributes.name(oneOf: ["resultBuilder", "_functionBuilder"]) { names.append(name.text) }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.attributes)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.attributes)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.attributes)
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The names of what takes a closure under a builder.
private final class BuilderCallees: SyntaxVisitor {
  private(set) var names: [String] = []
  private let types: Set<String>

  init(_ tree: SourceFileSyntax, _ types: Set<String>) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.name(oneOf: types) else { return .skipChildren }
    var next = node.parent
    while let current = next {
      if let method = current.as(FunctionDeclSyntax.self) {
        names.append(method.name.text)
        break
      }
      if let type = current.as(ExtensionDeclSyntax.self) {
        names.append(String(type.extendedType.trimmedDescription.split(separator: ".").last ?? ""))
        break
      }
      if let type = current.asProtocol((any NamedDeclSyntax).self),
        current.asProtocol((any DeclGroupSyntax).self) != nil
      {
        names.append(type.name.text)
        break
      }
      next = current.parent
    }
    return .skipChildren
  }
}

extension AttributeListSyntax {
  /// True if one of these attributes has one of these names, whatever it is generic over.
  fileprivate func name(oneOf names: Set<String>) -> Bool {
    contains { element in
      let text = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
      return names.contains(String(text.prefix { $0 != "<" }.split(separator: ".").last ?? ""))
    }
  }
}

extension CodeBlockItemSyntax.Item {
  /// True for a name by itself, which as a statement does nothing.
  fileprivate var isBareName: Bool {
    guard case .expr(let value) = self else { return false }
    return value.is(DeclReferenceExprSyntax.self)
  }
}
