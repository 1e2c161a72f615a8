import AutoLayout
import DesignModel
import Foundation
import Storage
import Matrix
import TestSupport
import Testing

@testable import Auditing
@testable import WorkbenchKit

@Suite("What can be reached") struct AgreedReachTests {
  #if DEBUG
    /// Debug builds solve slowly; they look at some of the profiles.
    private static let step = 37
  #else
    private static let step = 1
  #endif

  /// The rule's findings beside assertions on the same layouts, on every profile that both are asked on.
  private func disagreements(in workspace: Workspace, step: Int = Self.step) throws -> (
    compared: Int, unreached: Int, words: [String]
  ) {
    let store = try Store.open(at: workspace.folder.appending(path: "workbench.db").path)
    let snapshot = try store.snapshot()
    let audited = try CheckedScreens([], on: ProfileQuery(), for: .findings, in: snapshot)
    let claimed = try audited.screens.map { screen, _ in try claimingReach(screen) }
    let asserted = try CheckedScreens(
      claimed, on: ProfileQuery(), selected: ProfileQuery().checked(in: snapshot), for: .assertions,
      in: snapshot)
    var (compared, unreached, words) = (0, 0, [String]())
    for ((screen, profiles), own) in zip(audited.screens, asserted.screens) {
      // Other claims of the screen may bring in more.
      #expect(Set(profiles.map(\.profile)).isSubset(of: own.profiles.map(\.profile)))
      let engine = Workbench.engine
      let prepared = engine.prepare(screen)
      let tree = AuditedScreen(screen)
      let rules: [any AuditRule.Type] = [ContentUnreachable.self, UnderBars.self]
      let audit = Audit(screen, rules: rules, engine: engine)
      // Profiles of devices with the same figures have the same layouts.
      var known: Set<LayoutEnvironment> = []
      for place in stride(from: 0, to: profiles.count, by: step) {
        let environment = profiles[place].key.environment
        guard known.insert(environment).inserted else { continue }
        let layout = prepared.layout(in: environment)
        if layout.unrest != nil { continue }
        let asked = AuditedLayout(tree, layout, in: environment, by: Solving(tree, by: engine))
        let found = Set(audit.findings(on: layout, in: environment).compactMap(\.view))
        for view in layout.views.indices {
          let id = asked.id(view)
          let claim = Assertion(id: "claim", .view(ViewClaim(id, .reachable)))
          let holds = screen.evaluate(claim, on: layout, in: environment) == .holds
          let isAsked = isAskedOfRules(view, asked)
          if isAsked { compared += 1 }
          if isAsked, !holds { unreached += 1 }
          // What the rules don't ask for may be out of reach; what they report never is in reach.
          if !holds, !found.contains(id), !isAsked || isRead(view, asked) { continue }
          if holds == found.contains(id), words.count < 20 {
            words.append("\(screen.name).\(asked.name(view)) on \(profiles[place].profile.name)")
          }
        }
      }
    }
    return (compared, unreached, words)
  }

  /// The screen with an assertion on each view.
  private func claimingReach(_ screen: Screen) throws -> Screen {
    var claimed = screen
    for view in screen.views {
      _ = try claimed.addAssertion(
        .view(ViewClaim(view.id, .reachable)), when: nil, message: nil, id: nil)
    }
    return claimed
  }

  /// True for content with an area in a window, but for what takes the touches for all that it lies over; what lies in a
  /// folded view is no content.
  private func isAskedOfRules(_ view: Int, _ layout: AuditedLayout) -> Bool {
    let frame = layout.frame(view)
    return layout.fillsWindow && layout.content.contains(view) && !layout.isSurface(view)
      && min(frame.width, frame.height) > layout.halfPixel
  }

  /// True for a text that nobody touches and whose lines come into sight: an assertion asks for its frame besides.
  private func isRead(_ view: Int, _ layout: AuditedLayout) -> Bool {
    var shown = ShownAreas(layout)
    guard !layout.isInteractive(view), let lines = shown.area(of: view) else { return false }
    return lines != layout.frame(view) && layout.reachability.outOfSight(at: view, part: lines) == nil
  }

  @Test(
    "is the same to audit and assert on the profiles of the stories", .takesSeconds,
    arguments: [
      "sign-in-form", "copy-screen", "conditional-scrolling", "stretchy-header", "rotation-and-keyboard",
    ])
  func stories(name: String) throws {
    for stage in [0, 1] {
      let found = try disagreements(in: Story(of: name, stage: stage).workspace)
      #expect(found.words == [])
      #expect(found.compared > 50)
    }
  }

  @Test("is the same to both on screens of the corpus") func corpus() throws {
    guard let folder = CorpusTests.folder else { return }
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".storyboard")
    }
    .sorted()
    let workspace = try Workspace()
    try workspace.run("init --profiles targets")
    for place in stride(from: 0, to: files.count, by: max(1, files.count / 14)) {
      workspace.run(["import-ib", "\(folder)/\(files[place])"])
    }
    let found = try disagreements(in: workspace, step: 1)
    #expect(found.words == [])
    #expect(found.compared > 1000 && found.unreached > 20, "\(found)")
  }

  @Test(
    "with the keyboard up is above it where people type, and everywhere where a claim is about the keyboard")
  func keyboard() throws {
    func story(in parent: String) throws -> Story {
      try Story(
        """
        add-screen form
        add-view form page --kind view
        pin form page top,leading,trailing,bottom
        add-view form field --kind textField --placeholder Name --in page
        pin form field top,leading,trailing --to safeArea --inset 20
        add-view form go --kind button --text Go --in \(parent)
        pin form go bottom,leading,trailing --to safeArea --inset 20
        add-assertion form 'go is reachable' --id go
        add-assertion form 'go is reachable' --when 'keyboard = shown' --id go-while-typing
        add-assertion form 'field is reachable' --id field
        """)
    }
    let apart = try story(in: "root")
    let check = try apart.check("form", "--device iphone-16")
    #expect(check.failing.count == 1 && check.failing[0].hasPrefix("go-while-typing: "))
    let audit = try apart.workspace.run("audit form --device iphone-16").output
    #expect(!audit.contains("content-unreachable"))
    // With the field in one view it has to stay in sight.
    let together = try story(in: "page")
    #expect(try together.check("form", "--device iphone-16").failing.map { $0.prefix(2) } == ["go", "go"])
    #expect(
      try together.workspace.run("audit form --device iphone-16").output.contains("content-unreachable  page")
    )
  }
}
