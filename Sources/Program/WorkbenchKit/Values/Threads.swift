import CommandGrammar
import Matrix

/// How many threads a command may use.
struct Threads: GroupedParameters {
  @Parameter(option: "How many threads to use; one for each core if not given.", value: "count")
  private var jobs: Int?

  init() {}

  func check() throws(ArgumentFault) {
    if let jobs, !(1...1024).contains(jobs) {
      throw ArgumentFault("can't work with \(jobs) threads; --jobs takes 1 to 1024")
    }
  }

  /// One for each of the machine's cores, unless fewer or more are asked for.
  var count: Int { jobs ?? ProfileMatrix.cores }
}
