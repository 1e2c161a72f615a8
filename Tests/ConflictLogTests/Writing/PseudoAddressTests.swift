import Testing

@testable import ConflictLog

@Suite("Addresses that never were") struct PseudoAddressTests {
  @Test("are the same for the same words and look like addresses of their region")
  func stable() {
    let address = PseudoAddress(of: ["login", "view", "title"], in: .view).value
    #expect(address == PseudoAddress(of: ["login", "view", "title"], in: .view).value)
    #expect(address != PseudoAddress(of: ["login", "view", "email"], in: .view).value)
    #expect(address >> 40 == 0x7f && address % 16 == 0)
    #expect(PseudoAddress(of: ["c1"], in: .small).value >> 40 == 0x60)
  }
}
