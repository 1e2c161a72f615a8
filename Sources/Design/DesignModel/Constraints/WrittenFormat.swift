import FormatGrammar
import Notation

/// A line of Apple's visual format language as its author wrote it, with what it takes its numbers from.
public struct WrittenFormat: Hashable, Sendable {
  /// The line: `H:|-margin-[form]`.
  public var line: String
  /// The numbers that it names, by name.
  public var metrics: [FormatMetric]
  /// How its views are aligned, where it runs to and what its gaps are between, in declared order.
  public var options: [FormatOption]

  /// A line; metrics and options may come in any order.
  public init(line: String, metrics: [FormatMetric] = [], options: [FormatOption] = []) {
    self.line = line
    self.metrics = metrics.sorted { $0.name < $1.name }
    self.options = FormatOption.allCases.filter(options.contains)
  }

  /// True for what every metric's name is: an identifier of C.
  public static func isIdentifier(_ name: String) -> Bool { FormatWords.isIdentifier(name) }

  /// The line with another name for a view or guide; nil where visual format can't speak of the new name.
  func renaming(_ old: String, to new: String) -> WrittenFormat? {
    guard Self.isIdentifier(new), !metrics.contains(where: { $0.name == new }) else {
      return names.contains(old) ? nil : self
    }
    var result = self
    result.line = words.map { $0.isName && $0.text == old ? new : $0.text }.joined()
    return result
  }

  /// The line with its metrics and options, for a sentence: `'H:|-m-[form]' with m=20, alignAllTop`.
  public var spelled: String {
    let parts = metrics.map { "\($0.name)=\($0.value.spelled)" } + options.map(\.rawValue)
    return "'\(line)'" + (parts.isEmpty ? "" : " with \(parts.joined(separator: ", "))")
  }

  /// The views and guides that the line names.
  public var names: [String] { words.filter(\.isName).map(\.text) }

  private var words: [(text: String, isName: Bool)] {
    FormatWords(line, metrics: metrics.map(\.name)).pieces
  }
}

/// A number that visual format speaks of by a name.
public struct FormatMetric: Hashable, Sendable {
  /// An identifier of C.
  public let name: String
  /// Points, or a priority.
  public let value: Double

  /// A number under a name.
  public init(_ name: String, _ value: Double) { (self.name, self.value) = (name, value) }
}

/// What else visual format takes (NSLayoutConstraint.FormatOptions).
public enum FormatOption: String, Vocabulary {
  case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading, alignAllTrailing
  case alignAllCenterX, alignAllCenterY, alignAllLastBaseline, alignAllFirstBaseline
  case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
  case spacingEdgeToEdge, spacingBaselineToBaseline

  /// The option of that name, UIKit's older names included.
  public init?(named name: String) {
    switch name {
    case "alignAllBaseline": self = .alignAllLastBaseline
    default: self.init(rawValue: name)
    }
  }

  /// The anchor that all views share; nil for options of another sort.
  public var anchor: Anchor? {
    switch self {
    case .alignAllLeft: .left
    case .alignAllRight: .right
    case .alignAllTop: .top
    case .alignAllBottom: .bottom
    case .alignAllLeading: .leading
    case .alignAllTrailing: .trailing
    case .alignAllCenterX: .centerX
    case .alignAllCenterY: .centerY
    case .alignAllLastBaseline: .lastBaseline
    case .alignAllFirstBaseline: .firstBaseline
    default: nil
    }
  }
}
