/// The kinds of systems.
enum WorkloadKind: String, CaseIterable {
  case form, chain, nested, grid, intrinsic

  /// The system of about `size` views.
  func workload(size: Int) -> Workload {
    switch self {
    case .form: .form(size)
    case .chain: .chain(size)
    case .nested: .nested(size)
    case .grid: .grid(size)
    case .intrinsic: .intrinsic(size)
    }
  }

  /// The largest size at which kiwi is done within seconds.
  var kiwiLimit: Int { self == .chain ? 100 : 1000 }
}
