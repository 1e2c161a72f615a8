import DesignLanguage
import DesignModel
import Notation
import Testing

@Suite("Condition text") struct ConditionTextTests {
  @Test(
    "is spelled back canonically",
    arguments: [
      ("width<414", "width < 414"), ("height >= 667.5", "height >= 667.5"), ("os == 26", "os = 26"),
      ("hclass=regular", "hclass = regular"), ("vclass != compact", "vclass != compact"),
      ("textSize>AX1", "textSize > accessibilityMedium"), ("textSize = xs", "textSize = extraSmall"),
      ("textSize <= extraLarge", "textSize <= extraLarge"), ("direction = rtl", "direction = rtl"),
      ("orientation = landscape", "orientation = landscape"), ("idiom = pad", "idiom = pad"),
      ("keyboard = shown", "keyboard = shown"), ("boldText = true", "boldText = true"),
      ("state = sign-in_2", "state = sign-in_2"),
      ("state = and and state != or", "state = and and state != or"),
      (
        "  textSize >= AX1  and\twidth < 414 and vclass=compact ",
        "textSize >= accessibilityMedium and width < 414 and vclass = compact"
      ),
      ("width > -1e3", "width > -1000"),
    ])
  func canonical(text: String, spelling: String) throws {
    let condition = try Condition(parsing: text)
    #expect(condition.spelled == spelling)
    #expect(try Condition(parsing: spelling) == condition)
  }

  static let axes = ProfileAxis.words.joined(separator: ", ")

  @Test(
    "points at the character that is wrong",
    arguments: [
      ("", 0, "expected \(axes)"), ("  ", 2, "expected \(axes)"), ("< 414", 0, "expected \(axes)"),
      (" widht < 414", 1, "unknown condition 'widht'; did you mean 'width'?"),
      ("colour = red", 0, "unknown condition 'colour'; there are \(axes)"),
      ("width", 5, "expected =, !=, <, <=, > or >= after 'width'"),
      ("width is 4", 6, "expected =, !=, <, <=, > or >= after 'width'"),
      ("width < ", 8, "expected a number for 'width'"), ("width < wide", 8, "expected a number for 'width'"),
      ("width < nan", 8, "expected a number for 'width'"),
      ("width < 2e9", 8, "expected a number for 'width'"),
      ("vclass < regular", 7, "'vclass' has no order: compare it with = or !="),
      ("state >= recover", 6, "'state' has no order: compare it with = or !="),
      ("vclass = compcat", 9, "expected compact, regular for 'vclass'; did you mean 'compact'?"),
      ("vclass = ", 9, "expected compact, regular for 'vclass'"),
      ("boldText = yes", 11, "expected false, true for 'boldText'"),
      ("state = 2", 8, "expected a state's name"), ("focus = 2", 8, "expected a view's name"),
      ("scroll < end", 9, "'end' is no number: compare 'scroll' with it by = or !="),
      (
        "scroll = ned", 9,
        "expected a number of points, start, end or until VIEW for 'scroll'; did you mean 'end'?"
      ),
      ("until ", 6, "expected a view's name after 'until'"),
      ("until a is hidden", 11, "expected 'visible', as in 'until a is visible'"),
      ("width < 414 or idiom = pad", 12, "expected 'and' or the end of the condition"),
      ("width < 414 and", 15, "expected \(axes)"),
      ("width < 414 and and", 16, "unknown condition 'and'; there are \(axes)"),
    ])
  func faults(text: String, offset: Int, reason: String) {
    #expect(throws: SyntaxError(reason, at: offset)) { try Condition(parsing: text) }
  }
}
