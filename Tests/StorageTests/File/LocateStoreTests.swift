import Foundation
import Storage
import Testing

@Suite("Finding the store") struct LocateStoreTests {
  let folder = TemporaryFolder()

  private func locate(_ explicit: String? = nil, variable: String? = nil, from place: String) throws -> String
  {
    try Store.locate(
      explicit: explicit, environment: { $0 == "WORKBENCH_STORE" ? variable : nil }, from: place)
  }

  @Test("takes the place that was named first")
  func named() throws {
    #expect(try locate("x.db", variable: "y.db", from: folder.path) == "x.db")
    #expect(try locate(variable: "y.db", from: folder.path) == "y.db")
    let unnamed = Store.placeForNew(explicit: nil, environment: { _ in "" }, in: folder.path)
    #expect(unnamed == folder("workbench.db"))
  }

  @Test("takes the nearest folder above that has one")
  func nearest() throws {
    let deep = folder("a/b/c")
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    #expect(throws: StoreError.noStore(folder: deep)) { try locate(from: deep) }
    for place in [folder.path, folder("a/b"), deep] {
      try Data().write(to: URL(fileURLWithPath: "\(place)/workbench.db"))
      #expect(try locate(variable: "", from: deep) == "\(place)/workbench.db")
    }
  }
}
