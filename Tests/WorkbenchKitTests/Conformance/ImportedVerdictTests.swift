import Foundation
import Notation
import TestSupport
import Testing

/// Verdicts on files whose elements say more than views and constraints do.
@Suite("A verdict on a file") struct ImportedVerdictTests {
  private typealias File = ImportedFile

  /// The outcome and the reasons of each criterion, on a phone held upright.
  private func verdicts(
    _ text: String, name: String = "Demo.storyboard"
  ) throws -> [String: (outcome: String, reasons: String)] {
    let workspace = try Workspace()
    try text.write(to: workspace.folder.appending(path: name), atomically: true, encoding: .utf8)
    let outcome = try workspace.run(
      "conformance \(name) --device iphone-16 --orientation portrait --direction ltr --format ndjson")
    var found: [String: (outcome: String, reasons: String)] = [:]
    for record in outcome.records where record["type"] == "criterion" {
      let reasons = (record["reasons"]?.elements ?? []).compactMap(\.text)
      found[record["criterion"]?.text ?? ""] = (
        record["outcome"]?.text ?? "", reasons.joined(separator: "; ")
      )
    }
    try #require(!found.isEmpty, "\(outcome.messages)")
    return found
  }

  private static func gray(_ key: String, _ white: Double) -> String {
    """
    <color key="\(key)" white="\(white)" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
    """
  }

  /// A storyboard whose window is filled by a white view with those views in it.
  private static func page(_ inside: String, _ constraints: String) -> String {
    let page = File.view(
      "view", "page", at: "0 0 414 896",
      inside: """
        <subviews>\(inside)</subviews>\(gray("backgroundColor", 1))<constraints>\(constraints)</constraints>
        """)
    let edges = ["top", "leading", "trailing", "bottom"].map {
      File.bind("e-\($0)", "page.\($0)", to: "r.\($0)")
    }
    return File.storyboard(File.root(page, edges.joined()))
  }

  /// A square at the page's middle.
  private static func square(_ id: String, _ side: Double) -> String {
    File.bind("\(id)-w", "\(id).width", to: nil, by: side)
      + File.bind("\(id)-h", "\(id).height", to: nil, by: side)
      + File.bind("\(id)-x", "\(id).centerX", to: "page.centerX")
      + File.bind("\(id)-y", "\(id).centerY", to: "page.centerY")
  }

  /// What a button's configuration says of its colours, and what becomes of its symbol, whose tint nobody sees on white.
  static let configurations: [(colors: String, outcome: String)] = [
    (gray("baseForegroundColor", 0), "passed"),
    (gray("baseForegroundColor", 0.8), "failed"),
    ("", "failed"),
    (gray("baseForegroundColor", 1) + gray("baseBackgroundColor", 0), "not judged"),
    (
      "<backgroundConfiguration key=\"background\">\(gray("backgroundColor", 0))</backgroundConfiguration>",
      "not judged"
    ),
  ]

  @Test("takes a symbol's colours from its button's configuration", arguments: configurations.indices)
  func configured(place: Int) throws {
    let (colors, outcome) = Self.configurations[place]
    let button = File.view(
      "button", "b", at: "185 426 44 44", with: "buttonType=\"system\"",
      inside: """
        \(Self.gray("tintColor", 1))<state key="normal"/>
        <buttonConfiguration key="configuration" style="plain">
        <imageReference key="image" image="chevron.down" catalog="system"/>\(colors)</buttonConfiguration>
        """)
    let found = try verdicts(Self.page(button, Self.square("b", 44)))
    #expect(found["1.4.11"]?.outcome == outcome, "\(found["1.4.11"]?.reasons ?? "")")
  }

  /// What a file says of a switch, and whether the criterion 2.5.5 exempts it as one of UIKit's own size.
  static let switches: [(words: String, constraints: String, outcome: String)] = [
    ("customClass=\"Toggle\"", "", "not judged"),
    ("", "", "not judged"),
    (
      "", File.bind("w", "s.width", to: nil, by: 49) + File.bind("h", "s.height", to: nil, by: 31),
      "not judged"
    ),
    ("", File.bind("h", "s.height", to: nil, by: 25), "failed"),
  ]

