import SwiftSyntax

/// Takes out of a file what only Apple's compilers understand, and says to the recorder which line runs and what its
/// views are called.
final class Rewriter: SyntaxVisitor {
  private static let droppedAttributes: Set = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "NSManaged",
    "GKInspectable",
    "UIApplicationMain", "NSApplicationMain", "main", "nonobjc", "MainActor", "IBSegueAction",
    "preconcurrency",
    "NSCopying", "UIKit.MainActor",
  ]

  /// What puts a variable into a section of its own, from which linkers and the system's loader take orders.
  private static let placing: Set = ["section", "_section", "used", "_used"]

  var edits: Edits
  /// After the end of the file.
  var appended = "" {
    didSet { edits.insert(String(appended.dropFirst(oldValue.count)), at: file.bytes.count) }
  }
  /// Where each class ends, and what has to stand between its last member and another on the same line.
  private(set) var classEnds: [String: (offset: Int, line: Int, separator: String)] = [:]
  private(set) var publicClasses: Set<String> = []
  let file: RewrittenFile
  let module: RewrittenModule
  private let isOpened: Bool

  init(_ file: RewrittenFile, _ module: RewrittenModule) {
    (self.file, self.module) = (file, module)
    isOpened = module.isOpened(module.files.firstIndex { $0.path == file.path } ?? -1)
    edits = Edits(of: file.bytes)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
    for cut in Cuts(file, in: module).list {
      edits.drop(within: cut.node)
      edits.replace(cut.node, by: cut.text)
    }
  }

  // MARK: What Linux's compiler refuses

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.trimmedDescription
    if module.allowances?.missingModules.contains(node.path.first?.name.text ?? "") == true {
      edits.replace(node, by: "")
      return .skipChildren
    }
    if Self.emptyModules.contains(node.path.first?.name.text ?? "") || path.hasPrefix("UIKit.") {
      edits.replace(node, by: path.hasPrefix("UIKit.") ? "import UIKit" : "")
    } else if let kind = node.importKindSpecifier, path.hasPrefix("Foundation.") {
      _ = kind
      edits.replace(node, by: "import Foundation")
    }
    return .skipChildren
  }

  /// Apple's modules whose names UIKit brings here.
  private static let emptyModules: Set = [
    "CoreGraphics", "QuartzCore", "CoreText", "ObjectiveC", "os", "OSLog", "CoreImage", "Darwin",
    "MobileCoreServices",
    "UniformTypeIdentifiers", "ImageIO",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    // However it is spelled: `@Swift.section` and @`section` are @section.
    let name = node.attributeName.trimmedDescription
    let last = node.attributeName.lastToken(viewMode: .sourceAccurate)?.text.filter { $0 != "`" } ?? ""
    if Self.placing.contains(last) {
      edits.replace(node, by: "")
      return .skipChildren
    }
    if name == "MainActor", runsOnMainActor(node) { return .skipChildren }
    if isDropped(name) {
      edits.replace(node, by: "")
      return .skipChildren
    }
    return .visitChildren
  }

  /// True for the closure of a task, which runs elsewhere where nothing says that it runs on the main actor.
  private func runsOnMainActor(_ node: AttributeSyntax) -> Bool {
    guard let signature = node.parent?.parent?.as(ClosureSignatureSyntax.self),
      let closure = signature.parent?.as(ClosureExprSyntax.self),
      let call = closure.parent?.as(FunctionCallExprSyntax.self)
        ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.trimmedDescription.hasPrefix("Task")
  }

  /// A closure's signature that is nothing without the attributes that are dropped goes with its `in`.
  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    let isEmpty =
      node.capture == nil && node.parameterClause == nil && node.effectSpecifiers == nil
      && node.returnClause == nil
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    guard isEmpty, !attributes.isEmpty, attributes.count == node.attributes.count,
      attributes.allSatisfy({ isDropped($0.attributeName.trimmedDescription) && !runsOnMainActor($0) })
    else { return .visitChildren }
    edits.replace(node, by: "")
    return .skipChildren
  }

  private func isDropped(_ name: String) -> Bool {
    Self.droppedAttributes.contains(name) || module.allowances?.attributes.contains(name) == true
  }

  /// What the run time of Objective-C would keep for a layer begins as nothing.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.contains(where: { $0.trimmedDescription == "@NSManaged" }) else {
      return .visitChildren
    }
    for binding in node.bindings where binding.initializer == nil && binding.accessorBlock == nil {
      guard let type = binding.typeAnnotation?.type else { continue }
      edits.insert(
        " = \(Self.beginning(of: type.trimmedDescription))",
        at: type.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .visitChildren
  }

  private static func beginning(of type: String) -> String {
    let nothing = type == "Bool" ? "false" : nothing(of: type)
    return nothing == "fatalError()" ? ".init()" : nothing
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    let isPrivate = ["private", "fileprivate"].contains(node.name.text)
    if node.name.text == "override",
      module.allowances?.plain[file.path]?.contains(where: isDeclared(around: node)) == true
    {
      edits.replace(node, by: "")
      return .skipChildren
    }
    let isTop = node.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true
    if ["dynamic", "optional"].contains(node.name.text)
      || isPrivate && (isTop && isOpened || isRunFromElsewhere(node))
    {
      edits.replace(node, by: "")
    }
    return .visitChildren
  }

  /// True in an extension whose class, in another file, runs its methods by their names.
  private func isRunFromElsewhere(_ node: DeclModifierSyntax) -> Bool {
    var next = node.parent
    while let current = next {
      if let around = current.as(ExtensionDeclSyntax.self) {
        let name = around.extendedType.trimmedDescription
        guard let place = module.classFiles[name], module.files[place].path != file.path else { return false }
        let method = node.parent?.parent?.as(FunctionDeclSyntax.self)?.name.text
        let methods = module.methods[name, default: []].map(\.name)
        return method.map(methods.contains) ?? node.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false
      }
      next = current.parent
    }
    return false
  }

  /// This is iOS, as far as conditions of the compiler go.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    let text = condition.trimmedDescription
    if text.contains("os(iOS)") { edits.replace(condition, by: text.replacing("os(iOS)", with: "os(Linux)")) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let argument = node.arguments.first?.expression.trimmedDescription ?? ""
    switch node.macroName.text {
    case "selector": edits.replace(node, by: "Selector(\"\(Self.methodName(argument))\")")
    case "keyPath": edits.replace(node, by: "\"\(argument.split(separator: ".").last ?? "")\"")
    case "imageLiteral": edits.replace(node, by: "UIImage(imageLiteralResourceName: \(argument))")
    case "colorLiteral": edits.replace(node, by: "UIColor(\(node.arguments.trimmedDescription))")
    case "Preview": edits.replace(node, by: "")
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// Xcode's previews show what the code builds anyway.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    edits.replace(node, by: "")
    return .skipChildren
  }

  /// The name of the method that `#selector` speaks of: `tap` in `(Form.tap(_:)) as (Form) -> () -> Void`.
  private static func methodName(_ text: String) -> String {
    let expression = text.split(separator: " as ").first ?? ""
    let bare = expression.drop { $0 == "(" || $0 == " " }.prefix { $0 != "(" }
    return String(bare.split(separator: ".").last ?? "").filter { $0 != ")" && $0 != " " && $0 != "\n" }
  }

  /// Delegates' methods that may be missing are there for everybody, and do nothing.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let missing = node.memberBlock.members.compactMap { member -> String? in
      guard let method = member.decl.as(FunctionDeclSyntax.self),
        method.modifiers.contains(where: { $0.name.text == "optional" })
      else { return nil }
      let result = method.signature.returnClause?.type.trimmedDescription ?? "Void"
      let signature =
        "func \(method.name.text)\(method.signature.trimmedDescription.replacing("\n", with: " "))"
      return "\(signature) { \(Self.nothing(of: result)) }"
    }
    if !missing.isEmpty {
      let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
      appended += "\nextension \(node.name.text) { \(missing.map { access + $0 }.joined(separator: "\n")) }\n"
    }
    if node.attributes.trimmedDescription.contains("@objc"), node.inheritanceClause == nil {
      edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .visitChildren
  }

  private static func nothing(of type: String) -> String {
    switch type {
    case "Void", "()": ""
    case "Bool": "true"
    case "Int", "CGFloat", "Double", "Float": "0"
    case "String": "\"\""
    default:
      type.hasSuffix("?") ? "nil" : type.hasPrefix("[") ? (type.contains(":") ? "[:]" : "[]") : "fatalError()"
    }
  }

  /// What UIKit has on every object and Foundation here does not: it overrides nothing.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let names: Set = ["awakeFromNib", "prepareForInterfaceBuilder", "observeValue", "setValue", "responds"]
    guard names.contains(node.name.text), let owner = className(around: Syntax(node)),
      module.ancestor(of: owner) == "NSObject",
      let override = node.modifiers.first(where: { $0.name.text == "override" })
    else { return .visitChildren }
    edits.replace(override, by: "")
    for call in node.body.map({ SuperCalls(of: node.name.text, in: $0).list }) ?? [] {
      edits.drop(within: call)
      edits.replace(call, by: "()")
    }
    return .visitChildren
  }

  func className(around node: Syntax) -> String? {
    var next = node.parent
    while let current = next {
      if let type = current.as(ClassDeclSyntax.self) { return type.name.text }
      next = current.parent
    }
    return nil
  }

  /// True for the lines from a declaration's first modifier to its name, at any of which an error may be.
  private func isDeclared(around modifier: DeclModifierSyntax) -> (Int) -> Bool {
    guard let declaration = modifier.parent?.parent else { return { _ in false } }
    let (first, last) = (file.line(of: declaration), file.line(of: modifier) + 2)
    return { first <= $0 && $0 <= min(last, self.file.lastLine(of: declaration)) }
  }

  /// `type(of: view).description()` asks a class of Objective-C's.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if addViews(of: node) || makeView(of: node) || makeParameter(of: node) || dropArguments(of: node) {
      return .visitChildren
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
      member.declName.baseName.text == "description", let base = member.base,
      base.trimmedDescription.hasPrefix("type(of:")
    else { return .visitChildren }
    edits.replace(node, by: "String(describing: \(base.trimmedDescription))")
    return .skipChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      let member = node.expression.as(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    let name = member.declName.baseName.text
    if module.optionalMethods.contains(name) || Self.isDelegateMethod(name) {
      edits.replace(node.questionMark, by: "")
    }
    return .visitChildren
  }

  /// True for the methods of UIKit's delegates, all of which are there.
  private static func isDelegateMethod(_ name: String) -> Bool {
    let prefixes = [
      "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar", "gestureRecognizer",
      "navigationController", "tabBarController", "presentationController", "viewForZooming",
      "numberOfSections",
      "pageViewController", "pickerView", "numberOfComponents", "animationDid", "indexTitles", "tabBar",
    ]
    return prefixes.contains { name.hasPrefix($0) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isExtended = addInitializers(to: node)
    let brace = node.memberBlock.rightBrace
    let last = node.memberBlock.members.last
    let isOnOneLine =
      last.map { file.lastLine(of: $0) == file.line(of: brace) && $0.semicolon == nil } ?? false
    classEnds[node.name.text] = (
      brace.positionAfterSkippingLeadingTrivia.utf8Offset, file.line(of: brace),
      isOnOneLine || isExtended ? ";" : ""
    )
    if node.modifiers.contains(where: { ["public", "open"].contains($0.name.text) }) {
      publicClasses.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    returnValue(before: node.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    returnValue(before: node.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors { returnValue(before: node.rightBrace) }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if module.allowances?.defaults[file.path]?.contains(file.line(of: node)) == true {
      edits.insert("default: break ", at: node.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    return .visitChildren
  }

  /// Leaves out protocols that a class can't keep without what is left out of it.
  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.parent?.parent?.parent, let list = node.parent?.as(InheritedTypeListSyntax.self)
    else {
      return .visitChildren
    }
    let name =
      owner.as(EnumDeclSyntax.self)?.name.text ?? owner.as(ClassDeclSyntax.self)?.name.text ?? owner.as(
        StructDeclSyntax.self)?.name.text
      ?? owner.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    let lacking = module.allowances?.conformances[name] ?? []
    let own = node.type.trimmedDescription
    let isLacking =
      lacking.contains(own) || own == "Codable" && !lacking.isDisjoint(with: ["Decodable", "Encodable"])
    guard isLacking, list.first?.id != node.id || !owner.is(ClassDeclSyntax.self) else {
      return .visitChildren
    }
    edits.replace(node.type, by: "Any")
    return .skipChildren
  }

  // MARK: Lines and names

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard module.isOwn, !isTopLevel(node), mayHoldStatements(node), !module.builders.take(node) else {
      return .visitChildren
    }
    for item in node {
      if let declaration = item.item.as(DeclSyntax.self), !declaration.is(VariableDeclSyntax.self) {
        continue
      }
      edits.insert(
        "recordedAt(\(file.line(of: item)));", at: item.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    return .visitChildren
  }

  private func isTopLevel(_ node: CodeBlockItemListSyntax) -> Bool {
    node.parent?.is(SourceFileSyntax.self) == true
  }

  /// False for what may be the value of a closure, a function or a branch, and for what conditions of the compiler
  /// guard.
  private func mayHoldStatements(_ node: CodeBlockItemListSyntax) -> Bool {
    if node.parent?.is(IfConfigClauseSyntax.self) == true { return false }
    if node.count > 1 { return true }
    guard let item = node.first?.item else { return false }
    if item.is(StmtSyntax.self), !item.is(ExpressionStmtSyntax.self) { return true }
    if makesConstraints(node) { return true }
    guard let method = node.parent?.parent?.as(FunctionDeclSyntax.self) else { return false }
    return method.signature.returnClause == nil
  }

  /// True for a closure that a library gives a maker of constraints, which has no value.
  private func makesConstraints(_ node: CodeBlockItemListSyntax) -> Bool {
    node.parent?.as(ClosureExprSyntax.self)?.makerCall != nil
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    fill(node)
    widenDelegate(node)
    guard module.isOwn, let name = node.pattern.as(IdentifierPatternSyntax.self),
      let value = node.initializer?.value, let call = value.as(FunctionCallExprSyntax.self),
      let variable = node.parent?.parent?.as(VariableDeclSyntax.self), mayBeNamed(call, node, in: variable)
    else { return .visitChildren }
    edits.insert("recorded(", at: value.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.insert(
      ", as: \"\(name.identifier.text)\", at: \(file.line(of: node)))",
      at: value.endPositionBeforeTrailingTrivia.utf8Offset)
    return .visitChildren
  }

  /// `label = UILabel()` names a view, too.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    makeCell(in: node)
    let parts = Array(node.elements)
    guard module.isOwn, parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let name = assignedName(parts[0]), let call = parts[2].as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("UI") == true,
      !call.trimmedDescription.contains("\n")
    else { return .visitChildren }
    edits.insert("recorded(", at: call.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.insert(
      ", as: \"\(name)\", at: \(file.line(of: call)))", at: call.endPositionBeforeTrailingTrivia.utf8Offset)
    return .visitChildren
  }

  /// The name of a variable, or of a property of `self`.
  private func assignedName(_ node: ExprSyntax) -> String? {
    if let name = node.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = node.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return member.declName.baseName.text
  }

  /// Tables, collections and text views name the kind of their delegate anew, which is one of scroll views here.
  private func widenDelegate(_ node: PatternBindingSyntax) {
    let kinds: Set = ["UITableViewDelegate?", "UICollectionViewDelegate?", "UITextViewDelegate?"]
    guard let type = node.typeAnnotation?.type, node.pattern.trimmedDescription == "delegate",
      kinds.contains(type.trimmedDescription.replacing("(any ", with: "").replacing(")", with: "")),
      let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      variable.modifiers.contains(where: { $0.name.text == "override" })
    else { return }
    edits.replace(type, by: "UIScrollViewDelegate?")
  }

  private func mayBeNamed(
    _ call: FunctionCallExprSyntax, _ node: PatternBindingSyntax, in variable: VariableDeclSyntax
  ) -> Bool {
    let modifiers = variable.modifiers.map(\.name.text)
    if modifiers.contains("weak") || modifiers.contains("unowned") { return false }
    let isClosure = call.calledExpression.is(ClosureExprSyntax.self)
    if node.typeAnnotation == nil, isClosure || modifiers.contains("lazy") { return false }
    let called = call.calledExpression.trimmedDescription
    return isClosure
      || (called.first?.isUppercase == true || called.hasPrefix(".") || called.contains("onstraint"))
        && !called.contains("\n")
  }
}
