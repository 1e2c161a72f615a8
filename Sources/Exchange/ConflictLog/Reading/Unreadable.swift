import Notation

/// Why an entry of a log was not understood, and so is left out.
enum Unreadable: Error, Hashable, CustomStringConvertible {
  case cutOff
  case noHead
  case noRelation
  case noAnchor(String)
  case noSuperview
  case noVisualForm
  case number(String)

  var description: String {
    switch self {
    case .cutOff: "the constraint is cut off"
    case .noHead: "a constraint begins with its class and its address"
    case .noRelation: "there is no relation '==', '<=' or '>=' between two anchors that are known"
    case .noAnchor(let word): "'\(word)' is no anchor"
    case .noSuperview: "'|' is a superview that the names don't include"
    case .noVisualForm: "the visual form is none of those that UIKit prints"
    case .number(let word): "'\(word)' is no number within bounds"
    }
  }
}
