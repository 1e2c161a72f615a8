import ConstraintSolver
import Testing

@testable import SolverBench

@Suite("Workloads") struct WorkloadTests {
  /// Views, rows and the FNV-1a digest of all rows, as the benchmark's first generator, in Python, made them.
  private static let expected: [(kind: WorkloadKind, size: Int, views: Int, rows: Int, digest: UInt64)] = [
    (.form, 10, 9, 39, 0xe3fd_a557_87e4_ec9f),
    (.form, 100, 101, 476, 0x145b_0d41_bd07_cab1),
    (.form, 1000, 1001, 4751, 0x3109_f885_4cbb_4a76),
    (.chain, 10, 11, 42, 0xefe9_05a7_70c3_dde3),
    (.chain, 100, 101, 402, 0xf056_f85d_c4e2_7310),
    (.chain, 1000, 1001, 4002, 0xb7ba_e3b5_e20d_5873),
    (.nested, 10, 11, 42, 0x6252_266c_ace0_053c),
    (.nested, 100, 101, 402, 0x8e28_cf68_839f_0054),
    (.nested, 1000, 1001, 4002, 0x8101_8f0d_a223_21bc),
    (.grid, 10, 10, 38, 0x20e3_fd07_7774_c864),
    (.grid, 100, 101, 402, 0x474d_c3c2_f317_fbe9),
    (.grid, 1000, 1025, 4098, 0xeb2b_69e1_31e1_656d),
    (.intrinsic, 10, 13, 85, 0x403c_ebad_cf4c_d3be),
    (.intrinsic, 100, 101, 723, 0xa379_45a4_8d9d_7fbd),
    (.intrinsic, 1000, 1001, 7248, 0x8bbb_c956_ea28_7581),
  ]

  @Test func `the systems are the ones that other engines were measured with`() {
    for (kind, size, views, rows, digest) in Self.expected {
      let workload = kind.workload(size: size)
      #expect(workload.viewCount == views, "\(kind) \(size)")
      #expect(workload.rows.count == rows, "\(kind) \(size)")
      #expect(Self.digest(of: workload) == digest, "\(kind) \(size)")
    }
  }

  private static func digest(of workload: Workload) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ word: UInt64) {
      for byte in 0..<8 { hash = (hash ^ (word >> (8 * UInt64(byte)) & 0xff)) &* 0x100_0000_01b3 }
    }
    for row in workload.rows {
      for term in row.terms {
        mix(UInt64(term.variable))
        mix(term.coefficient.bitPattern)
      }
      mix((row.constant + 0).bitPattern)
      mix(UInt64(row.relation.rawValue))
      mix(UInt64(row.priority))
    }
    return hash
  }
}
