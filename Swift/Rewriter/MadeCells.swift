import SwiftSyntax

/// A cast of what a list gives for an identifier to the class that the code knows it by:
/// `table.dequeueReusableCell(withIdentifier: "rate") as! RateCell`.
struct CellCast {
  /// What is cast, the `as?` or `as!`, and the class.
  let call: FunctionCallExprSyntax, cast: UnresolvedAsExprSyntax, type: TypeSyntax

  /// The first such cast of a sequence; nil where there is none.
  init?(in node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    let places = parts.indices.dropFirst().dropLast()
    guard let place = places.first(where: { parts[$0].is(UnresolvedAsExprSyntax.self) }),
      let call = parts[place - 1].as(FunctionCallExprSyntax.self), call.listedClass != nil,
      let cast = parts[place].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark != nil,
      let type = parts[place + 1].as(TypeExprSyntax.self)?.type
    else { return nil }
    (self.call, self.cast, self.type) = (call, cast, type)
  }
}

extension FunctionCallExprSyntax {
  /// The class of UIKit of what a table or a collection is asked for, or of what is registered with it, by the method's name
  /// and labels; nil for another call.
  var listedClass: String? {
    guard let name = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
      return nil
    }
    let labels = arguments.compactMap(\.label?.text)
    switch (name, labels.first) {
    case ("dequeueReusableCell", "withIdentifier"), ("cellForRow", "at"),
      ("register", "forCellReuseIdentifier"):
      return "UITableViewCell"
    case ("dequeueReusableCell", "withReuseIdentifier"), ("cellForItem", "at"),
      ("register", "forCellWithReuseIdentifier"):
      return "UICollectionViewCell"
    case ("dequeueReusableHeaderFooterView", "withIdentifier"),
      ("register", "forHeaderFooterViewReuseIdentifier"):
      return "UITableViewHeaderFooterView"
    case ("dequeueReusableSupplementaryView", "ofKind"), ("register", "forSupplementaryViewOfKind"):
      return "UICollectionReusableView"
    default: return nil
    }
  }

  /// True where a list makes what it gives, if it has none to use again.
  fileprivate var dequeues: Bool {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text.hasPrefix("dequeue") ?? false
  }
}

extension Rewriter {
  /// Makes a cell by the class that the code takes it for, where that class is declared elsewhere: a nib, a storyboard or a file
  /// that is missing would have made it.
  func makeCell(in node: SequenceExprSyntax) {
    guard let standIns = module.standIns, let cast = CellCast(in: node), cast.call.dequeues,
      standIns.cellMaker(of: cast.type.trimmedDescription) != nil
    else { return }
    edits.insert("recordedCell(", at: cast.call.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.replace(cast.cast, by: ", as:")
    let isForced = cast.cast.questionOrExclamationMark?.text == "!"
    edits.insert(isForced ? ".self)!" : ".self)", at: cast.type.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
