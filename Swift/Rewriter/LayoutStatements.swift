import SwiftSyntax

/// The layout statements of a file: the least statement, or element of an array, that makes a constraint, puts a view or
/// a guide into another, or says how strongly a view keeps its size.
final class LayoutStatements: SyntaxVisitor {
  private(set) var list: [Syntax] = []
  private var seen: Set<SyntaxIdentifier> = []
  /// Helpers of the code's own, which hold the statements.
  private let own: Set<String>

  private static let calls: Set = [
    "constraint", "constraints", "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
    "addLayoutGuide", "setCustomSpacing", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "NSLayoutConstraint", "UIStackView",
  ]

  init(of file: RewrittenFile, except own: Set<String>) {
    self.own = own
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isOff ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let name,
      Self.calls.contains(name) || name.givesMaker || name.addsViews && !own.contains(name),
      let around = Self.item(around: Syntax(node)),
      seen.insert(around.id).inserted
    {
      list.append(around)
    }
    return .visitChildren
  }

  /// The least statement, element of an array or member around a node.
  static func item(around node: Syntax) -> Syntax? {
    var next = node.parent
    while let current = next {
      if current.is(CodeBlockItemSyntax.self) || current.is(ArrayElementSyntax.self)
        || current.is(MemberBlockItemSyntax.self)
      {
        return current
      }
      next = current.parent
    }
    return nil
  }
}

extension String {
  /// True for a call of SnapKit's that gives a closure a maker of constraints, by its name of today or that of before.
  var givesMaker: Bool {
    let name = hasPrefix("snp_") ? String(dropFirst(4)) : self
    return ["makeConstraints", "remakeConstraints", "updateConstraints"].contains(name)
  }
}

extension ClosureExprSyntax {
  /// The call that gives the closure a maker of constraints, such as `title.snp.makeConstraints`; nil for another closure.
  var makerCall: FunctionCallExprSyntax? {
    let call =
      parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name?.givesMaker == true ? call : nil
  }
}

extension Cuts {
  /// The names of the view that each statement lays out by a maker, where a line of its closure is left out: the statement stays,
  /// and a constraint of the view is lost all the same.
  var viewsOfMakers: [SyntaxIdentifier: String] {
    list.reduce(into: [:]) { views, cut in
      var next = cut.node.parent
      while let current = next {
        if let call = current.as(ClosureExprSyntax.self)?.makerCall,
          let statement = LayoutStatements.item(around: Syntax(call))
        {
          let view = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
          views[statement.id] = view.map { Syntax($0).nameList } ?? ""
        }
        next = current.parent
      }
    }
  }
}

extension Syntax {
  /// The name of the type, extended or declared, that a statement stands in; empty outside of any.
  var ownerName: String {
    var next = parent
    while let current = next {
      if let node = current.as(ClassDeclSyntax.self) { return node.name.text }
      if let node = current.as(ExtensionDeclSyntax.self) {
        return String(node.extendedType.trimmedDescription.split(separator: ".").last ?? "")
      }
      next = current.parent
    }
    return ""
  }

  /// True for a statement that calls a method of a variable, or of the object itself: a helper that lays out, as far as
  /// anybody knows.
  var isCallOnView: Bool {
    guard let call = self.as(CodeBlockItemSyntax.self)?.item.as(FunctionCallExprSyntax.self) else {
      return false
    }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isLowercase == true && !call.arguments.isEmpty
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    if let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return base.first?.isLowercase == true
    }
    let inner = member.base?.as(MemberAccessExprSyntax.self)
    return inner?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }

  /// True for a statement that gives something its font.
  var setsFont: Bool { assignedMember?.declName.baseName.text == "font" }

  /// The names of the view to which a statement gives a text, or what assistive technologies are to know of it; nil for
  /// another statement.
  var describedView: String? {
    guard let member = assignedMember, let base = member.base else { return nil }
    let name = member.declName.baseName.text
    let texts: Set = [
      "text", "attributedText", "placeholder", "attributedPlaceholder", "title", "prompt",
    ]
    return texts.contains(name) || name.lowercased().contains("accessibility") ? Syntax(base).nameList : nil
  }

  /// What a statement gives a value to, where that is a member of something.
  private var assignedMember: MemberAccessExprSyntax? {
    guard let parts = self.as(CodeBlockItemSyntax.self)?.item.as(SequenceExprSyntax.self)?.elements,
      parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return parts.first?.as(MemberAccessExprSyntax.self)
  }

  /// The name of the property whose value a statement helps to make; empty for none.
  var propertyName: String {
    var next = parent
    while let current = next, !current.is(MemberBlockItemSyntax.self) {
      if let binding = current.as(PatternBindingSyntax.self),
        binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
      }
      next = current.parent
    }
    return ""
  }

  /// The names in it that begin with a small letter, each once, after commas.
  var nameList: String {
    var names: [String] = []
    for token in tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind, name.first?.isLowercase == true,
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names.joined(separator: ",")
  }
}
