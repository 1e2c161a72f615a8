import TestSupport
import Testing

@Suite("Labels in the sources") struct LabelTests {
  /// True for what code calls as Apple's UIKit or another library declares it.
  static func isMirrored(_ declaration: FunctionDeclaration) -> Bool {
    ["Swift/UIKit/", "Swift/Libraries/"].contains { declaration.place.hasPrefix($0) }
      && ["public ", "open "].contains { declaration.modifiers.contains($0) }
  }

  private static func faults(in file: SourceFile) -> [String] {
    FunctionDeclaration.all(in: file).filter { declaration in
      declaration.parameters.count { $0.label == nil } > 2
        && !declaration.isOperator && !isMirrored(declaration)
    }.map { "\($0.place): \($0.name)" }
  }

  @Test("are missing on two parameters of a function at most", .takesSeconds) func everywhere() throws {
    let faults = try SourceFile.everywhere().flatMap(Self.faults)
    #expect(faults == [])
  }

  @Test("are missing on more where Apple's are, but not on what is ours") func exceptions() {
    func faults(_ path: String, _ text: String) -> [String] {
      Self.faults(in: SourceFile(module: "M", path: path, text: text))
    }
    let text = """
      func f(_ a1: Int, _ b1: Int, at c1: Int) {}
      func g(_ a1: Int, _ b1: Int, _ c1: Int) {}
      public func h(_ a1: Int, _ b1: Int, _ c1: Int) {}
      static func <<< (_ a1: Int, _ b1: Int, _ c1: Int) {}
      """
    #expect(faults("Sources/M/A.swift", text) == ["Sources/M/A.swift:2: g", "Sources/M/A.swift:3: h"])
    #expect(faults("Swift/UIKit/A.swift", text) == ["Swift/UIKit/A.swift:2: g"])
  }

  @Test("are read as Swift declares them") func reading() {
    let text = """
      struct A<Value> {
        @discardableResult private static func one<Key: Hashable, Other>(
          _ first: [Key: (Int, Int)], of second: @escaping (Int, Int) -> Void = { _, _ in },
          third: Set<Int>
        ) -> Int { 1 }
        convenience init?(_ text: String = "a, _ b: (", @Builder<Int> _ make: () -> Int) { two(1, 2) }
        subscript(row: Int, at column: Int) -> Int { 0 }
        static func < (a: A, b: A) -> Bool { true }
        func none() { let call = init(1, 2) }
        // func commented(_ out: Int)
      }
      """
    let found = FunctionDeclaration.all(in: SourceFile(module: "M", path: "A.swift", text: text))
    #expect(found.map(\.name) == ["one", "init", "subscript", "<", "none"])
    #expect(found.map(\.place) == ["A.swift:2", "A.swift:6", "A.swift:7", "A.swift:8", "A.swift:9"])
    let labels = found.map { $0.parameters.map { $0.label ?? "_" } }
    #expect(labels == [["_", "of", "third"], ["_", "_"], ["_", "at"], ["a", "b"], []])
    let names = found.map { $0.parameters.map(\.name) }
    #expect(
      names == [["first", "second", "third"], ["text", "make"], ["row", "column"], ["a", "b"], []])
    #expect(found.map(\.isOperator) == [false, false, false, true, false])
  }
}
