import Synchronization

/// Parameters that are read when they are first asked for.
final class SpecMemory: Sendable {
  private let known = Mutex<[ParameterSpec]?>(nil)

  /// What was read before, or what `read` gives.
  func specs(_ read: () -> [ParameterSpec]) -> [ParameterSpec] {
    known.withLock { known in
      let specs = known ?? read()
      known = specs
      return specs
    }
  }
}
