import DesignModel
import DesignSamples
import Testing

@Suite("Removing texts") struct RemoveTextTests {
  @Test("takes one language's text away and no other") func removes() throws {
    var screen = try Screen.example()
    try screen.setText("Anmelden", of: "title", in: "de")
    try screen.setText("Anmeldung", of: "title", .label, in: "de")
    try screen.setText("Connexion", of: "title", in: "fr")
    #expect(try screen.removeText(of: "title", in: "DE").value == "Anmelden")
    #expect(screen.texts.map(\.value) == ["Anmeldung", "Connexion"])
    #expect(throws: DesignError.unknownText("de", .text, view: "title", among: ["fr"])) {
      try screen.removeText(of: "title", in: "de")
    }
    #expect(throws: DesignError.unusableLocale("!")) { try screen.removeText(of: "title", in: "!") }
  }
}
