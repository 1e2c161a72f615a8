import Foundation
import TestSupport
import Testing

@testable import SwiftImport

@Suite("What targets make") struct CodeModuleTests {
  /// A folder with files of those texts.
  private func folder(_ texts: [String: String]) throws -> (shell: Shell, path: String) {
    let shell = try Shell()
    let path = "\(shell.folder.path)/code"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in texts {
      try text.write(toFile: "\(path)/\(name).swift", atomically: false, encoding: .utf8)
    }
    return (shell, path)
  }

  private func target(_ module: String, isApp: Bool = false, _ names: [String], in path: String)
    -> CodeModule.Target
  {
    CodeModule.Target(module: module, isApp: isApp, files: Set(names.map { "\(path)/\($0).swift" }))
  }

  @Test("is a program an app, with the frameworks that it imports, and one for what none imports")
  func programs() throws {
    let (shell, path) = try folder([
      "App": "import Kit\n", "Kit": "import Core\n", "Core": "", "Share": "import Core\n", "Alone": "",
    ])
    defer { withExtendedLifetime(shell) {} }
    let programs = try CodeModule.programs(
      of: [
        target("Alone", ["Alone"], in: path), target("Kit", ["Kit"], in: path),
        target("Core", ["Core"], in: path),
        target("App", isApp: true, ["App"], in: path), target("Share", ["Share"], in: path),
      ], in: path)
    #expect(programs.map(\.name) == ["App", "Alone", "Share"])
    #expect(programs[0].merged == ["Kit", "Core"])
    #expect(try programs[0].files().files.map(\.name) == ["App.swift", "Core.swift", "Kit.swift"])
    #expect(try programs[2].files().files.map(\.name) == ["Core.swift", "Share.swift"])
    #expect(programs[2].own == ["\(path)/Share.swift"], "what the app has is looked at there")
  }

  @Test("is one program for two apps of the same files") func twins() throws {
    let (shell, path) = try folder(["A": ""])
    defer { withExtendedLifetime(shell) {} }
    let twins = ["Shop", "ShopBeta"].map { target($0, isApp: true, ["A"], in: path) }
    #expect(try CodeModule.programs(of: twins, in: path).map(\.name) == ["Shop"])
    #expect(try CodeModule.programs(of: [], in: path).isEmpty)
  }

  @Test("leaves out files in SwiftUI, and is refused where there are no others") func swiftUI() throws {
    let (shell, path) = try folder(["A": "import UIKit\n", "B": "import SwiftUI\n"])
    defer { withExtendedLifetime(shell) {} }
    let (files, others) = try CodeModule([path]).files()
    #expect(files.map(\.name) == ["A.swift"] && others == ["\(path)/B.swift"])
    #expect(throws: SwiftImportError.swiftUI("\(path)/B.swift")) {
      try CodeModule(["\(path)/B.swift"]).files()
    }
  }

  @Test("keeps files in SwiftUI for the views of UIKit's that they declare, too") func both() throws {
    let preview = "import SwiftUI\nstruct Preview: PreviewProvider {}\n"
    let (shell, path) = try folder([
      "A": "\(preview)final class Login: UIViewController {}\n", "B": "\(preview)class Row: BaseCell {}\n",
      "C": "\(preview)class Model: ObservableObject {}\n", "D": "\(preview)@main class App: UIResponder {}\n",
      "E": "\(preview)class func view: UIView { }\n// class Login: UIView\n",
    ])
    defer { withExtendedLifetime(shell) {} }
    let (files, others) = try CodeModule([path]).files()
    #expect(files.map(\.name) == ["A.swift", "B.swift"])
    #expect(others == ["C", "D", "E"].map { "\(path)/\($0).swift" })
  }
}
