import SwiftSyntax

/// What a file declares that other files of its module have to know.
final class Declarations: SyntaxVisitor {
  private(set) var classes: [(name: String, superclass: String)] = []
  private(set) var optionalMethods: Set<String> = []
  private(set) var methods: [String: [ObjectiveMethod]] = [:]
  private(set) var overrides: [String: [MemberBlockItemSyntax]] = [:]
  private(set) var screens: [ScreenClass] = []
  /// The calls that give views of a class what they show, with contents that are made up.
  private(set) var fillers: [String: [Filler]] = [:]
  /// What the initializers of each type run.
  private(set) var ownCalls = OwnCalls()
  /// The classes that declare initializers, and whether one of them asks for nothing.
  private(set) var bareInitializers: [String: Bool] = [:]
  /// The names of what the code of each class shows or hides.
  private(set) var toggled: [String: Set<String>] = [:]
  /// Helpers of the code's own that put views into another.
  private(set) var adders: Set<String> = []
  /// Types that give lists their rows or items.
  private(set) var feeders: Set<String> = []
  private let file: RewrittenFile

  init(_ tree: SourceFileSyntax, _ file: RewrittenFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    let name = node.name.text
    classes.append((name, superclass.split(separator: "<").first.map(String.init) ?? ""))
    take(node.memberBlock, of: name)
    if node.inheritanceClause?.feedsLists == true { feeders.insert(name) }
    noteInitializers(of: node)
    let isNested = node.parent?.parent?.is(CodeBlockItemListSyntax.self) != true
    if !isNested, node.genericParameterClause == nil { addScreen(node) }
    return .visitChildren
  }

  private func noteInitializers(of node: ClassDeclSyntax) {
    let designated = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter {
      !$0.modifiers.contains { $0.name.text == "convenience" }
    }
    guard !designated.isEmpty else { return }
    bareInitializers[node.name.text] = designated.contains {
      $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil && spelled($0) != "-"
    }
  }

  private func addScreen(_ node: ClassDeclSyntax) {
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    screens.append(
      ScreenClass(
        name: node.name.text, access: node.modifiers.access,
        initializers: initializers.map { spelled($0) }, file: file.path, line: file.line(of: node.name)))
  }

  private func spelled(_ node: InitializerDeclSyntax) -> String {
    if node.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) { return "-" }
    if node.attributes.trimmedDescription.contains("unavailable") { return "-" }
    let wanted = node.signature.parameterClause.parameters.filter {
      $0.defaultValue == nil && $0.ellipsis == nil
    }
    let words = wanted.map { "\($0.firstName.text):\($0.type.trimmedDescription)" }
    let isConvenience = node.modifiers.contains { $0.name.text == "convenience" }
    return (isConvenience ? "convenience " : "")
      + words.joined(separator: ",")
      .replacing("\n", with: " ").replacing("\t", with: " ").replacing("|", with: " ")
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isOff ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    take(node.memberBlock, of: name)
    if node.inheritanceClause?.feedsLists == true { feeders.insert(name) }
    for member in node.memberBlock.members where member.decl.isOverride {
      overrides[name, default: []].append(member)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let property = Visibility(rawValue: node.declName.baseName.text),
      let parts = node.parent?.as(ExprListSyntax.self),
      parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      property == .isHidden || parts.dropFirst(2).contains(where: \.mayBeZero),
      let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? node.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return .visitChildren }
    toggled[Syntax(node).ownerName, default: []].insert(name)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text.addsViews, !node.modifiers.contains(where: { $0.name.text == "override" }) {
      adders.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self) else { continue }
      if method.modifiers.contains(where: { $0.name.text == "optional" }) {
        optionalMethods.insert(method.name.text)
      }
    }
    return .visitChildren
  }

  private func take(_ block: MemberBlockSyntax, of name: String) {
    fillers[name, default: []] += block.members.compactMap { member in
      guard let method = member.decl.as(FunctionDeclSyntax.self), let call = method.filling else {
        return nil
      }
      return Filler(call: call, method: OwnCalls.Method(method))
    }
    ownCalls.add(block, of: name)
    for member in block.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self), method.isObjective else { continue }
      let parameters = method.signature.parameterClause.parameters
      let parameter = parameters.first.map { ($0.firstName.text, $0.type.trimmedDescription) }
      methods[name, default: []].append(ObjectiveMethod(name: method.name.text, parameter: parameter))
    }
  }
}

/// The properties by which code shows and hides views.
private enum Visibility: String {
  case isHidden, alpha
}

extension ExprSyntax {
  /// True for a zero, and for a choice between numbers.
  fileprivate var mayBeZero: Bool {
    self.is(UnresolvedTernaryExprSyntax.self) || ["0", "0.0"].contains(trimmedDescription)
  }
}

extension DeclModifierListSyntax {
  /// From where a declaration may be named: `public`, `internal`, or `private` for its file alone.
  fileprivate var access: String {
    let words = map(\.name.text)
    if words.contains(where: { ["public", "open"].contains($0) }) { return "public" }
    return words.contains { ["private", "fileprivate"].contains($0) } ? "private" : "internal"
  }
}

extension DeclSyntax {
  /// True for what overrides a member of a superclass.
  var isOverride: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "override" } ?? false
  }
}

extension FunctionDeclSyntax {
  /// True for a method that Objective-C could run with at most one argument.
  fileprivate var isObjective: Bool {
    let isMarked = attributes.contains { attribute in
      ["objc", "IBAction"].contains(
        attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "")
    }
    let isOwn = !modifiers.contains { ["static", "class", "override"].contains($0.name.text) }
    return isMarked && isOwn && genericParameterClause == nil && signature.effectSpecifiers == nil
      && signature.parameterClause.parameters.count <= 1
  }
}

/// The calls in which a method runs that of its superclass.
final class SuperCalls: SyntaxVisitor {
  private(set) var list: [FunctionCallExprSyntax] = []
  private let name: String

  init(of name: String, in body: CodeBlockSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard called?.base?.is(SuperExprSyntax.self) == true, called?.declName.baseName.text == name else {
      return .visitChildren
    }
    list.append(node)
    return .skipChildren
  }
}

extension InheritanceClauseSyntax {
  /// True where a type is said to be the data source or the delegate of tables or collections.
  fileprivate var feedsLists: Bool {
    let roles: Set = [
      "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource",
      "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    ]
    return inheritedTypes.contains { roles.contains($0.type.trimmedDescription) }
  }
}
