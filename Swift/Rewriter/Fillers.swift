import SwiftSyntax

/// A call that gives a view what it shows, with contents that are made up.
struct Filler {
  /// The call as it is written.
  let call: String
  let method: OwnCalls.Method
}

extension FunctionDeclSyntax {
  /// What methods are called that give a view what it shows.
  private static let verbs = ["configure", "populate", "render", "fill", "bind", "update", "setup", "set"]

  /// A call of the method with contents that are made up; nil for a method that gives a view nothing to show.
  var filling: String? {
    let verb = Self.verbs.first { name.text.hasPrefix($0) }
    let rest = verb.map { name.text.dropFirst($0.count) } ?? ""
    let isHidden = modifiers.contains {
      ["private", "fileprivate", "static", "class", "override"].contains($0.name.text)
    }
    let all = signature.parameterClause.parameters
    let wanted = all.filter { $0.defaultValue == nil && $0.ellipsis == nil }
    guard verb != nil, rest.first?.isUppercase ?? true, !isHidden, !wanted.isEmpty, attributes.isEmpty,
      genericParameterClause == nil, signature.effectSpecifiers == nil, body != nil
    else { return nil }
    let arguments = wanted.map { one in
      let value = one.type.madeUp((one.secondName ?? one.firstName).text)
      return one.firstName.text == "_" ? value : "\(one.firstName.text): \(value)"
    }
    let call = "\(name.text)(\(arguments.joined(separator: ", ")))"
    return call.contains(where: { "\n\t|".contains($0) }) ? nil : call
  }
}
