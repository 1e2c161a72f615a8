import DesignModel
import Testing

@Suite("Attribute values") struct AttributeValueTests {
  @Test(
    "read back from their spelling",
    arguments: [
      (ViewAttribute.text, "", ""), (.text, "Sign in – ‘now’", "Sign in – ‘now’"),
      (.style, "title1", "title1"),
      (.fontSize, "17.5", "17.5"), (.fontSize, "0.5", "0.5"), (.fontSize, "1e1", "10"),
      (.weight, "semibold", "semibold"),
      (.lines, "0", "0"), (.lines, "3.0", "3"), (.lines, "10000", "10000"), (.minimumScale, "1", "1"),
      (.axis, "vertical", "vertical"), (.spacing, "-8", "-8"), (.spacing, "-0", "0"),
      (.spacing, "1000000000", "1000000000"),
      (.spacing, "0.00001", "1e-05"), (.hidden, "true", "true"), (.hidden, "false", "false"),
      (.hugging, "251", "251,251"), (.hugging, "251,250", "251,250"), (.hugging, "high,0.5", "750,0.5"),
      (.compression, "required,fittingSize", "1000,50"), (.size, "44x44", "44x44"),
      (.size, "-x44.5", "-x44.5"),
      (.size, "44x-", "44x-"), (.size, "-x-", "-x-"), (.size, "0x0", "0x0"), (.layoutMargins, "8", "8,8,8,8"),
      (.insets, "8,-16,0,2.5", "8,-16,0,2.5"),
      (.preferredWidth, "280.5", "280.5"), (.segments, "Day|Week|", "Day|Week|"),
      (.borderStyle, "none", "none"), (.buttonConfiguration, "filled", "filled"),
      (.indicatorStyle, "large", "large"), (.pages, "0", "0"), (.scrollEnabled, "true", "true"),
      (.accessory, "disclosureIndicator", "disclosureIndicator"),
      (.contentInsetAdjustment, "scrollableAxes", "scrollableAxes"),
    ])
  func roundTrip(attribute: ViewAttribute, text: String, spelling: String) throws {
    let form = attribute.form(for: .label)
    let value = try #require(AttributeValue(parsing: text, form: form))
    #expect(value.spelled == spelling)
    #expect(AttributeValue(parsing: spelling, form: form) == value)
  }

  @Test(
    "refuse what is no such value",
    arguments: [
      (ViewAttribute.style, "title4"), (.style, "Title1"), (.style, ""), (.fontSize, "0"),
      (.fontSize, "0.49"),
      (.fontSize, "1001"), (.fontSize, "big"), (.fontSize, "0x11"), (.fontSize, " 17"), (.weight, "700"),
      (.lines, "-1"), (.lines, "1.5"), (.lines, "10001"), (.minimumScale, "1.1"), (.minimumScale, "-0.1"),
      (.axis, "z"), (.spacing, ""), (.spacing, "8 8"), (.spacing, "1000000001"), (.hidden, "yes"),
      (.hidden, "True"),
      (.hugging, ""), (.hugging, "0"), (.hugging, "1001"), (.hugging, "-1"), (.hugging, "1,2,3"),
      (.hugging, "1,"),
      (.hugging, "mid"), (.size, "44"), (.size, "44x44x44"), (.size, "x44"), (.size, "-1x44"),
      (.size, "--x44"),
      (.insets, ""), (.insets, "1,2"), (.insets, "1,2,3"), (.insets, "1,2,3,4,5"), (.insets, "1,2,3,x"),
      (.insets, "1,2,3,1000000001"),
      (.preferredWidth, "-1"), (.borderStyle, "dotted"), (.buttonConfiguration, "Filled"),
      (.indicatorStyle, "small"), (.pages, "2.5"), (.scrollEnabled, "1"), (.accessory, "arrow"),
      (.contentInsetAdjustment, "sometimes"),
    ])
  func refused(attribute: ViewAttribute, text: String) {
    #expect(AttributeValue(parsing: text, form: attribute.form(for: .label)) == nil)
  }

  @Test(
    "no number is infinite, absurd or none at all",
    arguments: [
      "nan", "NaN", "inf", "infinity", "-inf", "2e9", "-2e9", "1e400", "0x1p4",
    ])
  func noNumber(text: String) {
    for attribute in ViewAttribute.allCases where attribute.form(for: .label) != .text {
      let form = attribute.form(for: .label)
      for spelling in [text, "\(text)x\(text)", "\(text),\(text)", "\(text),0,0,0", "0,0,0,\(text)"] {
        #expect(AttributeValue(parsing: spelling, form: form) == nil, "\(attribute) \(spelling)")
      }
    }
  }

  @Test("every word of a list is a value of it", arguments: ViewAttribute.allCases)
  func words(attribute: ViewAttribute) {
    for kind in ViewKind.allCases {
      guard case .word(let words) = attribute.form(for: kind) else { continue }
      for word in words {
        #expect(AttributeValue(parsing: word, form: .word(words)) == .text(word))
      }
    }
  }
}
