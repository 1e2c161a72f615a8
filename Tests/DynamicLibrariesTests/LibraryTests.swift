import Testing

import DynamicLibraries

@Suite("Libraries of the machine") struct LibraryTests {
  @Test("are nil if they are not there") func missing() {
    #expect(Library(named: "libnothing-at-all.so.0") == nil)
  }

  @Test("give their functions by name") func functions() throws {
    let library = try #require(Library(named: "libm.so.6"))
    let cosine: (@convention(c) (Double) -> Double)? = library.function("cos")
    #expect(cosine?(0) == 1)
    let none: (@convention(c) () -> Void)? = library.function("no_such_function_at_all")
    #expect(none == nil)
  }
}
