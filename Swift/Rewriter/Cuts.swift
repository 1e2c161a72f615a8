import SwiftSyntax

/// What is left out of a file because it doesn't compile.
///
/// The first error of a line takes out the least statement, element or member that holds the line; one that comes back
/// takes out what is around it.
struct Cuts {
  /// A part that is left out, and what comes in its place.
  struct Cut {
    let node: Syntax
    let text: String
  }

  let list: [Cut]

  /// The cuts of a file, none within another.
  init(_ file: RewrittenFile, _ allowances: Allowances) {
    guard let lines = allowances.cuts[file.path] else {
      list = []
      return
    }
    let found = Removable(file, Set(lines.keys))
    var cuts: [Cut] = []
    for (line, count) in lines.sorted(by: { $0.key < $1.key }) {
      // The list goes from the outside in.
      let around = found.around[line, default: []]
      if let cut = around.dropLast(min(count - 1, max(0, around.count - 1))).last { cuts.append(cut) }
    }
    let outer = cuts.filter { cut in !cuts.contains { cut.lies(in: $0) } }
    list = outer.reduce(into: []) { list, cut in
      // Of two cuts of one part the later one goes further.
      if let place = list.firstIndex(where: { $0.node.id == cut.node.id }) {
        if cut.text.count < list[place].text.count { list[place] = cut }
      } else {
        list.append(cut)
      }
    }
  }

  /// True for what is left out.
  func covers(_ node: some SyntaxProtocol) -> Bool {
    list.contains { $0.node.position <= node.position && node.endPosition <= $0.node.endPosition }
  }
}

extension Cuts.Cut {
  fileprivate func lies(in other: Cuts.Cut) -> Bool {
    node.id != other.node.id && other.node.position <= node.position
      && node.endPosition <= other.node.endPosition
  }
}

/// The parts of a file that can be left out, by the lines that they hold.
private final class Removable: SyntaxVisitor {
  private(set) var around: [Int: [Cuts.Cut]] = [:]
  private let file: RewrittenFile
  private let lines: Set<Int>

  init(_ file: RewrittenFile, _ lines: Set<Int>) {
    (self.file, self.lines) = (file, lines)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  private func take(_ node: some SyntaxProtocol, _ texts: String...) {
    let (first, last) = (file.line(of: node), file.lastLine(of: node))
    for line in lines where first <= line && line <= last {
      around[line, default: []] += texts.map { Cuts.Cut(node: Syntax(node), text: $0) }
    }
  }

  /// A type or an extension goes whole where nothing else would do, after an error in its first lines; a class never does.
  private func takeHeader(_ node: some SyntaxProtocol, _ body: any DeclGroupSyntax) {
    if body.is(ClassDeclSyntax.self) { return }
    let (first, last) = (file.line(of: node), file.line(of: body.memberBlock.leftBrace))
    for line in lines where first <= line && line <= last {
      around[line, default: []].append(Cuts.Cut(node: Syntax(node), text: ""))
    }
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    // A whole type is no statement, and an initializer can't do without its superclass's.
    if node.item.is(ImportDeclSyntax.self) { return .visitChildren }
    if case .decl(let declaration) = node.item, let body = declaration.asProtocol((any DeclGroupSyntax).self)
    {
      takeHeader(node, body)
      return .visitChildren
    }
    if node.trimmedDescription.hasPrefix("super.init") { return .visitChildren }
    let nothing = node.mustNotBeEmpty
    if let variable = node.item.as(VariableDeclSyntax.self), let text = variable.madeUp {
      take(node, nothing, text)
    } else if let check = node.item.as(GuardStmtSyntax.self), let text = check.madeUp {
      take(node, nothing, text)
    } else {
      take(node, nothing)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let variable = node.decl.as(VariableDeclSyntax.self), let text = variable.madeUp {
      take(node, "", text)
    } else if let body = node.decl.asProtocol((any DeclGroupSyntax).self) {
      takeHeader(node, body)
    } else {
      take(node, "")
    }
    return .visitChildren
  }

  override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
    take(node, "")
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    if case .case(let label) = node.label, lines.contains(file.line(of: label)) { take(node, "") }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    // The first may be the superclass.
    if node.id != node.parent?.as(InheritedTypeListSyntax.self)?.first?.id { take(node, "") }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// What the statement leaves where there must be one.
  fileprivate var mustNotBeEmpty: String {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return "" }
    if list.parent?.is(SwitchCaseSyntax.self) == true { return "break" }
    let isLast = list.last?.id == id
    if isLast, list.parent?.parent?.is(GuardStmtSyntax.self) == true { return "fatalError()" }
    return ""
  }
}

extension VariableDeclSyntax {
  /// The same variable with a value that is made up.
  fileprivate var madeUp: String? {
    guard bindings.count == 1, let binding = bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    let words = modifiers.map(\.name.text).filter {
      ["private", "fileprivate", "static", "lazy", "class"].contains($0)
    }
    let type =
      binding.typeAnnotation?.type.trimmedDescription ?? binding.madeType ?? StandInKind.type(named: name)
    let isLazy = words.contains("lazy")
    let keyword = isLazy || bindingSpecifier.text == "var" ? "var" : "let"
    return
      "\((words + [keyword]).joined(separator: " ")) \(name): \(type.replacing("\n", with: " ")) = recordedMadeUp(\"\(name)\")"
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
  fileprivate var madeUp: String? {
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
