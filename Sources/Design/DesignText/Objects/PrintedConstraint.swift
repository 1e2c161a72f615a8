public import DesignModel
public import Notation

extension LayoutConstraint: RecordedObject, MentionedObject {
  public static let recordShape = RecordShape<ScreenPart<Self>> {
    Column(
      "text", "The whole constraint, as add-constraint takes it.", from: { $0.screen.spelled($0.object) })
  }

  public func mention(in screen: Screen) -> (name: String, meaning: String) {
    (id.text, screen.spelled(self))
  }

  public func line(in screen: Screen) -> String? {
    "constraint \(id): \(screen.spelled(self))" + (isInstalled ? "" : "  not installed")
      + condition.limit(after: "  ")
  }

  public func words(in screen: Screen) -> ObjectWords {
    ObjectWords(
      id: id.text,
      content: screen.spelled(self) + (isInstalled ? "" : ", not installed") + condition.limit(after: " "))
  }
}
