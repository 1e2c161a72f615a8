import SwiftSyntax

extension Rewriter {
  /// What of such an initializer's arguments has the name of a property that is known, by the class.
  private static let kept = [
    "UIStackView": ["arrangedSubviews", "axis", "spacing"], "UILabel": ["text"], "UIButton": ["title"],
    "UIView": [], "UIImageView": [], "UITextField": [], "UIScrollView": [], "UIControl": [],
  ]
  /// The initializers that UIKit has, by their labels.
  private static let known: Set = [
    [], ["frame"], ["coder"], ["image"], ["image", "highlightedImage"], ["arrangedSubviews"], ["type"],
    ["type", "primaryAction"], ["configuration"], ["configuration", "primaryAction"],
    ["frame", "primaryAction"],
  ]

  /// Makes a view of UIKit's by itself where an initializer of the app's own makes it, which is declared elsewhere; false for
  /// all else.
  func makeView(of node: FunctionCallExprSyntax) -> Bool {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let lines = module.allowances?.made[file.path], node.trailingClosure == nil,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let kept = Self.kept[name], !Self.known.contains(labels), let paren = node.rightParen,
      lines.contains(where: { file.line(of: node) <= $0 && $0 <= file.lastLine(of: node) })
    else { return false }
    for argument in node.arguments where !kept.contains(argument.label?.text ?? "_") {
      edits.drop(within: argument)
      edits.replace(argument, by: "")
    }
    let last = node.arguments.last { kept.contains($0.label?.text ?? "_") }
    edits.insert(
      last.map { $0.trailingComma == nil } == true ? ", recordedWithout: ()" : "recordedWithout: ()",
      at: paren.positionAfterSkippingLeadingTrivia.utf8Offset)
    return true
  }
}
