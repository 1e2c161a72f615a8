import DesignLanguage
public import DesignModel
public import Notation

extension Assertion: RecordedObject, MentionedObject {
  public static let recordShape = RecordShape<ScreenPart<Self>> {
    Column("text", "The claim, as add-assertion takes it.", from: { $0.screen.spelled($0.object.claim) })
  }

  public func mention(in screen: Screen) -> (name: String, meaning: String) {
    (id.text, screen.spelled(claim))
  }

  public func line(in screen: Screen) -> String? {
    "assertion \(id): \(screen.spelled(claim))" + condition.limit(after: "  ")
      + (message.map { "  (\($0))" } ?? "")
  }

  public func words(in screen: Screen) -> ObjectWords {
    ObjectWords(id: id.text, content: screen.spelled(claim) + condition.limit(after: " "))
  }
}
