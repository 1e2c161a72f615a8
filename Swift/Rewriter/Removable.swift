import SwiftSyntax

/// The parts of a file that can be left out, by the lines that they hold.
///
/// In classes that make views these are the least statements, so that the layout around them is kept; elsewhere a whole
/// body goes at once, since nobody looks at what is in it.
final class Removable: SyntaxVisitor {
  /// For each line its parts, from the outside in.
  private(set) var around: [Int: [Cuts.Cut]] = [:]
  private let file: RewrittenFile
  private let module: RewrittenModule
  private let lines: Set<Int>
  /// Whether what is visited belongs to a class that makes views, innermost last.
  private var makesViews: [Bool] = [true]
  /// Above zero where statements are left out one by one.
  private var byStatement = 0

  init(_ file: RewrittenFile, _ lines: Set<Int>, in module: RewrittenModule) {
    (self.file, self.lines, self.module) = (file, lines, module)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  private func take(_ node: some SyntaxProtocol, _ texts: String...) {
    for line in lines where file.line(of: node) <= line && line <= file.lastLine(of: node) {
      around[line, default: []] += texts.map { Cuts.Cut(node: Syntax(node), text: $0) }
    }
  }

  private func holdsError(_ node: some SyntaxProtocol) -> Bool {
    let (first, last) = (file.line(of: node), file.lastLine(of: node))
    return lines.contains { first <= $0 && $0 <= last }
  }

  private var isByStatement: Bool { byStatement > 0 || makesViews.last == true }

  // MARK: Types

  /// A type or an extension goes whole where nothing else would do, after an error in its first lines.
  private func takeHeader(_ node: some SyntaxProtocol, _ body: any DeclGroupSyntax) {
    let (first, last) = (file.line(of: node), file.line(of: body.memberBlock.leftBrace))
    for line in lines where first <= line && line <= last {
      around[line, default: []].append(Cuts.Cut(node: Syntax(node), text: ""))
    }
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    makesViews.append(module.makesViews(name))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { makesViews.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter("") }
  override func visitPost(_ node: StructDeclSyntax) { makesViews.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter("") }
  override func visitPost(_ node: EnumDeclSyntax) { makesViews.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter("") }
  override func visitPost(_ node: ActorDeclSyntax) { makesViews.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(String(node.extendedType.trimmedDescription.split(separator: ".").last ?? ""))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { makesViews.removeLast() }

  // MARK: Bodies

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    if isByStatement { return .visitChildren }
    if holdsError(body) { take(body, MadeUpBody.text(node.signature.returnClause?.type)) }
    return .skipChildren
  }

  /// What an initializer sets has to be set: only its statements go.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    byStatement += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { byStatement -= 1 }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, holdsError(body) { take(body, "{}") }
    return .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if isByStatement { return .visitChildren }
    switch node.accessors {
    case .getter: if holdsError(node) { take(node, MadeUpBody.text(node.typeOfGetter)) }
    case .accessors(let list):
      for one in list {
        guard let body = one.body, holdsError(body) else { continue }
        take(body, one.accessorSpecifier.text == "get" ? MadeUpBody.text(node.typeOfGetter) : "{}")
      }
    }
    return .skipChildren
  }

  // MARK: Statements and members

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.item.is(ImportDeclSyntax.self) { return .visitChildren }
    if case .decl(let declaration) = node.item, let body = declaration.asProtocol((any DeclGroupSyntax).self)
    {
      // A whole type is no statement.
      takeHeader(node, body)
      return .visitChildren
    }
    // An initializer can't do without its superclass's.
    if node.trimmedDescription.hasPrefix("super.init") { return .visitChildren }
    let nothing = node.mustNotBeEmpty
    if let text = node.madeUp { take(node, nothing, text) } else { take(node, nothing) }
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let variable = node.decl.as(VariableDeclSyntax.self) {
      take(node, "")
      for text in variable.allMadeUp { take(node, text) }
      // Outside of views a closure that makes a value is no better than the value.
      return variable.bindings.contains { $0.accessorBlock != nil } || makesViews.last == true
        ? .visitChildren : .skipChildren
    }
    if let body = node.decl.asProtocol((any DeclGroupSyntax).self) {
      takeHeader(node, body)
    } else {
      take(node, "")
    }
    return .visitChildren
  }

  override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
    // Of elements on one line nobody knows which is meant.
    let line = file.line(of: node)
    let list = node.parent?.as(ArrayElementListSyntax.self)
    if list?.count(where: { file.line(of: $0) == line }) == 1 { take(node, "") }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    if case .case(let label) = node.label, lines.contains(file.line(of: label)) { take(node, "") }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    // The first of a class may be its superclass.
    let list = node.parent?.as(InheritedTypeListSyntax.self)
    if list?.first?.id != node.id || list?.parent?.parent?.is(ClassDeclSyntax.self) != true {
      take(node.type, "Any")
    }
    return .visitChildren
  }

  // MARK: Conditions

  /// A choice that nobody knows takes the first way.
  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    let isLoop = node.parent?.parent?.is(WhileStmtSyntax.self) == true
    switch node.condition {
    case .expression(let value): take(value, isLoop ? "false" : "true")
    case .optionalBinding(let binding):
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !isLoop,
        name != "self"
      else { break }
      let type = binding.typeAnnotation?.type.trimmedDescription ?? StandInKind.type(named: name)
      take(
        binding, "\(binding.bindingSpecifier.text) \(name): \(type) = recordedMadeUp(\"\(name)\") as \(type)?"
      )
    default: break
    }
    return .visitChildren
  }
}

/// A body that does nothing but return what is made up.
enum MadeUpBody {
  static func text(_ type: TypeSyntax?) -> String {
    switch type?.trimmedDescription {
    case nil, "Void"?, "()"?: "{}"
    case "Never"?: "{ fatalError() }"
    case let name? where name.hasPrefix("some "): "{ fatalError() }"
    default: "{ return recordedMadeUp() }"
    }
  }
}

extension AccessorBlockSyntax {
  /// The type of the variable or subscript that the block belongs to.
  fileprivate var typeOfGetter: TypeSyntax? {
    parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
  }
}
