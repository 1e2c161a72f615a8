import DesignModel
import Notation

extension Choices {
  /// A value of an attribute as `set-view` takes it, the common ones and those at the ends.
  mutating func value(of form: AttributeForm) -> String {
    switch form {
    case .text: pick(Self.texts)
    case .color: pick(["#336699", "#33669980", "labelColor"])
    case .number(let range): length(in: range).spelled
    case .whole(let range): String(Int(max(range.lowerBound, min(range.upperBound, Double(below(5))))))
    case .flag: pick(["true", "false"])
    case .word(let words): pick(words)
    case .words(let words): words.filter { _ in isOne(of: 2) }.joined(separator: ",")
    case .priorities: "\(priority),\(priority)"
    case .size: "\(pick(Self.sizes))x\(pick(Self.sizes))"
    case .recordedSize: ""
    case .insets: pick(["0", "8,16,8,16", "20,0,-4,40", "0,0,0,500"])
    case .guidedInsets: pick(["0,0,safeArea.bottom,0", "12", "safeArea.top,0,-8,0"])
    }
  }

  /// A text; most are short, some wrap on any phone.
  static let texts = [
    "Sign in", "", "Forgot your password?", "x", "A text that wraps on every phone that there is",
  ]
  private static let sizes = ["-", "44", "0", "120.5", "700"]

  /// A priority as constraints and attributes take it.
  var priority: Int { mutating get { pick([1000, 1000, 750, 250, 999, 251, 500, 1]) } }

  /// A length within bounds, in points: whole, broken, and now and then far from any screen.
  mutating func length(in range: ClosedRange<Double>) -> Double {
    let wild = isOne(of: 40) ? pick([1e6, -1e6, 1e9, 1e-7]) : nil
    let usual = pick([8, 0, 16, 44, 0.5, 120, 17.3, 300, -8, 1, -120, 700.25])
    return max(range.lowerBound, min(range.upperBound, wild ?? usual))
  }

  /// A length as constants are.
  var constant: Double { mutating get { length(in: -ViewAttribute.longest...ViewAttribute.longest) } }

  /// The profiles where something applies, for a screen with those states and views.
  mutating func condition(_ states: [String], _ views: [String]) -> String {
    let axis = pick(ProfileAxis.allCases)
    switch axis.values {
    case .numbers:
      return "\(axis.rawValue) \(pick(["<", ">=", "<=", ">"])) \(axis == .os ? 18 : pick([375, 400, 700]))"
    case .ordered(let words): return "\(axis.rawValue) \(pick(["<", ">=", "="])) \(pick(words))"
    case .words(let words): return "\(axis.rawValue) \(pick(["=", "!="])) \(pick(words))"
    case .names:
      let names = axis == .state ? states : views
      return names.isEmpty ? "boldText = true" : "\(axis.rawValue) = \(pick(names))"
    case .positions: return "scroll \(pick([">", "<="])) \(pick([0, 100]))"
    }
  }
}
