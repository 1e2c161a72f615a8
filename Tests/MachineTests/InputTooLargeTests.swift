import Testing

import Machine

@Suite("Inputs without end") struct InputTooLargeTests {
  @Test("are refused once they are larger than any that can be meant") func limit() throws {
    try InputTooLarge.check(InputTooLarge.limit, of: "'dump'")
    let error = #expect(throws: InputTooLarge.self) {
      try InputTooLarge.check(InputTooLarge.limit + 1, of: "'dump'")
    }
    #expect(error?.description == "'dump' has more than 1 GB, which is more than is read at once")
  }
}
