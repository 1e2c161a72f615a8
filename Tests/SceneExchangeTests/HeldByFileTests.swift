import DesignLanguage
import TestSupport
import Findings
import DesignModel
import Foundation
import Testing

@testable import SceneExchange

@Suite("A file that has to hold a screen") struct HeldByFileTests {
  /// A store whose only screen was imported from a file in the same folder.
  private func imported() throws -> MadeUpFile {
    let file = try MadeUpFile()
    let text = try MadeUpFile.text(of: .labelled())
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.folder("Form.xib")))
    try file.importing(text)
    return file
  }

  @Test("is the one that the screen was imported from, if it is there") func found() throws {
    let file = try imported()
    let files = InterfaceBuilderFiles(store: file.folder("a.db"), engine: MadeUpFile.engine)
    #expect(files.file(of: try file.screen())?.name == "Form.xib")
    #expect(files.file(of: try .labelled()) == nil)
    try FileManager.default.removeItem(atPath: file.folder("Form.xib"))
    #expect(files.file(of: try file.screen()) == nil)
  }

  @Test("says what it can't hold, and takes the rest") func refusals() throws {
    let file = try imported()
    let files = InterfaceBuilderFiles(store: file.folder("a.db"), engine: MadeUpFile.engine)
    let held = try #require(files.file(of: try file.screen()))
    var moved = try file.screen()
    try moved.set(44, of: .top)
    #expect(held.refusals(of: moved) == [])
    var varied = try file.screen()
    var attributes = Attributes()
    attributes[.text] = .text("Log in")
    try varied.addVariation(
      .view(varied.views[1].id, attributes), when: try Condition(parsing: "width < 350"))
    #expect(held.refusals(of: varied).count == 1)
  }
}
