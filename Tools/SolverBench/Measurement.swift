import ConstraintSolver
import Platform

/// What one workload costs at one size.
struct Measurement {
  /// The workload's size as asked for.
  let size: Int
  /// Seconds to build and solve: ours, and kiwi's if it ran.
  private(set) var cold: [Double] = []
  /// Seconds to solve again at another root size: ours, and kiwi's if it ran.
  private(set) var again: [Double] = []
  /// Seconds to solve again where one view's content has another size; nil where no row wishes for a size.
  private(set) var content: Double?
  /// Bytes a view that a solver holds after both.
  private(set) var bytes: [Double] = []
  /// How the optima compare; nil without kiwi.
  private(set) var optima: OptimaComparison?

  /// Root sizes in points, near enough to one another that the same constraints stay decisive where no contents compete.
  private static let sizes: [(width: Double, height: Double)] = (0..<50).map { (step: Int) in
    let (width, height): (Int, Int) = (390 + step * 7 % 50, 844 + step * 11 % 50)
    return (Double(width), Double(height))
  }
  private static let first = (width: 390.0, height: 844.0)

  /// Measures `workload`, beside `kiwi` if it is given.
  init(_ workload: Workload, _ kiwi: Kiwi?) {
    size = workload.size
    measureCold(workload, kiwi)
    measureAgain(workload, kiwi)
    measureContent(workload)
    measureBytes(workload, kiwi)
  }

  private mutating func measureCold(_ workload: Workload, _ kiwi: Kiwi?) {
    var engines: [(Int) -> Void] = [{ _ in keep(Self.ours(workload).system.solved()) }]
    if let kiwi {
      let input = Kiwi.Input(workload)
      engines.append { _ in kiwi.free(Self.run(kiwi, input)) }
    }
    cold = Samples(of: engines).medians
  }

  /// The exponent of the seconds to build and solve between two sizes, both measured in turn.
  static func growth(_ small: Workload, _ large: Workload) -> Double {
    let seconds = Samples(of: [small, large].map { work in { _ in keep(ours(work).system.solved()) } })
      .medians
    return log(seconds[1] / seconds[0]) / log(Double(large.size) / Double(small.size))
  }

  private mutating func measureAgain(_ workload: Workload, _ kiwi: Kiwi?) {
    let ours = Self.ours(workload)
    var solver = Solver(ours.system)
    let values = solver.solve().values
    var engines: [(Int) -> Void] = [
      { step in
        let (width, height) = Self.sizes[step % Self.sizes.count]
        keep(solver.solve(ours.rootSize, width: width, height: height))
      }
    ]
    guard let kiwi else { return again = Samples(of: engines).medians }
    let run = Self.run(kiwi, Kiwi.Input(workload))
    optima = OptimaComparison(workload, ours: values, kiwi: kiwi.values(run))
    engines.append { step in
      let (width, height) = Self.sizes[step % Self.sizes.count]
      kiwi.suggest(run, width: width, height: height)
    }
    again = Samples(of: engines).medians
    kiwi.free(run)
  }

  /// Every step changes the wishes of another view by a few points, and puts those of the view before back.
  private mutating func measureContent(_ workload: Workload) {
    let wishes = workload.rows.indices.filter { row in
      row + 1 < workload.rows.count && workload.rows[row].terms.count == 1
        && workload.rows[row].relation == .atMost && workload.rows[row + 1].relation == .atLeast
        && workload.rows[row].constant == workload.rows[row + 1].constant
    }
    if wishes.isEmpty { return }
    var solver = Solver(Self.ours(workload).system)
    keep(solver.solve())
    var last = wishes[0]
    content =
      Samples(of: [
        { step in
          for row in [last, last + 1] {
            solver.setConstant(workload.rows[row].constant, of: ConstraintIndex(row))
          }
          last = wishes[step * 7 % wishes.count]
          for row in [last, last + 1] {
            solver.setConstant(workload.rows[row].constant - 3, of: ConstraintIndex(row))
          }
          keep(solver.solve())
        }
      ]).medians[0]
  }

  private mutating func measureBytes(_ workload: Workload, _ kiwi: Kiwi?) {
    guard let empty = Heap.bytesInUse else { return }
    let ours = Self.ours(workload)
    var solver = Solver(ours.system)
    for size in Self.sizes { keep(solver.solve(ours.rootSize, width: size.width, height: size.height)) }
    note(bytesSince: empty, workload)
    keep(ours)
    keep(solver)
    guard let kiwi, let before = Heap.bytesInUse else { return }
    let input = Kiwi.Input(workload)
    let run = Self.run(kiwi, input)
    note(bytesSince: before, workload)
    keep(input)
    kiwi.free(run)
  }

  private mutating func note(bytesSince before: Int, _ workload: Workload) {
    guard let after = Heap.bytesInUse else { return }
    bytes.append(Double(after - before) / Double(workload.viewCount))
  }

  private static func ours(_ workload: Workload) -> Ours {
    Ours(workload, width: first.width, height: first.height)
  }

  private static func run(_ kiwi: Kiwi, _ input: Kiwi.Input) -> Kiwi.Run {
    kiwi.solve(input, width: first.width, height: first.height)
  }
}

/// Keeps the optimizer from dropping work whose result nobody reads.
@inline(never)
func keep<Result>(_ result: Result) {}
