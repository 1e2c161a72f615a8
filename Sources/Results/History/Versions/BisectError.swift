/// A `bisect` that has nothing to find.
public enum BisectError: Error, CustomStringConvertible {
  /// Neither an assertion nor a rule nor a command was given.
  case nothingAsked
  /// More than one of them was given.
  case severalAsked
  /// A command was given with screens or profiles.
  case commandWithScreens
  /// There is nothing between the ends but that revision.
  case onlyOne(String)
  /// A revision at an end is not what it should be: what is wanted, what it is, and what was looked for.
  case end(String, Bisection.Verdict, Bisection.Verdict, String)

  public var description: String {
    switch self {
    case .nothingAsked: "nothing to look for; give --assertion, --rule or --run"
    case .severalAsked: "--assertion, --rule and --run exclude each other; leave all but one out"
    case .commandWithScreens:
      "--run leaves it to the command what is checked; put screens and profiles into the command"
    case .onlyOne(let revision):
      "\(revision) is the only revision there; name a good one with --good and a later bad one with --bad"
    case .end(let revision, .bad, .good, let subject):
      "\(revision), the bad end, is good, where this was looked for: \(subject); name another revision with --bad"
    case .end(let revision, .good, .bad, let subject):
      "\(revision), the good end, is bad already: \(subject); name another revision with --good"
    case .end(let revision, _, _, _): "\(revision) can't be tried; name others with --good and --bad"
    }
  }
}
