import Foundation
import Notation
import Testing

@Suite("Repairs of imported screens") struct WritableRepairsTests {
  /// A storyboard of one screen with a label at the top and a bar of buttons below it.
  private static func storyboard(_ label: String, _ top: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        </dependencies>
        <scenes>
            <scene sceneID="s-1">
                <objects>
                    <viewController storyboardIdentifier="home" id="vc-1" sceneMemberID="viewController">
                        <view key="view" id="view-1">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Good morning" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="title-1" userLabel="Title">
                                    <rect key="frame" x="20" y="20" width="374" height="20.5"/>
                                    \(label)
                                </label>
                            </subviews>
                            <constraints>
                                <constraint firstItem="title-1" firstAttribute="top" secondItem="view-1" secondAttribute="top" constant="\(top)" id="c-1"/>
                                <constraint firstItem="title-1" firstAttribute="leading" secondItem="view-1" secondAttribute="leadingMargin" id="c-2"/>
                                <constraint firstAttribute="trailingMargin" secondItem="title-1" secondAttribute="trailing" id="c-3"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """
  }

  private func imported(_ text: String) throws -> Workspace {
    let workspace = try Workspace()
    workspace.run(["init"])
    try Data(text.utf8).write(to: workspace.folder.appending(path: "Home.storyboard"))
    #expect(try workspace.run("import-ib Home.storyboard").status == 0)
    return workspace
  }

  private static let profiles = "--device iphone-16 --orientation portrait --text-size L,AX3"

  @Test("say of a font of the app's own that the file can't say that it scales, as an export does")
  func ownFont() throws {
    let font =
      "<fontDescription key=\"fontDescription\" name=\"Avenir-Book\" family=\"Avenir\" pointSize=\"17\"/>"
    let workspace = try imported(Self.storyboard(font, "80"))
    let audit = try workspace.run("audit home --repairs \(Self.profiles) --format ndjson").records
    let finding = try #require(audit.first { $0["rule"] == "fixed-font" })
    let limit = try #require(finding["repair"]?["limit"]?.text)
    #expect(limit.hasPrefix("Home.storyboard can't hold it: view title: scalesFont stays out of the file"))
    let id = try #require(finding["id"]?.text)
    let fix = try workspace.run("audit home --fix \(id) \(Self.profiles)").output
    #expect(fix.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(limit))
    try workspace.run("audit home --fix \(id) --apply \(Self.profiles)")
    let export = try workspace.run("export home --into Home.storyboard")
    #expect(export.status == 2 && export.messages.contains("scalesFont stays out of the file"))
  }

  @Test("are ones that the file can hold where there are such, which an export then writes") func styles()
    throws
  {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let workspace = try imported(Self.storyboard(font, "80"))
    let audit = try workspace.run("audit home --repairs \(Self.profiles) --format ndjson").records
    let finding = try #require(audit.first { $0["rule"] == "fixed-font" })
    #expect(finding["repair"]?["title"]?.text != nil && finding["repair"]?["limit"] == nil)
    let id = try #require(finding["id"]?.text)
    try workspace.run("audit home --fix \(id) --apply \(Self.profiles)")
    #expect(try workspace.run("export home --into Home.storyboard").status == 0)
  }

  @Test("say nothing of a file that isn't there") func missing() throws {
    let font =
      "<fontDescription key=\"fontDescription\" name=\"Avenir-Book\" family=\"Avenir\" pointSize=\"17\"/>"
    let workspace = try imported(Self.storyboard(font, "80"))
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "Home.storyboard"))
    let audit = try workspace.run("audit home --repairs \(Self.profiles) --format ndjson").records
    let finding = try #require(audit.first { $0["rule"] == "fixed-font" })
    #expect(finding["repair"]?["title"]?.text != nil && finding["repair"]?["limit"] == nil)
  }

  @Test("of places under bars prefer what a file without safe areas can say") func safeArea() throws {
    let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    let workspace = try imported(Self.storyboard(font, "4"))
    let audit = try workspace.run("audit home --repairs \(Self.profiles) --format ndjson").records
    for finding in audit {
      guard let repair = finding["repair"], repair["title"]?.text?.contains("safe area") ?? false else {
        continue
      }
      let limit = repair["limit"]?.text ?? ""
      #expect(limit.contains("the file's views have no safe areas"), "\(finding.line)")
    }
    #expect(audit.contains { $0["repair"]?["limit"]?.text?.contains("no safe areas") ?? false })
  }
}
