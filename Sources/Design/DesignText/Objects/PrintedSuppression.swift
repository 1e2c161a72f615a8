public import DesignModel
public import Notation

extension Suppression: RecordedObject, MentionedObject {
  public static let recordShape = RecordShape<ScreenPart<Self>> {
    Column("text", "What it accepts, in words.", from: { $0.screen.spelled($0.object) })
    Column.optional(
      "expired", "Whether its last day is over; of list-suppressions.",
      from: { told in told.day.map { told.object.isExpired(on: $0) } })
  }

  public func mention(in screen: Screen) -> (name: String, meaning: String) {
    (id.text, screen.spelled(self))
  }

  public func line(in screen: Screen) -> String? {
    "suppression \(id): \(screen.spelled(self))\(end)  (\(reason))"
  }

  public func words(in screen: Screen) -> ObjectWords {
    ObjectWords(id: id.text, content: "\(screen.spelled(self)): \(reason)")
  }
}
