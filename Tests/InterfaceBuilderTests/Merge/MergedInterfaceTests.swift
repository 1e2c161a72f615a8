import Testing

@testable import InterfaceBuilder

@Suite("A merge of two storyboards") struct MergedInterfaceTests {
  private static let base = MergeSamples.storyboard

  /// The base with texts in the place of others.
  private static func edited(_ changes: (old: String, new: String)...) -> String {
    changes.reduce(base) { text, change in
      precondition(text.contains(change.old), "The sample has no '\(change.old)'")
      return text.replacing(change.old, with: change.new)
    }
  }

  private static func merge(_ ours: String, _ theirs: String, base: String = base) throws -> MergedInterface {
    try MergedInterface(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
  }

  private static func text(_ merged: MergedInterface) -> String {
    String(decoding: merged.bytes, as: UTF8.self)
  }

  private static let goTitle = #"<state key="normal" title="Go"/>"#
  private static let top = #"secondAttribute="top" constant="20" id="csA-aa-001""#
  private static let stack = #"                            <stackView opaque="NO""#
  private static let label = #"<label opaque="NO" text="Sign in""#

  /// A label of one line.
  private static func label(_ id: String) -> String {
    "                            <label text=\"New\" id=\"\(id)\"/>\n"
  }

  @Test("has what both changed, byte for byte, and the rest as it was") func both() throws {
    let (title, constant) = (#"<state key="normal" title="Start"/>"#, Self.top.replacing("20", with: "32"))
    let merged = try Self.merge(
      Self.edited((Self.goTitle, title), (Self.stack, Self.label("lbX-oo-001") + Self.stack)),
      Self.edited((Self.top, constant), (Self.stack, Self.label("lbY-tt-001") + Self.stack)))
    #expect(merged.clashes.isEmpty)
    #expect(
      Self.text(merged)
        == Self.edited(
          (Self.goTitle, title), (Self.top, constant),
          (Self.stack, Self.label("lbX-oo-001") + Self.label("lbY-tt-001") + Self.stack)))
  }

  @Test("joins attributes of one start tag") func attributes() throws {
    let merged = try Self.merge(
      Self.edited((Self.label, #"<label opaque="NO" tag="4" text="Sign in""#)),
      Self.edited((Self.label, #"<label opaque="NO" text="Log in" alpha="0.5""#)))
    #expect(merged.clashes.isEmpty)
    #expect(
      Self.text(merged) == Self.edited((Self.label, #"<label opaque="NO" tag="4" text="Log in" alpha="0.5""#))
    )
  }

  @Test("leaves a start tag between markers where both changed an attribute") func attributeClash() throws {
    let (ours, theirs) = (
      Self.edited((Self.label, #"<label opaque="NO" text="Log in""#)),
      Self.edited((Self.label, #"<label opaque="NO" text="Welcome""#), (Self.goTitle, Self.goTitle + " "))
    )
    let merged = try Self.merge(ours, theirs)
    let place = Array(Self.base.split(separator: "\n", omittingEmptySubsequences: false))
      .firstIndex { $0.contains(Self.label) }!
    #expect(
      merged.clashes.map(\.description) == [
        "label 'Log in' (lbA-aa-001): text is 'Log in' in ours and 'Welcome' in theirs"
      ])
    #expect(merged.clashes.map(\.line) == [place + 1])
    let rest = #" translatesAutoresizingMaskIntoConstraints="NO" id="lbA-aa-001">"#
    let tag = "                            <label opaque=\"NO\" text="
    #expect(
      Self.text(merged).contains(
        """
                                <subviews>
        <<<<<<< ours
        \(tag)"Log in"\(rest)
        =======
        \(tag)"Welcome"\(rest)
        >>>>>>> theirs
                                        <rect key="frame" x="20" y="68" width="38" height="20.5"/>
        """))
    #expect(
      String(decoding: merged.choosing(.ours), as: UTF8.self)
        == ours.replacing(Self.goTitle, with: Self.goTitle + " "))
    #expect(String(decoding: merged.choosing(.theirs), as: UTF8.self) == theirs)
  }

  @Test("keeps what one side removed and the other changed between markers, with its constraints and outlets")
  func removedAndChanged() throws {
    let button = Self.base.firstMatch(of: /(?s) *<button opaque="NO" id="btA-aa-001">.*?<\/button>\n/)!.output
    let outlet =
      "                        <outlet property=\"go\" destination=\"btA-aa-001\" id=\"olA-aa-001\"/>\n"
    let theirs = Self.edited((String(button), ""), (outlet, ""))
    let merged = try Self.merge(Self.edited((Self.goTitle, #"<state key="normal" title="Start"/>"#)), theirs)
    #expect(
      merged.clashes.map(\.description) == [
        "button 'Start' (btA-aa-001): theirs removed it, ours changed it",
        "outlet 'go' (olA-aa-001): theirs removed it together with button 'Start' (btA-aa-001)",
      ])
    #expect(merged.root(choosing: .ours)?.objects["olA-aa-001"] != nil)
    #expect(
      merged.root(choosing: .theirs)?.unordered == (try XMLReader.root(of: Array(theirs.utf8)).unordered))
    // What Xcode writes by itself brings nothing back.
    let moved = try Self.merge(
      Self.edited(
        (
          #"<rect key="frame" x="0.0" y="0.0" width="200" height="30"/>"#,
          #"<rect key="frame" x="0.0" y="9" width="200" height="30"/>"#
        )),
      theirs)
    #expect(moved.clashes.isEmpty && Self.text(moved) == theirs)
  }

  @Test("takes frames, places on the canvas and versions from one side without a clash") func writtenByXcode()
    throws
  {
    let frame = #"<rect key="frame" x="20" y="200" width="374" height="300"/>"#
    let ours = Self.edited(
      (frame, frame.replacing("200", with: "210")), (#"x="139""#, #"x="140""#), ("22505", "23094"),
      ("22504", "23084"))
    let theirs = Self.edited(
      (frame, frame.replacing("200", with: "220")), (#"x="139""#, #"x="150""#), ("22505", "22155"),
      ("22504", "22131"))
    for (ours, theirs) in [(ours, theirs), (theirs, ours)] {
      let merged = try Self.merge(ours, theirs)
      let text = Self.text(merged)
      #expect(merged.clashes.isEmpty && text.contains("23094") && text.contains("23084"))
      #expect(text.contains(#"y="210""#) && text.contains(#"x="140""#))
    }
  }

  @Test("moves an object that one side moved, with what the other did to it") func moved() throws {
    let view = String(
      Self.base.firstMatch(of: /(?s) *<view contentMode="scaleToFill" trans[^\n]*vwB.*?<\/view>\n/)!.output)
    let into = #"                                    <button opaque="NO" id="btA-aa-001">"#
    let indented = view.split(separator: "\n").map { "        \($0)\n" }.joined()
    let ours = Self.edited((view, ""), (into, indented + into))
    let merged = try Self.merge(ours, Self.edited((#"y="200" width="374""#, #"y="200" width="300""#)))
    #expect(merged.clashes.isEmpty)
    #expect(Self.text(merged) == ours.replacing(#"y="200" width="374""#, with: #"y="200" width="300""#))
  }

  @Test("has what both added under one identifier once, and once what there can be but one of")
  func addedByBoth() throws {
    let guides = ["sfB-oo-001", "sfC-tt-001"].map { #"<viewLayoutGuide key="safeArea" id="\#($0)"/>"# }
    let frame = #"<view key="view" contentMode="scaleToFill" id="vwC-aa-001">"#
    let files = guides.map { guide in
      Self.edited(
        (Self.stack, Self.label("lbX-oo-001") + Self.stack),
        (frame, "\(frame)\n                        \(guide)"))
    }
    for merged in [try Self.merge(files[0], files[1]), try Self.merge(files[1], files[0])] {
      #expect(merged.clashes.isEmpty)
      #expect(Self.text(merged) == files[0])
      #expect(merged.remarks.count == 1)
    }
  }

  @Test("leaves out a new constraint that places what the other side removed, and says so") func leftOut()
    throws
  {
    let view = String(
      Self.base.firstMatch(of: /(?s) *<view contentMode="scaleToFill" trans[^\n]*vwB.*?<\/view>\n/)!.output)
    let new = #"""
                                  <constraint firstItem="vwB-aa-001" firstAttribute="top" secondItem="sfA-aa-001" secondAttribute="top" id="csX-oo-001"/>

      """#
    let first = #"                            <constraint firstItem="lbA-aa-001" firstAttribute="top""#
    let theirs = Self.edited((view, ""))
    let merged = try Self.merge(Self.edited((first, new + first)), theirs)
    #expect(Self.text(merged) == theirs)
    #expect(
      merged.remarks == [
        "left out constraint csX-oo-001 for top of view (vwB-aa-001) of ours, since theirs removed view (vwB-aa-001)"
      ])
    // So does an outlet of such a constraint.
    let outlet = #"                        <outlet property="go" destination="btA-aa-001" id="olA-aa-001"/>"#
    let second = outlet.replacing("go", with: "top").replacing("btA-aa-001", with: "csX-oo-001").replacing(
      "olA", with: "olX")
    let outlets = try Self.merge(Self.edited((first, new + first), (outlet, outlet + "\n" + second)), theirs)
    #expect(Self.text(outlets) == theirs && outlets.remarks.count == 2)
    // What places something else by it needs it.
    let needing = new.replacing("sfA-aa-001", with: "lbA-aa-001")
    let clash = try Self.merge(Self.edited((first, needing + first)), theirs)
    #expect(
      clash.clashes.map(\.description) == [
        "view (vwB-aa-001): theirs removed it, constraint csX-oo-001 for top of view (vwB-aa-001) in ours needs it",
        "constraint csX-oo-001 for top of view (vwB-aa-001): only ours has it, theirs removed view (vwB-aa-001), which it needs",
      ])
    #expect(
      clash.root(choosing: .theirs)?.unordered == (try XMLReader.root(of: Array(theirs.utf8)).unordered))
  }

  @Test("separates new constraints that can't hold together") func rivals() throws {
    func constraint(_ id: String, to anchor: String, _ constant: Int) -> String {
      """
                                  <constraint firstItem="vwB-aa-001" firstAttribute="top" secondItem="vwA-aa-001" secondAttribute="\(anchor)" constant="\(constant)" id="\(id)"/>

      """
    }
    let first = #"                            <constraint firstItem="lbA-aa-001" firstAttribute="top""#
    let ours = Self.edited((first, constraint("csX-oo-001", to: "topMargin", 0) + first))
    let merged = try Self.merge(ours, Self.edited((first, constraint("csY-tt-001", to: "top", 11) + first)))
    #expect(
      merged.clashes.map(\.description) == [
        "constraint csX-oo-001 for top of view (vwB-aa-001): ours added it, theirs added constraint csY-tt-001 for top of view (vwB-aa-001), and the two can't hold together"
      ])
    #expect(String(decoding: merged.choosing(.ours), as: UTF8.self) == ours)
    let same = try Self.merge(
      ours, Self.edited((first, constraint("csY-tt-001", to: "topMargin", 0) + first)))
    #expect(same.clashes.isEmpty && Self.text(same) == ours)
  }

  @Test("joins orders, and names one that both changed in two ways") func order() throws {
    let parts = ["label opaque", "stackView", "view contentMode=\"scaleToFill\" trans"].map { start in
      String(
        Self.base.firstMatch(of: try! Regex("(?s) {28}<\(start).*?\n {28}</[a-zA-Z]+>\n"))!.output[0]
          .substring!)
    }
    func ordered(_ numbers: Int...) -> String {
      Self.base.replacing(parts.joined(), with: numbers.map { parts[$0] }.joined())
    }
    let joined = try Self.merge(ordered(2, 0, 1), ordered(1, 0, 2))
    #expect(joined.clashes.isEmpty && Self.text(joined) == ordered(2, 1, 0))
    // What both added alike is in nobody's way.
    let first = Self.label("lbP-bb-001") + parts[0]
    let (grown, turned) = (
      ordered(0, 1, 2).replacing(parts[0], with: first), ordered(0, 2, 1).replacing(parts[0], with: first)
    )
    for sides in [(grown, turned), (turned, grown)] {
      let both = try Self.merge(sides.0, sides.1)
      #expect(both.clashes.isEmpty && Self.text(both) == turned)
    }
    let clash = try Self.merge(ordered(1, 0, 2), ordered(0, 2, 1))
    #expect(
      clash.clashes.map(\.description) == [
        "<subviews> of view (vwA-aa-001): both ordered it, each in another way"
      ])
    #expect(String(decoding: clash.choosing(.ours), as: UTF8.self) == ordered(1, 0, 2))
    #expect(String(decoding: clash.choosing(.theirs), as: UTF8.self) == ordered(0, 2, 1))
  }

  @Test("names the order of what both added in two orders", arguments: [MergeSamples.storyboard, ""])
  func orderOfAdded(base: String) throws {
    let (first, second) = (Self.label("lbP-bb-001"), Self.label("lbQ-bb-001"))
    let ours = Self.edited((Self.stack, first + second + Self.stack))
    let theirs = Self.edited((Self.stack, second + first + Self.stack))
    let merged = try Self.merge(ours, theirs, base: base)
    #expect(
      merged.clashes.map(\.description) == [
        "<subviews> of view (vwA-aa-001): both ordered it, each in another way"
      ])
    #expect(String(decoding: merged.choosing(.ours), as: UTF8.self) == ours)
    #expect(String(decoding: merged.choosing(.theirs), as: UTF8.self) == theirs)
  }

  @Test("keeps an image that one side no longer uses and the other uses anew") func resources() throws {
    let cancel = #"<state key="normal" image="cross" title="Cancel"/>"#
    let resources =
      "    <resources>\n        <image name=\"cross\" width=\"16\" height=\"16\"/>\n    </resources>\n"
    let without = Self.edited((cancel, #"<state key="normal" title="Cancel"/>"#), (resources, ""))
    let using = Self.edited((Self.goTitle, #"<state key="normal" image="cross" title="Go"/>"#))
    #expect(Self.text(try Self.merge(without, using)).contains(resources))
    #expect(!Self.text(try Self.merge(without, Self.base)).contains("<resources>"))
  }

  @Test("keeps line ends and encodings") func spelling() throws {
    let ours = Self.edited((Self.goTitle, #"<state key="normal" title="Start"/>"#))
    let theirs = Self.edited((Self.top, Self.top.replacing("20", with: "32")))
    let both = Self.text(try Self.merge(ours, theirs))
    func returned(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
    #expect(
      Self.text(try Self.merge(returned(ours), returned(theirs), base: returned(Self.base))) == returned(both)
    )
    #expect(Self.text(try Self.merge(ours, returned(theirs))) == returned(both))
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let marked = try MergedInterface(
      base: Array(Self.base.utf8), ours: Array(ours.utf8), theirs: mark + Array(theirs.utf8))
    #expect(marked.bytes == mark + Array(both.utf8))
  }

  @Test("leaves a document on either side, also of lines with several elements") func shortLines() throws {
    let base =
      "<document><objects><label text='A' id='a'/><view id='v'><subviews><label id='b'/></subviews></view></objects></document>"
    let merged = try Self.merge(
      base.replacing("'A'", with: "'B'").replacing("<label id='b'/>", with: ""),
      base.replacing("'A'", with: "'C'").replacing("id='b'", with: "text='D' id='b'"), base: base)
    #expect(
      merged.clashes.map(\.description) == [
        "label 'B' (a): text is 'B' in ours and 'C' in theirs",
        "label 'D' (b): ours removed it, theirs changed it",
      ])
    #expect(merged.root(choosing: .ours)?.objects["a"]?.element["text"] == "B")
    #expect(merged.root(choosing: .ours)?.objects["b"] == nil)
    #expect(merged.root(choosing: .theirs)?.objects["b"]?.element["text"] == "D")
  }

  @Test("leaves nothing on a side that refers to what only the other has") func within() throws {
    let stack = String(Self.base.firstMatch(of: /(?s) *<stackView .*?<\/stackView>\n/)!.output)
    let placing = Self.base.matches(of: /\ *<constraint firstItem="stA-aa-001"[^\n]*\n/).map {
      String($0.output)
    }
    let outlet =
      #"                        <outlet property="go" destination="btA-aa-001" id="olA-aa-001"/>"# + "\n"
    let theirs = Self.edited((stack, ""), (placing.joined(), ""), (outlet, ""))
    let first = #"                                    <button opaque="NO" id="btA-aa-001">"#
    let ours = Self.edited(
      (
        first,
        first.replacing("<button opaque=\"NO\" id=\"btA-aa-001\">", with: "<button id=\"btX-aa-001\"/>\n")
          + first
      ),
      (
        outlet,
        outlet
          + outlet.replacing("go", with: "new").replacing("btA", with: "btX").replacing("olA", with: "olX")
      ))
    let merged = try Self.merge(ours, theirs)
    #expect(merged.clashes.first?.description == "stackView (stA-aa-001): theirs removed it, ours changed it")
    #expect(merged.root(choosing: .ours)?.unordered == (try XMLReader.root(of: Array(ours.utf8)).unordered))
    let chosen = try #require(merged.root(choosing: .theirs))
    let (left, own) = (
      chosen.objects.keys.sorted(), try XMLReader.root(of: Array(theirs.utf8)).objects.keys.sorted()
    )
    #expect(left == own)
  }

  @Test("never has a text as an attribute and as an element") func spelledTexts() throws {
    let start =
      #"<label opaque="NO" text="Sign in" translatesAutoresizingMaskIntoConstraints="NO" id="lbA-aa-001">"#
    let long = start.replacing(#" text="Sign in""#, with: "") + "<string key=\"text\">Sign in\nhere</string>"
    let merged = try Self.merge(
      Self.edited((start, start.replacing("Sign in", with: "Log in"))), Self.edited((start, long)))
    #expect(merged.clashes.count == 2)
    #expect(merged.root(choosing: .ours)?.objects["lbA-aa-001"]?.element.child("string") == nil)
    #expect(merged.root(choosing: .theirs)?.objects["lbA-aa-001"]?.element["text"] == nil)
    let joined = try Self.merge(Self.base, Self.edited((start, long)))
    #expect(Self.text(joined) == Self.edited((start, long)))
  }

  @Test("joins two files without a base") func withoutBase() throws {
    let theirs = Self.edited((Self.stack, Self.label("lbX-tt-001") + Self.stack))
    #expect(Self.text(try Self.merge(Self.base, theirs, base: "")) == theirs)
    let other = try Self.merge(
      Self.base, Self.edited((Self.goTitle, #"<state key="normal" title="Start"/>"#)), base: "\n")
    #expect(
      other.clashes.map(\.description) == [
        "state 'normal' of button 'Go' (btA-aa-001): title is 'Go' in ours and 'Start' in theirs"
      ])
  }

  @Test("refuses what it can't read in one sentence") func refused() {
    #expect(throws: InterfaceMergeFault.unreadable("theirs", .truncated(element: "document", opened: 2))) {
      try Self.merge(Self.base, String(Self.base.dropLast(13)))
    }
    #expect(throws: InterfaceMergeFault.otherRoot("base", "plist")) {
      try Self.merge(Self.base, Self.base, base: "<plist/>")
    }
    #expect(
      InterfaceMergeFault.unreadable("ours", .empty).description
        == "ours: the file is empty; 'git merge-file' merges such files line by line")
    #expect(
      InterfaceMergeFault.otherRoot("ours", "archive").description
        == "ours: the outermost element is <archive>, not <document>; only storyboards and xibs of Xcode 5 and later are merged by object"
    )
  }
}
