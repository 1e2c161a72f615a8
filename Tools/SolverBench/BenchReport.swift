import Platform

/// The Markdown that a run prints.
struct BenchReport {
  private var series: [(name: String, points: [Measurement], growth: Double)] = []

  /// Adds a workload's measurements, smallest size first, and its growth exponent.
  mutating func add(_ name: String, _ points: [Measurement], growth: Double) {
    series.append((name, points, growth))
  }

  /// The tables.
  var markdown: String {
    """
    \(Self.machine)

    Cold: build the system and solve it.

    | workload | N | ours | kiwi -O3 | ratio | optima |
    |---|---|---|---|---|---|
    \(rows { [Self.pair($0.cold), [$0.optima.map(\.description) ?? ""]].flatMap { $0 } })

    Again: another root size in every run, fifty of them in turn; but for `intrinsic` the same constraints stay decisive.
    Bytes a view are what a solver keeps after all fifty.

    | workload | N | ours | kiwi -O3 | ratio | bytes a view | kiwi's |
    |---|---|---|---|---|---|---|
    \(rows { Self.pair($0.again) + Self.bytes($0.bytes) })

    Content: one view's content is of another size, three points larger.

    | workload | N | ours |
    |---|---|---|
    \(rows { $0.content.map { [Figures.seconds($0)] } })

    Growth exponents of the cold solve from N = 100 to 10,000, both sizes in turn.

    | workload | exponent |
    |---|---|
    \(exponents)
    """
  }

  /// A row for each measurement that has cells.
  private func rows(_ cells: (Measurement) -> [String]?) -> String {
    series.flatMap { name, points, _ in
      points.compactMap { point in
        cells(point).map { "| " + ([name, String(point.size)] + $0).joined(separator: " | ") + " |" }
      }
    }.joined(separator: "\n")
  }

  private static func pair(_ seconds: [Double]) -> [String] {
    let ours = Figures.seconds(seconds[0])
    if seconds.count == 1 { return [ours, "", ""] }
    return [ours, Figures.seconds(seconds[1]), Figures.threeDigits(seconds[1] / seconds[0]) + " ×"]
  }

  private static func bytes(_ bytes: [Double]) -> [String] {
    (0..<2).map { $0 < bytes.count ? Figures.fixed(bytes[$0], places: 0) : "" }
  }

  private var exponents: String {
    series.map { "| \($0.name) | \(Figures.fixed($0.growth, places: 2)) |" }.joined(separator: "\n")
  }

  private static var machine: String {
    "Machine: \(sysconf(Int32(_SC_NPROCESSORS_ONLN))) cores, \(Machine.processor ?? "unknown processor"). Medians of at least five runs, "
      + "engines in turn."
  }
}
