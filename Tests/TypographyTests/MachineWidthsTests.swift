import AutoLayout
import DesignModel
import Testing

@testable import Typography

@Suite("Widths that texts take from the machine") struct MachineWidthsTests {
  private func fingerprint(_ texts: [String], family: String? = nil, by pango: Pango = .installed) -> String {
    SystemText(pango: pango).fingerprint(of: texts.map { FamilyText(text: $0, family: family) })
  }

  @Test(
    "are none where built-in figures suffice",
    arguments: ["Sign in", "Café…", "Привет", "Ω", "日本語", "👍🏽", "a\tb\n"])
  func builtIn(text: String) {
    #expect(fingerprint([text]) == SystemText().fingerprint)
  }

  @Test(
    "are named for other scripts, and stay the same",
    .enabled(if: PangoShaping.shared != nil, "Pango with Cairo is not installed"),
    arguments: ["مرحبا", "שלום", "สวัสดี", "नमस्ते"])
  func shaped(text: String) {
    let named = fingerprint(["Sign in", text])
    #expect(named.hasPrefix("\(SystemText().fingerprint), fonts "))
    #expect(named == fingerprint([text, "Sign out"]))
    #expect(named != fingerprint([text + text]))
  }

  @Test("are none without Pango and for a family that is not installed") func missing() {
    #expect(fingerprint(["مرحبا"], by: .missing) == SystemText().fingerprint)
    #expect(fingerprint(["Sign in"], family: "No Such Family At All") == SystemText().fingerprint)
  }
}
