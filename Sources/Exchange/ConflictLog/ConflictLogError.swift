import Notation

/// What makes a text no conflict log.
public enum ConflictLogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing in it is a constraint that can be understood.
  case noConflict
  /// More bytes than are read.
  case tooLarge(limit: Int)
  /// More conflicts than are read.
  case tooManyConflicts(limit: Int)
  /// More constraints in the conflict of a line than are read.
  case tooManyConstraints(line: Int, limit: Int)

  public var description: String {
    switch self {
    case .noConflict:
      "the log holds no conflict; give it the lines from 'Unable to simultaneously satisfy constraints' on"
    case .tooLarge(let limit):
      "the log is larger than \(limit >> 20) MB; cut out the part that holds the conflicts"
    case .tooManyConflicts(let limit):
      "the log holds more than \(counted(limit, "conflict")); import it in parts"
    case .tooManyConstraints(let line, let limit):
      "the conflict in line \(line) lists more than \(counted(limit, "constraint")); cut out those that matter"
    }
  }
}
