import Testing

@testable import Translations

@Suite("The texts of an app in its own language") struct OwnTextsTests {
  @Test("are those of Base and English, else of one language, and those of catalogs") func files() {
    let files = OwnTexts.files(among: [
      "App/de.lproj/Main.strings", "App/en.lproj/Main.strings", "App/Base.lproj/Main.strings",
      "App/fi.lproj/Other.strings", "App/sv.lproj/Other.strings", "App/Catalog.xcstrings",
      "App/Loose.strings", "App/en.lproj/logo.png",
      "App/en-GB.lproj/British.strings", "App/fr.lproj/British.strings",
    ])
    #expect(
      files == [
        "App/en-GB.lproj/British.strings", "App/Catalog.xcstrings", "App/Base.lproj/Main.strings",
        "App/en.lproj/Main.strings", "App/fi.lproj/Other.strings",
      ])
  }

  @Test("stay what the first file says, and are written as they are read") func texts() throws {
    var texts = OwnTexts()
    #expect(texts.isEmpty)
    try texts.take(path: "Base.lproj/Main.strings", bytes: Array("\"a\" = \"1\\n\\\"2\\\"\";".utf8))
    try texts.take(path: "en.lproj/Main.strings", bytes: Array("\"a\" = \"3\"; \"b\" = \"4\";".utf8))
    #expect(texts.files.map(\.name) == ["Main.strings"])
    #expect(texts.files[0].text == "\"a\" = \"1\\n\\\"2\\\"\";\n\"b\" = \"4\";\n")
    #expect(try StringsReader.entries(of: texts.files[0].text).map(\.value) == ["1\n\"2\"", "4"])
  }

  @Test("of a catalog are those in its own language") func catalogs() throws {
    var texts = OwnTexts()
    let catalog = #"""
      {"sourceLanguage":"fi","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"Yes"}},
        "fi":{"stringUnit":{"value":"Joo"}}}},"bare":{}}}
      """#
    try texts.take(path: "Localizable.xcstrings", bytes: Array(catalog.utf8))
    #expect(texts.files.map(\.text) == ["\"k\" = \"Joo\";\n"])
  }
}
