import AutoLayout
public import DesignModel
public import Findings
import Notation
import Rendering

/// What breaks on a screen in windows of any size, as a diagram of width by height for each text size.
public struct PlanePlot {
  let phases: [PlanePhases]
  let devices: [Device]
  /// After the screen's name: the revision, where one was asked for.
  let revision: String?

  /// Phases of one screen, and the devices whose displays are points in them.
  public init(phases: [PlanePhases], devices: [Device], revision: String?) {
    (self.phases, self.devices, self.revision) = (phases, devices, revision)
  }

  /// The diagrams, their sketches and their regions.
  public var plot: Plot {
    let breaches = phases.flatMap { $0.sheets.flatMap { $0.fields.flatMap(\.verdict.breaches) } }
    let rules = PlottedRules(of: breaches, on: phases[0].screen)
    let diagrams = phases.flatMap { phases in
      phases.sheets.map { diagram(of: $0, in: phases, rules) }
    }
    return Plot(
      drawing: diagrams.count == 1
        ? diagrams[0].drawing : ContactSheet.drawing(of: diagrams.map(\.drawing)),
      sketch: { columns in diagrams.map { $0.sketch(columns: columns) }.joined(separator: "\n\n") },
      records: phases.flatMap(\.records), columns: WindowRegion.recordShape.columns.map(\.name))
  }

  private func diagram(
    of sheet: PlaneSheet, in phases: PlanePhases, _ rules: PlottedRules
  ) -> PlaneDiagram {
    let name = phases.screen.name + (revision.map { " at \($0)" } ?? "")
    let displays = WindowMark.marks(of: devices, before: phases.profile.device)
    return PlaneDiagram(
      title: "\(name): what breaks in each window at text size \(sheet.textSize.alias)",
      subtitle: "on \(phases.profileName), \(phases.soundness(of: sheet))",
      axis: "window width in points", upAxis: "window height in points", widths: phases.widths,
      heights: phases.heights,
      regions: sheet.fields.map { field in
        let breaches = field.verdict.breaches
        return .init(
          pieces: field.pieces.map(\.corners), layers: rules.parts(of: breaches).map(\.layer),
          hint: rules.hint(phases.words(of: [field]), breaches))
      }, layers: rules.layers, marks: displays.filter { phases.whole.contains($0.place) },
      markTitle: "a device's display")
  }
}
