import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("The text of a storyboard or xib") struct InterfaceTextTests {
  private static func lines(_ text: String) throws -> [String] { try InterfaceText(Array(text.utf8)).lines }

  /// The lines that one text has and the other hasn't.
  private static func difference(_ old: String, _ new: String) throws -> (gone: [String], new: [String]) {
    let (before, after) = (try lines(old), try lines(new))
    let change = after.difference(from: before)
    func texts(_ changes: [CollectionDifference<String>.Change]) -> [String] {
      changes.map {
        if case .insert(_, let line, _) = $0 {
          line
        } else if case .remove(_, let line, _) = $0 {
          line
        } else {
          ""
        }
      }
    }
    return (texts(change.removals), texts(change.insertions))
  }

  @Test("has a line for each object, attribute and constraint, by scene") func storyboard() throws {
    #expect(
      try Self.lines(MergeSamples.storyboard) == [
        "document: type com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "document: version 3.0",
        "document: targetRuntime iOS.CocoaTouch", "document: useAutolayout YES", "document: useSafeAreas YES",
        "document: initialViewController viewController vcA-aa-001 of Login",
        "Login: scene (scA-aa-001) in the storyboard",
        "Login: viewController (vcA-aa-001) in the scene",
        "Login: viewController vcA-aa-001: customClass Login",
        "Login: viewController vcA-aa-001: sceneMemberID viewController",
        "Login: view root (vwA-aa-001) in viewController vcA-aa-001 as view",
        "Login: view root: contentMode scaleToFill",
        "Login: label 'Sign in' (lbA-aa-001) in view root", "Login: label lbA-aa-001: opaque NO",
        "Login: label lbA-aa-001: translatesAutoresizingMaskIntoConstraints NO",
        "Login: label lbA-aa-001: fontDescription: type system, pointSize 17",
        "Login: label lbA-aa-001: color textColor: white 0.0, alpha 1, colorSpace calibratedWhite",
        "Login: stackView (stA-aa-001) in view root", "Login: stackView stA-aa-001: opaque NO",
        "Login: stackView stA-aa-001: axis vertical",
        "Login: stackView stA-aa-001: translatesAutoresizingMaskIntoConstraints NO",
        "Login: button go 'Go' (btA-aa-001) in stackView stA-aa-001", "Login: button go: opaque NO",
        "Login: button go: state normal",
        "Login: button 'Cancel' (btB-aa-001) in stackView stA-aa-001", "Login: button btB-aa-001: opaque NO",
        "Login: button btB-aa-001: state normal: image cross",
        "Login: view (vwB-aa-001) in view root", "Login: view vwB-aa-001: contentMode scaleToFill",
        "Login: view vwB-aa-001: translatesAutoresizingMaskIntoConstraints NO",
        "Login: viewLayoutGuide safeArea (sfA-aa-001) in view root as safeArea",
        "Login: label lbA-aa-001.top == safeArea.top + 20 (csA-aa-001 in view root)",
        "Login: label lbA-aa-001.leading == safeArea.leading + 20 (csB-aa-001 in view root)",
        "Login: stackView stA-aa-001.top == label lbA-aa-001.bottom + 8 (csC-aa-001 in view root)",
        "Login: stackView stA-aa-001.leading == label lbA-aa-001.leading (csD-aa-001 in view root)",
        "Login: viewController vcA-aa-001: outlet go to button go (olA-aa-001)",
        "viewController scB-aa-001: scene (scB-aa-001) in the storyboard",
        "viewController scB-aa-001: viewController (vcB-aa-001) in the scene",
        "viewController scB-aa-001: viewController vcB-aa-001: sceneMemberID viewController",
        "viewController scB-aa-001: view root (vwC-aa-001) in viewController vcB-aa-001 as view",
        "viewController scB-aa-001: view root: contentMode scaleToFill",
      ])
  }

  @Test("of a xib names no scene, and spells relations, priorities and whose anchor it is") func xib() throws
  {
    let lines = try Self.lines(MergeSamples.xib)
    #expect(lines.contains("tableViewCell (ceA-aa-001) in the file"))
    #expect(lines.contains("tableViewCellContentView cvA-aa-001: tableViewCell tableViewCell ceA-aa-001"))
    #expect(
      lines.filter { $0.contains("== ") || $0.contains(">= ") } == [
        "name.leading == tableViewCellContentView cvA-aa-001.leading + 16 (csA-aa-001 in tableViewCellContentView cvA-aa-001)",
        "name.top == tableViewCellContentView cvA-aa-001.top + 13 (csB-aa-001 in tableViewCellContentView cvA-aa-001)",
        "tableViewCellContentView cvA-aa-001.trailing == switch swA-aa-001.trailing + 8 (csC-aa-001 in tableViewCellContentView cvA-aa-001)",
        "value.leading >= name.trailing + 8 (csD-aa-001 in tableViewCellContentView cvA-aa-001)",
      ])
  }

  @Test("changes in one line where one thing does, whatever is named after it") func oneLine() throws {
    let sample = MergeSamples.storyboard
    let text = try Self.difference(sample, sample.replacing("Sign in", with: "Log in"))
    #expect(text.gone == ["Login: label 'Sign in' (lbA-aa-001) in view root"])
    #expect(text.new == ["Login: label 'Log in' (lbA-aa-001) in view root"])
    let title = try Self.difference(sample, sample.replacing("title=\"Go\"", with: "title=\"Go on\""))
    #expect(title.new == ["Login: button go 'Go on' (btA-aa-001) in stackView stA-aa-001"])
    let constant = try Self.difference(sample, sample.replacing("constant=\"8\"", with: "constant=\"-8.5\""))
    #expect(
      constant.new == [
        "Login: stackView stA-aa-001.top == label lbA-aa-001.bottom - 8.5 (csC-aa-001 in view root)"
      ])
    let added = try Self.difference(
      sample,
      sample.replacing(
        "<stackView opaque", with: "<label text=\"New\" id=\"lbX-aa-001\"/><stackView opaque"))
    #expect(added.gone == [] && added.new == ["Login: label 'New' (lbX-aa-001) in view root"])
  }

  @Test("gives a name that several objects of a scene have with their identifiers") func shared() throws {
    let sample = MergeSamples.storyboard.replacing(
      "id=\"vwB-aa-001\"", with: "userLabel=\"Go\" id=\"vwB-aa-001\"")
    let lines = try Self.lines(sample)
    #expect(lines.contains("Login: button go-btA-aa-001 'Go' (btA-aa-001) in stackView stA-aa-001"))
    #expect(lines.contains("Login: view go-vwB-aa-001 (vwB-aa-001) in view root"))
  }

  @Test("escapes what would break a line, and says where a color is the system's") func values() throws {
    let sample = MergeSamples.storyboard.replacing("Sign in", with: "It's&#10;\\ me&#x202E;").replacing(
      "white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"",
      with: "cocoaTouchSystemColor=\"darkTextColor\" white=\"0.0\" alpha=\"1\"")
    let lines = try Self.lines(sample)
    #expect(lines.contains(#"Login: label 'It\'s\n\\ me\u{202e}' (lbA-aa-001) in view root"#))
    #expect(lines.contains("Login: label lbA-aa-001: color textColor: systemColor darkTextColor"))
  }

  @Test("shows multipliers, ratios and what else a constraint says") func constraints() throws {
    let sample = MergeSamples.storyboard.replacing(
      "constant=\"8\" id=\"csC-aa-001\"/>",
      with: """
        multiplier="1:2" constant="0.0" priority="750" identifier="gap" placeholder="YES" id="csC-aa-001"/>
        <constraint firstAttribute="width" relation="lessThanOrEqual" constant="44" id="csX-aa-001"/>
        """)
    let lines = try Self.lines(sample)
    #expect(
      lines.contains(
        "Login: stackView stA-aa-001.top == label lbA-aa-001.bottom * 1:2 + 0 @750 (csC-aa-001 in view root), identifier gap, placeholder YES"
      ))
    #expect(lines.contains("Login: root.width <= 44 (csX-aa-001 in view root)"))
  }

  @Test("calls what belongs to a view after it, and says what connections are for") func belongings() throws {
    let sample = MergeSamples.xib.replacing(
      "<outlet property=\"name\"",
      with: """
        <action selector="toggle:" destination="-1" eventType="valueChanged" id="acA-aa-001"/>
        <segue kind="show" identifier="more" destination="gone-no-one" id="sgA-aa-001"><nil key="x"/></segue>
        <outlet property="name"
        """
    ).replacing(
      "<point key=\"canvasLocation\"",
      with: "<viewLayoutGuide key=\"safeArea\" id=\"sfA-aa-001\"/><point key=\"canvasLocation\"")
    let lines = try Self.lines(sample)
    #expect(
      lines.contains(
        "tableViewCell ceA-aa-001: action 'toggle:' to placeholder filesOwner, eventType valueChanged (acA-aa-001)"
      ))
    #expect(
      lines.contains(
        "tableViewCell ceA-aa-001: segue kind show, identifier more, to gone-no-one (sgA-aa-001)"))
    #expect(lines.contains("segue sgA-aa-001: nil x"))
    #expect(lines.contains("viewLayoutGuide safeArea (sfA-aa-001) in tableViewCell ceA-aa-001 as safeArea"))
  }

  @Test("is refused of what is no document of Interface Builder") func refused() {
    #expect(throws: InterfaceBuilderError.self) { try InterfaceText(Array("<<<<<<< ours".utf8)) }
    #expect(throws: InterfaceBuilderError.otherRoot("archive")) {
      try InterfaceText(Array("<archive/>".utf8))
    }
  }
}
