import SwiftSyntax

/// The methods by which classes build what a superclass that is declared elsewhere asks them for, such as `setupUI()`: they
/// want nothing, and override what UIKit has not.
struct Hooks {
  /// For each class its hooks, in the order of its source.
  private(set) var list: [String: [String]] = [:]
  /// Methods of a superclass that is declared elsewhere, of which nothing is known to run them, by the file and the line.
  private var idle: Set<String> = []

  init() {}

  /// `canRun` says of which classes the stand-in above them runs any.
  init(
    of module: ModuleUses, _ allowances: Allowances, _ superclasses: [String: String],
    canRun: (String) -> Bool
  ) {
    guard !allowances.plain.isEmpty else { return }
    let uses = module.hooks
    for method in uses.methods where allowances.isPlain(method) {
      let above = sequence(first: method.owner) { superclasses[$0] }.prefix(100)
      let below = superclasses.keys.filter { name in
        sequence(first: name) { superclasses[$0] }.prefix(100).contains(method.owner)
      }
      let isCalled = uses.isCalled(method.name, by: Set(above).union(below))
      let isStoodIn = above.contains { allowances.types.contains($0) }
      if method.isHook, !isCalled, canRun(method.owner) {
        list[method.owner, default: []].append(method.name)
      } else if isStoodIn, !uses.called.contains(method.name) {
        idle.insert("\(method.file):\(method.lines.lowerBound)")
      }
    }
  }

  /// True for a statement in a method that nothing runs.
  func isIdle(_ node: Syntax, in file: RewrittenFile) -> Bool {
    var next = node.parent
    while let current = next, !idle.isEmpty {
      if let method = current.as(FunctionDeclSyntax.self),
        idle.contains("\(file.path):\(file.line(of: method))")
      {
        return true
      }
      next = current.parent
    }
    return false
  }
}

/// A method that overrides another.
struct OverridingMethod {
  let owner: String
  let name: String
  let file: String
  /// From its first line to that of its last modifier or the one after, at any of which an error of its override may be.
  let lines: ClosedRange<Int>
  /// True for one that wants and gives nothing, and is no answer to what people do.
  let isHook: Bool
}

extension Allowances {
  /// True for a method that overrides nothing that is known.
  fileprivate func isPlain(_ method: OverridingMethod) -> Bool {
    plain[method.file]?.contains(where: method.lines.contains) == true
  }
}

/// The methods of files that override others, and which methods their code calls.
final class HookUses: SyntaxVisitor {
  private(set) var methods: [OverridingMethod] = []
  /// All methods that are called, but on the superclass.
  private(set) var called: Set<String> = []
  /// The methods that each class calls on itself, and those that are called on other objects.
  private var own: [String: Set<String>] = [:], foreign: Set<String> = []
  private var file: RewrittenFile?

  init(_ files: [RewrittenFile]) {
    super.init(viewMode: .sourceAccurate)
    for one in files {
      file = one
      walk(one.tree)
    }
  }

  /// True for a method that one of those classes calls on itself, or any code on another object.
  func isCalled(_ name: String, by classes: Set<String>) -> Bool {
    foreign.contains(name) || classes.contains { own[$0]?.contains(name) == true }
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isOff ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let file, let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
      node.parent?.is(MemberBlockItemSyntax.self) == true
    else { return .visitChildren }
    let first = file.line(of: node)
    let last = max(first, min(file.line(of: modifier) + 2, file.lastLine(of: node)))
    methods.append(
      OverridingMethod(
        owner: Syntax(node).ownerName, name: node.name.text, file: file.path, lines: first...last,
        isHook: node.isHook))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      note(name, isOwn: true, at: node)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) != true
    {
      let base = member.base?.trimmedDescription
      note(member.declName.baseName.text, isOwn: base == "self" || base == "self?", at: node)
    }
    return .visitChildren
  }

  private func note(_ name: String, isOwn: Bool, at node: FunctionCallExprSyntax) {
    called.insert(name)
    if isOwn { own[Syntax(node).ownerName, default: []].insert(name) } else { foreign.insert(name) }
  }
}

extension FunctionDeclSyntax {
  /// Words with which methods begin, or end, that answer what people or the system do.
  private static let answers: Set = [
    "did", "will", "should", "on", "handle", "dismiss", "close", "show", "hide", "present", "push", "pop",
    "go",
    "back", "tap", "tapped", "press", "pressed", "click", "clicked", "touch", "touched", "changed", "action",
    "keyboard", "accessibility", "reset", "select", "deselect", "selected", "retry", "cancel", "submit",
    "stop",
    "start", "pause", "resume", "animate", "toggle", "delete", "remove",
  ]

  fileprivate var isHook: Bool {
    let words = modifiers.map(\.name.text)
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    return signature.parameterClause.parameters.isEmpty && ["Void", "()"].contains(result)
      && signature.effectSpecifiers == nil && genericParameterClause == nil && attributes.isEmpty
      && !words.contains { ["static", "class", "private", "fileprivate"].contains($0) }
      && Self.answers.isDisjoint(with: [name.text.firstWord, name.text.lastWord])
  }
}

extension String {
  /// The first word of a name in camel case, in small letters.
  fileprivate var firstWord: String { String(prefix { !$0.isUppercase }).lowercased() }

  /// The last one.
  fileprivate var lastWord: String {
    lastIndex(where: \.isUppercase).map { self[$0...].lowercased() } ?? lowercased()
  }
}
