import SwiftSyntax

/// How the code of a file shows controllers, and what it does about the keyboard.
final class ControllerUses: SyntaxVisitor {
  /// The classes that the file presents as UIKit does where nothing else is said, and those that it shows otherwise.
  private(set) var presented: Set<String> = [], shownOtherwise: Set<String> = []
  /// The classes of the navigation controllers that the file puts a class's objects into before it presents these.
  private(set) var wrappers: [String: Set<String>] = [:]
  /// The classes whose own code says that they are presented otherwise.
  private(set) var styled: Set<String> = []
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
      let presentation = node.presentation
      if presentation == nil { shownOtherwise.insert(name) } else { presented.insert(name) }
      wrappers[name, default: []].formUnion(presentation?.wrappers ?? [])
    }
    if let handler = node.keyboardHandler, handler.movesContent { movers.insert(Syntax(node).ownerName) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A controller may say of itself how it is presented.
    guard let (base, style) = node.presentationStyle, ["", "self"].contains(base), !style.isSheet else {
      return .visitChildren
    }
    styled.insert(Syntax(node).ownerName)
    return .visitChildren
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
  private(set) var isShownOtherwise = false
  private(set) var presentation: Presentation?
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
    if let found = node.presentation {
      presentation = Presentation(wrappers: (presentation?.wrappers ?? []).union(found.wrappers))
    } else {
      isShownOtherwise = true
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let (base, style) = node.presentationStyle, base == name, !style.isSheet { isShownOtherwise = true }
    return .visitChildren
  }
}

/// How code presents a controller as UIKit does where nothing else is said.
private struct Presentation {
  /// The classes of the navigation controllers around it.
  var wrappers: Set<String> = []
}

extension LabeledExprSyntax {
  /// How a call presents its argument: `present(X(), animated: true)`, or `present` of a navigation controller that it is the
  /// root of; nil for another call.
  fileprivate var presentation: Presentation? {
    guard let list = parent?.as(LabeledExprListSyntax.self), list.first?.id == id,
      let call = list.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    if label?.text == "rootViewController", let wrapper = call.calledName {
      guard let around = call.presentation else { return nil }
      return Presentation(wrappers: around.wrappers.union([wrapper]))
    }
    guard label == nil, list.contains(where: { $0.label?.text == "animated" }), call.calledName == "present"
    else { return nil }
    return Presentation()
  }
}

extension FunctionCallExprSyntax {
  /// How a controller is presented that a call makes; nil unless it is, and where the code around says another style.
  fileprivate var presentation: Presentation? {
    if let argument = parent?.as(LabeledExprSyntax.self) { return argument.presentation }
    guard let binding = parent?.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let block = Syntax(binding).block
    else { return nil }
    let uses = PresentationUses(of: name, in: block)
    return uses.isShownOtherwise ? nil : uses.presentation
  }

  /// The name of what is called, without what it is called on.
  var calledName: String? {
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
