public import DesignModel
import Notation

/// Something that a rule found wrong with a screen, in itself or on one layout.
public struct Finding: Hashable, Sendable {
  /// The rule's name, as `small-target`.
  public let rule: String
  /// How much it matters.
  public internal(set) var severity: Severity
  /// The view that it is about; nil where it is about constraints alone.
  public let view: ObjectID?
  /// The constraint that it is about; nil where it is about a view alone.
  public let constraint: ObjectID?
  /// Other views and constraints that take part, in the screen's order.
  public let related: [ObjectID]
  /// The views that show what is wrong, in the screen's order; none where that is the view itself.
  ///
  /// They are no part of the subject, since they differ between layouts.
  public internal(set) var parts: [ObjectID]
  /// What is wrong, in words with numbers, without a final period.
  public internal(set) var message: String
  /// What the finding rests on and no file says, in words that its message ends with; nil for nothing.
  public internal(set) var assumption: String?
  /// What else is wrong because of it, in the screen's order.
  public internal(set) var consequences: [Consequence] = []
  /// What was found, and what the rule asks for: points, or characters of a text, finite; nil where nothing is
  /// measured.
  ///
  /// Something is asked for and nothing found where no number is far enough off, as where a range is open.
  public let measured, required: Double?

  /// A finding of a rule; a measure that is not finite is none.
  public init(
    _ rule: any AuditRule.Type, severity: Severity? = nil, view: ObjectID? = nil, constraint: ObjectID? = nil,
    related: [ObjectID] = [], message: String, measured: Double? = nil, required: Double? = nil,
    parts: [ObjectID] = [], assumption: String? = nil, consequences: [Consequence] = []
  ) {
    (self.assumption, self.consequences) = (assumption, consequences)
    (self.rule, self.severity) = (rule.card.name, severity ?? rule.card.severity)
    (self.view, self.constraint, self.related) = (view, constraint, related)
    (self.message, self.parts) = (message, parts)
    (self.measured, self.required) = (measured.flatMap(\.ifFinite), required.flatMap(\.ifFinite))
  }

  /// The same, shown by those views.
  public func showing(_ parts: [ObjectID]) -> Finding {
    var finding = self
    finding.parts = parts
    return finding
  }

  /// The same, whose message goes on with those words.
  public func adding(_ words: String) -> Finding {
    var finding = self
    finding.message += words
    return finding
  }

  /// The same, as severe as said.
  func graded(_ severity: Severity) -> Finding {
    var finding = self
    finding.severity = severity
    return finding
  }

  /// The same as far as something more holds that no file says, which its message then ends with.
  func assuming(_ words: String) -> Finding {
    var finding = self
    finding.message += assumption == nil ? ", if \(words)" : " and \(words)"
    finding.assumption = assumption.map { "\($0) and \(words)" } ?? words
    return finding
  }

  /// True for one that matters, and rests on nothing that no file says.
  public var isSure: Bool { assumption == nil && severity > .note }

  /// What the finding is about: findings of one subject on several layouts are one finding to people.
  public var subject: Subject {
    Subject(rule: rule, objects: ([view, constraint].compactMap(\.self) + related).sorted())
  }

  /// A rule and what it speaks of, in an order that moving things about doesn't change.
  public struct Subject: Hashable, Sendable {
    /// The rule's name.
    public let rule: String
    /// The identities of all views and constraints that take part, sorted.
    public let objects: [ObjectID]

    /// Distinguishes the finding from all others of an audit, and is the same as long as the finding is: it is made of
    /// the rule and of identities, which renaming and moving leave alone, never of numbers or profiles.
    public func key(on screen: ObjectID) -> String {
      "\(rule)/\(screen)/\(objects.map(\.text).joined(separator: ","))"
    }
  }

  /// How far off it is, to find the worst of several: 0 where nothing is measured, infinite where no number is far
  /// enough.
  public var distance: Double {
    guard let required else { return 0 }
    return measured.map { abs(required - $0) } ?? .infinity
  }
}
