import DesignModel
import Findings
import Rendering

extension GradedRule {
  /// The rule as a plot shows it, with what it is said of: so many that a legend stays short.
  func layer(of subjects: [String] = []) -> PlotLayer {
    let more = subjects.count - 20
    let shown = more > 1 ? subjects.prefix(20) + ["and \(more) more"] : subjects[...]
    return PlotLayer(rule, severity, detail: shown.joined(separator: ", "))
  }
}