  @Test(
    "takes a control's size for its author's only where the file has another than UIKit's own",
    arguments: switches.indices)
  func sizes(place: Int) throws {
    let (words, constraints, outcome) = Self.switches[place]
    let toggle = File.view(
      "switch", "s", at: "181 432 51 31",
      with: "on=\"YES\" horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\" \(words)")
    let middle =
      File.bind("x", "s.centerX", to: "page.centerX") + File.bind("y", "s.centerY", to: "page.centerY")
    let found = try verdicts(Self.page(toggle, middle + constraints))
    #expect(found["2.5.5"]?.outcome == outcome, "\(found["2.5.5"]?.reasons ?? "")")
  }

  /// A xib of a collection's cell of that size, with a text that nothing binds to its end, as Xcode wrote it before 11.
  private static func cell(_ width: Double, _ height: Double) -> String {
    let text = File.view(
      "label", "t", at: "16 11 128 20.5",
      with: "adjustsFontForContentSizeCategory=\"YES\" text=\"Ask us\" numberOfLines=\"0\"",
      inside: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    let sides = """
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><autoresizingMask key="autoresizingMask"
      """
    return File.xib(
      """
      <collectionViewCell id="cell">\(sides) flexibleMaxX="YES" flexibleMaxY="YES"/>
      <view key="contentView" clipsSubviews="YES" id="content">\(sides)/><subviews>\(text)</subviews><constraints>
      \(File.bind("top", "t.top", to: "content.top", by: 11))
      \(File.bind("leading", "t.leading", to: "content.leading", by: 16))
      \(File.bind("trailing", "content.trailing", to: "t.trailing", by: 16))
      </constraints></view></collectionViewCell>
      """)
  }

  @Test("lets the content of a cell fill it, whatever its mask says") func content() throws {
    let workspace = try File.workspace(Self.cell(414, 60), name: "Cell.xib")
    let records = try workspace.run("solve collectionViewCellCell --device iphone-se-1 --format ndjson")
      .records
    let frames = records.compactMap { $0["screenFrame"]?.elements?.compactMap(\.double) }
    #expect(frames.map { $0[2] } == [320, 320, 288])
  }

  @Test("asks no contrast and no size of a control that its file disables", arguments: [false, true])
  func disabled(isEnabled: Bool) throws {
    let button = File.view(
      "button", "b", at: "20 60 20 20", with: "buttonType=\"system\" enabled=\"\(isEnabled ? "YES" : "NO")\"",
      inside: """
        <constraints>\(File.bind("w", "b.width", to: nil, by: 20))\(File.bind("h", "b.height", to: nil, by: 20))
        </constraints><state key="normal" title="x">\(Self.gray("titleColor", 0.65))</state>
        """)
    let toggle = File.view(
      "switch", "s", at: "181 200 51 31",
      with: "on=\"YES\" horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\"")
    let found = try verdicts(
      Self.page(
        button + toggle,
        File.bind("x", "b.leading", to: "page.leading", by: 20)
          + File.bind("y", "b.top", to: "page.top", by: 60)
          + File.bind("sx", "s.leading", to: "page.leading", by: 20)
          + File.bind("sy", "s.top", to: "page.top", by: 200)))
    #expect(found["1.4.3"]?.outcome == (isEnabled ? "failed" : "passed"))
    #expect((found["2.5.5"]?.outcome == "failed") == isEnabled)
  }

  @Test("fails nothing by the size that a file gives a cell of its own") func held() throws {
    let found = try verdicts(Self.cell(160, 40), name: "Cell.xib")
    #expect(found["1.4.4"]?.outcome == "not judged")
    #expect(found["1.4.4"]?.reasons.contains("if what holds the screen gives it this size") == true)
  }

  /// A storyboard with a collection of one cell of that width, and a button at the cell's end, or a plain view.
  private static func list(_ width: Double, of element: String = "button") -> String {
    let button = File.view(
      element, "b", at: "\(width - 20) 10 20 40", with: element == "button" ? "buttonType=\"system\"" : "",
      inside: """
        <constraints>\(File.bind("w", "b.width", to: nil, by: 20))\(File.bind("h", "b.height", to: nil, by: 40))
        </constraints>\(element == "button" ? "<state key=\"normal\" title=\"Go\"/>" : "")
        """)
    let frame = """
      <rect key="frame" x="0" y="0" width="\(width)" height="60"/><autoresizingMask key="autoresizingMask"/>
      """
    let list = File.view(
      "collectionView", "list", at: "0 0 414 896",
      inside: """
        <collectionViewFlowLayout key="collectionViewLayout" id="l"><size key="itemSize" width="\(width)" height="60"/>
        </collectionViewFlowLayout><cells><collectionViewCell id="cell" reuseIdentifier="c">\(frame)
        <collectionViewCellContentView key="contentView" id="content">\(frame)<subviews>\(button)</subviews><constraints>
        \(File.bind("end", "b.trailing", to: "content.trailing"))\(File.bind("y", "b.top", to: "content.top", by: 10))
        </constraints></collectionViewCellContentView></collectionViewCell></cells>
        """)
    let edges = ["top", "leading", "trailing", "bottom"].map {
      File.bind("e-\($0)", "list.\($0)", to: "r.\($0)")
    }
    return File.storyboard(File.root(list, edges.joined()))
  }

  @Test("judges nothing by the canvas's width that a collection's cell has in its file") func cells() throws {
    let wide = try verdicts(Self.list(414))
    #expect(wide["2.4.11"]?.outcome == "not judged")
    #expect(wide["2.4.11"]?.reasons.contains("if the collection gives its cells this size") == true)
    #expect(wide["1.4.10"]?.outcome == "not judged")
    #expect(wide["2.5.5"]?.outcome == "failed", "the button's size is its own")
    let narrow = try verdicts(Self.list(120))
    #expect(narrow["2.4.11"]?.outcome == "passed" && narrow["1.4.10"]?.outcome == "passed")
  }

  @Test("passes no screen beside a picker, which no rule asks") func pickers() throws {
    let toggle = File.view(
      "switch", "s", at: "181 60 51 31",
      with: "on=\"YES\" horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\"")
    let picker = File.view("pickerView", "p", at: "0 200 414 216")
    let found = try verdicts(
      Self.page(
        toggle + picker,
        File.bind("x", "s.leading", to: "page.leading", by: 20)
          + File.bind("y", "s.top", to: "page.top", by: 60)
          + File.bind("px", "p.leading", to: "page.leading")
          + File.bind("py", "p.top", to: "page.top", by: 200)))
    #expect(found["2.4.11"]?.outcome == "not judged")
    #expect(found["2.4.11"]?.reasons.contains("may be a control") == true)
    #expect(found["user-preferences"]?.outcome == "not judged")
    #expect(found["user-preferences"]?.reasons.contains("may show texts") == true)
  }

  /// The class of a plain view, what its file connects it to, and whether it may be a control.
  static let ownViews: [(name: String, connections: String, isControl: Bool)] = [
    ("TimeStepper", "", true), ("Backdrop", "", false),
    (
      "Rating",
      "<connections><action selector=\"rate:\" destination=\"-1\" eventType=\"valueChanged\" id=\"a\"/></connections>",
      true
    ),
  ]

  @Test(
    "passes no screen beside a control of the app's own, whose parts nobody knows",
    arguments: ownViews.indices)
  func ownControls(place: Int) throws {
    let (name, connections, isControl) = Self.ownViews[place]
    let toggle = File.view(
      "switch", "s", at: "181 60 51 31",
      with: "on=\"YES\" horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\"")
    let own = File.view(
      "view", "v", at: "0 200 90 44", with: "customClass=\"\(name)\"",
      inside: """
        <constraints>\(File.bind("w", "v.width", to: nil, by: 90))\(File.bind("h", "v.height", to: nil, by: 44))
        </constraints>\(connections)
        """)
    let found = try verdicts(
      Self.page(
        toggle + own,
        File.bind("x", "s.leading", to: "page.leading", by: 20)
          + File.bind("y", "s.top", to: "page.top", by: 60)
          + File.bind("vx", "v.leading", to: "page.leading")
          + File.bind("vy", "v.top", to: "page.top", by: 200)))
    for criterion in ["2.4.11", "2.5.8"] {
      let reasons = found[criterion]?.reasons ?? ""
      #expect(
        reasons.contains("may be a control of the app's own") == isControl, "\(criterion): \(reasons)")
    }
  }

