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
    let rules = PlottedRules(of: breaches, on: phases[0].screen)
    let diagrams = phases.map { diagram(of: $0, rules) }
    return Plot(
      drawing: diagrams.count == 1
        ? diagrams[0].drawing : ContactSheet.drawing(of: diagrams.map(\.drawing)),
      sketch: { columns in diagrams.map { $0.sketch(columns: columns) }.joined(separator: "\n\n") },
      records: phases.flatMap(\.records), columns: Phases.columns)
  }

  private var breaches: [Breach] { phases.flatMap { $0.rows.flatMap { $0.phases.flatMap(\.breaches) } } }

  private func diagram(of phases: Phases, _ rules: PlottedRules) -> PhaseDiagram {
    let name = phases.screen.name + (revision.map { " at \($0)" } ?? "")
    return PhaseDiagram(
      title: "\(name): what breaks at each width and text size",
      subtitle: "on \(phases.profileName), \(phases.height.shown) points high",
      axis: "window width in points",
      range: phases.range,
      rows: phases.rows.map { row in
        .init(name: row.textSize.alias, regions: row.phases.map { region(of: $0, rules) })
      }, layers: rules.layers, marks: marks(on: phases))
  }

  private func region(of phase: Phase, _ rules: PlottedRules) -> PhaseDiagram.Region {
    .init(
      from: phase.from, to: phase.to, parts: rules.parts(of: phase.breaches),
      hint: rules.hint("\(phase.from.spelled) to \(phase.to.spelled)", phase.breaches))
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
