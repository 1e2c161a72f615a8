/// How much of the machine a program may have in a sandbox.
struct SandboxBounds: Hashable {
  /// Whether it may start other programs, and talk to them.
  var isAlone: Bool
  /// The address space of each process, in bytes.
  var memory: Int
  /// The processor time of each process, in seconds.
  var seconds: Int
  /// The size of each file that it writes, in bytes.
  var file: Int
  /// Processes and threads together.
  var processes: Int

  /// The user's code: one process.
  static let code = SandboxBounds(
    isAlone: true, memory: 4 << 30, seconds: 60, file: 1 << 20, processes: 400)
  /// Compilers and linkers, which start one another.
  static let tools = SandboxBounds(
    isAlone: false, memory: 8 << 30, seconds: 600, file: 1 << 30, processes: 4000)

  /// The same as a shell bounds what it starts, where nothing else does; processes of a user can't be distinguished
  /// there.
  var shellLimits: String {
    "ulimit -c 0; ulimit -v \(memory >> 10); ulimit -t \(seconds); ulimit -f \(file >> 9)"
  }
}
