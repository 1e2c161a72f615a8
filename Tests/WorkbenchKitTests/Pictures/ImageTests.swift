import Foundation
import Testing

@testable import Rendering

@Suite("PNG and PDF") struct ImageTests {
  /// The bytes of a file that a command wrote; nil, with a printed reason, on a machine without Cairo.
  private func rendered(_ line: String, _ file: String) throws -> Data? {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    let outcome = try workspace.run("\(line) -o \(file)")
    if outcome.messages.contains(RenderingError.noCairo.description) {
      print("skipped: Cairo is not installed")
      return nil
    }
    #expect(outcome.status == 0, "\(outcome.messages)")
    return try Data(contentsOf: workspace.folder.appending(path: file))
  }

  private func number(_ data: Data, at place: Int) -> Int {
    data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test("have the drawing's size times the scale", arguments: [1.0, 2, 0.5]) func size(scale: Double) throws {
    guard let png = try rendered("render login --scale \(scale)", "a.png") else { return }
    #expect(png.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // 393 by 852, the case 9 around it, 14 of margin and 40 for the title.
    #expect(number(png, at: 16) == Int((439 * scale).rounded(.up)))
    #expect(number(png, at: 20) == Int((938 * scale).rounded(.up)))
  }

  @Test("are pages that are the same whenever they are written") func pdf() throws {
    guard let pdf = try rendered("render login", "a.pdf"), let again = try rendered("render login", "a.pdf")
    else { return }
    #expect(pdf.starts(with: Data("%PDF-".utf8)))
    #expect(pdf == again)
  }

  @Test(
    "show plots too",
    arguments: [
      "plot-phases login --width 320..330 --text-size L",
      "plot-phases login --window 320x320..400x400 --text-size L", "plot-history",
    ])
  func plots(line: String) throws {
    let options = line == "plot-history" ? " --device iphone-16" : ""
    guard let png = try rendered(line + options, "a.png"), let pdf = try rendered(line + options, "a.pdf")
    else { return }
    #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]) && number(png, at: 16) > 1400)
    #expect(pdf.starts(with: Data("%PDF-".utf8)))
  }
}
