import Foundation
import Notation
import Testing

@testable import WorkbenchKit

@Suite("A file that is checked") struct CheckedFilesTests {
  /// A folder with those files and no store.
  private func workspace(_ files: [String: String]) throws -> Workspace {
    let workspace = try Workspace()
    for (path, text) in files {
      let file = workspace.folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return workspace
  }

  private func files(in workspace: Workspace) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.path).sorted()
  }

  @Test("needs no store, leaves none, and has the findings of a store that imported it") func noStore() throws
  {
    let workspace = try workspace(["Main.storyboard": MainStoryboard.text])
    let words = ["--format", "ndjson", "--device", "iphone-16"]
    let checked = workspace.run(["check", "Main.storyboard"] + words)
    #expect(checked.status == 1 && !checked.records.isEmpty, "\(checked.messages)")
    #expect(try files(in: workspace) == ["Main.storyboard"])
    workspace.run(["init"])
    workspace.run(["import-ib", "Main.storyboard"])
    let stored = workspace.run(["check"] + words)
    #expect(stored.records == checked.records)
  }

  @Test("is named with its line, from the folder where the program runs") func lines() throws {
    let workspace = try workspace(["App/Main.storyboard": MainStoryboard.text])
    let outcome = workspace.run(["check", "App", "--format", "github"])
    #expect(outcome.output.contains("file=App/Main.storyboard,line="), "\(outcome.output)")
  }

  @Test("is checked beside a file of the store's name that is none") func brokenStore() throws {
    let workspace = try workspace(["Main.storyboard": MainStoryboard.text, "workbench.db": "no store"])
    let outcome = workspace.run(["check", "Main.storyboard", "--device", "iphone-16"])
    #expect(outcome.output.contains("of 1 screen"), "\(outcome.messages)")
  }

  @Test("is asked for where there is no store") func asked() throws {
    let outcome = try workspace([:]).run(["check"])
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("name a storyboard, a xib or a folder to check"), "\(outcome.messages)")
    let mistyped = try workspace([:]).run(["check", "Main.stroyboard"])
    #expect(mistyped.messages.contains("no file 'Main.stroyboard', and no store"), "\(mistyped.messages)")
  }

  @Test("gives way to a screen of its name, unless it begins with a dot") func names() throws {
    let workspace = try workspace(["login": "no storyboard", "Main.storyboard": MainStoryboard.text])
    workspace.run(["init", "--profiles", "targets"])
    workspace.run(["import-ib", "Main.storyboard"])
    #expect(workspace.run(["check", "login"]).output.contains("of 1 screen"))
    let file = workspace.run(["check", "./login"])
    #expect(file.status == 2 && file.messages.contains("login': "), "\(file.messages)")
    let mixed = workspace.run(["check", "login", "Main.storyboard"])
    #expect(mixed.status == 2)
    #expect(mixed.messages.contains("'login' is no file, and 'Main.storyboard' is no screen"))
  }

  @Test("is asked on devices of the two newest systems, unless options choose others") func profiles() throws
  {
    let workspace = try workspace(["Main.storyboard": MainStoryboard.text])
    let all = workspace.run(["check", "Main.storyboard"]).output
    #expect(!all.contains("iphone-5") && all.contains(" of 4992 profiles"), "\(all)")
    let one = workspace.run(["check", "Main.storyboard", "--device", "iphone-5", "--text-size", "L"])
    #expect(one.output.contains(" of 2 profiles"), "\(one.output)")
    #expect(all.contains("asked on devices of the two newest systems") && !one.output.contains("asked on"))
  }

  /// A project of one app for phones, with those other settings.
  private func shop(_ settings: String = "") -> String {
    """
    {
      objects = {
        P = { buildConfigurationList = L; knownRegions = (en); targets = (T); };
        T = { productType = "com.apple.product-type.application"; buildConfigurationList = L; };
        L = { buildConfigurations = (C); };
        C = {
          name = Release;
          buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; TARGETED_DEVICE_FAMILY = 1; \(settings) };
        };
      };
      rootObject = P;
    }
    """
  }

  @Test("is asked where the Xcode project above it says that the app runs") func project() throws {
    let workspace = try workspace([
      "App/Größe/Main.storyboard": MainStoryboard.text, "Shop.xcodeproj/project.pbxproj": shop(),
    ])
    let outcome = workspace.run(["check", "App"])
    let words = "asked where Shop.xcodeproj says that it runs: iOS 17 and later, iPhone, left to right"
    #expect(outcome.prose.contains(words), "\(outcome.output)")
    #expect(!outcome.output.contains("rtl") && !outcome.output.contains("ipad"), "\(outcome.output)")
  }

  @Test("is for the devices that its project names, as rules on the design know") func supported() throws {
    let varied = MainStoryboard.text.replacing(
      #"constant="46" id="c-1"/>"#,
      with: #"constant="46" id="c-1"><variation key="heightClass=compact" constant="30"/></constraint>"#)
    #expect(varied != MainStoryboard.text)
    func rules(_ settings: String, _ words: String...) throws -> Set<String> {
      let workspace = try workspace([
        "App/Main.storyboard": varied, "Shop.xcodeproj/project.pbxproj": shop(settings),
      ])
      let records = workspace.run(["check", "App", "--format", "ndjson"] + words).records
      return Set(records.compactMap { $0["rule"]?.text })
    }
    let upright = "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;"
    #expect(try rules(upright).contains("unreached-variation"))
    #expect(try !rules("").contains("unreached-variation"))
    #expect(try !rules(upright, "--device", "ipad-mini-6").contains("unreached-variation"))
  }

  @Test("is checked beside one that can't be read, which is named, with exit code 2") func unreadable() throws
  {
    let workspace = try workspace(["Main.storyboard": MainStoryboard.text, "Bad.xib": "no xib"])
    let outcome = workspace.run(["check", "."])
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("of 2 screens") || outcome.output.contains("of 1 screen"))
    #expect(outcome.output.contains("/Bad.xib: "), "\(outcome.output)")
    let alone = workspace.run(["check", "Bad.xib"])
    #expect(alone.status == 2 && alone.output.isEmpty && alone.messages.contains("Bad.xib': "))
    #expect(workspace.run(["check", "Missing.xib"]).messages.contains("no such file"))
  }

  @Test("is none of another tool's in a folder, and no code; both are counted") func leftOut() throws {
    let workspace = try workspace([
      "Main.storyboard": MainStoryboard.text, "Pods/A/Main.storyboard": MainStoryboard.text,
      "Login.swift": "import UIKit", "Pods/A/View.swift": "import UIKit",
    ])
    let outcome = workspace.run(["check", "."])
    #expect(outcome.prose.contains("1 file of other tools, as in Pods, left out"), "\(outcome.output)")
    #expect(outcome.prose.contains("1 Swift file not run"), "\(outcome.output)")
    #expect(workspace.run(["check", "Pods"]).status == 1)
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "Main.storyboard"))
    let code = workspace.run(["check", "."])
    #expect(code.status == 2 && code.messages.contains("but 1 Swift file; --run-code"), "\(code.messages)")
    let since = workspace.run(["check", "Login.swift", "--since", "main"])
    #expect(since.status == 2 && since.messages.contains("Login.swift' is code, which"), "\(since.messages)")
    let baseline = workspace.run(["check", ".", "--baseline", "v1"])
    #expect(baseline.status == 2 && baseline.messages.contains("files have none"), "\(baseline.messages)")
  }
}
