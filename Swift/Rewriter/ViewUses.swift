import SwiftSyntax

/// The types that code uses as views, as controllers or as cells of lists, whatever they are called.
final class ViewUses: SyntaxVisitor {
  private(set) var views: Set<String> = [], controllers: Set<String> = []
  /// The classes of UIKit that the cells, headers and footers of lists derive from, by their types.
  private(set) var cells: [String: String] = [:]
  /// The types of variables and the variables that are used as views, by the type around them and their names.
  private var declared: [String: String] = [:]
  private var usedAsViews: Set<String> = [], usedAsControllers: Set<String> = []

  /// What only views have.
  private static let members: Set = [
    "translatesAutoresizingMaskIntoConstraints", "snp", "frame", "safeAreaLayoutGuide", "layoutMarginsGuide",
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
    "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor",
    "lastBaselineAnchor", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "addGestureRecognizer", "removeFromSuperview", "addSubview",
  ]
  /// What takes views.
  private static let takers: Set = [
    "insertSubview", "insertArrangedSubview", "bringSubviewToFront", "sendSubviewToBack",
  ]

  init(_ files: [RewrittenFile]) {
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
    views.formUnion(usedAsViews.compactMap { declared[$0] })
    controllers.formUnion(usedAsControllers.compactMap { declared[$0] })
    // Layers have frames, too.
    views = views.filter { !$0.hasSuffix("Layer") }
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isOff ? .skipChildren : .visitChildren
  }

  // MARK: Variables

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    if let type = node.typeAnnotation?.type {
      declare(name, type.plainName, at: Syntax(node))
    } else if let type = node.initializer?.value.madeType {
      declare(name, type, at: Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare((node.secondName ?? node.firstName).text, node.type.plainName, at: Syntax(node))
    return .visitChildren
  }

  private func declare(_ name: String, _ type: String, at node: Syntax) {
    let key = "\(node.ownerName).\(name)"
    declared[key] = declared[key] ?? type
  }

  // MARK: Uses

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.members.contains(node.declName.baseName.text), let base = node.base { take(base) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let (name, isOwn) = node.calledMember
    if name.addsViews || Self.takers.contains(name) {
      node.arguments.forEach { take($0.expression) }
      let owner = Syntax(node).ownerName
      if isOwn, !owner.isEmpty { views.insert(owner) }
    }
    if name == "UIStackView" { node.arguments.forEach { take($0.expression) } }
    if name == "forEach", node.addsViews, let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      member.base.map(take)
    }
    if ["present", "pushViewController", "addChild"].contains(name), let first = node.arguments.first {
      takeController(first.expression)
    }
    if name == "register", let kind = node.listedClass,
      let type = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let base = type.base
    {
      takeCell(base.trimmedDescription, of: kind)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let cast = CellCast(in: node), let kind = cast.call.listedClass {
      takeCell(cast.type.trimmedDescription, of: kind)
    }
    return .visitChildren
  }

  /// A cell may head a section, too; what heads one is no cell.
  private func takeCell(_ type: String, of kind: String) {
    if cells[type] == nil || kind == "UICollectionViewCell" { cells[type] = kind }
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.addsViews { take(node.sequence) }
    return .visitChildren
  }

  /// Notes what an expression names or makes as a view; of an array each element.
  private func take(_ node: ExprSyntax) {
    if let array = node.as(ArrayExprSyntax.self) { return array.elements.forEach { take($0.expression) } }
    if let name = node.ownVariable {
      usedAsViews.insert("\(Syntax(node).ownerName).\(name)")
    } else if let type = node.madeType {
      views.insert(type)
    }
  }

  private func takeController(_ node: ExprSyntax) {
    if let name = node.ownVariable {
      usedAsControllers.insert("\(Syntax(node).ownerName).\(name)")
    } else if let type = node.madeType {
      controllers.insert(type)
    }
  }
}

extension String {
  /// True for the name of what puts views into another, however a helper of the app's spells it.
  var addsViews: Bool {
    let name = lowercased()
    return name.hasPrefix("addsubview") || name.hasPrefix("addarrangedsubview")
  }

  /// True for the name of a helper that puts views into another and says where they lie, as `addSubviewAndFit`; with
  /// Auto Layout alone the code says so itself.
  var placesViews: Bool {
    var rest = lowercased()
    for word in ["addsubview", "autolayout"] { rest = rest.replacing(word, with: "") }
    return addsViews && !["", "s", "for", "sfor", "using", "susing", "with", "swith"].contains(rest)
  }
}

extension FunctionCallExprSyntax {
  /// The name of what is called, and whether that is the object's own.
  fileprivate var calledMember: (name: String, isOwn: Bool) {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text { return (name, true) }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return ("", false) }
    return (
      member.declName.baseName.text,
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    )
  }
}

extension SyntaxProtocol {
  /// True for a loop that makes its elements subviews, or lets constraints place them.
  fileprivate var addsViews: Bool {
    let names = tokens(viewMode: .sourceAccurate).map(\.text)
    return names.contains { $0.addsViews || $0 == "translatesAutoresizingMaskIntoConstraints" }
  }
}

extension TypeSyntax {
  /// The name of the type, without what makes it optional or generic.
  fileprivate var plainName: String {
    String(trimmedDescription.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }
}

extension ExprSyntax {
  /// The name of a variable, or of a property of `self`, be it optional.
  fileprivate var ownVariable: String? {
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.ownVariable }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.ownVariable }
    if let name = self.as(DeclReferenceExprSyntax.self), name.baseName.tokenKind != .keyword(.self) {
      return name.baseName.text
    }
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.declName.baseName.text
  }

  /// The type whose initializer makes the value, as far as the text shows.
  fileprivate var madeType: String? {
    guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    let plain = called.as(GenericSpecializationExprSyntax.self)?.expression ?? called
    let name = plain.trimmedDescription
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName && name.first?.isUppercase == true ? name : nil
  }
}
