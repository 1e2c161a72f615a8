public import DesignModel
public import Notation

extension ScreenState: RecordedObject, MentionedObject {
  public static let recordShape = RecordShape<ScreenPart<Self>> {
    Column("state", "Its name.", from: \.object.name)
  }

  public static var isPartOfHeader: Bool { true }

  public func mention(in screen: Screen) -> (name: String, meaning: String) { (name, "") }
  public func words(in screen: Screen) -> ObjectWords { ObjectWords(id: name, content: "") }
}
