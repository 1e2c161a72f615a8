import DesignLanguage
public import DesignModel
public import Notation

extension Variation: RecordedObject, MentionedObject {
  public static let recordShape = RecordShape<ScreenPart<Self>> {
    Column("text", "What it changes, in words.", from: { $0.screen.spelled($0.object) })
  }

  public func mention(in screen: Screen) -> (name: String, meaning: String) {
    (id.text, "when \(condition.spelled)")
  }

  public func line(in screen: Screen) -> String? {
    "variation \(id) of \(screen.name(ofTarget: self)): \(change.spelled)  when \(condition.spelled)"
  }

  public func words(in screen: Screen) -> ObjectWords {
    ObjectWords(id: id.text, content: "\(screen.spelled(self)) when \(condition.spelled)")
  }
}
