import DesignModel
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("An Xcode project") struct XcodeProjectTests {
  /// A project with two apps for iOS and one for macOS, as Xcode writes it, comments included.
  private static func text(family: String = "\"1,2\"", project: String = "", phone: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
    /* Begin PBXProject section */
        P = {
          isa = PBXProject; buildConfigurationList = L0 /* list */; knownRegions = (en, Base, ar, );
          targets = ( T1 /* Shop */, T2, T3, );
        };
        L0 = { buildConfigurations = ( C0, ); };
        C0 = { name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 13.0; \(project)}; };
        T1 = {
          isa = PBXNativeTarget; productType = "com.apple.product-type.application";
          buildConfigurationList = L1; buildPhases = ( B1, );
        };
        L1 = { buildConfigurations = ( C1D, C1, ); };
        C1D = { name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 9.0; }; };
        C1 = {
          name = Release;
          buildSettings = {
            IPHONEOS_DEPLOYMENT_TARGET = 15.4.1;
            INFOPLIST_FILE = "$(SRCROOT)/Shop/Info \\"1\\".plist";
            TARGETED_DEVICE_FAMILY = \(family);
            \(phone)
          };
        };
        B1 = { isa = PBXResourcesBuildPhase; files = ( F1, ); };
        F1 = { isa = PBXBuildFile; fileRef = V1; };
        V1 = { isa = PBXVariantGroup; name = Main.storyboard; children = ( R1, ); };
        R1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; };
        T2 = {
          isa = PBXNativeTarget; productType = "com.apple.product-type.application";
          buildConfigurationList = L2; buildPhases = ( );
        };
        L2 = { buildConfigurations = ( C2, ); };
        C2 = { name = Release; buildSettings = { TARGETED_DEVICE_FAMILY = 2; }; };
        T3 = { isa = PBXNativeTarget; productType = "com.apple.product-type.framework"; };
      };
      rootObject = P /* Project object */;
    }
    """
  }

  private func project(_ text: String, _ information: String? = nil) throws -> XcodeProject {
    try #require(
      XcodeProject(Array(text.utf8)) { path in
        path == "Shop/Info \"1\".plist" ? information.map { Array($0.utf8) } : nil
      })
  }

  @Test("says of a file where the apps run that copy it, the target's word before the project's")
  func target() throws {
    let support = try #require(try project(Self.text()).support(of: ["Main.storyboard"]))
    #expect(support.system == 15.4)
    #expect(support.orientations == [.phone: [.portrait, .landscape], .pad: [.portrait, .landscape]])
    #expect(support.directions == [.ltr, .rtl])
    #expect(support.sentence == "iOS 15.4 and later, iPhone, iPad, both writing directions")
  }

  @Test("says of a file that no app copies where any of them runs") func others() throws {
    let support = try #require(try project(Self.text(family: "1")).support(of: ["Other.xib"]))
    #expect(support.system == 13 && Set(support.orientations.keys) == [.phone, .pad])
  }

  @Test("takes orientations from the information list, else from settings") func orientations() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>UIRequiresFullScreen</key><true/>
        <key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationPortrait</string></array>
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array>
          <string>UIInterfaceOrientationPortraitUpsideDown</string>
          <string>UIInterfaceOrientationLandscapeLeft</string>
        </array>
      </dict></plist>
      """
    let told = try #require(try project(Self.text(), list).support(of: ["Main.storyboard"]))
    #expect(told.orientations == [.phone: [.portrait], .pad: [.portrait, .landscape]])
    let setting = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "
    let own = try project(Self.text(phone: setting + "\"UIInterfaceOrientationLandscapeRight\";"))
    #expect(own.support(of: ["Main.storyboard"])?.orientations[.phone] == [.landscape])
  }

  @Test("asks on the devices that its least system runs on, in its orientations and directions")
  func profiles()
    throws
  {
    let text = Self.text(family: "1").replacing("(en, Base, ar, )", with: "(en, Base, )")
    let support = try #require(try project(text).support(of: ["Main.storyboard"]))
    let profiles = support.profiles(on: Device.catalogue)
    let devices = Set(profiles.map(\.device))
    #expect(devices.contains("iphone-16") && !devices.contains("iphone-5") && !devices.contains("ipad-10"))
    #expect(profiles.allSatisfy { $0.direction == .ltr })
    #expect(profiles.count == devices.count * 2 * TextSize.allCases.count)
  }

  @Test(
    "is none in other bytes, and none of them stops the reader",
    arguments: [
      "", "{", "{ a = ", "{ objects = { }; }", "{ a = ( b, ; }", "\"", "/* ", "<plist>",
      "<plist><dict/></plist>",
      "bplist00", String(repeating: "{ a = ", count: 10_000), String(repeating: "(", count: 10_000),
    ])
  func others(text: String) { #expect(XcodeProject(Array(text.utf8)) { _ in nil } == nil) }

  @Test("says nothing of apps whose settings refer to others, or that are for other devices") func unsaid()
    throws
  {
    for family in ["\"$(FAMILY)\"", "3"] {
      let text = Self.text(family: family).replacing(
        "TARGETED_DEVICE_FAMILY = 2", with: "TARGETED_DEVICE_FAMILY = 3")
      #expect(try project(text).support(of: ["Main.storyboard"]) == nil)
    }
    let text = Self.text().replacing("TARGET = 13.0", with: "TARGET = \"$(LEAST)\"").replacing(
      "TARGET = 15.4.1", with: "TARGET = \"$(LEAST)\"")
    #expect(try project(text).support(of: ["Main.storyboard"]) == nil)
  }

  @Test("is read in 29 public repositories") func shared() throws {
    guard let folder = sharedFolder("projects") else { return }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix("project.pbxproj")
    }
    let read = try paths.filter { path in
      let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
      return XcodeProject(bytes) { _ in nil } != nil
    }
    #expect(read.count == paths.count && paths.count >= 29)
  }
}
