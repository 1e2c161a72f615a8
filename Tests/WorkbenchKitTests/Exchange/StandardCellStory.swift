import Foundation
import Notation
import TestSupport
import Testing

/// Rows of the standard styles as they come from a storyboard, from the smallest to the largest text size.
@Suite("Rows of the standard styles") struct StandardCellStory {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504.1"/></dependencies>
    <scenes><scene sceneID="s"><objects><tableViewController id="tc" sceneMemberID="viewController" storyboardIdentifier="list">
    <tableView key="view" rowHeight="-1" id="tv"><rect key="frame" x="0" y="0" width="414" height="896"/>
    <prototypes>
    <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="t1" detailTextLabel="d1" imageView="i1" id="c1" accessoryType="disclosureIndicator"><rect key="frame" x="0" y="50" width="414" height="55.5"/>
    <tableViewCellContentView key="contentView" id="v1" tableViewCell="c1"><rect key="frame" x="0" y="0" width="383.5" height="55.5"/><subviews>
    <imageView id="i1" image="pic"><rect key="frame" x="20" y="15.5" width="24" height="24"/></imageView>
    <label text="Title" id="t1" userLabel="t1"><rect key="frame" x="59" y="10" width="33" height="20.5"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    <label text="Subtitle" id="d1" userLabel="d1"><rect key="frame" x="59" y="31.5" width="44" height="14.5"/><fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/></label>
    </subviews></tableViewCellContentView></tableViewCell>
    <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="t2" detailTextLabel="d2" id="c2"><rect key="frame" x="0" y="105.5" width="414" height="43.5"/>
    <tableViewCellContentView key="contentView" id="v2" tableViewCell="c2"><rect key="frame" x="0" y="0" width="414" height="43.5"/><subviews>
    <label text="Version" id="t2" userLabel="t2"><rect key="frame" x="20" y="12" width="60" height="20.5"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    <label text="Detail" id="d2" userLabel="d2"><rect key="frame" x="350" y="12" width="44" height="20.5"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    </subviews></tableViewCellContentView></tableViewCell>
    <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="t3" id="c3"><rect key="frame" x="0" y="149" width="414" height="43.5"/>
    <tableViewCellContentView key="contentView" id="v3" tableViewCell="c3"><rect key="frame" x="0" y="0" width="414" height="43.5"/><subviews>
    <label text="Sign out" id="t3" userLabel="t3"><rect key="frame" x="20" y="0" width="374" height="43.5"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    </subviews></tableViewCellContentView></tableViewCell>
    </prototypes></tableView></tableViewController></objects></scene></scenes></document>
    """

  private func imported() throws -> Workspace {
    let workspace = try Workspace()
    let file = workspace.folder.appending(path: "Table.storyboard")
    try Self.text.write(to: file, atomically: true, encoding: .utf8)
    try workspace.run("init")
    try workspace.run("import-ib Table.storyboard")
    return workspace
  }

  private func frames(_ workspace: Workspace, _ size: String) throws -> [String: [Double]] {
    let outcome = try workspace.run("solve list --device iphone-11 --text-size \(size) --format ndjson")
    #expect(outcome.status == 0, "\(outcome.output)")
    return outcome.records.reduce(into: [:]) { result, record in
      guard let name = record["view"]?.text, let frame = record["frame"]?.elements else { return }
      result[name] = frame.compactMap(\.double)
    }
  }

  @Test("lie as recorded at L", .statement("import.cells")) func recorded() throws {
    let frames = try frames(imported(), "L")
    // Recorded: 33 by 20.5 at 59, 10; 44 by 14.5 at 59, 31.5; 44 wide at 350, all within half a point.
    #expect(frames["t1"]?[0] == 59 && frames["d1"]?[0] == 59 && frames["i1"]?[0] ?? 20 == 20)
    #expect(frames["d2"].map { $0[0] + $0[2] } == 394)
    #expect(frames["tableViewCell1"]?[3] == 55.5 && frames["tableViewCell3"]?[3] == 43.5)
  }

  @Test("grow with their texts, a detail below its title", .statement("import.cells")) func large() throws {
    let workspace = try imported()
    let frames = try frames(workspace, "AX5")
    let (title, detail) = (try #require(frames["t2"]), try #require(frames["d2"]))
    #expect(detail[0] == title[0] && detail[1] >= title[1] + title[3])
    #expect(try #require(frames["tableViewCell2"])[3] >= title[3] + detail[3] + 19)
    #expect(try #require(frames["tableViewCell3"])[3] >= #require(frames["t3"])[3] + 19)
    let rules = try workspace.run("audit list --format ndjson").records.compactMap { $0["rule"]?.text }
    for rule in [
      "clipped-text", "overlapping-views", "outside-parent", "ambiguous-layout", "unsatisfiable-constraints",
      "truncated-text",
    ] {
      #expect(!rules.contains(rule), "\(rule)")
    }
  }
}
