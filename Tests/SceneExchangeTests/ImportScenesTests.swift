import TestSupport
import DesignModel
import InterfaceBuilder
import Storage
import Testing

@testable import SceneExchange

@Suite("An import of scenes") struct ImportScenesTests {
  @Test("makes a screen of a new scene, and takes the same place the next time") func again() throws {
    let file = try MadeUpFile()
    let text = try MadeUpFile.text(of: .labelled())
    let first = try file.importing(text).imported
    #expect(first.map(\.isNew) == [true])
    let second = try file.importing(text).imported
    #expect(second.map(\.isNew) == [false] && second[0].screen.id == first[0].screen.id)
    #expect(try file.store.snapshot().entries.count == 1)
    let other = try file.importing(text, as: "Other.xib").imported
    #expect(other.map(\.isNew) == [true] && other[0].screen.name != first[0].screen.name)
  }

  @Test("keeps the names that people gave, and brings what changed in the file") func names() throws {
    let file = try MadeUpFile()
    try file.importing(try MadeUpFile.text(of: .labelled()))
    try file.edit { try $0.renameView($0.views[1].id, to: "heading") }
    try file.importing(try MadeUpFile.text(of: .labelled("Log in")))
    let view = try file.screen().views[1]
    #expect(view.name == "heading" && view.attributes.text(.text) == "Log in")
  }

  @Test("says what it would overwrite of the store's own changes, unless it is forced") func overwriting()
    throws
  {
    let file = try MadeUpFile()
    let text = try MadeUpFile.text(of: .labelled())
    try file.importing(text)
    try file.edit { try $0.set(44, of: .top) }
    #expect(try file.importing(text).overwritten.count == 1)
    let again = try MadeUpFile()
    try again.importing(text)
    try again.edit { try $0.set(44, of: .top) }
    #expect(try again.importing(text, forced: true).overwritten == [])
  }

  @Test("leaves out files that can't be read, with the reason") func refused() throws {
    let file = try MadeUpFile()
    try file.store.edit(EditRecord(command: "import-ib")) { draft in
      var scenes = try ImportScenes(into: draft, at: file.folder("a.db"), isForced: false)
      do throws(InterfaceBuilderError) {
        _ = try InterfaceBuilderFile(Array("<html/>".utf8))
      } catch { scenes.leaveOut("a.xib", error) }
      #expect(scenes.refused.map(\.path) == ["a.xib"] && scenes.imported.isEmpty)
      #expect(scenes.refused[0].sentence.hasPrefix("left out a.xib: "))
    }
  }
}
