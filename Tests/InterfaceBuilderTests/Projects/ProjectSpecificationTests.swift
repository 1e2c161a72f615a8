import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("A project's specification") struct ProjectSpecificationTests {
  private func support(
    _ text: String, of file: String = "App/Main.storyboard", regions: [String] = [],
    _ files: [String: String] = [:]
  ) -> AppSupport? {
    ProjectSpecification(Array(text.utf8), regions: regions) { files[$0].map { Array($0.utf8) } }?.support(
      of: [file])
  }

  private static let text = """
    options: { deploymentTarget: { iOS: "12.0", macOS: 10.15 } }
    settings:
      base: { TARGETED_DEVICE_FAMILY: 1 }
    targetTemplates:
      Shop:
        type: application
        platform: iOS
        sources: [{ path: App, excludes: [Old] }]
    targets:
      Shop:
        templates: [Shop]
        info:
          path: App/Info.plist
          properties:
            UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait]
      Kiosk:
        type: application
        supportedDestinations: [iOS, macOS]
        deploymentTarget: "15.2"
        sources: Kiosk
        settings:
          groups: [tablets]
      Tests: { type: bundle.unit-test, platform: iOS, sources: Tests }
    settingGroups:
      tablets: { TARGETED_DEVICE_FAMILY: "2" }
    """

  @Test("says where the app runs that has the file, by its template, its information and the project's words")
  func target() throws {
    let phone = try #require(support(Self.text, regions: ["en", "he"]))
    #expect(phone.system == 12 && phone.orientations == [.phone: [.portrait]])
    #expect(phone.directions == [.ltr, .rtl])
    let pad = try #require(support(Self.text, of: "Kiosk/A.xib"))
    #expect(pad.system == 15.2 && Array(pad.orientations.keys) == [.pad] && pad.directions == [.ltr])
  }

  @Test("says of a file that no app has where any of them runs") func others() throws {
    let all = try #require(support(Self.text, of: "Other/A.xib"))
    #expect(all.system == 12 && Set(all.orientations.keys) == [.phone, .pad])
  }

  @Test("takes what it includes, its own words first, and anchors") func included() throws {
    let text = """
      include: [base.yml]
      targets:
        App: { type: application, platform: iOS, sources: App, deploymentTarget: *least }
      """
    #expect(support(text, ["base.yml": "options: { deploymentTarget: { iOS: 11 } }"]) == nil)
    let anchored = """
      least: &least 13.1
      include: { path: base.yml }
      targets:
        App: { type: application, platform: iOS, sources: App, deploymentTarget: *least }
      """
    let found = try #require(support(anchored, ["base.yml": "options: { deploymentTarget: { iOS: 11 } }"]))
    #expect(found.system == 13.1 && Set(found.orientations.keys) == [.phone, .pad])
  }

  @Test(
    "is none in other bytes, and none of them stops the reader",
    arguments: ["", "a: [", "- a", "targets: 3", "a: *b", "\u{0}", String(repeating: "[", count: 100_000)])
  func bytes(text: String) { #expect(support(text) == nil) }
}
