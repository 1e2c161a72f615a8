import DesignModel
import Translations
import Testing

@Suite("Translations that are taken in") struct TakeTranslationsTests {
  private func screen() throws -> Screen {
    var screen = Screen(id: "login", name: "login")
    var attributes = Attributes()
    attributes[.text] = .text("Sign in")
    for name in ["title", "button"] {
      try screen.addView(named: name, kind: .label, attributes: attributes)
    }
    return screen
  }

  private func table(_ text: String) throws -> TranslationTable {
    try TranslationTable(path: "de.lproj/Main.strings", bytes: Array(text.utf8), locale: nil)
  }

  @Test("set every text that reads like the key") func byText() throws {
    var taking = TakeTranslations([try screen()])
    taking.take(try table(#""Sign in" = "Anmelden";"#), from: "Main.strings")
    #expect(taking.count == 2 && taking.languages == ["de"] && taking.notes == [])
    #expect(taking.changedScreens.map { $0.texts.map(\.value) } == [["Anmelden", "Anmelden"]])
  }

  @Test("set the text of an object by its identity") func byObject() throws {
    let screen = try screen()
    var taking = TakeTranslations([screen])
    taking.take(try table("\"\(screen.views[1].id.text).text\" = \"Titel\";"), from: "Main.strings")
    #expect(taking.count == 1)
    #expect(taking.changedScreens.first?.texts.map(\.view) == [screen.views[1].id])
  }

  @Test("are noted where no view has their key, and change nothing") func unknown() throws {
    var taking = TakeTranslations([try screen()])
    taking.take(try table("\n\"x.text\" = \"y\";"), from: "Main.strings")
    #expect(taking.changedScreens.isEmpty && taking.notes == ["Main.strings:2: no view has 'x.text'"])
  }
}
