import Auditing
public import AutoLayout
import Comparison
import Conditions
public import DesignModel
public import Findings
import Machine
public import Matrix
public import Rendering

/// A version of a screen with the devices that its pictures are drawn on.
public struct ReportedVersion {
  let scene: PictureScene
  let devices: [Device]

  /// A version of a screen, whose layouts `engine` computes and whose texts `text` sets.
  public init(
    _ screen: Screen, on devices: [Device], engine: LayoutEngine, text: any TextTypesetting
  ) {
    scene = PictureScene(
      screen, title: "", layers: PictureLayer.allCases, isNumbered: true, engine: engine, text: text)
    self.devices = devices
  }

  /// What the screen looks like on a profile follows from it alone; nil where this version lacks the device.
  fileprivate func place(_ profile: Profile) -> PicturedProfile? {
    try? PicturedProfile(profile, on: devices)
  }
}

/// Draws and audits screens for a report; what looks alike is drawn once.
public struct ReportDrawing {
  let jobs: Int
  let progress: Progress
  let engine: LayoutEngine
  /// The day on which suppressions must not be expired.
  let day: CalendarDate?
  /// What was drawn so far.
  public private(set) var plates = PlateTable()

  /// No plates yet; audits are made with the engine, as on that day.
  public init(jobs: Int, progress: Progress, engine: LayoutEngine, on day: CalendarDate?) {
    (self.jobs, self.progress, self.engine, self.day) = (jobs, progress, engine, day)
  }

  /// Pictures in memory at a time.
  private static let round = 256

  /// The page of screens, made by a program of that name; `text` sets their texts.
  public mutating func page(
    of question: ReportedScreens, by program: String, text: any TextTypesetting
  ) -> ReportPage {
    let screens = question.screens.map { one in
      let version = ReportedVersion(one.screen, on: question.devices, engine: engine, text: text)
      let earlier = one.earlier.map {
        ReportedVersion($0, on: question.earlierDevices, engine: engine, text: text)
      }
      return screen(version, comparedWith: earlier, on: one.profiles)
    }
    return ReportPage(
      program: program, revision: question.revision, baseline: question.baseline, devices: question.devices,
      screens: screens, plates: plates)
  }

  /// A screen on its profiles, beside its earlier version where there is one.
  public mutating func screen(
    _ version: ReportedVersion, comparedWith earlier: ReportedVersion?, on profiles: [ResolvedProfile]
  ) -> ReportScreen {
    let screen = version.scene.prepared.screen
    let rules = Audit(screen, engine: engine, on: day)
    var tally = FindingTally(screen, profiles, ofDesign: rules.findings())
    let looks = draw(version, on: profiles, auditedBy: rules)
    for look in looks { tally.add(look!.findings) }
    let claims = ReportedClaims(screen, profiles, verdicts: looks.map { $0!.verdicts })
    let before = earlier.map { draw($0, on: profiles) }
    let audit = tally.summary(jobs: jobs).suppressing(on: day)
    let places = Dictionary(
      audit.groups.enumerated().map { ($1.finding.subject, $0) }, uniquingKeysWith: { first, _ in first })
    let cells = profiles.indices.map { index in
      ReportCell(
        profile: profiles[index].profile, plate: looks[index]!.plate, earlier: before?[index]?.plate,
        marks: claims.marks[index]
          + looks[index]!.findings.compactMap { finding in
            places[finding.subject].map {
              ReportCell.Mark(
                finding: claims.findings.count + $0, message: screen.seenMessageOnly(of: finding))
            }
          })
    }
    return ReportScreen(
      name: screen.name, cells: cells, findings: claims.findings + audit.reportFindings(on: profiles),
      claims: claims.claims, isCompared: earlier != nil)
  }

  /// What is found on a screen's profile, what became of its assertions there, and the place of its plate.
  private struct Look {
    let findings: [Finding]
    let verdicts: [Verdict]
    let plate: Int
  }

  /// All that a plate follows from, given the screen.
  private struct Subject: Hashable {
    let environment: LayoutEnvironment
    let insets: EdgeInsets
    let bars: [Bar]
  }

  /// One look for each profile; nil where the version lacks its device.
  ///
  /// Without an audit nothing is found.
  private mutating func draw(
    _ version: ReportedVersion, on profiles: [ResolvedProfile], auditedBy audit: Audit? = nil
  ) -> [Look?] {
    let screen = version.scene.prepared.screen
    let places = profiles.map { version.place($0.profile) }
    let subjects = places.map { place in
      place.map {
        Subject(
          environment: $0.environment.settled(for: screen), insets: $0.deviceInsets, bars: $0.bars(of: screen)
        )
      }
    }
    var firsts: [Subject: Int] = [:]
    for (index, subject) in subjects.enumerated() {
      if let subject, firsts[subject] == nil { firsts[subject] = index }
    }
    let drawn = drawEach(firsts.values.sorted().map { ($0, places[$0]!) }, of: version.scene, audit)
    return subjects.map { $0.flatMap { drawn[firsts[$0]!] } }
  }

  private mutating func drawEach(
    _ places: [(index: Int, profile: PicturedProfile)], of scene: PictureScene, _ audit: Audit?
  ) -> [Int: Look] {
    var looks: [Int: Look] = [:]
    for start in stride(from: 0, to: places.count, by: Self.round) {
      let round = places[start..<min(start + Self.round, places.count)]
      let pictures = parallelMap(count: round.count, jobs: jobs) { index in
        let profile = round[start + index].profile
        let picture = scene.picture(on: profile)
        let findings = audit?.findings(on: picture.appearance.layout, in: profile.environment)
        let screen = scene.prepared.screen
        let verdicts =
          audit == nil
          ? []
          : screen.assertions.map {
            screen.evaluate($0, on: picture.appearance.layout, in: profile.environment)
          }
        return (
          findings: (findings ?? []).gathered(on: screen), verdicts: verdicts, plate: picture.plate
        )
      }
      for (place, picture) in zip(round, pictures) {
        looks[place.index] = Look(
          findings: picture.findings, verdicts: picture.verdicts, plate: plates.place(of: picture.plate))
      }
      progress.show(start + round.count, of: places.count, "drawing \(scene.prepared.screen.name)")
    }
    progress.clear()
    return looks
  }
}

extension ScreenAudit {
  /// The findings as a report lists them.
  fileprivate func reportFindings(on profiles: [ResolvedProfile]) -> [ReportFinding] {
    groups.map { group in
      let finding = group.finding
      return ReportFinding(
        rule: finding.rule, subject: screen.seenSubject(of: finding), severity: finding.severity,
        message: screen.seenMessageOnly(of: finding), place: group.profiles?.words,
        view: finding.view.flatMap { screen.view($0) }.map(screen.path),
        worst: group.worst.flatMap { worst in profiles.firstIndex { $0.profile.name == worst } })
    }
  }
}
