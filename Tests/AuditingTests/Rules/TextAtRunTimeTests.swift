import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 points, where characters are 10 points wide: a line has thirty.
@Suite("text-at-run-time") struct TextAtRunTimeTests {
  /// A name at the left and a price at the right of a line.
  private func row(
    _ text: String, isConnected: Bool = false, texts: String? = nil, _ more: String...
  ) throws -> Screen {
    var screen = Screen(id: "demo", name: "demo")
    try screen.setView(
      .root, kind: .view, attributes: texts.map { Attributes(.textsAtRunTime, .text($0)) } ?? Attributes())
    try screen.add(.label, "name", with: ("text", text), ("compression", "751,750"))
    try screen.add(.label, "price", with: ("text", "Due now"))
    if isConnected {
      let view = try #require(screen.view("name"))
      try screen.setView(
        "name", kind: .label, attributes: view.attributes.overridden(by: Attributes(.connected, .flag(true))))
    }
    try screen.constrain(
      "name.leading == root.leading", "name.top == root.top", "price.top == root.top",
      "price.trailing == root.trailing")
    for line in more { try screen.constrain(line) }
    return screen
  }

  private func found(
    _ screen: Screen, _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) -> [Finding] { screen.findings(of: TextAtRunTime.self, change) }

  @Test("reports what another text does to other views, quotes it, and says what it rests on")
  func others() throws {
    let found = found(try row("Anna", isConnected: true))
    #expect(found.map(\.view) == ["name"] && found.map(\.parts) == [["price"]])
    #expect(found[0].message.contains("'Your parcel arrives tomorrow between nine and noon'"))
    #expect(found[0].message.hasSuffix("; an outlet leads to it, so that code may set it"))
    #expect(found.allSatisfy { $0.severity == .note })
    let own = self.found(try row("Anna", isConnected: true, texts: "Your parcel arrives tomorrow"))
    #expect(own.map(\.severity) == [.warning])
    let squeezed = self.found(
      try row("Anna", isConnected: true, "price.leading >= name.trailing", "name.trailing <= root.trailing"))
    #expect(squeezed.map(\.parts) == [["price"]] && squeezed[0].message.contains("of 7 characters"))
  }

  @Test("asks a label of several lines that is named for a name with a name, and another one with a sentence")
  func names() throws {
    func text(_ name: String) throws -> String? {
      var screen = try Screen.built {
        try $0.add(.label, name, with: ("text", "Label"), ("lines", "0"))
        try $0.constrain("\(name).leading == root.leading", "\(name).top == root.top")
      }
      let view = try #require(screen.views.last)
      try screen.setView(
        view.id, kind: .label, attributes: view.attributes.overridden(by: Attributes(.connected, .flag(true)))
      )
      return AuditedScreen(screen).runTimeTexts.first?.texts.first
    }
    let name = "Maximilian Alexander Schneider"
    #expect(try text("nameLabel") == name && text("userName") == name)
    #expect(try text("nameHint") != name && text("messageLabel") != name)
  }

  @Test("says nothing of texts that no code sets, and of a text that gives way") func texts() throws {
    #expect(found(try row("Anna")).isEmpty)
    let screen = try row(
      "Anna", isConnected: true, "price.leading >= name.trailing", "price.width >= 70 @999")
    #expect(found(screen).isEmpty)
  }

  @Test("warns where the file says enough: an outlet, a sample, a name of words, and harm in a usual window")
  func clear() throws {
    func severity(_ text: String, isConnected: Bool = true, width: Double = 400) throws -> [Severity] {
      let screen = try row(
        text, isConnected: isConnected, "price.leading >= name.trailing", "name.trailing <= root.trailing")
      return found(screen) { $0.size.width = width }.map(\.severity)
    }
    #expect(try severity("Label") == [.warning] && severity("Name") == [.warning])
    #expect(try severity("Anna") == [.note] && severity("Label", isConnected: false) == [.note])
    #expect(try severity("Label", width: 320) == [.note])
  }

  @Test("reports samples that cut a sentence in a single line, on the root") func samples() throws {
    let bounds = ["price.leading >= name.trailing", "price.width >= 70 @999"]
    func cut(_ text: String, isConnected: Bool = false) throws -> [Finding] {
      try row(text, isConnected: isConnected, bounds[0], bounds[1]).findings(of: TextCutAtRunTime.self)
    }
    let found = try cut("Label")
    #expect(found.map(\.view) == [.root] && found.map(\.parts) == [["name"]])
    #expect(found[0].message.hasSuffix("; 'Label' is a sample"))
    for sample in ["Title", "Name Label", "Lorem ipsum dolor"] { #expect(try cut(sample).count == 1) }
    for text in ["Labels", "12:30", "Your order"] { #expect(try cut(text).isEmpty) }
    #expect(
      try cut("Anna", isConnected: true).isEmpty && cut("").isEmpty && cut("", isConnected: true).count == 1)
  }

  @Test("asks with the texts that the root gives, or with none") func own() throws {
    let found = found(try row("Anna", isConnected: true, texts: "Bo|Maximilian Alexander Junior"))
    #expect(found.count == 1 && found[0].message.contains("'Maximilian Alexander Junior'"))
    #expect(self.found(try row("Anna", isConnected: true, texts: "Bo")).isEmpty)
    #expect(self.found(try row("Anna", isConnected: true, texts: "none")).isEmpty)
  }

  @Test("asks at one text size, on narrow windows and without the keyboard") func environments() throws {
    let screen = try row("Anna", isConnected: true)
    #expect(found(screen) { $0.textSize = .extraLarge }.isEmpty)
    #expect(found(screen) { $0.keyboardHeight = 200 }.isEmpty)
    #expect(found(screen) { $0.size.width = 440 }.isEmpty)
    #expect(found(screen) { $0.direction = .rtl }.isEmpty)
  }
}
