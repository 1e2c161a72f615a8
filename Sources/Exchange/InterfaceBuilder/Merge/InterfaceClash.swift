/// What both sides of a merge changed, each in another way.
public struct InterfaceClash: Hashable, Sendable {
  /// Where its marker is in the merged file, counted from 1.
  public let line: Int
  /// The identifier of the object.
  public let object: String
  /// The object in words, as `label 'Sign in' (4gH-sk-9dA)`.
  public let subject: String
  /// What happened to it.
  public let kind: Kind

  /// What can happen to an object on two sides.
  public enum Kind: Hashable, Sendable {
    /// An attribute has two new values; nil for none.
    case attribute(String, ours: String?, theirs: String?)
    /// One side removed what the other changed or put something into; true if ours did.
    case removed(byOurs: Bool, Reason)
    /// The two put it into two places.
    case moved(ours: String, theirs: String)
    /// One side moved it, and the other has a constraint, in words, that ties it where it was; true if ours moved it.
    case held(movedByOurs: Bool, into: String, by: String)
    /// The two ordered what is in it in two ways.
    case order
  }

  /// Why an object that one side removed is not gone.
  public enum Reason: Hashable, Sendable {
    /// The other side changed it.
    case changed
    /// The other side has another object that needs it, in words.
    case needed(String)
    /// It refers to another one, in words, that the other side removed.
    case needs(String)
    /// The other side has a constraint, in words, that ties the same anchors otherwise.
    case rival(String)
    /// The other side changed it, and can't have it beside others, in words, that the side that removed it added.
    case instead([String])
    /// The other side has a constraint, in words, that it can't hold beside.
    case beside(String)
    /// It refers to another one, in words, that only this side has.
    case follows(String)
    /// It belongs to another one that is kept, in words.
    case belongs(String)
    /// It ties another one, in words, that the other side has somewhere else.
    case apart(String)
    /// The other side has something else in its place.
    case replaced
  }
}

extension InterfaceClash: CustomStringConvertible {
  /// One sentence, without the file and the line.
  public var description: String {
    switch kind {
    case .attribute(let name, let ours, let theirs):
      return "\(subject): \(name) is \(Self.shown(ours)) in ours and \(Self.shown(theirs)) in theirs"
    case .removed(let isByOurs, let reason):
      let (gone, kept) = isByOurs ? ("ours", "theirs") : ("theirs", "ours")
      switch reason {
      case .changed: return "\(subject): \(gone) removed it, \(kept) changed it"
      case .needed(let object): return "\(subject): \(gone) removed it, \(object) in \(kept) needs it"
      case .needs(let object):
        return "\(subject): only \(kept) has it, \(gone) removed \(object), which it needs"
      case .rival(let object):
        return "\(subject): \(kept) added it, \(gone) added \(object), and the two can't hold together"
      case .instead(let objects):
        let new = objects.joined(separator: " and ")
        return "\(subject): \(gone) removed it and added \(new), \(kept) changed it"
      case .beside(let object):
        return "\(subject): only \(kept) has it, and it can't hold beside \(object) of \(gone)"
      case .follows(let object): return "\(subject): only \(kept) has it, and \(object), which it refers to"
      case .belongs(let object): return "\(subject): \(gone) removed it together with \(object)"
      case .apart(let object):
        return "\(subject): only \(kept) has it, and \(object), which it ties, is somewhere else in \(gone)"
      case .replaced: return "\(subject): only \(kept) has it, \(gone) has another object in its place"
      }
    case .moved(let ours, let theirs): return "\(subject): ours moved it into \(ours), theirs into \(theirs)"
    case .held(let isByOurs, let place, let constraint):
      let (mover, holder) = isByOurs ? ("ours", "theirs") : ("theirs", "ours")
      return "\(subject): \(mover) moved it into \(place), \(constraint) in \(holder) ties it where it was"
    case .order: return "\(subject): both ordered it, each in another way"
    }
  }

  private static func shown(_ value: String?) -> String {
    guard let value else { return "not set" }
    return value.count > 60 ? "'\(value.prefix(57))...'" : "'\(value)'"
  }
}
