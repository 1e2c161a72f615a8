import DesignModel
import Testing

@Suite("Vocabularies") struct VocabularyTests {
  @Test(
    "text sizes have UIKit's names and short ones, in whatever case",
    arguments: [
      ("extraSmall", TextSize.extraSmall), ("large", .large), ("L", .large), ("l", .large),
      ("XXXL", .extraExtraExtraLarge),
      ("AX1", .accessibilityMedium), ("ax5", .accessibilityExtraExtraExtraLarge),
    ])
  func textSizes(name: String, size: TextSize) {
    #expect(TextSize(named: name) == size)
  }

  @Test("no other text sizes exist", arguments: ["", "Large", "AX0", "AX6", "XXXXL", "medium "])
  func noTextSizes(name: String) {
    #expect(TextSize(named: name) == nil)
  }

  @Test("text sizes grow in declared order, and seven are no accessibility sizes")
  func textSizeOrder() {
    #expect(TextSize.allCases == TextSize.allCases.sorted())
    #expect(TextSize.allCases.map(\.alias) == TextSize.aliases)
    #expect(TextSize.allCases.filter { !$0.isAccessibility }.count == 7)
  }

  @Test("attributes are listed in declared order and each says what it is")
  func attributes() {
    #expect(ViewAttribute.allCases == ViewAttribute.allCases.sorted())
    #expect(Set(ViewAttribute.allCases.map(\.summary)).count == ViewAttribute.allCases.count)
    for attribute in ViewAttribute.allCases { #expect(attribute.summary.last == ".") }
  }
}
