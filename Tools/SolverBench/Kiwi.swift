import ConstraintSolver
import Platform

/// The kiwi solver, loaded from a shared library that holds `Tests/Benchmarks/kiwi.cpp`.
struct Kiwi {
  private typealias Build =
    @convention(c) (
      Int, Int, UnsafePointer<Int>, UnsafePointer<Int>, UnsafePointer<Double>, UnsafePointer<Double>,
      UnsafePointer<UInt8>, UnsafePointer<Double>, Int, Int, Double
    ) -> OpaquePointer
  private typealias Suggest = @convention(c) (OpaquePointer, Int, Int, Double, Double) -> Void
  private typealias Read = @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>) -> Void
  private typealias Free = @convention(c) (OpaquePointer) -> Void
  private typealias Version = @convention(c) () -> UnsafePointer<CChar>

  private let buildRun: Build
  private let suggestSize: Suggest
  private let readValues: Read
  private let freeRun: Free
  /// The version of the headers.
  let version: String

  /// The library at `path`; nil if it cannot be loaded.
  init?(path: String) {
    guard let library = dlopen(path, RTLD_NOW), let build = dlsym(library, "kiwi_build"),
      let suggest = dlsym(library, "kiwi_suggest"), let read = dlsym(library, "kiwi_values"),
      let free = dlsym(library, "kiwi_free"), let version = dlsym(library, "kiwi_version")
    else { return nil }
    buildRun = unsafeBitCast(build, to: Build.self)
    suggestSize = unsafeBitCast(suggest, to: Suggest.self)
    readValues = unsafeBitCast(read, to: Read.self)
    freeRun = unsafeBitCast(free, to: Free.self)
    self.version = String(cString: unsafeBitCast(version, to: Version.self)())
  }

  /// A workload as the arrays that the library reads.
  struct Input {
    fileprivate var starts = [0]
    fileprivate var columns: [Int] = []
    fileprivate var coefficients: [Double] = []
    fileprivate var constants: [Double] = []
    fileprivate var relations: [UInt8] = []
    fileprivate var strengths: [Double] = []
    fileprivate let variables: Int

    /// Strengths stand as far apart as the sums at these priorities need; the root's size outweighs them all.
    static let strengths: [(priority: Double, strength: Double)] = [
      (250, 1), (251, 1e2), (500, 1e3), (749, 1e4), (750, 1e6),
    ]
    fileprivate static let edit = 1e8

    /// The rows of `workload`, then the lower bounds of sizes.
    init(_ workload: Workload) {
      variables = workload.variableCount
      for row in workload.rows {
        add(
          row.terms, row.constant, relation: row.relation,
          strength: Self.strengths.first { $0.priority == row.priority }?.strength ?? -1)
      }
      for view in 0..<workload.viewCount {
        add([(Workload.width(view), 1)], 0, relation: .atLeast, strength: -1)
        add([(Workload.height(view), 1)], 0, relation: .atLeast, strength: -1)
      }
    }

    private mutating func add(
      _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, relation: LinearRelation,
      strength: Double
    ) {
      for term in terms {
        columns.append(term.variable)
        coefficients.append(term.coefficient)
      }
      starts.append(columns.count)
      constants.append(constant)
      relations.append(relation.rawValue)
      strengths.append(strength)
    }
  }

  /// One solver that lives until it is freed.
  struct Run {
    fileprivate let pointer: OpaquePointer
    fileprivate let count: Int
  }

  /// Builds and solves at a root size in points.
  func solve(_ input: Input, width: Double, height: Double) -> Run {
    let run = Run(
      pointer: buildRun(
        input.variables, input.constants.count, input.starts, input.columns, input.coefficients,
        input.constants, input.relations, input.strengths, Workload.width(0), Workload.height(0), Input.edit),
      count: input.variables)
    suggest(run, width: width, height: height)
    return run
  }

  /// Solves again at another root size.
  func suggest(_ run: Run, width: Double, height: Double) {
    suggestSize(run.pointer, Workload.width(0), Workload.height(0), width, height)
  }

  /// The values of all variables.
  func values(_ run: Run) -> [Double] {
    [Double](unsafeUninitializedCapacity: run.count) { buffer, count in
      readValues(run.pointer, buffer.baseAddress!)
      count = run.count
    }
  }

  /// Gives the storage back.
  func free(_ run: Run) { freeRun(run.pointer) }
}
