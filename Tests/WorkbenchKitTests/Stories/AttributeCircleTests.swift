import DesignModel
import DesignSamples
import Foundation
import Notation
import TestSupport
import Testing
import UIKitSource

/// The circle over all attributes and kinds: row → Swift source → recorder → row.
@Suite("Attributes in Swift that is compiled and run", .startsProcesses)
struct AttributeCircleTests {
  /// A view of the circle: with one attribute, or with none.
  private struct Sample {
    let name: String
    let kind: ViewKind
    var it: AttributeCase?
    var attributes = Attributes()

    /// True if the recorder reads what the source sets, the class of its own that a size needs or a cell included; the
    /// content of a cell has no such class.
    var isCarried: Bool {
      guard let it, case .property = it.use.recorder else { return it == nil }
      return it.use.form != .size || kind != .tableCell
    }

    /// The samples of a kind: one that sets nothing, and each value of each attribute.
    static func all(of kind: ViewKind) -> [Sample] {
      var result = [Sample(name: "nothing", kind: kind)]
      for it in AttributeCase.all where it.kind == kind {
        for value in it.use.form.samples where value != .text("") || it.attribute.row.canBeEmpty {
          let attributes = it.attributes(value)
          result.append(Sample(name: "v\(result.count)", kind: kind, it: it, attributes: attributes))
        }
      }
      return result
    }
  }

  private static func screen(of kind: ViewKind) -> Screen {
    let column = View(id: "column", name: "column", parent: .root, kind: .stack)
    let lists = ScreenLists {
      $0.views =
        [View(id: .root, name: "root", parent: nil, kind: .view), column]
        + Sample.all(of: kind).map {
          View(
            id: ObjectID($0.name), name: $0.name, parent: column.id, kind: $0.kind, attributes: $0.attributes)
        }
    }
    return Screen(id: "s", name: "circle \(kind.rawValue)", lists: lists)
  }

  @Test("come back as they were, or their row says why they don't") func circle() throws {
    guard let variables = SwiftMaterial.variables() else { return }
    let workspace = try Workspace()
    workspace.run(["init"])
    let source = ViewKind.allCases.map { SwiftSource(Self.screen(of: $0)).text }.joined(separator: "\n")
    try source.write(
      to: workspace.folder.appending(path: "circle.swift"), atomically: true, encoding: .utf8)
    let imported = workspace.run(["import-swift", "circle.swift"], variables: variables)
    try #require(imported.status == 0, "\(imported.messages)")
    for kind in ViewKind.allCases {
      let name = try #require(
        SwiftSource(Self.screen(of: kind)).text.firstMatch(of: /final class (\w+): UI/)?.output.1)
      let views = try views(of: String(name), in: workspace)
      for sample in Sample.all(of: kind) {
        let back = try #require(views[sample.name], "\(sample.name) of \(name)")
        check(sample, back)
      }
    }
  }

  /// The views of an imported screen, by name.
  private func views(of screen: String, in workspace: Workspace) throws -> [String: View] {
    let records = try workspace.run("list-views \(screen) --format ndjson").records
    let views = records.compactMap { record -> View? in
      guard let name = record["name"]?.text ?? record["view"]?.text,
        let kind = record["kind"]?.text.flatMap(ViewKind.init)
      else { return nil }
      var attributes = Attributes()
      for (word, value) in record["attributes"]?.members ?? [:] {
        try? attributes.set(word, to: value.text ?? value.line, kind: kind)
      }
      return View(id: ObjectID(name), name: name, parent: .root, kind: kind, attributes: attributes)
    }
    return Dictionary(views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// All attributes of the view are as they were; what isn't carried isn't there.
  private func check(_ sample: Sample, _ back: View) {
    let before = sample.isCarried ? sample.attributes : Attributes()
    // That a size of its own makes a class of its own is the source's, and no attribute of the sample.
    for it in AttributeCase.all where it.kind == sample.kind && it.attribute != .repainted {
      let (was, became) = (
        it.value(of: before)?.inUIKit(it.use), it.value(of: back.attributes)?.inUIKit(it.use)
      )
      let said = sample.attributes.entries.map { "\($0.attribute)=\($0.value.spelled)" }
      #expect(was == became, "\(it) of \(said): \(was?.spelled ?? "-") became \(became?.spelled ?? "-")")
    }
  }
}

extension AttributeValue {
  /// The value as UIKit has it: one word for the leading edge of a column and the top of a row, and no size without
  /// sides.
  fileprivate func inUIKit(_ use: AttributeUse) -> AttributeValue? {
    switch (self, use.kinds) {
    case (.text("leading"), [.stack]): .text("top")
    case (.text("trailing"), [.stack]): .text("bottom")
    case (.size(nil, nil), _): nil
    default: self
    }
  }
}
