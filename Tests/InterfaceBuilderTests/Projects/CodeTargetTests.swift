import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Targets with Swift files") struct CodeTargetTests {
  /// An Xcode project with a target of each kind.
  private static func project() -> String {
    let kinds = [
      ("App", "application", "PRODUCT_NAME = \"My App\";"), ("Kit", "framework", ""),
      ("Share", "app-extension", ""), ("AppTests", "bundle.unit-test", ""),
      ("Watch", "application.watchapp2", ""), ("Mac", "application", "SDKROOT = macosx;"),
      ("Clip", "application.on-demand-install-capable", ""),
    ]
    let targets = kinds.map { name, type, setting in
      """
      \(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
        buildConfigurationList = L\(name); buildPhases = ( B\(name), ); };
      L\(name) = { buildConfigurations = ( C\(name), ); };
      C\(name) = { name = Release; buildSettings = { \(setting) }; };
      B\(name) = { isa = PBXSourcesBuildPhase; files = ( F\(name), FShared, ); };
      F\(name) = { isa = PBXBuildFile; fileRef = R\(name); };
      R\(name) = { isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
      """
    }
    return """
      { objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( \(kinds.map { $0.0 + ", " }.joined()) ); };
        L = { buildConfigurations = ( C, ); };
        C = { name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        G = { isa = PBXGroup; children = ( S, ); sourceTree = "<group>"; };
        S = { isa = PBXGroup; path = Sources; sourceTree = "<group>";
          children = ( \(kinds.map { "R\($0.0), " }.joined()) RShared, ); };
        FShared = { isa = PBXBuildFile; fileRef = RShared; };
        RShared = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
        \(targets.joined(separator: "\n"))
      }; rootObject = P; }
      """
  }

  @Test("are a project's apps, frameworks and extensions for iOS, with their files") func xcode() {
    let targets = CodeTarget.all(inXcodeProject: Array(Self.project().utf8)) { _ in nil }
    #expect(targets.map(\.module) == ["My_App", "Kit", "Share"])
    #expect(targets.map(\.kind) == [.app, .library, .appExtension])
    #expect(targets[0].has("Sources/App.swift") && targets[0].has("Sources/Shared.swift"))
    #expect(!targets[0].has("Sources/Kit.swift") && !targets[0].has("Sources/AppTests.swift"))
  }

  @Test("are none in what is no project") func nothing() {
    #expect(CodeTarget.all(inXcodeProject: Array("hello".utf8)) { _ in nil }.isEmpty)
    #expect(CodeTarget.all(inManifest: "let package = Package(name: \"Kit\")").isEmpty)
  }

  @Test("are those of XcodeGen's specification") func specification() throws {
    let text = """
      name: Shop
      targets:
        Shop: { type: application, platform: iOS, sources: [Shop, { path: Shared }] }
        ShopKit: { type: framework, platform: iOS, sources: Kit }
        ShopTests: { type: bundle.unit-test, platform: iOS, sources: Tests }
        ShopMac: { type: application, platform: macOS, sources: Mac }
      """
    guard let specification = ProjectSpecification(Array(text.utf8), regions: [], read: { _ in nil }) else {
      print("skipped: no reader of YAML")
      return
    }
    #expect(specification.code.map(\.module) == ["Shop", "ShopKit"])
    #expect(specification.code[0].has("Shared/A.swift") && !specification.code[0].has("Kit/A.swift"))
  }

  @Test("are those of a package's manifest, in its usual folders") func manifest() {
    let targets = CodeTarget.all(
      inManifest: """
        let package = Package(name: "Kit", targets: [
          .target(name: "Kit", dependencies: [.target(name: "Core")], path: "Code/"),
          .target(
            name: "Core"),
          .executableTarget(name: "tool", path: "Tool"),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
        """)
    #expect(targets.first { $0.module == "Kit" }?.has("Code/A.swift") == true)
    #expect(targets.first { $0.module == "Core" }?.has("Sources/Core/A.swift") == true)
    #expect(targets.contains { $0.module == "tool" } && !targets.contains { $0.module == "KitTests" })
  }
}
