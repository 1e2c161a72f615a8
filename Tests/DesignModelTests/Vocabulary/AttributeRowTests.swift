import DesignModel
import Testing

@Suite("Attribute rows") struct AttributeRowTests {
  @Test("names and places come back", arguments: ViewAttribute.allCases)
  func identity(attribute: ViewAttribute) {
    #expect(ViewAttribute(rawValue: attribute.rawValue) == attribute)
    #expect(ViewAttribute.allCases[attribute.rank] == attribute)
    #expect(ViewAttribute.words[attribute.rank] == attribute.rawValue)
    #expect(ViewAttribute(rawValue: attribute.rawValue + "s") == nil)
  }

  @Test("every row has a name of its own, as many as there are") func count() {
    #expect(Set(ViewAttribute.words).count == ViewAttribute.allCases.count)
    #expect(ViewAttribute.allCases.count == 103)
  }

  @Test("no kind stands in two uses, and the default has the use's form", arguments: ViewAttribute.allCases)
  func uses(attribute: ViewAttribute) {
    let kinds = attribute.row.uses.flatMap(\.kinds)
    #expect(Set(kinds).count == kinds.count && !kinds.isEmpty)
    for use in attribute.row.uses {
      #expect(attribute.form(for: use.kinds[0]) == use.form)
      for value in [use.absent.value(beside: Attributes()), use.bare].compactMap(\.self) {
        #expect(AttributeValue(parsing: value.spelled, form: use.form) == value, "\(attribute)")
      }
    }
  }

  @Test("other words than the design's stand only for words of the design") func words() {
    for use in ViewAttribute.allCases.flatMap(\.row.uses) {
      var translated: [String] = []
      if case .attribute(let file) = use.interfaceBuilder {
        translated = Array(file.words.keys) + file.readings.values
      }
      if case .statements(_, let words) = use.uiKit { translated += words.keys }
      for word in translated { #expect(AttributeValue(parsing: word, form: use.form) != nil, "\(word)") }
    }
  }

  @Test("texts are translated, in the table's order") func translated() {
    #expect(LocalizedText.attributes == [.text, .placeholder, .label])
    for attribute in LocalizedText.attributes { #expect(attribute.form(for: .label) == .text) }
  }
}