  /// What decides the font of a label without words, what else it has, and what 11.7 comes to.
  static let runTimeFonts: [(font: String, attributes: String, outcome: String)] = [
    ("style=\"UICTFontTextStyleBody\"", "", "passed"), ("type=\"system\" pointSize=\"17\"", "", "not judged"),
    ("style=\"UICTFontTextStyleBody\"", "customClass=\"TransLabel\"", "not judged"),
  ]

  @Test("takes the font of a text that comes at run time from the file", arguments: runTimeFonts.indices)
  func runTime(place: Int) throws {
    let (font, attributes, outcome) = Self.runTimeFonts[place]
    let label = File.view(
      "label", "t", at: "16 60 230 21",
      with: "adjustsFontForContentSizeCategory=\"YES\" text=\"\" \(attributes)",
      inside: "<fontDescription key=\"fontDescription\" \(font)/>")
    let edges =
      File.bind("top", "t.top", to: "safe.top", by: 16)
      + File.bind("leading", "t.leading", to: "r.leading", by: 16)
    let found = try verdicts(
      File.storyboard(
        File.root(label, edges), connections: "<outlet property=\"note\" destination=\"t\" id=\"o\"/>"))
    #expect(found["user-preferences"]?.outcome == outcome, "\(found["user-preferences"]?.reasons ?? "")")
  }

