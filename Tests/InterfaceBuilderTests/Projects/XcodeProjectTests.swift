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
    let support = try #require(try project(Self.text()).support(of: ["Base.lproj/Main.storyboard"]))
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
    let told = try #require(try project(Self.text(), list).support(of: ["Base.lproj/Main.storyboard"]))
    #expect(told.orientations == [.phone: [.portrait], .pad: [.portrait, .landscape]])
    let setting = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "
    let own = try project(Self.text(phone: setting + "\"UIInterfaceOrientationLandscapeRight\";"))
    #expect(own.support(of: ["Base.lproj/Main.storyboard"])?.orientations[.phone] == [.landscape])
  }

  @Test("asks on the devices that its least system runs on, in its orientations and directions")
  func profiles()
    throws
  {
    let text = Self.text(family: "1").replacing("(en, Base, ar, )", with: "(en, Base, )")
    let support = try #require(try project(text).support(of: ["Base.lproj/Main.storyboard"]))
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
      #expect(try project(text).support(of: ["Base.lproj/Main.storyboard"]) == nil)
    }
    let text = Self.text().replacing("TARGET = 13.0", with: "TARGET = \"$(LEAST)\"").replacing(
      "TARGET = 15.4.1", with: "TARGET = \"$(LEAST)\"")
    #expect(try project(text).support(of: ["Base.lproj/Main.storyboard"]) == nil)
  }

  @Test("takes what configuration files say, inherited values among them") func configurations() throws {
    let text = Self.text(family: "\"$(inherited)\"").replacing(
      "name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 13.0; };",
      with: "name = Release; baseConfigurationReference = X; buildSettings = { };"
    ).replacing("IPHONEOS_DEPLOYMENT_TARGET = 15.4.1", with: "OTHER = 1").replacing(
      "T3 = {",
      with: "G = { children = ( X, ); path = Config; sourceTree = \"<group>\"; };\n"
        + "X = { path = App.xcconfig; sourceTree = \"<group>\"; };\nT3 = {")
    let file = "LEAST = 14\nIPHONEOS_DEPLOYMENT_TARGET = $(LEAST).2\nTARGETED_DEVICE_FAMILY = 2"
    let project = try #require(
      XcodeProject(Array(text.utf8)) { $0 == "Config/App.xcconfig" ? Array(file.utf8) : nil })
    let support = try #require(project.support(of: ["Base.lproj/Main.storyboard"]))
    #expect(support.system == 14.2 && Array(support.orientations.keys) == [.pad])
  }

  @Test("knows a file of several apps by its path, where both have one of that name") func namesakes() throws
  {
    let text = Self.text(family: "1").replacing("buildPhases = ( )", with: "buildPhases = ( B2, )").replacing(
      "T3 = {",
      with: """
        B2 = { isa = PBXResourcesBuildPhase; files = ( F2, ); };
        F2 = { fileRef = R2; };
        R2 = { path = Pad/Main.storyboard; };
        T3 = {
        """)
    let project = try project(text)
    #expect(project.support(of: ["Pad/Main.storyboard"])?.orientations.keys.first == .pad)
    #expect(project.support(of: ["Base.lproj/Main.storyboard"])?.orientations.keys.first == .phone)
    #expect(project.support(of: ["Elsewhere/Main.storyboard"])?.orientations.count == 2)
  }

  @Test("gives an app all files of the folders that Xcode keeps in step with the disk") func folders() throws
  {
    let text = Self.text().replacing(
      "productType = \"com.apple.product-type.application\";\n      buildConfigurationList = L2;",
      with:
        "productType = \"com.apple.product-type.application\";\n      fileSystemSynchronizedGroups = ( S2, );"
        + " buildConfigurationList = L2;"
    ).replacing(
      "T3 = {",
      with: """
        S2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Pad; exceptions = ( E2, ); };
        E2 = { target = T2; membershipExceptions = ( Old/A.xib, ); };
        T3 = {
        """)
    let project = try project(text)
    #expect(project.support(of: ["Pad/Views/A.xib"])?.orientations.count == 1)
    #expect(project.support(of: ["Pad/Old/A.xib"])?.orientations.count == 2)
  }
}
