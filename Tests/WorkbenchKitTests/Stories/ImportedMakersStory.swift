import Foundation
import TestSupport
import Testing

@Suite("Constraints of imported code that a maker makes", .startsProcesses, .serialized)
struct ImportedMakersStory {
  private static let old = """
    import SnapKit
    import UIKit
    final class OldController: UIViewController {
      let panel = UIView(), heading = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(panel)
        view.addSubview(heading)
        heading.text = "Title"
        panel.snp_makeConstraints { make in
          make.top.leading.trailing.equalToSuperview()
          make.height.equalTo(200)
        }
        heading.snp.makeConstraints { make in
          make.top.equalTo(panel.snp_bottomMargin).inset(-10)
          make.centerX.equalTo(view.snp_centerXWithinMargins)
        }
      }
    }
    """

  @Test("may be said by the names that SnapKit had before its version 3") func oldNames() throws {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(Self.old, as: "Old.swift", in: story) else {
      return
    }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let shown = try story.workspace.run("show OldController").output
    for constraint in [
      "panel.height == 200", "heading.top == panel.bottomMargin + 10",
      "heading.centerX == root.centerXWithinMargins",
    ] { #expect(shown.contains(constraint), "\(constraint) in \(shown)") }
  }

  private static let torn = """
    import SnapKit
    import UIKit
    final class TornController: UIViewController {
      let first = UILabel(), second = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(first)
        view.addSubview(second)
        first.text = "First"
        second.text = "Second"
        first.snp.makeConstraints { make in
          make.top.leading.equalTo(view.safeAreaLayoutGuide)
        }
        second.snp.makeConstraints { make in
          make.leading.equalTo(first)
          make.top.equalTo(first.nonsense)
        }
      }
    }
    """

  @Test("make a sketch of the view of which one of them is left out") func lostLine() throws {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(Self.torn, as: "Torn.swift", in: story) else {
      return
    }
    try #require(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.contains("1 of 1 class, 3 of 4 layout statements"), "\(outcome.output)")
    let rows = try story.workspace.run("show TornController").output.split(separator: "\n")
    for (name, isSketch) in [("first", false), ("second", true)] {
      let row = rows.first { $0.contains(" \(name) label ") } ?? ""
      #expect(row.contains("madeUp=true") == isSketch, "\(name): \(rows)")
    }
    #expect(rows.contains { $0.contains("lost=1/4") }, "\(rows)")
  }

  private static let unknown = """
    import SnapKit
    import UIKit
    final class UnknownController: UIViewController {
      let first = UILabel(), second = UILabel(), third = UILabel(), fourth = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        for one in [first, second, third, fourth] { view.addSubview(one) }
        first.snp.makeConstraints { make in
          make.leading.top.equalToSuperview().inset(Elsewhere.layout.insets)
        }
        second.snp.makeConstraints { make in
          make.leading.equalTo(first).offset(Elsewhere.layout.gap)
          make.top.equalTo(first.snp.bottom).offset(8).priority(Elsewhere.strong)
          make.height.equalTo(Elsewhere.layout.height)
        }
        third.snp.makeConstraints { make in
          make.leading.equalTo(first)
          make.width.equalTo(first).multipliedBy(Elsewhere.factor)
        }
        fourth.snp.makeConstraints { make in
          make.leading.top.equalToSuperview().inset(4)
        }
      }
    }
    """

  @Test("lose no more than a number that is declared elsewhere, and make a sketch of its view")
  func unknownNumbers() throws {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(Self.unknown, as: "Unknown.swift", in: story)
    else {
      return
    }
    try #require(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.contains("1 of 1 class, 5 of 5 layout statements"), "\(outcome.output)")
    let shown = try story.workspace.run("show UnknownController").output
    for constraint in [
      "first.leading == root.leading + 8", "first.top == root.top + 8", "second.leading == first.leading + 8",
      "second.top == first.bottom + 8", "second.height == 44", "third.width == first.width",
    ] { #expect(shown.contains(constraint), "\(constraint) in \(shown)") }
    for (name, isSketch) in [("first", true), ("second", true), ("third", true), ("fourth", false)] {
      let row = shown.split(separator: "\n").first { $0.contains(" \(name) label ") } ?? ""
      #expect(row.contains("madeUp=true") == isSketch, "\(name): \(shown)")
    }
  }
}
