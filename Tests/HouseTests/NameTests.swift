import Testing

@Suite("Names in the sources") struct NameTests {
  @Test("are read as Swift declares them") func reading() {
    let text =
      "public struct A {\n  struct Inner {}\n}\n@frozen final class B {}\nprivate enum C {}\nenum D {}\n"
    #expect(SourceFile(module: "M", path: "Sources/M/A.swift", text: text).types == ["A", "B", "D"])
  }
}
