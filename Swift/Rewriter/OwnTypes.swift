import SwiftSyntax

/// The types that files declare, and for each an expression that makes a value of it out of parts that are made up.
final class OwnTypes: SyntaxVisitor {
  /// The expressions by the types' names with those around them, in the order of the files.
  private(set) var values: [(name: String, expression: String)] = []
  /// What stands in for protocols.
  private(set) var contracts: [String] = []
  private var around: [String] = []
  private var protocols: [String: ProtocolDeclSyntax] = [:]

  init(_ files: [RewrittenFile]) {
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
    for (name, node) in protocols.sorted(by: { $0.key < $1.key }) {
      guard let text = Contract(node, among: protocols).text else { continue }
      contracts.append(text)
      values.append((name, "StandIn\(name)()"))
    }
  }

  private func note(_ node: some NamedDeclSyntax & WithModifiersSyntax, _ expression: String?) {
    guard let expression, !node.modifiers.isHidden else { return }
    let name = (around + [node.name.text]).joined(separator: ".")
    if values.contains(where: { $0.name == name }) { return }
    values.append((name, "\(name)\(expression)"))
  }

  private func enter(
    _ node: some NamedDeclSyntax & WithGenericParametersSyntax & WithModifiersSyntax
  ) -> SyntaxVisitorContinueKind {
    if node.modifiers.isHidden || node.genericParameterClause != nil { return .skipChildren }
    around.append(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericParameterClause == nil {
      note(node, node.memberBlock.sample ?? node.memberBlock.call ?? node.memberBlock.memberwise)
    }
    return enter(node)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericParameterClause == nil {
      let hasOwn = node.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
      note(node, node.memberBlock.sample ?? node.memberBlock.call ?? (hasOwn ? nil : "()"))
    }
    return enter(node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericParameterClause == nil { note(node, node.memberBlock.firstCase) }
    return enter(node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }

  private func leave(_ node: some NamedDeclSyntax & WithGenericParametersSyntax & WithModifiersSyntax) {
    if node.modifiers.isHidden || node.genericParameterClause != nil { return }
    around.removeLast()
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    around.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if around.isEmpty, !node.modifiers.isHidden { protocols[node.name.text] = node }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isOff ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DeclModifierListSyntax {
  /// True for what other files don't see.
  var isHidden: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }
}

extension TypeSyntax {
  /// An expression for a value of the type that is made up: something to run by its signature, else whatever the run
  /// finds.
  func madeUp(_ name: String) -> String {
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.madeUp(name) }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.madeUp(name)
    }
    guard let function = self.as(FunctionTypeSyntax.self) else { return "recordedPart(\"\(name)\")" }
    let places = function.parameters.map { _ in "_" }.joined(separator: ", ")
    let result = function.returnClause.type.trimmedDescription
    let value = ["Void", "()"].contains(result) ? "" : function.returnClause.type.madeUp("")
    return places.isEmpty ? "{ \(value) }" : "{ \(places) in \(value) }"
  }
}

extension MemberBlockSyntax {
  /// A sample by the app itself.
  fileprivate var sample: String? {
    let names: Set = ["preview", "mock", "sample", "example", "fixture", "placeholder", "stub"]
    for member in members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.modifiers.isHidden,
        variable.modifiers.contains(where: { $0.name.text == "static" }),
        let binding = variable.bindings.first
      else { continue }
      let name = binding.pattern.trimmedDescription
      if names.contains(name),
        binding.typeAnnotation == nil || binding.typeAnnotation?.type.trimmedDescription == owner
      {
        return ".\(name)"
      }
    }
    return nil
  }

  private var owner: String? { parent?.asProtocol((any NamedDeclSyntax).self)?.name.text }

  /// The call of the initializer that wants to know least; nil where there is none that anybody may call.
  fileprivate var call: String? {
    let all = members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter { $0.isCallable }
    let least = all.enumerated().min {
      ($0.element.wanted.count, $0.offset) < ($1.element.wanted.count, $1.offset)
    }
    guard let least else { return nil }
    let arguments = least.element.wanted.map { one in
      let value = one.type.madeUp(one.name)
      return one.firstName.text == "_" ? value : "\(one.firstName.text): \(value)"
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  /// The call that makes a structure of its members; nil where it is nobody's to call.
  fileprivate var memberwise: String? {
    var arguments: [String] = []
    for member in members {
      if member.decl.is(InitializerDeclSyntax.self) { return nil }
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
      else { continue }
      for binding in variable.bindings where binding.isStored && binding.initializer == nil {
        let type = binding.typeAnnotation?.type ?? variable.bindings.last?.typeAnnotation?.type
        guard let type, variable.attributes.isEmpty else { return nil }
        if variable.bindingSpecifier.text == "var", type.is(OptionalTypeSyntax.self) { continue }
        if variable.modifiers.isHidden { return nil }
        let name = binding.pattern.trimmedDescription
        arguments.append("\(name): \(type.madeUp(name))")
      }
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  /// The first case, one without parts before one with some.
  fileprivate var firstCase: String? {
    let all = members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    guard let first = all.first(where: { $0.parameterClause == nil }) ?? all.first else { return nil }
    let parts = first.parameterClause?.parameters.map { one in
      let value = one.type.madeUp(one.firstName?.text ?? "")
      guard let label = one.firstName?.text, label != "_" else { return value }
      return "\(label): \(value)"
    }
    return ".\(first.name.text)\(parts.map { "(\($0.joined(separator: ", ")))" } ?? "")"
  }
}

extension PatternBindingSyntax {
  /// True for what keeps a value.
  var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let list) = accessorBlock.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension InitializerDeclSyntax {
  /// The parameters that have to be given.
  fileprivate var wanted: [FunctionParameterSyntax] {
    signature.parameterClause.parameters.filter { $0.defaultValue == nil && $0.ellipsis == nil }
  }

  /// True for one that makes a value for sure, without a decoder.
  fileprivate var isCallable: Bool {
    !modifiers.isHidden && optionalMark == nil && genericParameterClause == nil
      && signature.effectSpecifiers == nil && !attributes.trimmedDescription.contains("unavailable")
      && !wanted.contains { ["NSCoder", "Decoder", "any Decoder"].contains($0.type.trimmedDescription) }
  }
}

extension FunctionParameterSyntax {
  /// The name that says what it is.
  fileprivate var name: String { (secondName ?? firstName).text }
}
