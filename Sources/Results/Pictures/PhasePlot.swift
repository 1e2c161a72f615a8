import Auditing
public import DesignModel
public import Findings
import Notation
import Rendering

/// The phases of a screen on some profiles, as a diagram each.
public struct PhasePlot {
  let phases: [Phases]
  let devices: [Device]
  /// After the screen's name: the revision, where one was asked for.
  let revision: String?

  /// Phases on the profiles of those devices.
  public init(phases: [Phases], devices: [Device], revision: String?) {
    (self.phases, self.devices, self.revision) = (phases, devices, revision)
  }

  /// The diagrams, their sketches and their regions.
  public var plot: Plot {
    let rules = GradedRule.sorted(breaches.map(\.graded))
    let layers = rules.map { $0.layer(of: subjects(of: $0)) }
    let diagrams = phases.map { diagram(of: $0, rules, layers) }
    return Plot(
      drawing: diagrams.count == 1
        ? diagrams[0].drawing : ContactSheet.drawing(of: diagrams.map(\.drawing)),
      sketch: { columns in diagrams.map { $0.sketch(columns: columns) }.joined(separator: "\n\n") },
      records: phases.flatMap(\.records), columns: Phases.columns)
  }

  private var breaches: [Breach] { phases.flatMap { $0.rows.flatMap { $0.phases.flatMap(\.breaches) } } }

  /// What a rule speaks of anywhere, in the screen's order.
  private func subjects(of rule: GradedRule) -> [String] {
    let screen = phases[0].screen
    let order = screen.views.map(\.id) + screen.constraints.map(\.id)
    let places = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func rank(_ breach: Breach) -> [Int] {
      ([breach.view ?? breach.constraint].compactMap { $0 } + breach.related).map { places[$0] ?? .max }
    }
    var names: [String] = []
    let found = Set(breaches.filter { $0.graded == rule })
    for breach in found.sorted(by: { rank($0).lexicographicallyPrecedes(rank($1)) }) {
      let name = breach.subject(in: screen)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func diagram(
    of phases: Phases, _ rules: [GradedRule], _ layers: [PlotLayer]
  ) -> PhaseDiagram {
    let name = phases.screen.name + (revision.map { " at \($0)" } ?? "")
    return PhaseDiagram(
      title: "\(name): what breaks at each width and text size",
      subtitle: "on \(phases.profileName), \(phases.height.shown) points high",
      axis: "window width in points",
      range: phases.range,
      rows: phases.rows.map { row in
        .init(name: row.textSize.alias, regions: row.phases.map { region(of: $0, phases.screen, rules) })
      }, layers: layers, marks: marks(on: phases))
  }

  private func region(of phase: Phase, _ screen: Screen, _ rules: [GradedRule]) -> PhaseDiagram.Region {
    let parts = rules.enumerated().compactMap { place, rule -> (layer: Int, names: [String])? in
      let own = phase.breaches.filter { $0.graded == rule }
      return own.isEmpty ? nil : (place, own.map { $0.subject(in: screen) })
    }
    let lines = parts.map { part in
      let own = phase.breaches.filter { $0.graded == rules[part.layer] }
      return "\(rules[part.layer].rule): \(own.map { $0.words(in: screen) }.joined(separator: ", "))"
    }
    let widths = "\(phase.from.spelled) to \(phase.to.spelled)"
    return .init(
      from: phase.from, to: phase.to, parts: parts,
      hint: ([widths] + (lines.isEmpty ? ["nothing found"] : lines)).joined(separator: "\n"))
  }

  /// The widths of devices as they are held, each once, by the profile's own device or else the newest.
  private func marks(on phases: Phases) -> [PhaseDiagram.Mark] {
    let profile = phases.profile
    func width(_ device: Device) -> Double {
      profile.orientation == .portrait ? device.size.width : device.size.height
    }
    return Set(devices.map(width)).filter(phases.range.contains).sorted().map { value in
      let alike = devices.filter { width($0) == value }
      let name = (alike.first { $0.name == profile.device } ?? alike[alike.count - 1]).name
      return .init(value, "\(value.shown) \(name)\(alike.count > 1 ? " +\(alike.count - 1)" : "")")
    }
  }
}
