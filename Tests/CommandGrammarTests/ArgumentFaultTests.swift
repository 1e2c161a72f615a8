import CommandGrammar
import Notation
import Testing

@Suite("An argument's fault") struct ArgumentFaultTests {
  @Test("points into the user's text") func pointing() {
    let fault = ArgumentFault(SyntaxError("expected a digit", at: 3), in: "a + b")
    #expect(fault.reason == "expected a digit at column 4")
    #expect(fault.excerpt == "  a + b\n     ^")
  }

  @Test("lists a dozen choices at most") func choices() {
    let words = (1...13).map { "w\($0)" }
    #expect(
      ArgumentFault.unlisted("zzz", choices: words).reason
        == "expected one of w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, …")
  }
}
