import SwiftSyntax

/// How the code of a file shows controllers, and what it does about the keyboard.
final class ControllerUses: SyntaxVisitor {
  /// The classes that the file presents as UIKit does where nothing else is said, and those that it shows otherwise.
  private(set) var presented: Set<String> = [], shownOtherwise: Set<String> = []
  /// The types whose code moves what the keyboard covers.
  private(set) var movers: Set<String> = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isOff ? .skipChildren : .visitChildren
  }

  // MARK: Presentation

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    {
      if isPresented(node) { presented.insert(name) } else { shownOtherwise.insert(name) }
    }
    if let handler = node.keyboardHandler, handler.movesContent { movers.insert(Syntax(node).ownerName) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A controller may say of itself how it is presented.
    guard let (base, style) = node.presentationStyle, ["", "self"].contains(base), !style.isSheet else {
      return .visitChildren
    }
    shownOtherwise.insert(Syntax(node).ownerName)
    return .visitChildren
  }

  /// True for a controller that is made to be presented, and of which the code around it says no other style.
  private func isPresented(_ made: FunctionCallExprSyntax) -> Bool {
    if let argument = made.parent?.as(LabeledExprSyntax.self) { return argument.isPresented }
    guard let binding = made.parent?.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let block = Syntax(binding).block
    else { return false }
    let uses = PresentationUses(of: name, in: block)
    return uses.isPresented && !uses.isShownOtherwise
  }

  // MARK: The keyboard

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if let body = node.body, name.isOfKeyboard, Syntax(body).movesContent {
      movers.insert(Syntax(node).ownerName)
    }
    return .visitChildren
  }
}

/// What a block does with a controller that it made.
private final class PresentationUses: SyntaxVisitor {
  private(set) var isPresented = false, isShownOtherwise = false
  private let name: String

  init(of name: String, in block: CodeBlockItemListSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(block)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name else {
      return .visitChildren
    }
    if node.isPresented { isPresented = true } else { isShownOtherwise = true }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let (base, style) = node.presentationStyle, base == name, !style.isSheet { isShownOtherwise = true }
    return .visitChildren
  }
}

extension LabeledExprSyntax {
  /// True for what a call presents: `present(X(), animated: true)`.
  fileprivate var isPresented: Bool {
    guard let list = parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      label == nil, list.first?.id == id, list.contains(where: { $0.label?.text == "animated" })
    else { return false }
    return call.calledName == "present"
  }
}

extension FunctionCallExprSyntax {
  /// The name of what is called, without what it is called on.
  fileprivate var calledName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The closure that a call hands on as an observer of the keyboard; nil for another call.
  fileprivate var keyboardHandler: Syntax? {
    guard calledName == "addObserver", arguments.trimmedDescription.isOfKeyboard else { return nil }
    let closure =
      trailingClosure
      ?? arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
    return closure.map { Syntax($0) }
  }
}

extension SequenceExprSyntax {
  /// What a style of presentation is given to, and which; nil for another statement.
  fileprivate var presentationStyle: (base: String, style: String)? {
    let parts = Array(elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let style = parts[2].as(MemberAccessExprSyntax.self)
    else { return nil }
    if let member = parts[0].as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text == "modalPresentationStyle" else { return nil }
      return (member.base?.trimmedDescription ?? "", style.declName.baseName.text)
    }
    guard parts[0].trimmedDescription == "modalPresentationStyle" else { return nil }
    return ("", style.declName.baseName.text)
  }
}

extension String {
  /// True for a style in which UIKit shows a sheet on phones that are held upright.
  fileprivate var isSheet: Bool { ["automatic", "pageSheet", "formSheet"].contains(self) }

  /// True for what is about the keyboard as it comes up, or runs when people begin to type.
  fileprivate var isOfKeyboard: Bool {
    if ["textFieldDidBeginEditing", "textViewDidBeginEditing"].contains(self) { return true }
    let words = lowercased()
    return words.contains("keyboard") && !["hide", "dismiss", "disappear"].contains(where: words.contains)
  }
}

extension Syntax {
  /// The statements around a node, those of the innermost block.
  fileprivate var block: CodeBlockItemListSyntax? {
    var next = parent
    while let current = next {
      if let block = current.as(CodeBlockItemListSyntax.self) { return block }
      if current.is(MemberBlockSyntax.self) { return nil }
      next = current.parent
    }
    return nil
  }

  /// True for code that scrolls, or moves what it shows by its frame.
  fileprivate var movesContent: Bool { ContentMoves(in: self).isFound }
}

/// Whether code scrolls something, or gives it another place than its constraints do.
private final class ContentMoves: SyntaxVisitor {
  private(set) var isFound = false
  private static let scrolls: Set = [
    "setContentOffset", "scrollRectToVisible", "scrollToRow", "scrollToItem", "scrollToNearestSelectedRow",
  ]
  private static let places: Set = ["contentOffset", "origin", "center", "transform"]

  init(in node: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledName, Self.scrolls.contains(name) { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements.prefix(2))
    guard parts.count == 2 else { return .visitChildren }
    let isAssigned =
      parts[1].is(AssignmentExprSyntax.self) || ["+=", "-="].contains(parts[1].trimmedDescription)
    var next = parts[0].as(MemberAccessExprSyntax.self)
    while isAssigned, let member = next {
      if Self.places.contains(member.declName.baseName.text) { isFound = true }
      next = member.base?.as(MemberAccessExprSyntax.self)
    }
    return .visitChildren
  }
}
