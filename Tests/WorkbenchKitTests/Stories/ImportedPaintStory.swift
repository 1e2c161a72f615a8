import TestSupport
import Testing

@testable import WorkbenchKit

@Suite("Views of imported code that paint more than their colours", .startsProcesses)
struct ImportedPaintStory {
  private static let code = """
    import UIKit
    final class Chart: UIView { override func draw(_ rect: CGRect) {} }
    final class PaintController: UIViewController {
      let box = UIView(), chart = Chart(), panel = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      let plain = UIButton(type: .system), photo = UIButton(type: .custom)
      override func viewDidLoad() {
        super.viewDidLoad()
        plain.setTitle("Go", for: .normal)
        photo.setBackgroundImage(UIImage(systemName: "star"), for: .normal)
        for (place, part) in [box, chart, panel, plain, photo].enumerated() {
          part.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(place), width: 100, height: 50)
          view.addSubview(part)
        }
      }
    }
    """

  @Test("are marked, and a plain view, a button of the system and the root are not") func marks() throws {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(Self.code, as: "Paint.swift", [], in: story)
    else { return }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let shown = try story.workspace.run("show PaintController").output
    func line(of view: String) -> Substring {
      shown.split(separator: "\n").first { $0.split(separator: " ").first == view[...] } ?? ""
    }
    #expect(line(of: "chart").contains("repainted=ownClass"), "\(shown)")
    #expect(line(of: "panel").contains("repainted=effect"), "\(shown)")
    #expect(line(of: "photo").contains("repainted=configuredBackground"), "\(shown)")
    for view in ["root", "box", "plain"] { #expect(!line(of: view).contains("repainted"), "\(shown)") }
  }
}
