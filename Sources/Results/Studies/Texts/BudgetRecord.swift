import Conditions
import Comparison
import DesignModel
public import Notation

extension TextBudget: Recorded {
  public static let recordShape = RecordShape<Self>("budget", "How long a text may become.") {
    Column("screen", "The screen.", \.text.screen.name)
    Column("view", "The view.", \.text.view.name)
    Column("attribute", "Which of its texts.", \.text.attribute.rawValue)
    Column("text", "What it says.", \.said)
    Column("length", "Its length in characters.", \.said.count)
    Column(
      "characters", "How many characters fit on the tightest profile; null for any number.", \.characters)
    Column("lines", "The lines that so many characters take; null for any number.", \.lines)
    Column("tightest", "The profile that leaves the least room; null for any number.", \.tightest)
    Column(
      "profiles", "The profiles that this is about, in words; null for all.", { $0.class?.words })
  }

  /// The text as the design has it.
  public var said: String { text.view.attributes.text(text.attribute) ?? "" }
}
