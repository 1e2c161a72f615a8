import Testing

@Suite("Names in the sources") struct NameTests {
  /// The modules of each name that more than one has.
  private func shared(_ names: (SourceFile) -> [String]) throws -> [String: [String]] {
    var modules: [String: Set<String>] = [:]
    for file in try SourceFile.all() {
      for name in names(file) { modules[name, default: []].insert(file.module) }
    }
    return modules.filter { $0.value.count > 1 }.mapValues { $0.sorted() }
  }

  @Test("of types are in one module each") func types() throws {
    #expect(try shared(\.types) == [:])
  }

  @Test("of files are in one module each") func files() throws {
    // A program begins in `main.swift`, and every module has a head.
    #expect(try shared { ["main.swift", "Module.swift"].contains($0.name) ? [] : [$0.name] } == [:])
  }

  @Test("are read as Swift declares them") func reading() {
    let text =
      "public struct A {\n  struct Inner {}\n}\n@frozen final class B {}\nprivate enum C {}\nenum D {}\n"
    #expect(SourceFile(module: "M", path: "Sources/M/A.swift", text: text).types == ["A", "B", "D"])
  }
}
