import TestSupport
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

  /// The parameters of one letter that nothing excuses: coordinates, an operator's two sides, and Apple's own.
  private static func shortNames(in file: SourceFile) -> [String] {
    FunctionDeclaration.all(in: file).flatMap { declaration in
      declaration.parameters.filter { isShort($0, of: declaration) }.map {
        "\(declaration.place): \($0.name)"
      }
    }
  }

  private static func isShort(
    _ parameter: FunctionDeclaration.Parameter, of declaration: FunctionDeclaration
  ) -> Bool {
    guard parameter.name.count == 1, !"xy_".contains(parameter.name) else { return false }
    if declaration.isOperator { return !"ab".contains(parameter.name) }
    return !LabelTests.isMirrored(declaration) || parameter.name != "z" && parameter.name != parameter.label
  }

  @Test("of parameters are words", .takesSeconds) func parameters() throws {
    let faults = try SourceFile.everywhere().flatMap(Self.shortNames)
    #expect(faults == [])
  }

  @Test("of parameters are letters for coordinates, an operator's sides and labels of Apple's") func letters()
  {
    func faults(_ path: String, _ text: String) -> [String] {
      Self.shortNames(in: SourceFile(module: "M", path: path, text: text))
    }
    let text = """
      func f(_ x: Int, y: Int, _: Int) {}
      func g(_ v: Int, of w: Int, z: Int) {}
      static func < (a: Int, b: Int) -> Bool { a < b }
      static func > (l: Int, b: Int) -> Bool { l > b }
      public init(a: Int, _ z: Int, at p: Int) {}
      """
    #expect(
      faults("A.swift", text) == [
        "A.swift:2: v", "A.swift:2: w", "A.swift:2: z", "A.swift:4: l", "A.swift:5: a", "A.swift:5: z",
        "A.swift:5: p",
      ])
    #expect(faults("Swift/UIKit/A.swift", text).last == "Swift/UIKit/A.swift:5: p")
    #expect(faults("Swift/UIKit/A.swift", text).count == 5)
  }

  @Test("are read as Swift declares them") func reading() {
    let text =
      "public struct A {\n  struct Inner {}\n}\n@frozen final class B {}\nprivate enum C {}\nenum D {}\n"
    #expect(SourceFile(module: "M", path: "Sources/M/A.swift", text: text).types == ["A", "B", "D"])
  }
}
