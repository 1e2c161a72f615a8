import Auditing
import DesignModel
import Findings
import Rendering

/// The rules whose findings a plot shows, and what of them breaks in a part of it.
struct PlottedRules {
  private let screen: Screen
  private let rules: [GradedRule]
  /// A layer for each of the rules, the most severe first.
  let layers: [PlotLayer]

  /// The rules of all that breaks anywhere on a screen.
  init(of breaches: [Breach], on screen: Screen) {
    let rules = GradedRule.sorted(breaches.map(\.graded))
    let subjects = PlottedSubjects(screen)
    (self.screen, self.rules) = (screen, rules)
    layers = rules.map { rule in
      rule.layer(of: subjects.names(in: Set(breaches.filter { $0.graded == rule })))
    }
  }

  /// What breaks in one part, by the layer's place, with the names of what is concerned.
  func parts(of breaches: [Breach]) -> [(layer: Int, names: [String])] {
    rules.enumerated().compactMap { place, rule in
      let own = breaches.filter { $0.graded == rule }
      return own.isEmpty ? nil : (place, own.map { $0.subject(in: screen) })
    }
  }

  /// What a pointer that rests there shows: a line for each rule.
  func hint(_ head: String, _ breaches: [Breach]) -> String {
    let lines = rules.compactMap { rule -> String? in
      let own = breaches.filter { $0.graded == rule }
      return own.isEmpty
        ? nil : "\(rule.rule): \(own.map { $0.words(in: screen) }.joined(separator: ", "))"
    }
    return ([head] + (lines.isEmpty ? ["nothing found"] : lines)).joined(separator: "\n")
  }
}

/// What findings speak of, in the screen's order.
private struct PlottedSubjects {
  private let screen: Screen
  private let places: [ObjectID: Int]

  init(_ screen: Screen) {
    let order = screen.views.map(\.id) + screen.constraints.map(\.id)
    self.screen = screen
    places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Each name once.
  func names(in breaches: Set<Breach>) -> [String] {
    var names: [String] = []
    for breach in breaches.sorted(by: { rank($0).lexicographicallyPrecedes(rank($1)) }) {
      let name = breach.subject(in: screen)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func rank(_ breach: Breach) -> [Int] {
    ([breach.view ?? breach.constraint].compactMap { $0 } + breach.related).map { places[$0] ?? .max }
  }
}
