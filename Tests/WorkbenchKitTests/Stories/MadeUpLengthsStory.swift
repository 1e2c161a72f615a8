import Foundation
import Notation
import TestSupport
import Testing

/// Views whose initializers want to know lengths.
@Suite("Lengths made up for initializers of Swift code", .startsProcesses) struct MadeUpLengthsStory {
  private static let code = """
    import UIKit
    func hold(_ views: UIView...) {
      for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    }
    class Lines: UIView {
      let inner = UIView(), plain = UIView()
      init(size: CGFloat, inset: CGFloat?) {
        super.init(frame: .zero)
        addSubview(inner)
        addSubview(plain)
        hold(self, inner, plain)
        NSLayoutConstraint.activate([
          widthAnchor.constraint(equalToConstant: size),
          inner.topAnchor.constraint(equalTo: topAnchor, constant: inset ?? 0),
          inner.leadingAnchor.constraint(equalTo: leadingAnchor),
          plain.topAnchor.constraint(equalTo: topAnchor, constant: 12),
          plain.leadingAnchor.constraint(equalTo: leadingAnchor),
          plain.heightAnchor.constraint(equalToConstant: 44),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class LinesController: UIViewController {
      let lines = Lines(size: 90, inset: 12)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(lines)
        lines.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        lines.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }
    }
    """

  @Test("mark what hangs on them, and nothing where the code says them itself") func marks() throws {
    let story = try Story()
    guard SwiftCode.canRun,
      let outcome = try SwiftCode.run(Self.code, as: "Lines.swift", ["--views"], in: story)
    else { return }
    #expect(outcome.status == 0, "\(outcome.messages)")
    func marked(_ screen: String) throws -> [String] {
      try story.workspace.run("list-views \(screen) --format ndjson").records.filter {
        $0["attributes"]?["madeUp"] != nil
      }.compactMap { $0["view"]?.text }
    }
    #expect(try marked("Lines") == ["inner"])
    #expect(try marked("LinesController") == [])
  }
}
