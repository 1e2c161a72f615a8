public import DesignModel
public import Notation

/// One finding, with as much of its place as is known.
public struct Notice: Sendable, Hashable {
  /// The identifier of one of the report's rules.
  public var rule: String
  /// How severe this finding is.
  public var level: Severity
  /// One sentence, or one and a list below it.
  public var message: String
  /// The file as the user or the folder named it.
  public var file: String?
  /// Counted from 1.
  public var line: Int?
  /// The screen's name.
  public var screen: String?
  /// The view's name.
  public var view: String?
  /// Distinguishes this finding from all others, and is the same as long as the finding is: it names objects, never
  /// lines.
  public var key: String
  /// Figures and circumstances, each under a name of its own.
  public var facts: [String: JSON]
  /// Whether it makes the run fail.
  public var isFailure: Bool
  /// Why it is accepted; nil for one that is not.
  public var justification: String?

  /// A finding of a rule.
  public init(
    rule: String, level: Severity, message: String, file: String? = nil, line: Int? = nil,
    screen: String? = nil, view: String? = nil, key: String, facts: [String: JSON] = [:],
    isFailure: Bool = true, justification: String? = nil
  ) {
    (self.rule, self.level, self.message) = (rule, level, message)
    (self.file, self.line, self.screen, self.view) = (file, line, screen, view)
    (self.key, self.facts) = (key, facts)
    (self.isFailure, self.justification) = (isFailure, justification)
  }

  /// Which of the report's subjects it is about: the file where it has one, or else the screen.
  var subject: String { file ?? screen ?? "" }

  /// The place in the design: `login/form`; nil where none is known.
  var place: String? {
    let names = [screen, view].compactMap(\.self)
    return names.isEmpty ? nil : names.joined(separator: "/")
  }

  /// For people: `Main.storyboard:14: login: form …`.
  public var text: String {
    var words = ""
    if let file { words += line.map { "\(file):\($0): " } ?? "\(file): " }
    if let screen { words += "\(screen): " }
    return words + message
  }
}

extension [Notice] {
  /// How many there are of each severity, without those that are accepted: `1 error and 2 warnings`, `sound: nothing found`.
  public var verdict: String {
    let counts = Severity.allCases.compactMap { severity in
      let count = count { $0.level == severity && $0.justification == nil }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    return counts.isEmpty ? "sound: nothing found" : Notation.enumerated(counts)
  }
}
