import DesignModel
import Testing

@Suite("Attributes") struct AttributesTests {
  @Test("are equal however they were set")
  func order() {
    var first = Attributes()
    var second = Attributes()
    for attribute in ViewAttribute.allCases { first[attribute] = .flag(true) }
    for attribute in ViewAttribute.allCases.reversed() { second[attribute] = .flag(false) }
    for attribute in ViewAttribute.allCases.reversed() { second[attribute] = .flag(true) }
    #expect(first == second)
    #expect(first.entries.map(\.attribute) == ViewAttribute.allCases)
    for attribute in ViewAttribute.allCases { first[attribute] = nil }
    #expect(first == Attributes() && first.isEmpty)
  }

  @Test("of a variation lie on top")
  func overridden() {
    var base = Attributes()
    base[.text] = .text("Sign in")
    base[.lines] = .number(1)
    var top = Attributes()
    top[.lines] = .number(0)
    top[.hidden] = .flag(true)
    let result = base.overridden(by: top)
    #expect(result.entries.map(\.attribute) == [.text, .lines, .hidden])
    #expect(result.number(.lines) == 0 && result.text(.text) == "Sign in" && result.flag(.hidden) == true)
    #expect(base.overridden(by: Attributes()) == base)
  }

  @Test("answer only in the form that was set")
  func forms() throws {
    var attributes = Attributes()
    attributes[.insets] = .insets(EdgeInsets(all: 4))
    attributes[.hugging] = .priorities(horizontal: .low, vertical: .high)
    attributes[.alignment] = .text("justified")
    #expect(attributes.insets(.insets) == EdgeInsets(all: 4))
    #expect(
      attributes.number(.insets) == nil && attributes.text(.insets) == nil && attributes.flag(.insets) == nil)
    #expect(try #require(attributes.priorities(.hugging)) == (.low, .high))
    #expect(attributes.priorities(.insets) == nil && attributes.insets(.hugging) == nil)
    #expect(attributes.word(.alignment, as: TextAlignment.self) == .justified)
    #expect(attributes.word(.alignment, as: StackAlignment.self) == nil)
  }
}
