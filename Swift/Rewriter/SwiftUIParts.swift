import SwiftSyntax

/// The declarations of a file that need SwiftUI, in code that otherwise uses UIKit.
final class SwiftUIParts: SyntaxVisitor {
  /// The parts that go, none within another.
  private(set) var list: [Syntax] = []
  private var importsSwiftUI = false
  /// Protocols and classes that the code declares itself, whatever they are called.
  private let own: Set<String>

  init(of tree: SourceFileSyntax, except own: Set<String>) {
    self.own = own
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    if !importsSwiftUI { list = [] }
  }

  /// What only types of SwiftUI conform to, and its class of UIKit's.
  private static let names: Set = [
    "PreviewProvider", "View", "App", "Scene", "UIViewRepresentable", "UIViewControllerRepresentable",
    "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "Shape",
    "InsettableShape", "PreferenceKey", "EnvironmentKey", "DynamicProperty", "UIHostingController",
    "EnvironmentValues",
  ]

  private func isOfSwiftUI(_ type: TypeSyntax) -> Bool {
    let text = type.trimmedDescription
    let name = (text.hasPrefix("SwiftUI.") ? text.dropFirst(8) : text[...]).prefix { $0 != "<" }
    return Self.names.contains(String(name)) && (text.hasPrefix("SwiftUI.") || !own.contains(text))
  }

  private func take(_ node: some SyntaxProtocol, _ types: [TypeSyntax]) -> SyntaxVisitorContinueKind {
    guard types.contains(where: isOfSwiftUI) else { return .visitChildren }
    list.append(Syntax(node))
    return .skipChildren
  }

  private func take(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.inheritanceClause?.inheritedTypes.map(\.type) ?? [])
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isOff ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "SwiftUI" {
      importsSwiftUI = true
      list.append(Syntax(node))
    }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, [node.extendedType] + (node.inheritanceClause?.inheritedTypes.map(\.type) ?? []))
  }

  /// Members that give a view of SwiftUI's.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, [node.signature.returnClause?.type.constraint].compactMap { $0 })
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.bindings.compactMap { $0.typeAnnotation?.type.constraint })
  }
}

extension TypeSyntax {
  /// What `some` type conforms to; nil for a type that has a name.
  fileprivate var constraint: TypeSyntax? { self.as(SomeOrAnyTypeSyntax.self)?.constraint }
}

/// The protocols and classes that files declare.
final class DeclaredNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in files: [RewrittenFile]) {
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }
}

extension RewrittenFile {
  /// The file with blanks in place of what needs SwiftUI, where it imports that; `own` are the protocols and classes
  /// that the code declares.
  func withoutSwiftUI(except own: Set<String>) -> RewrittenFile {
    let parts = SwiftUIParts(of: tree, except: own).list
    guard !parts.isEmpty, String(validating: bytes, as: UTF8.self) != nil else { return self }
    var bytes = bytes
    var left: [LeftOutPart] = []
    for part in parts {
      let (from, to) = (part.positionAfterSkippingLeadingTrivia, part.endPositionBeforeTrailingTrivia)
      let text = part.trimmedDescription
      // What shows previews is no part of the app.
      if !part.is(ImportDeclSyntax.self), !text.contains("PreviewProvider") {
        left.append(LeftOutPart(line: line(of: part), text: text))
      }
      for place in from.utf8Offset..<to.utf8Offset where bytes[place] != 10 { bytes[place] = 32 }
    }
    return RewrittenFile(path, bytes, without: left)
  }
}
