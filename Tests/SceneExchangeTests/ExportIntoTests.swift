import DesignModel
import InterfaceBuilder
import Testing

@testable import SceneExchange

@Suite("An export into a file") struct ExportIntoTests {
  private func export(_ text: String, _ screen: Screen) throws -> ExportInto {
    var export = ExportInto(Array(text.utf8), named: "Form.xib", isPartial: false, engine: MadeUpFile.engine)
    try export.write(screen)
    return export
  }

  @Test("writes what the store changed, and leaves a file alone that has it already") func changes() throws {
    let file = try MadeUpFile()
    let text = try MadeUpFile.text(of: .labelled())
    try file.importing(text)
    let same = try export(text, file.screen())
    #expect(same.bytes == Array(text.utf8) && same.sentences == [])
    try file.edit { try $0.set(44, of: .top) }
    let changed = try export(text, file.screen())
    #expect(changed.sentences.count == 1 && changed.notes == [])
    let back = try MadeUpFile()
    try back.importing(String(decoding: changed.bytes, as: UTF8.self))
    #expect(try back.screen().constraints.first { $0.first.anchor == .top }?.constant == 44)
  }

  @Test("keeps what changed in the file meanwhile, and says so") func both() throws {
    let file = try MadeUpFile()
    try file.importing(try MadeUpFile.text(of: .labelled()))
    try file.edit { try $0.set(44, of: .top) }
    let merged = try export(try MadeUpFile.text(of: .labelled("Log in")), file.screen())
    #expect(merged.notes.count == 1 && merged.notes[0].hasPrefix("Form.xib changed "))
    let text = String(decoding: merged.bytes, as: UTF8.self)
    #expect(text.contains("Log in") && text.contains("constant=\"44\""))
  }

  @Test("writes nothing without a scene to write") func refused() throws {
    let text = try MadeUpFile.text(of: .labelled())
    func sentence(_ text: String, _ screen: Screen) -> String? {
      do { _ = try export(text, screen) } catch { return "\(error)" }
      return nil
    }
    let drawn = try #require(sentence(text, .labelled()))
    #expect(drawn.hasPrefix("nothing says which scene of 'Form.xib' screen 'form' is; "))
    let file = try MadeUpFile()
    try file.importing(text)
    let screen = try file.screen()
    #expect(sentence("<html/>", screen)?.hasPrefix("'Form.xib': ") == true)
    let root = try #require(screen.source?.id.text)
    let other = text.replacing("id=\"\(root)\"", with: "id=\"zzz-zz-zzz\"")
    #expect(sentence(other, screen)?.hasPrefix("'Form.xib' has no scene '\(root)', ") == true)
  }
}
