// Times the solver on systems of growing size, beside kiwi if the library that holds it is named:
//
//   solver-bench [LIBKIWI.so] [WORKLOAD …]

let words = CommandLine.arguments.dropFirst()
let library = words.first { $0.hasSuffix(".so") }
let wanted = words.filter { $0 != library }
let kiwi = library.flatMap { Kiwi(path: $0) }

Heap.keepFreed()
if let kiwi {
  print("Beside kiwi \(kiwi.version).", terminator: " ")
} else {
  print(
    "Without kiwi: \(library.map { "'\($0)' does not load" } ?? "`make kiwi` builds it").", terminator: " ")
}

var report = BenchReport()
for kind in WorkloadKind.allCases where wanted.isEmpty || wanted.contains(kind.rawValue) {
  report.add(
    kind.rawValue,
    [10, 100, 1000, 10_000].map { size in
      Measurement(kind.workload(size: size), size <= kind.kiwiLimit ? kiwi : nil)
    }, growth: Measurement.growth(kind.workload(size: 100), kind.workload(size: 10_000)))
}
print(report.markdown)
