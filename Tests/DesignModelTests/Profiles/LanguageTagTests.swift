import DesignModel
import Testing

@Suite("A language's tag") struct LanguageTagTests {
  @Test(
    "has one spelling",
    arguments: [
      ("de", "de"), ("DE_at", "de-AT"), ("zh-hans", "zh-Hans"), ("zh_Hant_TW", "zh-Hant-TW"),
      ("es-419", "es-419"), ("fil", "fil"), ("X-Double", "x-double"),
    ])
  func spelling(written: String, canonical: String) {
    #expect(LanguageTag(parsing: written)?.text == canonical)
  }

  @Test(
    "is not anything else", arguments: ["", "d", "german", "de-", "de--AT", "d1", "de AT", "Base", "x-y"])
  func refused(text: String) { #expect(LanguageTag(parsing: text) == nil) }

  @Test("falls back to its language") func chain() {
    #expect(LanguageTag(parsing: "de-AT")?.chain == ["de-AT", "de"])
    #expect(LanguageTag(parsing: "zh-Hant-TW")?.chain == ["zh-Hant-TW", "zh-Hant", "zh"])
    #expect(LanguageTag(parsing: "x-double")?.chain == ["x-double"])
  }

  @Test("knows how the language is written") func direction() {
    #expect(LanguageTag(parsing: "ar")?.direction == .rtl && LanguageTag(parsing: "he-IL")?.direction == .rtl)
    #expect(
      LanguageTag(parsing: "de")?.direction == .ltr && LanguageTag(parsing: "az-Arab")?.direction == .rtl)
    #expect(
      LanguageTag(parsing: "ur-Latn")?.direction == .ltr
        && LanguageTag(parsing: "x-accented")?.direction == nil)
  }

  @Test("may be made up by rule") func pseudolanguages() {
    #expect(
      Pseudolanguage.double.text("Sign in") == "Sign in Sign in" && Pseudolanguage.double.text("") == "")
    #expect(Pseudolanguage.accented.text("Sign in, 5!") == "Šîĝñ îñ, 5!")
    #expect(Pseudolanguage.rightToLeft.text("Sign in") == "Sign in")
    #expect(
      LanguageTag(parsing: "X-RTL")?.text == "x-rtl" && LanguageTag(parsing: "x-rtl")?.direction == .rtl)
  }

  @Test("stands alone in a profile's name where nobody can take it for a slip") func profiles() throws {
    let profile = try Profile(named: "iphone-se-3/portrait/AX3/rtl/ar")
    #expect(profile.locale == "ar" && profile.direction == .rtl)
    #expect(profile.name == "iphone-se-3/portrait/AX3/rtl/ar")
    #expect(try Profile(named: "iphone-16/de_at").name == "iphone-16/portrait/de-AT")
    #expect(try Profile(named: "iphone-16/x-double").locale == "x-double")
    let rare = try Profile(named: "iphone-16/portrait/locale:haw")
    #expect(rare.locale == "haw" && rare.name == "iphone-16/portrait/locale:haw")
    #expect(throws: ProfileNameError.self) { try Profile(named: "iphone-16/potrait") }
    #expect(throws: ProfileNameError.self) { try Profile(named: "iphone-16/de/fr") }
  }
}
