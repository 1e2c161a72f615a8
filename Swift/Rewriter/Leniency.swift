import SwiftSyntax

extension Rewriter {
  /// Takes away the arguments that a stand-in is given, as nobody knows what it would do with them; true if it did.
  func dropArguments(of node: FunctionCallExprSyntax) -> Bool {
    guard let allowances = module.allowances else { return false }
    let called = node.calledExpression
    if called.trimmedDescription == "super.init" { return mendInitializer(node) }
    let bare =
      called.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
      ?? called.trimmedDescription
    let isType = allowances.types.contains { $0 == bare }
    let member = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if makeFont(of: node, among: allowances) { return true }
    guard isType || allowances.members.contains(where: { $0.name == member }) else { return false }
    clear(node)
    return true
  }

  /// Makes a font that is declared elsewhere UIKit's own of the text style that it is asked for; false for all else.
  private func makeFont(of node: FunctionCallExprSyntax, among allowances: Allowances) -> Bool {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let style = node.arguments.lazy.compactMap(\.textStyle).first
    else { return false }
    let name = member.declName.baseName.text
    let isMember = allowances.members.contains { $0.type == "UIFont" && $0.name == name }
    let isOfStandIn = allowances.types.contains(member.base?.trimmedDescription ?? "")
    guard isMember || isOfStandIn && name.lowercased().hasSuffix("font") else { return false }
    edits.drop(within: node.arguments)
    edits.replace(node.calledExpression, by: "UIFont.preferredFont")
    edits.replace(node.arguments, by: "forTextStyle: \(style)")
    return true
  }

  /// Puts views into another in place of a helper that is declared elsewhere, each argument and each element of a list; false
  /// for all else.
  func addViews(of node: FunctionCallExprSyntax) -> Bool {
    let called = node.calledExpression
    let token =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName
    guard let allowances = module.allowances, let token, token.text.addsViews, node.trailingClosure == nil,
      let first = node.arguments.first, !module.adders.contains(token.text)
    else { return false }
    let isOfUIKit = ["addSubview", "addArrangedSubview"].contains(token.text)
    let takesSeveral = node.arguments.count > 1 || first.expression.is(ArrayExprSyntax.self)
    guard isOfUIKit ? allowances.addsSeveral && takesSeveral : allowances.adders.contains(token.text) else {
      return false
    }
    let isArranged = token.text.lowercased().hasPrefix("addarranged")
    let helper = token.text.placesViews ? "recordedAddAndPlace" : "recordedAdd"
    edits.replace(token, by: isArranged ? "recordedAddArranged" : helper)
    for argument in node.arguments {
      argument.label.map { edits.replace($0, by: "") }
      argument.colon.map { edits.replace($0, by: "") }
    }
    return true
  }

  private func clear(_ node: FunctionCallExprSyntax) {
    if !node.arguments.isEmpty {
      edits.drop(within: node.arguments)
      edits.replace(node.arguments, by: "")
    }
    for closure in [node.trailingClosure].compactMap({ $0 }) {
      edits.drop(within: closure)
      edits.replace(closure, by: node.leftParen == nil ? "()" : "")
    }
    for closure in node.additionalTrailingClosures {
      edits.drop(within: closure)
      edits.replace(closure, by: "")
    }
  }

  /// Calls an initializer that the stand-in of a superclass has.
  private func mendInitializer(_ node: FunctionCallExprSyntax) -> Bool {
    guard let owner = className(around: Syntax(node)), let above = module.superclasses[owner],
      module.allowances?.types.contains(above) == true
    else { return false }
    let labels = node.arguments.map { $0.label?.text ?? "" }
    let known = [
      ["coder"], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
    ]
    if known.contains(labels) { return false }
    let wanted =
      switch module.ancestor(of: above) {
      case let name? where name.hasSuffix("Controller"): "nibName: nil, bundle: nil"
      case "UITableViewCell": "style: .default, reuseIdentifier: nil"
      case let name? where name.hasPrefix("UI"): "frame: .zero"
      default: ""
      }
    if node.arguments.isEmpty {
      guard let paren = node.rightParen else { return false }
      edits.insert(wanted, at: paren.positionAfterSkippingLeadingTrivia.utf8Offset)
    } else {
      edits.replace(node.arguments, by: wanted)
    }
    return true
  }

  /// Gives a property that nothing sets here a value that is made up.
  func fill(_ node: PatternBindingSyntax) {
    guard let allowances = module.allowances, node.initializer == nil, node.isStored,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = node.typeAnnotation?.type,
      let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
    else { return }
    let isMember = variable.parent?.is(MemberBlockItemSyntax.self) == true
    let isUnsaid = allowances.fills && type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    guard isMember && isUnsaid || allowances.properties.contains(name) || isMember && lacksValue(node) else {
      return
    }
    let isOutlet = variable.attributes.trimmedDescription.contains("IBOutlet")
    edits.insert(
      " = \(isOutlet ? "recordedOutlet" : "recordedMadeUp")(\"\(name)\")",
      at: type.endPositionBeforeTrailingTrivia.utf8Offset)
    for modifier in variable.modifiers where ["weak", "unowned"].contains(modifier.name.text) {
      edits.replace(modifier, by: "")
    }
    if variable.bindingSpecifier.text == "let" { edits.replace(variable.bindingSpecifier, by: "var") }
  }

  /// True in a type one of whose initializers sets less than it has to.
  private func lacksValue(_ node: PatternBindingSyntax) -> Bool {
    guard let lines = module.allowances?.bare[file.path] else { return false }
    var next = node.parent
    while let current = next {
      if current.asProtocol((any DeclGroupSyntax).self) != nil {
        return lines.contains { file.line(of: current) <= $0 && $0 <= file.lastLine(of: current) }
      }
      next = current.parent
    }
    return false
  }

  /// Gives a class the initializers that the stand-in above it asks for; true if there are any.
  ///
  /// The class that is missing may have said that there is none from a coder.
  func addInitializers(to node: ClassDeclSyntax) -> Bool {
    let lines = file.line(of: node)...file.lastLine(of: node)
    func lacks(_ lacking: [String: Set<Int>]?) -> Bool {
      lacking?[file.path]?.contains(where: lines.contains) == true
    }
    let mark = module.ancestor(of: node.name.text) == "UIStackView" ? "" : "?"
    var added = lacks(module.allowances?.required) ? "; required init() { fatalError() } " : ""
    if lacks(module.allowances?.coders) {
      added += "; public required init\(mark)(coder: NSCoder) { fatalError() } "
    }
    if added.isEmpty { return false }
    edits.insert(added, at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    return true
  }

  /// Returns a value that is made up where a cut has taken away the one that was returned.
  func returnValue(before brace: TokenSyntax) {
    guard module.allowances?.returns[file.path]?.contains(file.line(of: brace)) == true else { return }
    edits.insert("; return recordedMadeUp() ", at: brace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

extension LabeledExprSyntax {
  private static let textStyles: Set = [
    "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
    "caption1", "caption2",
  ]

  /// The text style that the argument names; nil for another.
  fileprivate var textStyle: String? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      Self.textStyles.contains(member.declName.baseName.text)
    else { return nil }
    let base = member.base?.trimmedDescription ?? ""
    guard ["", "UIFont.TextStyle", "TextStyle"].contains(base) else { return nil }
    return "." + member.declName.baseName.text
  }
}
