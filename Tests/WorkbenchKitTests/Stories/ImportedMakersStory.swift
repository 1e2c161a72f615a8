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
}
