import SwiftSyntax

/// A class that does for a protocol what has to be done, with values that are made up.
struct Contract {
  /// Its declaration; nil where that can't be said.
  private(set) var text: String?
  private var members: [String] = []
  private var seen: Set<String> = []
  private let protocols: [String: ProtocolDeclSyntax]
  private var superclass = "NSObject"

  init(_ node: ProtocolDeclSyntax, among protocols: [String: ProtocolDeclSyntax]) {
    self.protocols = protocols
    guard take(node, depth: 0) else { return }
    let name = node.name.text
    text = "final class StandIn\(name): \(superclass), \(name) { \(members.joined(separator: "; ")) }"
  }

  private mutating func take(_ node: ProtocolDeclSyntax, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    let above = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    for name in above {
      if let other = protocols[name] {
        guard take(other, depth: depth + 1) else { return false }
      } else if name.hasPrefix("UI"), name.hasSuffix("View") || name.hasSuffix("Controller") {
        superclass = name
      }
    }
    return node.memberBlock.members.allSatisfy { take($0.decl) }
  }

  private mutating func take(_ member: DeclSyntax) -> Bool {
    if let function = member.as(FunctionDeclSyntax.self) {
      if function.modifiers.contains(where: { $0.name.text == "optional" }) { return true }
      let words = function.modifiers.filter { $0.name.text == "static" }.map(\.name.text)
      let head =
        "func \(function.name.text)\(function.genericParameterClause?.trimmedDescription ?? "")"
        + function.signature.trimmedDescription
        + " \(function.genericWhereClause?.trimmedDescription ?? "")"
      add(
        (words + [head]).joined(separator: " ") + " " + MadeUpBody.text(function.signature.returnClause?.type)
      )
      return true
    }
    if let variable = member.as(VariableDeclSyntax.self) {
      guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type else {
        return false
      }
      let word = variable.modifiers.contains { $0.name.text == "static" } ? "static " : ""
      let name = binding.pattern.trimmedDescription
      if let known = Self.inherited[name], known == type.trimmedDescription { return true }
      add(
        "\(word)var \(name): \(type.trimmedDescription) { get { recordedPart(\"\(name)\") } set {} }")
      return true
    }
    if let initializer = member.as(InitializerDeclSyntax.self) {
      add("required init\(initializer.signature.trimmedDescription) { super.init() }")
      return true
    }
    // What has types of its own is for the compiler to choose.
    return false
  }

  /// What every object has.
  private static let inherited = ["description": "String", "hash": "Int", "debugDescription": "String"]

  private mutating func add(_ text: String) {
    let line = text.replacing("\n", with: " ")
    if seen.insert(line).inserted { members.append(line) }
  }
}
