import DesignModel
import TestSupport
import Testing

@Suite("Texts in other languages") struct EditTextsTests {
  private func screen() throws -> Screen {
    var screen = Screen(id: "s", name: "s")
    var attributes = Attributes()
    attributes[.text] = .text("Sign in")
    try screen.addView(named: "box", kind: .view)
    try screen.addView(named: "title", kind: .label, attributes: attributes, in: "box")
    return screen
  }

  @Test("are set, replaced and taken away") func sets() throws {
    var screen = try screen()
    try screen.setText("Anmelden", of: "title", in: "DE")
    try screen.setText("Einloggen", of: "title", in: "de")
    #expect(
      screen.texts == [LocalizedText(view: "title", attribute: .text, locale: "de", value: "Einloggen")])
    try screen.setText(nil, of: "title", in: "de")
    try screen.setText(nil, of: "title", in: "fr")
    #expect(screen.texts.isEmpty)
  }

  @Test("name a real language") func languages() throws {
    var screen = try screen()
    #expect(throws: DesignError.unusableLocale("german")) {
      try screen.setText("x", of: "title", in: "german")
    }
    #expect(throws: DesignError.madeUpLocale("x-double")) {
      try screen.setText("x", of: "title", in: "x-double")
    }
    #expect(screen.texts.isEmpty)
  }

  @Test("go with their view, and stay through renaming") func views() throws {
    var screen = try screen()
    try screen.setText("Anmelden", of: "title", in: "de")
    try screen.renameView("title", to: "heading")
    #expect(screen.localized(in: "de").map(\.view) == ["title"])
    try screen.removeView("box")
    #expect(screen.texts.isEmpty)
  }

  @Test("of a region stand before those of the language, which stand before the design's own") func fallback()
    throws
  {
    var screen = try screen()
    try screen.setText("Jänner", of: "title", in: "de-AT")
    try screen.setText("Januar", of: "title", in: "de")
    try screen.setText("Monat", of: "title", .label, in: "de")
    func said(_ locale: String) -> String? { screen.localized(in: locale).first?.attributes.text(.text) }
    #expect(said("de-AT") == "Jänner" && said("de-CH") == "Januar" && said("fr") == nil)
    #expect(screen.localized(in: "de-AT").first?.attributes.text(.label) == "Monat")
    #expect(said("x-double") == "Sign in Sign in")
  }

  @Test("make another layout only where people see something else", .statement("profiles.languages"))
  func layouts() throws {
    var screen = try screen()
    #expect(screen.layoutLocale("de-AT") == nil)
    try screen.setText("Anmelden", of: "title", in: "de")
    #expect(screen.layoutLocale("de-AT") == "de" && screen.layoutLocale("fr") == nil)
    try screen.setText("Jänner", of: "title", in: "de-AT")
    #expect(screen.layoutLocale("de-AT") == "de-AT" && screen.layoutLocale("de-CH") == "de")
    try screen.setText("Sign in", of: "title", in: "en")
    try screen.setText("Titel", of: "title", .label, in: "nl")
    #expect(screen.layoutLocale("en") == nil && screen.layoutLocale("nl") == nil)
    #expect(screen.layoutLocale("x-double") == "x-double" && screen.layoutLocale(nil) == nil)
  }
}
