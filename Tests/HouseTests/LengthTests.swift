import TestSupport
import Testing

@Suite("Lengths in the sources") struct LengthTests {
  private static func sample(_ text: String) -> [String] {
    FunctionSpan.all(in: SourceFile(module: "M", path: "A.swift", text: text)).map {
      "\($0.place) \($0.length)"
    }
  }

  @Test("are found by the braces of formatted code") func reading() {
    let text = """
      struct A {
        var stored: Int { didSet { f() } }
        var computed: Int {
          // }
          3
        }
        let closure = { (number: Int) in
          number
        }
        @Test("a (b", .tags(.one), arguments: [1]) init(
          _ one: Int, or: () -> Int = { 1 }
        ) throws {
          self.text = "}\\(f("{"))"
        }
        @discardableResult public mutating func f<T>(_ value: T) -> T
        where T: Hashable { value }
        func g() throws
        {
          let text = \"""
        }
        \"""
        }
        subscript(_ place: Int) -> Int { place }
      }
      protocol P {
        func required() -> Int
        init(_ one: Int)
        var read: Int { get }
      }
      """
    #expect(
      Self.sample(text) == [
        "A.swift:2 1", "A.swift:3 4", "A.swift:10 5", "A.swift:15 2", "A.swift:17 6",
        "A.swift:23 1",
        "A.swift:28 1",
      ])
  }

  @Test("of functions are at most 50 lines, of 98 in 100 at most 25", .takesSeconds) func functions() throws {
    let functions = try SourceFile.everywhere().flatMap(FunctionSpan.all).sorted { $0.length > $1.length }
    #expect(functions.count > 13_000)
    #expect(functions.filter { $0.length > 50 }.map { "\($0.place): \($0.length) lines" } == [])
    #expect(functions[functions.count / 50].length <= 25)
  }

  @Test("of files are at most 500 lines") func files() throws {
    let long = try SourceFile.everywhere().filter {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false).count > 501
    }
    #expect(long.map(\.path) == [])
  }

  @Test("of a command's file are at most 220 lines") func commands() throws {
    let files = try SourceFile.all().filter { $0.path.contains("WorkbenchKit/Commands/") }
    #expect(files.count > 90)
    let long = files.filter { $0.text.split(separator: "\n", omittingEmptySubsequences: false).count > 221 }
    #expect(long.map(\.path) == [])
  }
}
