import Foundation
import TestSupport
import Testing

/// An app's folder as it is checked out: a project, libraries that are elsewhere, files that no compiler here takes.
@Suite("A whole app", .startsProcesses, .serialized) struct WholeAppStory {
  private static let files = [
    "App/Start.swift": """
    import UIKit
    import Firebase
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ app: UIApplication, open url: URL) -> Bool { FirebaseApp.configure(url).isOpen }
    }
    """,
    "App/Model.swift": """
    import Foundation
    import Firebase
    enum Mood { case calm(String), wild }
    protocol Loading { func load(_ done: (Mood) -> Void); var isReady: Bool { get } }
    struct Order { let title: String; let mood: Mood; var note: String? }
    final class Store {
      func snapshot() -> Order { Database.shared.orders.first { $0.isOpen } }
    }
    """,
    "App/OrderViewController.swift": """
    import UIKit
    class OrderViewController: UIViewController {
      private let label = UILabel()
      private let loader: Loading
      init(order: Order, loader: Loading, done: @escaping (Int, String) -> Bool) {
        self.loader = loader
        super.init(nibName: nil, bundle: nil)
        label.text = loader.isReady ? order.title : "waiting"
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 24).isActive = true
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        Analytics.log(event: .shown, of: self)
      }
    }
    """,
    "App/Stops.swift": """
    import UIKit
    class Stops: UIViewController { override func loadView() { exit(3) } }
    """,
    "App/Preview.swift": "import SwiftUI\nstruct Panel: View { var body: some View { Text(\"\") } }",
    "App/Debug.swift": "#if DEBUG\nimport SwiftUI\nstruct Canvas: View {}\n#endif\nlet margin = 8.0",
    "AppTests/Tests.swift": "import XCTest\nclass OrderViewController {}",
  ]

  private static let project = """
    name: App
    targets:
      App: { type: application, platform: iOS, sources: App }
      AppTests: { type: bundle.unit-test, platform: iOS, sources: AppTests }
    """

  private func imported(_ words: [String], in story: Story) throws -> (status: Int32, output: String)? {
    guard let variables = SwiftMaterial.variables() else { return nil }
    let folder = story.workspace.folder
    for (name, text) in Self.files.merging(["project.yml": Self.project], uniquingKeysWith: { one, _ in one })
    {
      let file = folder.appending(path: "Code/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let outcome = story.workspace.run(["import-swift", "Code"] + words, variables: variables)
    if outcome.messages.contains("--trust") {
      print("skipped: nothing on this machine keeps code from it")
      return nil
    }
    #expect(outcome.status == 0, "\(outcome.messages)")
    return (outcome.status, outcome.output)
  }

  @Test("comes in by its folder alone, with what can't be made named") func folder() throws {
    let story = try Story()
    guard let outcome = try imported(["--report"], in: story) else { return }
    for words in [
      "added 1 screen, updated 0",
      "1 of 2 classes, 3 of 3 layout statements; 1 left out: 1 stopped while they ran",
      "left out Stops: the code was stopped", "Preview.swift: left out: it describes its views in SwiftUI",
      "OrderViewController.swift:17: left out: Analytics.log(event: .shown, of: self)",
      "declared elsewhere: Firebase",
    ] { #expect(outcome.output.contains(words), "\(words) in \(outcome.output)") }
    for name in ["Tests.swift", "Debug.swift"] {
      #expect(!outcome.output.contains(name), "\(outcome.output)")
    }
    let screen = try story.workspace.run("show OrderViewController").output
    #expect(
      screen.contains("constraint OrderViewController.swift:15: label.top == root.top + 24"), "\(screen)")
  }

  @Test("is the same with the word that once was needed") func lenient() throws {
    let story = try Story()
    guard let plain = try imported([], in: story) else { return }
    let other = try Story()
    #expect(try imported(["--lenient"], in: other)?.output == plain.output)
  }
}
