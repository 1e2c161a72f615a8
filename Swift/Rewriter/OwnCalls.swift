import SwiftSyntax

/// Which methods of their own the initializers of a file's types run in any case, as far as their code says so.
struct OwnCalls {
  /// A call of a method of the same object: by its name and the labels of its arguments.
  struct Call: Hashable {
    let name: String
    let labels: [String]
  }

  /// A method, with the labels of its parameters, those among them that every call has, and the calls that it makes in any case.
  struct Method {
    let name: String
    let labels: [String], wanted: [String]
    let calls: [Call]
  }

  /// The calls of each designated initializer that isn't from a coder, by the names of types.
  private var initializers: [String: [[Call]]] = [:]
  private var methods: [String: [Method]] = [:]

  /// Takes what the members of a type or of an extension of it say.
  mutating func add(_ block: MemberBlockSyntax, of type: String) {
    for member in block.members {
      if let method = member.decl.as(FunctionDeclSyntax.self) {
        methods[type, default: []].append(Method(method))
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self), initializer.isDesignated {
        initializers[type, default: []].append(initializer.body.map { CallsOnSelf(in: $0).list } ?? [])
      }
    }
  }

  /// Takes what another file says.
  mutating func merge(_ other: OwnCalls) {
    initializers.merge(other.initializers) { $0 + $1 }
    methods.merge(other.methods) { $0 + $1 }
  }

  /// True for a method of a type that each of its initializers runs, or has something run that they run.
  func runsInAnyCase(_ method: Method, of type: String) -> Bool {
    guard let all = initializers[type], !all.isEmpty else { return false }
    return all.allSatisfy { calls in
      reached(from: calls, of: type).contains { method.takes($0) }
    }
  }

  private func reached(from calls: [Call], of type: String) -> Set<Call> {
    var found = Set(calls)
    var open = calls
    while let next = open.popLast() {
      for method in methods[type] ?? [] where method.takes(next) {
        for call in method.calls where found.insert(call).inserted { open.append(call) }
      }
    }
    return found
  }
}

extension OwnCalls.Method {
  init(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    func label(_ parameter: FunctionParameterSyntax) -> String {
      parameter.firstName.text == "_" ? "" : parameter.firstName.text
    }
    name = node.name.text
    labels = parameters.map(label)
    wanted = parameters.filter { $0.defaultValue == nil && $0.ellipsis == nil }.map(label)
    calls = node.body.map { CallsOnSelf(in: $0).list } ?? []
  }

  /// True for a call of this method, and not of another one of its name.
  fileprivate func takes(_ call: OwnCalls.Call) -> Bool {
    guard call.name == name else { return false }
    return wanted.isPart(of: call.labels) && call.labels.isPart(of: labels)
  }
}

extension [String] {
  /// True if another list has these in their order.
  fileprivate func isPart(of other: [String]) -> Bool {
    var rest = self[...]
    for one in other where rest.first == one { rest.removeFirst() }
    return rest.isEmpty
  }
}

extension InitializerDeclSyntax {
  /// True for one that is run however the object is made, unless a storyboard makes it.
  fileprivate var isDesignated: Bool {
    let isConvenience = modifiers.contains { $0.name.text == "convenience" }
    return !isConvenience && signature.parameterClause.parameters.first?.firstName.text != "coder"
  }
}

/// The calls of the object's own methods that a body makes in any case: not those in closures, nor on a condition.
private final class CallsOnSelf: SyntaxVisitor {
  private(set) var list: [OwnCalls.Call] = []

  init(in body: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let isOnSelf = member == nil || member?.base?.trimmedDescription == "self"
    if isOnSelf, let name = node.calledName {
      let labels = node.arguments.map { $0.label?.text ?? "" }
      list.append(OwnCalls.Call(name: name, labels: labels))
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
