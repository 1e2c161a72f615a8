import Foundation
import TestSupport
import Testing

/// Errors of reach that `audit` finds in the corpora's rows.
@Suite("Errors in rows of imported tables") struct ErrorsInRowsTests {
  /// The errors of reach in rows of tables which scrolling would not mend, each with what its file says.
  private static let outOfReach = [
    // A frame of its own begins 13 points to the left of the cell.
    "content-unreachable/Anonymous/M0F-O9-0mb/xCe-DM-Qbf",
    // Numbers at the right ends of frames that reach from 381 to 406 points in a table 375 wide.
    "content-unreachable/Main/Xu4-Tj-FhA/Atm-2l-smt", "content-unreachable/Main/Xu4-Tj-FhA/c0C-Od-nZ4",
    // The content of the scroll view around the table ends above it, 20 points below a collection.
    "content-unreachable/Main/QVl-Nt-KxT/Zgr-Z4-RlE", "content-unreachable/Main/QVl-Nt-KxT/DXs-pa-yWv",
    "content-unreachable/Main/QVl-Nt-KxT/cfh-O3-4K7", "content-unreachable/Main/QVl-Nt-KxT/cxW-VB-RQh",
  ]

  @Test("are none where scrolling would reach") func rows() throws {
    guard let corpora = AuditedCorpora.both else { return }
    let inRows = corpora.errors.filter { error in
      ["content-unreachable", "under-bars"].contains(error.rule)
        && error.view.map { corpora.rows[error.screen]?.contains($0) ?? false } ?? false
    }
    #expect(corpora.rows.values.map(\.count).reduce(0, +) > 3000)
    #expect(inRows.map(\.key).sorted() == Self.outOfReach.sorted())
  }
}
