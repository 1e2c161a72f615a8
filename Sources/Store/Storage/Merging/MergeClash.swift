public import DesignModel
public import Notation

/// Something that both sides of a merge changed, in different ways.
public struct MergeClash: Hashable, Sendable {
  /// What it is about.
  public struct Place: Hashable, Sendable {
    /// The screen's identity; nil for screens, devices and profiles themselves.
    public var screen: String?
    /// The kind of object, as the journal names it.
    public var kind: String
    /// The object's identity.
    public var object: String
    /// What of the object; nil where one side removed it as a whole.
    public var attribute: String?
  }

  /// An object that needs what the other side removed.
  public struct Reason: Hashable, Sendable {
    /// The kind of object, as the journal names it.
    public var kind: String
    /// The object's identity.
    public var object: String
  }

  /// Counts from 1 in one merge; 0 before it has a row.
  public var id = 0
  public var place: Place
  /// The values; nil for what is not there or not set.
  public var base, ours, theirs: JSON?
  /// For a removed object, what the other side changed in it or hung on it.
  public var because: [Reason] = []
  /// How it was resolved; nil while it is open.
  public var resolution: MergeResolution?
  /// True if both sides added the object, so that the base has nothing to choose; no row keeps it.
  var isOfNewcomer = false
}

/// How a clash is resolved.
public enum MergeResolution: String, Vocabulary {
  /// As on the current branch.
  case ours
  /// As on the branch that is merged.
  case theirs
  /// As it was before both changed it.
  case base
  /// As the working design has it now, after edits by hand.
  case working

  /// The version that counts in the merge: edits by hand come on top of ours.
  var side: MergeSide {
    switch self {
    case .ours, .working: .ours
    case .theirs: .theirs
    case .base: .base
    }
  }
}

/// Decides clashes by the choices made so far, and keeps account of them.
struct MergeLedger {
  typealias Place = MergeClash.Place

  /// What was chosen.
  let choices: [Place: MergeSide]
  /// Stands where nothing was.
  let preference: MergeSide
  /// True where the result is only the base of another merge: what is open there equals neither side.
  let isVirtual: Bool
  private(set) var clashes: [MergeClash] = []
  /// What got another name so that both sides' things can stand side by side.
  private(set) var notes: [String] = []

  init(choices: [Place: MergeSide] = [:], preferring preference: MergeSide = .ours, isVirtual: Bool = false) {
    (self.choices, self.preference, self.isVirtual) = (choices, preference, isVirtual)
  }

  /// The side that stands in a clash.
  mutating func side(
    at place: Place, _ values: Three<JSON?>, because: [MergeClash.Reason] = [], isOfNewcomer: Bool = false
  ) -> MergeSide {
    var clash = MergeClash(
      place: place, base: values.base?.unlessOpen, ours: values.ours, theirs: values.theirs, because: because)
    clash.isOfNewcomer = isOfNewcomer
    clashes.append(clash)
    return choices[place] ?? preference
  }

  /// The value that stands in a clash of values.
  mutating func value(at place: Place, _ values: Three<JSON?>, isOfNewcomer: Bool = false) -> JSON? {
    let side = side(at: place, values, isOfNewcomer: isOfNewcomer)
    return isVirtual ? .open(values) : values[side]
  }

  mutating func note(_ text: String) { notes.append(text) }
}

extension JSON {
  private static let openMember = "open"

  /// Stands in a virtual base for a value that its own sides disagree on: it differs from every value of a design.
  static func open(_ values: Three<JSON?>) -> JSON {
    [openMember: [values.ours ?? .null, values.theirs ?? .null]]
  }

  /// The value, or nil where that is what was left open.
  fileprivate var unlessOpen: JSON? {
    guard let members, members.count == 1, members[Self.openMember] != nil else { return self }
    return Optional.none
  }
}
