import Testing

@testable import Translations

@Suite("A file of translations") struct TranslationTableTests {
  private func table(_ path: String, _ text: String, locale: String? = nil) throws -> TranslationTable {
    try TranslationTable(path: path, bytes: Array(text.utf8), locale: locale)
  }

  @Test("takes its language from its folder, else from the option") func language() throws {
    let text = "\"k\" = \"v\";"
    #expect(try table("x/de_AT.lproj/Main.strings", text, locale: "fr").entries.map(\.locale) == ["de-AT"])
    #expect(try table("Main.strings", text, locale: "fr").entries.map(\.locale) == ["fr"])
    #expect(throws: StringsFault.noLanguage) { try table("Main.strings", text) }
    #expect(try table("Base.lproj/Main.strings", text).entries.isEmpty)
  }

  @Test("takes the last of keys that stand twice, and says so") func twice() throws {
    let table = try table("de.lproj/M.strings", "\"k\" = \"a\";\n\"l\" = \"b\";\n\"k\" = \"c\";")
    #expect(table.entries.map(\.value) == ["c", "b"])
    #expect(table.notes == ["line 3: the key 'k' stands twice; the last one counts"])
  }

  @Test("may be a catalog, whose variations count by the general one") func catalog() throws {
    let text = #"""
      {"sourceLanguage":"en","version":"1.0","strings":{
        "Sign in":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Anmelden"}},
          "en":{"stringUnit":{"value":"Log in"}},"fr":{"stringUnit":{"value":"Connexion"}}}},
        "%d items":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"%d Ding"}},
          "other":{"stringUnit":{"value":"%d Dinge"}}}}}}},
        "empty":{}, "odd":{"localizations":{"de":{}, "klingonish":{"stringUnit":{"value":"x"}}}}}}
      """#
    let all = try table("L.xcstrings", text)
    #expect(
      all.entries.map { "\($0.key)/\($0.locale)=\($0.value)" } == [
        "%d items/de=%d Dinge", "Sign in/de=Anmelden", "Sign in/fr=Connexion",
      ])
    #expect(
      all.notes == [
        "'%d items' in de: of its variations the general one counts", "'odd' in de: there is no text",
        "'odd': 'klingonish' is no language",
      ])
    #expect(try table("L.xcstrings", text, locale: "fr").entries.map(\.value) == ["Connexion"])
  }

  @Test("that is no catalog is refused") func refusals() {
    #expect(throws: StringsFault.notJSON("expected a JSON value at byte 1")) { try table("L.xcstrings", "x") }
    #expect(throws: StringsFault.noCatalog("it has no object 'strings'")) { try table("L.xcstrings", "[]") }
  }
}
