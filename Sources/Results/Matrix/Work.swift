import Notation

extension ProfileMatrix {
  /// How much was done, and in what time.
  public struct Work: CustomStringConvertible {
    /// Profiles asked for.
    public var profiles = 0
    /// Those that were not remembered.
    public var solved = 0
    var nanoseconds = 0

    /// Nothing done yet.
    public init() {}

    /// What was done for so many profiles without solving.
    public init(profiles: Int, nanoseconds: Int) {
      (self.profiles, self.nanoseconds) = (profiles, nanoseconds)
    }

    /// Adds what was done elsewhere.
    public mutating func add(_ other: Work) {
      profiles += other.profiles
      solved += other.solved
      nanoseconds += other.nanoseconds
    }

    /// `solved 1248 layouts for 2688 profiles in 0.52 s, 2400 a second`.
    public var description: String {
      let seconds = Double(nanoseconds) / 1e9
      if solved == 0 { return "reused the layouts of \(counted(profiles, "profile")) in \(seconds.shown) s" }
      let rate = seconds > 0 ? Int(Double(profiles) / seconds) : 0
      return "solved \(counted(solved, "layout")) for \(counted(profiles, "profile")) in \(seconds.shown) s, "
        + "\(rate) profiles a second"
    }
  }
}
