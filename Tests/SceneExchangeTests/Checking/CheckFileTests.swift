import DesignLanguage
import Notation
import InterfaceBuilder
import DesignModel
import Reports
import Testing

@testable import SceneExchange

@Suite("A check of a file") struct CheckFileTests {
  private let check = CheckFile(engine: MadeUpFile.engine, source: .measured, tolerance: 0.5)

  private func checked(_ text: String) -> CheckedFile { check.check("Form.xib", Array(text.utf8)) }

  /// The export with its label 30 points further down than its constraints put it.
  private func displaced() throws -> String {
    let text = try MadeUpFile.text(of: .labelled())
    let displaced = text.replacing("x=\"10\" y=\"20\"", with: "x=\"10\" y=\"50\"")
    try #require(displaced != text)
    return displaced
  }

  @Test("finds nothing in what an export wrote") func sound() throws {
    let file = checked(try MadeUpFile.text(of: .labelled()))
    #expect(file.notices(withNotes: true) == [])
    var tally = CheckTally()
    tally.add(file)
    #expect([tally.files, tally.screens, tally.refused] == [1, 1, 0])
    #expect(tally.views > 0 && tally.matching == tally.views && !tally.fails(on: .warning))
    #expect(
      tally.text(tolerance: 0.5, profiles: 0).hasSuffix("of the recorded frames (100 %), 1 screen, 1 file"))
  }

  @Test("finds a frame that the constraints don't make") func displacedFrame() throws {
    let file = checked(try displaced())
    let notices = file.notices(withNotes: false)
    #expect(notices.map(\.rule) == ["frame-differs"] && notices.map(\.level) == [.warning])
    #expect(notices[0].message.contains("recorded 10,50 ") && notices[0].message.contains(", solved 10,20 "))
    var tally = CheckTally()
    tally.add(file)
    #expect(tally.fails(on: .warning) && !tally.fails(on: .error) && !tally.fails(on: .never))
    let record = try #require(file.records.first { $0["matches"] == false })
    #expect(record["file"] == "Form.xib" && record["kind"] == "label" && record["class"] == "label")
  }

  @Test("says which difference proves nothing, since the file contradicts itself") func contradiction() throws
  {
    let file = checked(try displaced())
    let view = try #require(file.scenes[0].views.first { !$0.matches })
    let constraint = try #require(view.against)
    #expect(
      file.notices(withNotes: false)[0].message.hasSuffix(
        "; recorded against its own constraint \(constraint): saved without a layout pass"))
    #expect(file.records.first { $0["matches"] == false }?["recordedAgainst"]?.text == constraint.text)
    var tally = CheckTally()
    tally.add(file)
    #expect(tally.recordedAgainst == 1 && tally.views - tally.matching == 1)
    #expect(
      tally.text(tolerance: 1, profiles: 0).hasSuffix(
        "1 of 1 difference recorded against the file's own constraints"))
  }

  @Test("blames no frame for what other constraints contradict") func contested() throws {
    var screen = try Screen.labelled()
    let text = try ConstraintText(parsing: "title.top == root.top + 50", in: screen)
    try screen.addConstraint { text.constraint(id: $0) }
    let file = checked(try MadeUpFile.text(of: screen))
    let views = file.scenes[0].views
    #expect(!file.scenes[0].conflicts.isEmpty)
    #expect(views.contains { !$0.canvas.against.isEmpty } && views.allSatisfy { $0.against == nil })
    #expect(file.records.first { $0["type"] == "view" }?["recordedAgainst"] == .null)
  }

  @Test("refuses what is no document, with the reason") func refused() {
    let file = checked("<html></html>")
    let notices = file.notices(withNotes: false)
    #expect(notices.map(\.rule) == ["refused"] && file.scenes.isEmpty && file.records.count == 1)
    var tally = CheckTally()
    tally.add(file)
    #expect(tally.refused == 1 && tally.fails(on: .error))
    #expect(tally.text(tolerance: 1, profiles: 0).hasSuffix("1 refused"))
  }

  @Test("on profiles says where views lie, and leaves recorded frames out") func profiles() throws {
    let device = try #require(Device.catalogue.first { $0.name == "iphone-16" })
    let profile = DeviceProfile(profile: Profile(device: device.name), device: device)
    let check = CheckFile(
      engine: MadeUpFile.engine, source: .measured, tolerance: 1, profiles: [profile])
    let file = check.check("Form.xib", Array(try displaced().utf8))
    #expect(file.scenes[0].views.isEmpty && file.notices(withNotes: false) == [])
    let title = try #require(file.scenes[0].placed.first { $0.name == "title" })
    #expect(title.profile == profile.profile.name && title.frame.x == 10 && title.frame.y == 20)
  }

  @Test("on profiles finds conflicts that the canvas doesn't have") func conflicts() throws {
    var screen = try Screen.labelled(width: 350)
    let text = try ConstraintText(parsing: "title.trailing <= root.trailing", in: screen)
    try screen.addConstraint { text.constraint(id: $0) }
    let device = try #require(Device.catalogue.first { $0.size.width == 320 })
    let profile = DeviceProfile(profile: Profile(device: device.name), device: device)
    let check = CheckFile(
      engine: MadeUpFile.engine, source: .measured, tolerance: 1, profiles: [profile])
    let file = check.check("Form.xib", Array(try MadeUpFile.text(of: screen).utf8))
    #expect(file.scenes[0].conflicts.map(\.profile) == [profile.profile.name])
    #expect(file.notices(withNotes: false).map(\.rule) == ["conflict"])
  }
}
