import Foundation
import Notation
import TestSupport
import Testing

/// The articles' layouts as their authors wrote them, run and imported.
@Suite("Layouts written in Swift", .startsProcesses, .serialized) struct ImportedSwiftStories {
  /// The shared material, nil where it or a compiler is missing.
  private static func material() -> URL? {
    SwiftMaterial.variables() == nil ? nil : sharedFolder("swift")
  }

  /// A store with what an article's file builds.
  private func imported(_ article: String, _ options: String = "", in code: URL) throws -> (Story, String) {
    let story = try Story()
    let cache = packageFolder.appending(path: ".build/swift-import")
    let environment = ProcessInfo.processInfo.environment
    let variables = ["PATH": environment["PATH"] ?? "", "XDG_CACHE_HOME": cache.path]
    let words = try ShellWords.split(
      "import-swift \(code.path)/articles/\(article).swift \(options) --report".replacing(
        "CODE", with: code.path))
    let outcome = story.workspace.run(words, variables: variables)
    try #require(outcome.status == 0, "\(outcome.messages)")
    return (story, outcome.output)
  }

  private func variations(_ story: Story, _ screen: String) throws -> String {
    try story.workspace.run("list-variations \(screen)").output
  }

  @Test("scroll where they must, with stacks that stand at accessibility sizes") func conditionalScrolling()
    throws
  {
    guard let code = Self.material() else { return }
    let name = "FirebaseEmailLoginViewController"
    for device in ["iphone-xr", "iphone-se-1"] {
      let (story, report) = try imported("a0_Login", "--class \(name) --device \(device)", in: code)
      let found = try variations(story, name)
      for stack in ["emailStack", "passwordStack"] {
        #expect(found.contains("\(stack)") && found.contains("textSize >= accessibilityMedium"), "\(found)")
      }
      #expect(
        report.contains("a0_Login.swift:"),
        "the number that follows the window is reported with its line: \(report)")
      let solution = try story.solve(name, "--device \(device)")
      #expect(solution.status == "solved")
      #expect(abs(solution.height("stackView") - solution.height("scrollView")) <= 0.5)
      #expect(
        abs(solution.height("above") - solution.height("below")) <= 0.5 && solution.height("above") > 20)
      try story.workspace.batch(
        """
        add-assertion \(name) 'goButton is reachable' --when 'keyboard = hidden'
        add-assertion \(name) 'email is reachable'
        add-assertion \(name) 'password is reachable'
        add-assertion \(name) 'emailLabel is not truncated'
        add-assertion \(name) 'passwordLabel is not truncated'
        add-assertion \(name) 'loginView.centerY == stackView.centerY'
        add-assertion \(name) 'stackView.height >= scrollView.height'
        add-assertion \(name) 'above.height >= 20'
        """)
      let failing = try story.check(name, "--device \(device)").failing
      #expect(failing == [])
    }
  }

  @Test("pin copy above a button") func copy() throws {
    guard let code = Self.material() else { return }
    let (story, _) = try imported("a1_Copy", in: code)
    let solution = try story.solve("CopyViewController", "--device iphone-se-3")
    #expect(solution.status == "solved")
    #expect(solution.bottom("button") == 651)
    #expect(solution.width("contentView") == solution.width("button"))
  }

  @Test("lie down at compact height and recover in a state of their own") func signIn() throws {
    guard let code = Self.material() else { return }
    let (story, _) = try imported("a2_ManualViewController", in: code)
    let found = try variations(story, "ManualViewController")
    #expect(found.contains("headerStackView") && found.contains("vclass = compact"), "\(found)")
    let states = try story.workspace.run("list-states ManualViewController").output
    #expect(states.contains("forgotTapped"), "\(states)")
    let (signIn, recover) = (
      try story.solve("ManualViewController", "--device iphone-se-3"),
      try story.solve("ManualViewController", "--device iphone-se-3 --state forgotTapped")
    )
    for view in ["passwordField", "signInButton", "signInLabel", "forgotButton"] {
      #expect(signIn.shown.contains(view) && !recover.shown.contains(view), "\(view)")
    }
    for view in ["recoverLabel", "recoverButton", "backToSignIn"] {
      #expect(!signIn.shown.contains(view) && recover.shown.contains(view), "\(view)")
    }
    #expect(signIn.frame("formStackView") == [20, 20, 335, 639])
  }

  @Test("stretch their headers, in a library's language") func stretchy() throws {
    guard let code = Self.material() else { return }
    let (story, _) = try imported(
      "a3_StretchyViewController", "--with SnapKit=CODE/packages/SnapKit+SnapKit", in: code)
    for offset in [-200.0, -1, 0, 1, 150] {
      let solution = try story.solve(
        "StretchyViewController", "--device iphone-se-3 --scroll scrollView=0,\(offset)")
      // The article's own code leaves open how wide the content is.
      #expect(solution.conflicts == [] && solution.open == ["scrollView.contentWidth"])
      #expect(solution.frame("imageView") == [0, min(0, -offset), 375, 262.5 + max(0, -offset)])
      #expect(solution.top("textContainer") == 262.5 - offset)
    }
  }

  @Test("are as wide as the window where they scroll") func form() throws {
    guard let code = Self.material() else { return }
    let (story, _) = try imported("a4_Form", in: code)
    for orientation in ["portrait", "landscape"] {
      let solution = try story.solve(
        "FormViewController", "--device iphone-se-3 --orientation \(orientation)")
      #expect(solution.width("contentView") == (orientation == "portrait" ? 375 : 667))
      let range = solution.range(of: "scrollView")
      #expect(range.x.lowerBound == range.x.upperBound)
    }
  }

  @Test("keep their identity when they are imported again") func again() throws {
    guard let code = Self.material() else { return }
    let (story, _) = try imported("a1_Copy", in: code)
    let before = try story.workspace.run("dump").output
    let cache = packageFolder.appending(path: ".build/swift-import")
    let rehearsal = story.workspace.run(
      ["import-swift", "\(code.path)/articles/a4_Form.swift", "--dry-run"],
      variables: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "XDG_CACHE_HOME": cache.path,
      ])
    #expect(rehearsal.status == 0 && rehearsal.output.contains("FormViewController"), "\(rehearsal.messages)")
    #expect(try story.workspace.run("dump").output == before)
    let outcome = story.workspace.run(
      ["import-swift", "\(code.path)/articles/a1_Copy.swift"],
      variables: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "XDG_CACHE_HOME": cache.path,
      ])
    #expect(outcome.output.hasPrefix("added 0 screens, updated 1"))
    #expect(try story.workspace.run("show CopyViewController").status == 0)
    #expect(!before.isEmpty)
  }

  @Test("are stopped where they reach for the machine, and the store stays as it was") func stopped() throws {
    guard Self.material() != nil else { return }
    let story = try Story("add-screen kept")
    let code = story.workspace.folder.appending(path: "Reach.swift")
    let target = story.workspace.folder.appending(path: "written").path
    try """
    import UIKit
    class Reach: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        do { try "x".write(toFile: "\(target)", atomically: false, encoding: .utf8) } catch { fatalError("refused") }
      }
    }
    """.write(to: code, atomically: true, encoding: .utf8)
    let cache = packageFolder.appending(path: ".build/swift-import")
    let outcome = story.workspace.run(
      ["import-swift", "Reach.swift"],
      variables: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "XDG_CACHE_HOME": cache.path,
      ])
    if outcome.messages.contains("--trust") {
      print("skipped: nothing on this machine keeps code from it")
      return
    }
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("Reach.swift:5: Fatal error: refused"), "\(outcome.messages)")
    #expect(!FileManager.default.fileExists(atPath: target))
    #expect(try story.workspace.run("list-screens --format ndjson").records.count == 1)
  }
}
