import ConstraintSolver
import DesignModel

extension LinearRelation {
  /// A constraint's relation between its sides as that of their difference to zero.
  init(_ relation: DesignModel.Relation) {
    switch relation {
    case .equal: self = .equal
    case .atMost: self = .atMost
    case .atLeast: self = .atLeast
    }
  }
}
