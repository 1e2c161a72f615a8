import TestSupport
import Testing

/// Code that asks which system it runs on.
@Suite("The system version in Swift", .startsProcesses, .serialized) struct ImportedSystemStory {
  private static let code = """
    import UIKit
    final class SystemController: UIViewController {
      private let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "On iOS " + UIDevice.current.systemVersion
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
      }
    }
    """

  @Test(
    "is that of the device on which the code runs", arguments: [("iphone-16", "27.0"), ("iphone-x", "16.0")])
  func version(device: String, version: String) throws {
    guard SwiftCode.canRun else { return }
    let story = try Story()
    let words = ["--device", device]
    guard let outcome = try SwiftCode.run(Self.code, as: "System.swift", words, in: story) else { return }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let shown = try story.workspace.run("show SystemController").output
    #expect(shown.contains("On iOS \(version)"), "\(shown)")
  }
}
