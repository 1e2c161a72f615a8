import Auditing
import DesignModel
import Notation

extension Layout {
  /// Required constraints that can't hold together: without any one of them the others can.
  public struct Conflict: Sendable, Hashable {
    /// The constraints, and the rules that views bring with them, in words: `LoginView.swift:31: title.width == 400`.
    public let members: [String]
    /// Where they can't hold together.
    public let profile: Profile
  }

  /// A place or a size that the constraints leave open.
  public struct Ambiguity: Sendable, Hashable {
    /// The view.
    public let view: String
    /// What is open and how far, as `title's width is open from 0 to 120`.
    public let sentence: String
    /// Where it is open.
    public let profile: Profile
  }

  /// What a rule of the audit found.
  public struct Finding: Sendable, Hashable {
    /// The rule's name, as `small-target`.
    public let rule: String
    /// How much it matters.
    public let severity: Severity
    /// The view that it is about; nil where it is about constraints alone.
    public let view: String?
    /// What is wrong, with numbers.
    public let message: String
    /// What was found and what the rule asks for, in points or characters; nil where nothing is measured, and
    /// found for what has no bound.
    public let measured, required: Double?
    /// Where it was found.
    public let profile: Profile

    /// How much a finding matters.
    public enum Severity: String, Sendable, CaseIterable, Comparable {
      /// Something to know.
      case note
      /// Something that people will stumble over.
      case warning
      /// Something that is broken.
      case error

      /// True if the first matters less.
      public static func < (a: Severity, b: Severity) -> Bool {
        allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
      }
    }
  }
}

extension Layout.Conflict: CustomStringConvertible, CustomDebugStringConvertible {
  /// The constraints and the profile in a sentence.
  public var description: String {
    "on \(profile) these can't hold together: \(members.joined(separator: "; "))"
  }

  /// The same.
  public var debugDescription: String { description }
}

extension Layout.Ambiguity: CustomStringConvertible, CustomDebugStringConvertible {
  /// What is open, and the profile.
  public var description: String { "on \(profile) \(sentence)" }

  /// The same.
  public var debugDescription: String { description }
}

extension Layout.Finding: CustomStringConvertible, CustomDebugStringConvertible {
  /// The rule, the profile and what is wrong.
  public var description: String { "\(severity.rawValue) \(rule) on \(profile): \(message)" }

  /// The same.
  public var debugDescription: String { description }
}

// MARK: From the engine

extension Layout.Conflict {
  init(_ conflict: Conflict, of screen: Screen, on profile: Layout.Profile) {
    self.init(members: conflict.members.map { screen.spelled($0) }, profile: profile)
  }
}

extension Layout.Ambiguity {
  init(_ ambiguity: Ambiguity, of screen: Screen, on profile: Layout.Profile) {
    self.init(view: screen.name(of: ambiguity.view), sentence: screen.spelled(ambiguity), profile: profile)
  }
}

extension Layout.Finding {
  init(_ finding: Finding, of screen: Screen, on profile: Layout.Profile) {
    self.init(
      rule: finding.rule, severity: Severity(rawValue: finding.severity.rawValue)!,
      view: finding.view.map { screen.name(of: $0) }, message: finding.message, measured: finding.measured,
      required: finding.required, profile: profile)
  }
}
