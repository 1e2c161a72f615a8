import Comparison
import Conditions
import DesignModel
public import Notation

extension TextBudget: Recorded {
  public static let recordShape = RecordShape<Self>("budget", "How long a text may become.") {
    Column("screen", "The screen.", from: \.text.screen.name)
    Column("view", "The view.", from: \.text.view.name)
    Column("attribute", "Which of its texts.", from: \.text.attribute.rawValue)
    Column("text", "What it says.", from: \.said)
    Column("length", "Its length in characters.", from: \.said.count)
    Column(
      "characters", "How many characters fit on the tightest profile; null for any number.",
      from: \.characters)
    Column("lines", "The lines that so many characters take; null for any number.", from: \.lines)
    Column("tightest", "The profile that leaves the least room; null for any number.", from: \.tightest)
    Column(
      "translations", "The lengths of its translations in characters, by language.",
      from: { JSON.object($0.translations.mapValues { .integer($0) }) },
      as: .json(.type("object")))
    Column(
      "profiles", "The profiles that this is about, in words; null for all.", from: { $0.class?.words })
  }

  /// The lengths in characters of what it says in other languages.
  private var translations: [String: Int] {
    let own = text.screen.texts.filter { $0.view == text.view.id && $0.attribute == text.attribute }
    return Dictionary(own.map { ($0.locale, $0.value.count) }, uniquingKeysWith: { first, _ in first })
  }

  /// The text as the design has it.
  public var said: String { text.view.attributes.text(text.attribute) ?? "" }
}
