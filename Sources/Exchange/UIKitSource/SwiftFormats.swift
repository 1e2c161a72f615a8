import DesignLanguage
import DesignModel
import Notation

/// Constraints that a line of visual format asked for, as the call that makes them.
struct SwiftFormats {
  let screen: Screen
  let names: SwiftNames
  /// The constraints that have to be at hand one by one.
  let varied: Set<ObjectID>

  /// The line that the constraints from `place` on were written as, and how many they are; nil where some of them were
  /// changed since, or are written by themselves.
  func format(at place: Int) -> (statements: [String], count: Int)? {
    guard let format = screen.constraints[place].format,
      let texts = try? VisualFormat(format, in: screen).constraints, let views = views(of: format)
    else { return nil }
    let constraints = screen.constraints[place...].prefix(texts.count)
    guard constraints.count == texts.count, constraints.allSatisfy({ !varied.contains($0.id) }),
      zip(constraints, texts).allSatisfy({ $0 == $1.constraint(id: $0.id) })
    else { return nil }
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: \(SwiftSpelling.literal(format.line)), "
      + "options: [\(format.options.map { ".\($0.rawValue)" }.joined(separator: ", "))], "
      + "metrics: \(metrics(of: format)), views: [\(views.joined(separator: ", "))])"
    return (
      [
        SwiftSpelling.remark(constraints.map(\.id.text).joined(separator: ", ")),
        "NSLayoutConstraint.activate(\(call))",
      ], constraints.count
    )
  }

  private func metrics(of format: WrittenFormat) -> String {
    if format.metrics.isEmpty { return "nil" }
    let pairs = format.metrics.map { "\(SwiftSpelling.literal($0.name)): \($0.value.exact)" }
    return "[\(pairs.joined(separator: ", "))]"
  }

  /// The entries of the dictionary; nil where a name means a guide that views don't have.
  private func views(of format: WrittenFormat) -> [String]? {
    var seen: Set<String> = []
    var result: [String] = []
    for name in format.names where seen.insert(name).inserted {
      guard let expression = expression(of: name) else { return nil }
      result.append("\(SwiftSpelling.literal(name)): \(expression)")
    }
    return result
  }

  private func expression(of name: String) -> String? {
    if let view = screen.views.first(where: { $0.name == name }) { return names.item(view.id) }
    if let guide = screen.guides.first(where: { $0.name == name }) { return names.item(guide.id) }
    return Region(named: name)?.uikitName
  }
}