  @Test("takes no words that are read out of a button for a text that comes later") func spokenButtons()
    throws
  {
    let button = File.view(
      "button", "b", at: "16 60 44 44", with: "customClass=\"NextButton\" buttonType=\"system\"",
      inside: """
        <accessibility key="accessibilityConfiguration" label="Up Next"/><constraints>
        \(File.bind("w", "b.width", to: nil, by: 44))\(File.bind("h", "b.height", to: nil, by: 44))</constraints>
        <state key="normal"/>
        """)
    let found = try verdicts(
      Self.page(
        button,
        File.bind("x", "b.leading", to: "page.leading", by: 16)
          + File.bind("y", "b.top", to: "page.top", by: 60)))
    #expect(found["1.4.3"]?.reasons.contains("run time") == false, "\(found["1.4.3"]?.reasons ?? "")")
  }

  @Test("says that a text in a table's cell lies on the cell's default colour") func cellColors() throws {
    let label = File.view(
      "label", "t", at: "16 11 128 20.5",
      with: "adjustsFontForContentSizeCategory=\"YES\" text=\"Ask us\"",
      inside: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    let row = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="414" height="44"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <tableViewCellContentView key="contentView" clipsSubviews="YES" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="414" height="44"/><autoresizingMask key="autoresizingMask"/>
      <subviews>\(label)</subviews><constraints>\(File.bind("x", "t.leading", to: "content.leading", by: 16))
      \(File.bind("y", "t.centerY", to: "content.centerY"))</constraints></tableViewCellContentView></tableViewCell>
      """
    let reasons = try verdicts(File.xib(row), name: "Cell.xib")["1.4.3"]?.reasons
    #expect(reasons?.contains("cell without a colour") == true, "\(reasons ?? "")")
    #expect(reasons?.contains("picture") == false)
  }

  @Test("says of a file that shows nothing that code fills the screen") func empty() throws {
    let spinner = File.view("activityIndicatorView", "a", at: "197 438 20 20", with: "style=\"medium\"")
    let middle =
      File.bind("x", "a.centerX", to: "page.centerX") + File.bind("y", "a.centerY", to: "page.centerY")
    let found = try verdicts(Self.page(spinner, middle))
    #expect(found.count == 9)
    for (criterion, verdict) in found {
      #expect(verdict.outcome == "not judged", "\(criterion)")
      #expect(verdict.reasons.contains("shows nothing of the screen"), "\(criterion)")
    }
  }

  @Test("asks nothing of a part of screens that shows a picture alone, as a launch screen's view does")
  func pictureAlone() throws {
    let picture = File.view(
      "imageView", "i", at: "167 408 80 80", with: "image=\"Logo\" userInteractionEnabled=\"NO\"")
    let middle =
      File.bind("x", "i.centerX", to: "r.centerX") + File.bind("y", "i.centerY", to: "r.centerY")
    let found = try verdicts(File.xib(File.root(picture, middle, key: false)), name: "Badge.xib")
    for criterion in ["1.4.3", "1.4.4", "1.4.10", "2.4.11", "2.5.8"] {
      let verdict = found[criterion]
      #expect(verdict?.outcome == "not applicable", "\(criterion): \(verdict?.reasons ?? "")")
      #expect(verdict?.reasons.contains("a part of other screens") == false, "\(criterion)")
    }
    #expect(found["1.4.11"]?.outcome == "not judged")
  }

  @Test("takes no text and no button for a picture by its own class") func ownClasses() throws {
    let label = File.view(
      "label", "t", at: "16 60 230 21",
      with: "customClass=\"TransLabel\" adjustsFontForContentSizeCategory=\"YES\" text=\"Ask us\"",
      inside: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    let button = File.view(
      "button", "b", at: "16 120 100 44", with: "customClass=\"RoundButton\" buttonType=\"system\"",
      inside: "<state key=\"normal\" title=\"Go\"/>")
    let found = try verdicts(
      Self.page(
        label + button,
        File.bind("x", "t.leading", to: "page.leading", by: 16)
          + File.bind("y", "t.top", to: "page.top", by: 60)
          + File.bind("bx", "b.leading", to: "page.leading", by: 16)
          + File.bind("by", "b.top", to: "page.top", by: 120)))
    #expect(found["1.4.11"]?.outcome == "not applicable", "\(found["1.4.11"]?.reasons ?? "")")
  }

  @Test("takes a collection's cells for what may be tapped, as a table's rows") func tappedCells() throws {
    let found = try verdicts(Self.list(120, of: "view"))
    for criterion in ["2.4.11", "2.5.5", "2.5.8"] {
      #expect(found[criterion]?.outcome == "not judged", "\(criterion)")
      #expect(found[criterion]?.reasons.contains("which may be tapped") == true, "\(criterion)")
    }
  }

  /// A row of a table with a text, in a file of its own.
  private static let row = """
    <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="414" height="44"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="414" height="44"/><autoresizingMask key="autoresizingMask"/>
    <subviews>\(File.view("view", "v", at: "16 11 20 20"))</subviews>
    <constraints>\(File.bind("x", "v.leading", to: "content.leading", by: 16))
    \(File.bind("y", "v.centerY", to: "content.centerY"))</constraints></tableViewCellContentView></tableViewCell>
    """

  /// The views of files that hold what people tap as a whole.
  static let wholes: [String] = [
    row,
    """
    <view id="r" customClass="IconCell"><rect key="frame" x="0" y="0" width="80" height="80"/><subviews>
    \(File.view("imageView", "i", at: "8 8 64 64", with: "image=\"Logo\" userInteractionEnabled=\"NO\""))
    </subviews><constraints>\(File.bind("x", "i.leading", to: "r.leading", by: 8))
    \(File.bind("y", "i.top", to: "r.top", by: 8))</constraints></view>
    """,
  ]

  @Test("names a row or a cell of a file of its own once", arguments: wholes.indices)
  func namedOnce(place: Int) throws {
    let found = try verdicts(File.xib(Self.wholes[place]), name: "Cell.xib")
    for criterion in ["2.5.5", "2.5.8"] {
      let reasons = found[criterion]?.reasons ?? ""
      #expect(found[criterion]?.outcome == "not judged", "\(criterion)")
      #expect(reasons.contains("is a row or a cell, which may be tapped"), "\(criterion): \(reasons)")
    }
  }

  @Test("neither passes nor fails a control whose place is left open", arguments: [0.0, 200])
  func open(least: Double) throws {
    let toggle = File.view(
      "switch", "s", at: "181 \(least) 51 31",
      with: "on=\"YES\" horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\"")
    let found = try verdicts(
      Self.page(
        toggle,
        """
        \(File.bind("x", "s.centerX", to: "page.centerX"))<constraint firstItem="s" firstAttribute="top" \
        relation="greaterThanOrEqual" secondItem="page" secondAttribute="top" constant="\(least)" id="y"/>
        """))
    #expect(found["2.4.11"]?.outcome == "not judged", "\(least)")
    #expect(found["2.5.8"]?.outcome == "passed", "it is as large wherever it lies")
  }

  @Test("fails no text by a size that stands in for it on the canvas") func placeholders() throws {
    let label = File.view(
      "label", "t", at: "16 60 230 21",
      with: """
        adjustsFontForContentSizeCategory="YES" text="Ask us" placeholderIntrinsicWidth="230" \
        placeholderIntrinsicHeight="21"
        """,
      inside: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    let edges =
      File.bind("top", "t.top", to: "safe.top", by: 16)
      + File.bind("leading", "t.leading", to: "r.leading", by: 16)
    let found = try verdicts(File.storyboard(File.root(label, edges)))
    #expect(found["1.4.4"]?.outcome == "not judged")
    #expect(found["1.4.4"]?.reasons.contains("the size that stands in for it") == true)
  }

  @Test("fails no target by the row that its file gives it") func rows() throws {
    let button = File.view(
      "button", "b", at: "16 -3 100 50",
      inside: """
        <constraints>\(File.bind("w", "b.width", to: nil, by: 100))\(File.bind("h", "b.height", to: nil, by: 50))
        </constraints><state key="normal" title="Go"/>
        """)
    let row = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="414" height="44"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <tableViewCellContentView key="contentView" clipsSubviews="YES" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="414" height="43.5"/><autoresizingMask key="autoresizingMask"/>
      <subviews>\(button)</subviews><constraints>\(File.bind("x", "b.leading", to: "content.leading", by: 16))
      \(File.bind("y", "b.centerY", to: "content.centerY"))</constraints></tableViewCellContentView></tableViewCell>
      """
    let found = try verdicts(File.xib(row), name: "Cell.xib")
    #expect(found["2.5.5"]?.outcome == "not judged")
    #expect(found["2.5.5"]?.reasons.contains("if what holds the screen gives it this size") == true)
  }

  @Test("fails nothing by a picture that waits beside the screen on the canvas, too") func parked() throws {
    let picture = File.view(
      "imageView", "i", at: "-40 100 24 24", with: "image=\"tick\"",
      inside: """
        <constraints>\(File.bind("w", "i.width", to: nil, by: 24))\(File.bind("h", "i.height", to: nil, by: 24))
        </constraints>
        """)
    let place =
      File.bind("x", "i.leading", to: "page.leading", by: -40)
      + File.bind("y", "i.top", to: "page.top", by: 100)
    let found = try verdicts(Self.page(picture, place))
    #expect(found["1.4.10"]?.outcome == "not judged")
    #expect(found["1.4.10"]?.reasons.contains("if code shows it as its file does") == true)
  }
}
