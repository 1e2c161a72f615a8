import Auditing
import AutoLayout
import DesignLanguage
import DesignModel
import Matrix
import Storage
import TestSupport
import Testing
import Typography

@testable import Findings

@Suite("A search for repairs") struct RepairSearchTests {
  private let folder: TestFolder
  private let matrix: ProfileMatrix

  init() throws {
    folder = try TestFolder()
    matrix = ProfileMatrix(
      engine: LayoutEngine(measuring: SystemText()), store: try Store.create(at: folder("a.db")), jobs: 1,
      progress: Progress(write: nil))
  }

  /// A file that refuses so many of the changes that it is asked for, the first ones.
  private final class File: ScreenFile {
    let name = "Form.xib"
    private let refused: Int
    private(set) var asked = 0

    init(refusing refused: Int) { self.refused = refused }

    func refusals(of changed: Screen) -> [String] {
      asked += 1
      return asked <= refused ? ["it is full"] : []
    }
  }

  /// A label with two widths.
  private func screen() throws -> Screen {
    var screen = Screen(id: "form", name: "form")
    var attributes = Attributes()
    attributes[.text] = .text("Sign in")
    try screen.addView(named: "title", kind: .label, attributes: attributes, id: "title")
    for line in [
      "title.leading == root.leading + 20", "title.top == root.top + 80", "title.width == 90",
      "title.width == 120",
    ] {
      let text = try ConstraintText(parsing: line, in: screen)
      try screen.addConstraint { text.constraint(id: $0) }
    }
    return screen
  }

  private func offer(for file: File?) throws -> RepairOffer? {
    let screen = try screen()
    let profiles = try ["iphone-16", "iphone-se-3"].map {
      try Profile(device: $0).resolved(on: Device.catalogue)
    }
    var search = try RepairSearch(screen, on: profiles, matrix, for: file)
    let environment = profiles[0].key.environment
    let layout = matrix.engine.layout(screen, in: environment)
    let finding = Audit(screen, engine: matrix.engine).findings(on: layout, in: environment)
      .first { $0.rule == "unsatisfiable-constraints" }
    return try search.offer(for: try #require(finding))
  }

  @Test("offers what removes the finding on all profiles") func helpful() throws {
    let offer = try #require(try offer(for: nil))
    #expect(offer.profiles == 2 && offer.removed >= 1 && offer.limit == nil && !offer.steps.isEmpty)
    #expect(offer.effect.hasPrefix("removes \(offer.removed) of \(offer.before) finding"))
  }

  @Test("prefers what the screen's file can hold, and says why it can't hold the rest") func limited() throws
  {
    let plain = try #require(try offer(for: nil)).title
    let full = try #require(try offer(for: File(refusing: .max)))
    #expect(full.title == plain && full.limit == "Form.xib can't hold it: it is full")
    let file = File(refusing: 1)
    let second = try #require(try offer(for: file))
    #expect(file.asked == 2 && second.title != plain && second.limit == nil)
  }
}
