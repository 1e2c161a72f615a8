import CommandGrammar
import Notation
import Studies

/// How many threads a command may use.
struct Threads: GroupedParameters {
  /// As asked for; nil for one for each core.
  private let jobs: Int?

  static let parameters: [ParameterSpec] = [
    .option("jobs", Int.self, "How many threads to use; one for each core if not given.", value: "count")
  ]

  init(arguments: [String: JSON]) throws(ArgumentFault) {
    jobs = if let json = arguments["jobs"] { try Int(json: json) } else { nil }
    if let jobs, !(1...1024).contains(jobs) {
      throw ArgumentFault("can't work with \(jobs) threads; --jobs takes 1 to 1024")
    }
  }

  var arguments: [String: JSON] { jobs.map { ["jobs": .integer($0)] } ?? [:] }

  /// One for each of the machine's cores, unless fewer or more are asked for.
  var count: Int { jobs ?? Matrix.cores }
}
